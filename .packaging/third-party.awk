# From the list of cargo-bundle-licenses, as JSON with a field a line: each crate with its terms, and each text once.

function unquoted(line) {
    sub(/^[^:]*: "/, "", line)
    sub(/",?$/, "", line)
    return line
}

# The text as it is read.
function plain(text) {
    gsub(/\\r/, "", text)
    gsub(/\\t/, "    ", text)
    gsub(/\\"/, "\"", text)
    gsub(/\\\\/, "\001", text)
    gsub(/\\n/, "\n", text)
    gsub(/\001/, "\\", text)
    return text
}

# Who wrote a crate, as its manifest says; `sources` is the folder of cargo's crates.
function owners(name, version,    command, text) {
    command = "sed -n \"/^authors = /,/]/p\" " sources "/" name "-" version "/Cargo.toml | tr -d '\\n' | sed 's/^authors = \\[ *//; s/,* *\\]$//; s/\"//g; s/  */ /g'"
    text = ""
    command | getline text
    close(command)
    return text == "" ? "Copyright (c) its authors" : "Copyright (c) " text
}

/^      "package_name":/ { name = unquoted($0) }
/^      "package_version":/ { version = unquoted($0) }
/^      "repository":/ { place = unquoted($0) }
/^      "license":/ { printf "%s %s, %s\n    %s:", name, version, place, unquoted($0) }
/^          "license":/ { kind = unquoted($0) }
/^          "text":/ {
    text = plain(unquoted($0))
    if (text == "NOT FOUND") {
        # The crate names these terms without their text.
        printf " %s, in its usual words, %s", kind, owners(name, version)
        next
    }
    # Where lines are broken makes no other text.
    key = text
    gsub(/[[:space:]]+/, " ", key)
    if (!(key in number)) {
        number[key] = ++count
        texts[count] = text
        kinds[count] = kind
    }
    printf " [%d]", number[key]
}
/^      \]/ { print "" }
END {
    for (n = 1; n <= count; n++) printf "\n[%d] %s\n\n%s\n", n, kinds[n], texts[n]
}
