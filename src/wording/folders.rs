//! The files of the languages in the program. A test makes this list of the folders in `locales`.

use std::sync::LazyLock;

use include_flate::{IFlate, flate};

/// A file as it is, or compressed.
pub enum File {
    Plain(&'static [u8]),
    Compressed(&'static LazyLock<IFlate>),
}

flate!(static DE_GLOSSARY: IFlate from "locales/de/glossary.txt" with deflate);
flate!(static DE_OPTIONS: IFlate from "locales/de/options.ftl" with deflate);
flate!(static EN_GLOSSARY: IFlate from "locales/en/glossary.txt" with deflate);
flate!(static ES_GLOSSARY: IFlate from "locales/es/glossary.txt" with deflate);
flate!(static ES_OPTIONS: IFlate from "locales/es/options.ftl" with deflate);
flate!(static FR_ANNABELLA: IFlate from "locales/fr/annabella.ftl" with deflate);
flate!(static FR_GLOSSARY: IFlate from "locales/fr/glossary.txt" with deflate);
flate!(static FR_OPTIONS: IFlate from "locales/fr/options.ftl" with deflate);
flate!(static IT_ANNABELLA: IFlate from "locales/it/annabella.ftl" with deflate);
flate!(static IT_GLOSSARY: IFlate from "locales/it/glossary.txt" with deflate);
flate!(static IT_OPTIONS: IFlate from "locales/it/options.ftl" with deflate);
flate!(static NL_ANNABELLA: IFlate from "locales/nl/annabella.ftl" with deflate);
flate!(static NL_GLOSSARY: IFlate from "locales/nl/glossary.txt" with deflate);
flate!(static NL_OPTIONS: IFlate from "locales/nl/options.ftl" with deflate);
flate!(static PL_ANNABELLA: IFlate from "locales/pl/annabella.ftl" with deflate);
flate!(static PL_GLOSSARY: IFlate from "locales/pl/glossary.txt" with deflate);
flate!(static PL_OPTIONS: IFlate from "locales/pl/options.ftl" with deflate);
flate!(static PT_ANNABELLA: IFlate from "locales/pt/annabella.ftl" with deflate);
flate!(static PT_GLOSSARY: IFlate from "locales/pt/glossary.txt" with deflate);
flate!(static PT_OPTIONS: IFlate from "locales/pt/options.ftl" with deflate);
flate!(static RU_ANNABELLA: IFlate from "locales/ru/annabella.ftl" with deflate);
flate!(static RU_GLOSSARY: IFlate from "locales/ru/glossary.txt" with deflate);
flate!(static RU_OPTIONS: IFlate from "locales/ru/options.ftl" with deflate);
flate!(static TR_ANNABELLA: IFlate from "locales/tr/annabella.ftl" with deflate);
flate!(static TR_GLOSSARY: IFlate from "locales/tr/glossary.txt" with deflate);
flate!(static TR_OPTIONS: IFlate from "locales/tr/options.ftl" with deflate);

/// The path of each file in `locales`, and the file.
#[rustfmt::skip]
pub static FILES: [(&str, File); 29] = [
    ("de/annabella.ftl", File::Plain(include_bytes!("../../locales/de/annabella.ftl"))),
    ("de/glossary.txt", File::Compressed(&DE_GLOSSARY)),
    ("de/options.ftl", File::Compressed(&DE_OPTIONS)),
    ("en/annabella.ftl", File::Plain(include_bytes!("../../locales/en/annabella.ftl"))),
    ("en/glossary.txt", File::Compressed(&EN_GLOSSARY)),
    ("es/annabella.ftl", File::Plain(include_bytes!("../../locales/es/annabella.ftl"))),
    ("es/glossary.txt", File::Compressed(&ES_GLOSSARY)),
    ("es/options.ftl", File::Compressed(&ES_OPTIONS)),
    ("fr/annabella.ftl", File::Compressed(&FR_ANNABELLA)),
    ("fr/glossary.txt", File::Compressed(&FR_GLOSSARY)),
    ("fr/options.ftl", File::Compressed(&FR_OPTIONS)),
    ("it/annabella.ftl", File::Compressed(&IT_ANNABELLA)),
    ("it/glossary.txt", File::Compressed(&IT_GLOSSARY)),
    ("it/options.ftl", File::Compressed(&IT_OPTIONS)),
    ("nl/annabella.ftl", File::Compressed(&NL_ANNABELLA)),
    ("nl/glossary.txt", File::Compressed(&NL_GLOSSARY)),
    ("nl/options.ftl", File::Compressed(&NL_OPTIONS)),
    ("pl/annabella.ftl", File::Compressed(&PL_ANNABELLA)),
    ("pl/glossary.txt", File::Compressed(&PL_GLOSSARY)),
    ("pl/options.ftl", File::Compressed(&PL_OPTIONS)),
    ("pt/annabella.ftl", File::Compressed(&PT_ANNABELLA)),
    ("pt/glossary.txt", File::Compressed(&PT_GLOSSARY)),
    ("pt/options.ftl", File::Compressed(&PT_OPTIONS)),
    ("ru/annabella.ftl", File::Compressed(&RU_ANNABELLA)),
    ("ru/glossary.txt", File::Compressed(&RU_GLOSSARY)),
    ("ru/options.ftl", File::Compressed(&RU_OPTIONS)),
    ("tr/annabella.ftl", File::Compressed(&TR_ANNABELLA)),
    ("tr/glossary.txt", File::Compressed(&TR_GLOSSARY)),
    ("tr/options.ftl", File::Compressed(&TR_OPTIONS)),
];
