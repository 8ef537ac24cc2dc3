//! The results of a round as one HTML page, with a line for each signature.

use crate::storage::exports::escaped;

/// The contents of the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedResults {
    pub language: String,
    pub title: String,
    /// Above the number of the board, White, the result, Black.
    pub heads: [String; 4],
    /// Above the signatures of White and Black.
    pub signatures: [String; 2],
    pub arbiter: String,
    pub rows: Vec<[String; 4]>,
    /// A sentence for each match of teams.
    pub matches: Vec<String>,
}

const STYLE: &str = "\
@page { size: A4; margin: 12mm }
body { margin: 0; font: 10pt/1.3 'DejaVu Sans Condensed', 'Noto Sans', Arial, sans-serif; color: #000; background: #fff }
h1 { font-size: 15pt; margin: 0 0 3mm }
table { border-collapse: collapse; width: 100% }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { border: .2mm solid #000; padding: 1mm 1.5mm; height: 8mm; text-align: left; overflow-wrap: anywhere }
.result { text-align: center; font-weight: bold; white-space: nowrap }
.signature { width: 30mm }
.arbiter { margin-top: 16mm; border-top: .3mm solid #000; width: 70mm; padding-top: 1mm; font-size: 8pt }
";

/// The page.
pub fn results(page: &PrintedResults) -> String {
    let head = |text: &String| format!("<th scope=\"col\">{}</th>", escaped(text));
    let heads: String = page.heads.iter().chain(&page.signatures).map(head).collect();
    let row = |[board, white, result, black]: &[String; 4]| {
        let [board, white, result, black] = [board, white, result, black].map(|text| escaped(text));
        format!(
            "<tr><th scope=\"row\">{board}</th><td>{white}</td><td class=\"result\">{result}</td><td>{black}</td>\
             <td class=\"signature\"></td><td class=\"signature\"></td></tr>\n"
        )
    };
    let rows: String = page.rows.iter().map(row).collect();
    let matches: String = page.matches.iter().map(|text| format!("<li>{}</li>\n", escaped(text))).collect();
    let matches = if matches.is_empty() { matches } else { format!("<ul>\n{matches}</ul>\n") };
    let (title, arbiter) = (escaped(&page.title), escaped(&page.arbiter));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n<h1>{title}</h1>\n<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n{matches}\
         <p class=\"arbiter\">{arbiter}</p>\n</body>\n</html>\n",
        page.language
    )
}
