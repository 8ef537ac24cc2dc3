//! The files of the languages, compressed in the program. A test makes this list of the folders in `locales`.

use std::sync::LazyLock;

use include_flate::{IFlate, flate};

flate!(static DE_ANNABELLA: IFlate from "locales/de/annabella.ftl" with deflate);
flate!(static DE_GLOSSARY: IFlate from "locales/de/glossary.txt" with deflate);
flate!(static DE_OPTIONS: IFlate from "locales/de/options.ftl" with deflate);
flate!(static EN_ANNABELLA: IFlate from "locales/en/annabella.ftl" with deflate);
flate!(static EN_GLOSSARY: IFlate from "locales/en/glossary.txt" with deflate);
flate!(static ES_ANNABELLA: IFlate from "locales/es/annabella.ftl" with deflate);
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
pub static FILES: [(&str, &LazyLock<IFlate>); 29] = [
    ("de/annabella.ftl", &DE_ANNABELLA),
    ("de/glossary.txt", &DE_GLOSSARY),
    ("de/options.ftl", &DE_OPTIONS),
    ("en/annabella.ftl", &EN_ANNABELLA),
    ("en/glossary.txt", &EN_GLOSSARY),
    ("es/annabella.ftl", &ES_ANNABELLA),
    ("es/glossary.txt", &ES_GLOSSARY),
    ("es/options.ftl", &ES_OPTIONS),
    ("fr/annabella.ftl", &FR_ANNABELLA),
    ("fr/glossary.txt", &FR_GLOSSARY),
    ("fr/options.ftl", &FR_OPTIONS),
    ("it/annabella.ftl", &IT_ANNABELLA),
    ("it/glossary.txt", &IT_GLOSSARY),
    ("it/options.ftl", &IT_OPTIONS),
    ("nl/annabella.ftl", &NL_ANNABELLA),
    ("nl/glossary.txt", &NL_GLOSSARY),
    ("nl/options.ftl", &NL_OPTIONS),
    ("pl/annabella.ftl", &PL_ANNABELLA),
    ("pl/glossary.txt", &PL_GLOSSARY),
    ("pl/options.ftl", &PL_OPTIONS),
    ("pt/annabella.ftl", &PT_ANNABELLA),
    ("pt/glossary.txt", &PT_GLOSSARY),
    ("pt/options.ftl", &PT_OPTIONS),
    ("ru/annabella.ftl", &RU_ANNABELLA),
    ("ru/glossary.txt", &RU_GLOSSARY),
    ("ru/options.ftl", &RU_OPTIONS),
    ("tr/annabella.ftl", &TR_ANNABELLA),
    ("tr/glossary.txt", &TR_GLOSSARY),
    ("tr/options.ftl", &TR_OPTIONS),
];
