# shellcheck shell=sh
# shellcheck disable=SC2154 # `x` sets what is not set here
# Makes the packages that players install. Read by `x`, whose functions stand here too.

# The source of espeak-ng, as a crate that carries it: cargo fetches it and looks whether it is whole.
espeak_crate=espeak-rs-sys espeak_version=0.2.0
# What the voices of the interface's languages need of its data.
espeak_data="phondata phonindex phontab intonations de_dict en_dict es_dict lang/gmw/de lang/gmw/en lang/roa/es"
windows=x86_64-pc-windows-gnu

package() {
    [ "$(uname -s)" = Linux ] || fail "Packages are made on Linux."
    prepare "$pack" "$cross"
    version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
    work=$PWD/target/packages
    out=$work/annabella-$version
    tools=$PWD/target/tools
    rm -rf "$out" "$work/made"
    mkdir -p "$out" "$work/made"
    make_the_same_bytes
    obtain_tool cargo-deb 3.8.0
    obtain_tool cargo-generate-rpm 0.21.1

    say "== Programs"
    CARGO_TARGET_DIR=$work cargo build --profile dist --locked --features hall --bins
    make_texts
    say "== The voice"
    fetch_espeak
    build_espeak linux
    say "== .deb"
    CARGO_TARGET_DIR=$work "$tools/bin/cargo-deb" --profile dist --no-build --output "$out/"
    say "== .rpm"
    CARGO_TARGET_DIR=$work "$tools/bin/cargo-generate-rpm" --profile dist --source-date "$SOURCE_DATE_EPOCH" --output "$out/"
    say "== .tar.gz"
    make_portable
    say "== Windows"
    absent=$(missing_for_windows)
    if [ -z "$absent" ]; then make_for_windows; else say "Left out, for these are missing: $absent"; fi
    (cd "$out" && sha256sum -- * >"$work/SHA256SUMS" && mv "$work/SHA256SUMS" SHA256SUMS)
    rm -f "$log"
    say "== Done: $out"
    cat "$out/SHA256SUMS"
}

# The date of the last change is used as the time, and fixed names replace the folders of this machine.
make_the_same_bytes() {
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || date -r Cargo.lock +%s)
    RUSTFLAGS="--remap-path-prefix=$PWD=annabella --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo"
    LC_ALL=C.UTF-8 TZ=UTC
    export SOURCE_DATE_EPOCH RUSTFLAGS LC_ALL TZ
    umask 022
}

# obtain_tool NAME VERSION: built without optimisation, once for each version; nothing is installed elsewhere.
obtain_tool() {
    RUSTFLAGS='' cargo install --locked --debug --root "$tools" --version "$2" "$1"
}

# The man pages and what completes the command line of each shell.
make_texts() {
    program=$work/dist/annabella
    mkdir "$work/made/man"
    "$program" man >"$work/made/man/annabella.1"
    for command in $("$program" complete -- man '' | cut -f 1); do
        "$program" man "$command" >"$work/made/man/annabella-$command.1"
    done
    for shell in bash zsh fish; do "$program" completions $shell >"$work/made/annabella.$shell"; done
}

fetch_espeak() {
    espeak=$work/espeak-ng
    [ -d "$espeak/source" ] && return 0
    mkdir -p "$espeak/fetch/src"
    : >"$espeak/fetch/src/lib.rs"
    printf '[package]\nname = "fetch"\nversion = "0.0.0"\nedition = "2021"\n[workspace]\n[dependencies]\n%s = "=%s"\n' \
        "$espeak_crate" "$espeak_version" >"$espeak/fetch/Cargo.toml"
    (cd "$espeak/fetch" && cargo vendor --quiet vendor >/dev/null)
    mv "$espeak/fetch/vendor/$espeak_crate/espeak-ng" "$espeak/source"
    rm -rf "$espeak/fetch"
}

# build_espeak linux|windows: the library, and with the first of them its data.
build_espeak() {
    place=$espeak/$1
    library=$place/src/libespeak-ng/libespeak-ng.so.1
    set -- "$1" -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=ON -DENABLE_TESTS=OFF -DCOMPILE_INTONATIONS=OFF \
        -DUSE_ASYNC=OFF -DUSE_MBROLA=OFF -DUSE_LIBSONIC=OFF -DUSE_LIBPCAUDIO=OFF -DUSE_SPEECHPLAYER=OFF \
        -DSONIC_LIB=none -DSONIC_INC=none -DCMAKE_C_FLAGS="-ffile-prefix-map=$espeak=espeak-ng"
    if [ "$1" = windows ]; then
        library=$place/src/libespeak-ng.dll
        set -- "$@" -DCMAKE_SYSTEM_NAME=Windows -DCMAKE_C_COMPILER=x86_64-w64-mingw32-gcc \
            -DCMAKE_CXX_COMPILER=x86_64-w64-mingw32-g++ \
            -DCMAKE_SHARED_LINKER_FLAGS="-static-libgcc -Wl,--no-insert-timestamp"
    fi
    target="espeak-ng"
    [ "$1" = windows ] || target="espeak-ng-bin"
    shift
    cmake -Wno-dev -S "$espeak/source" -B "$place" "$@" >"$log" 2>&1 || { tail -n 20 "$log"; exit 1; }
    cmake --build "$place" --target $target >"$log" 2>&1 || { tail -n 20 "$log"; exit 1; }
    [ "$target" = espeak-ng ] || compile_espeak_data "$place/src/espeak-ng"
}

# compile_espeak_data PROGRAM: it looks for the sources of the sounds beside the data.
compile_espeak_data() {
    data=$espeak/source/espeak-ng-data
    [ -f "$data/es_dict" ] && return 0
    for part in -intonations -phonemes =en =de =es; do
        folder=dictsource
        case $part in -*) folder=phsource ;; esac
        (cd "$espeak/source/$folder" && ESPEAK_DATA_PATH=$espeak/source "$1" "--compile$part" >"$log" 2>&1) ||
            { tail -n 20 "$log"; exit 1; }
    done
    [ -f "$data/es_dict" ] || { tail -n 20 "$log"; fail "The data of espeak-ng could not be made."; }
}

# copy_voice FOLDER: the library, and its data beside it.
copy_voice() {
    cp -L "$library" "$1/"
    for file in $espeak_data; do
        mkdir -p "$1/espeak-ng-data/$(dirname "$file")"
        cp "$espeak/source/espeak-ng-data/$file" "$1/espeak-ng-data/$file"
    done
}

make_portable() {
    name=annabella-$version-linux-$(uname -m)
    folder=$work/made/$name
    mkdir "$folder"
    cp "$work/dist/annabella" "$work/dist/annabella-voice" "$work/dist/annabella-hall" README.md LICENSE "$folder/"
    cp -r docs "$work/made/man" "$folder/"
    copy_voice "$folder"
    # Speech Dispatcher's library is not everywhere, and the program that links it would not start.
    for needed in libspeechd.so.2 libglib-2.0.so.0 libpcre2-8.so.0 libpcre.so.3; do
        file=$(ldd "$folder/annabella-voice" | sed -n "s|.*$needed => \(/[^ ]*\) .*|\1|p")
        [ -z "$file" ] || cp -L "$file" "$folder/$needed"
    done
    patchelf --force-rpath --set-rpath "\$ORIGIN" "$folder/annabella-voice"
    tar -C "$work/made" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        -cf "$out/$name.tar" "$name"
    gzip -9n "$out/$name.tar"
}

missing_for_windows() {
    has x86_64-w64-mingw32-gcc || printf 'mingw-w64 (gcc-mingw-w64-x86-64); '
    has makensis || printf 'nsis; '
    has zip || printf 'zip; '
    # Where rustup is, it brings what Rust needs.
    if ! ls "$(rustc --print target-libdir --target $windows)"/libstd-*.rlib >/dev/null 2>&1; then
        ! has rustup || say "rustup adds the standard library of Rust for $windows." >&2
        { has rustup && rustup target add $windows >/dev/null 2>&1; } || printf 'the standard library of Rust for %s; ' $windows
    fi
}

make_for_windows() {
    # Among the symbols are the random names of folders in which the linker found the libraries of Windows.
    RUSTFLAGS="$RUSTFLAGS -Clink-arg=-Wl,--no-insert-timestamp -Clink-arg=-s" CARGO_TARGET_DIR=$work \
        cargo build --profile dist --locked --bins --target $windows
    build_espeak windows
    folder=$work/made/annabella-$version-windows-x86_64
    mkdir "$folder"
    cp "$work/$windows/dist/annabella.exe" "$work/$windows/dist/annabella-voice.exe" "$folder/"
    cp -r README.md docs "$folder/"
    cp LICENSE "$folder/LICENSE.txt"
    copy_voice "$folder"
    find "$folder" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    (cd "$work/made" && find "${folder##*/}" -type f | sort | zip -q -X -9 "$out/${folder##*/}.zip" -@)
    makensis -V2 "-DVERSION=$version" "-DFROM=$folder" "-DOUT=$out/annabella-$version-setup.exe" .packaging/setup.nsi
}
