# shellcheck shell=sh
# shellcheck disable=SC2154 # `x` sets what is not set here
# Makes the packages that players install. Read by `x`, whose functions stand here too.

# The source of espeak-ng, as a crate that carries it: cargo fetches it and looks whether it is whole.
espeak_crate=espeak-rs-sys espeak_version=0.2.0
# Nobody answers letters at this address: what is wrong is reported where the source is.
maintainer="Annabella maintainers <maintainers@annabella.invalid>"
# What every voice needs of its data.
espeak_data="phondata phonindex phontab intonations"
windows=x86_64-pc-windows-gnu arm=aarch64-unknown-linux-gnu
# What a package has that a build from the source has not.
everything=hall,pictures

package() {
    [ "$(uname -s)" = Linux ] || fail "Packages are made on Linux."
    [ -z "$sign" ] || [ -f "$sign" ] || fail "There is no key $sign. minisign -G makes one."
    prepare "$pack${sign:+ minisign}" "$cross"
    [ -z "$sign" ] || has minisign || fail "minisign is missing, which signs the list of sums."
    begin_packages
    # What is signed is released.
    [ -z "$sign" ] || grep -q "^## $version, [0-9]" docs/changelog.md ||
        fail "docs/changelog.md has no version $version with its day. Right would be: ## $version, $(date +%F)"
    start_beat
    native=$(rustc -vV | sed -n 's/^host: //p')

    # shellcheck disable=SC2034 # `took` reads it
    took_since=$(date +%s)
    say "== Programs"
    build_programs "$native"
    make_texts
    took "The programs"
    say "== Licences"
    fetch_espeak
    make_notices
    took "The licences"
    say "== .deb, .rpm, .tar.gz"
    build_espeak "$native"
    make_root "$native"
    make_deb "$native"
    make_rpm "$native"
    make_portable "$native"
    took "The packages"
    say "== .deb, .tar.gz for arm64"
    absent=$(missing_for_arm)
    if [ "$native" = "$arm" ]; then
        say "They are those above."
    elif [ -n "$absent" ]; then
        say "Left out, for these are missing: $absent"
    else
        make_for_arm
    fi
    took "Those for arm64"
    say "== Windows"
    absent=$(missing_for_windows)
    if [ -z "$absent" ]; then make_for_windows; else say "Left out, for these are missing: $absent"; fi
    took "Those for Windows"
    (cd "$out" && sha256sum -- * >"$work/SHA256SUMS" && mv "$work/SHA256SUMS" SHA256SUMS)
    [ -z "$sign" ] || minisign -S -s "$sign" -m "$out/SHA256SUMS"
    stop_beat
    rm -f "$log"
    say "== Done: $out"
    cat "$out/SHA256SUMS"
}

# The folders, and which program this is.
begin_packages() {
    version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
    work=$PWD/target/packages
    out=$work/annabella-$version
    made=$work/made
    tools=$PWD/target/tools
    arm_root=$work/arm64
    rm -rf "$out" "$made"
    mkdir -p "$out" "$made"
    make_the_same_bytes
    # A package of a later commit is installed over one of an earlier commit.
    revision=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y%m%d.%H%M%S)
}

# The date of the last change is used as the time, and fixed names replace the folders of this machine.
make_the_same_bytes() {
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || awk '$3 ~ /^[0-9]+$/ { print $3 }' .packaging/commit.txt)
    SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(date -r Cargo.lock +%s)}
    # Between the flags stands a sign that is in no path.
    between=$(printf '\037')
    CARGO_ENCODED_RUSTFLAGS="--remap-path-prefix=$PWD=annabella$between--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo"
    LC_ALL=C.UTF-8 TZ=UTC
    export SOURCE_DATE_EPOCH CARGO_ENCODED_RUSTFLAGS LC_ALL TZ
    umask 022
}

# build_programs TARGET: with the target named, all of them share the macros and build scripts.
build_programs() {
    env CARGO_TARGET_DIR="$work" cargo build --release --locked --features $everything --bins --target "$1" ||
        { code=$?; explain_failure --edges normal,build --features $everything --target "$1"; exit "$code"; }
}

# obtain_tool NAME VERSION [OPTION...]: built without optimisation, once for each version; nothing is installed elsewhere.
obtain_tool() {
    tool=$1 tool_version=$2
    shift 2
    env -u CARGO_ENCODED_RUSTFLAGS cargo install --locked --debug --root "$tools" --version "$tool_version" "$@" "$tool"
}

# The man pages and what completes the command line of each shell.
make_texts() {
    program=$work/$native/release/annabella
    mkdir -p "$made/man" "$made/completions"
    "$program" man >"$made/man/annabella.1"
    for command in $("$program" complete -- man '' | cut -f 1); do
        "$program" man "$command" >"$made/man/annabella-$command.1"
    done
    for shell in bash zsh fish; do "$program" completions $shell >"$made/completions/annabella.$shell"; done
}

# The terms under which the packages hold what others wrote.
make_notices() {
    # It compares texts letter by letter, which takes minutes without optimisation.
    obtain_tool cargo-bundle-licenses 5.0.0 --config profile.dev.package.strsim.opt-level=3
    "$tools/bin/cargo-bundle-licenses" bundle-licenses --features $everything --prefer MIT --format json \
        --output "$made/crates.json" >"$log" 2>&1 || { tail -n 20 "$log"; exit 1; }
    notices=$made/THIRD-PARTY.txt
    title() { printf '\n%s\n%s\n\n' "$1" "================================================================================"; }
    {
        say "Annabella $version stands under the GNU General Public License, version 3 or later: the file LICENSE or copyright."
        say "Below are the terms of what others wrote and the packages contain."
        title "The crates of Rust in the programs"
        sources=$(dirname "$(find "${CARGO_HOME:-$HOME/.cargo}/registry/src" -maxdepth 2 -type d -name 'serde-*' | head -n 1)")
        awk -v sources="$sources" -f .packaging/third-party.awk "$made/crates.json"
        title "The standard library of Rust, in the programs"
        say "Copyright (c) The Rust Project Contributors. MIT OR Apache-2.0, in their usual words, as above."
        say "Its parts: https://github.com/rust-lang/rust/blob/$(rustc --version | cut -d " " -f 2)/COPYRIGHT"
        title "The letters of printed scoresheets (DejaVu), in the programs"
        cat src/storage/papers/fonts/LICENSE.txt
        title "espeak-ng, in the .tar.gz and in the packages for Windows"
        say "A library with the data of its voices, GPL-3.0-or-later: the text is in the file LICENSE."
        say "Its source is the folder espeak-ng of the crate $espeak_crate $espeak_version:"
        say "https://static.crates.io/crates/$espeak_crate/$espeak_crate-$espeak_version.crate"
        say "It comes from https://github.com/espeak-ng/espeak-ng. Parts of it stand under these terms:"
        cat "$espeak/source/src/ucd-tools/COPYING.UCD"
        for part in compat/getopt.c libespeak-ng/ieee80.c; do
            printf '\n%s\n\n' "$part"
            sed '/^ \*\//q' "$espeak/source/src/$part"
        done
    } >"$notices"
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

# build_espeak TARGET: the library, and with that of this machine its data.
build_espeak() {
    place=$espeak/$1
    library=$place/src/libespeak-ng/libespeak-ng.so.1
    building="espeak-ng"
    # A shell reads the flags again.
    flags="'-ffile-prefix-map=$espeak=espeak-ng'"
    case $1 in
        "$native") building="espeak-ng-bin"; set -- ;;
        "$windows")
            library=$place/src/libespeak-ng.dll
            set -- -DCMAKE_SYSTEM_NAME=Windows -DCMAKE_C_COMPILER=x86_64-w64-mingw32-gcc \
                -DCMAKE_CXX_COMPILER=x86_64-w64-mingw32-g++ \
                -DCMAKE_SHARED_LINKER_FLAGS="-static-libgcc -Wl,--no-insert-timestamp"
            ;;
        "$arm")
            set -- -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 \
                -DCMAKE_C_COMPILER=aarch64-linux-gnu-gcc -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++
            ;;
    esac
    set -- -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=ON -DENABLE_TESTS=OFF -DCOMPILE_INTONATIONS=OFF \
        -DUSE_ASYNC=OFF -DUSE_MBROLA=OFF -DUSE_LIBSONIC=OFF -DUSE_LIBPCAUDIO=OFF -DUSE_SPEECHPLAYER=OFF \
        -DSONIC_LIB=none -DSONIC_INC=none -DCMAKE_C_FLAGS="$flags" "$@"
    cmake -Wno-dev -S "$espeak/source" -B "$place" "$@" >"$log" 2>&1 || { tail -n 20 "$log"; exit 1; }
    cmake --build "$place" --target $building >"$log" 2>&1 || { tail -n 20 "$log"; exit 1; }
    [ "$building" = espeak-ng ] || compile_espeak_data "$place/src/espeak-ng"
}

# The languages of the interface.
name_languages() { for folder in locales/*/; do basename "$folder"; done; }

# compile_espeak_data PROGRAM: it looks for the sources of the sounds beside the data.
compile_espeak_data() {
    data=$espeak/source/espeak-ng-data
    absent=$(for language in $(name_languages); do [ -f "$data/${language}_dict" ] || say "=$language"; done)
    [ -n "$absent" ] || return 0
    for part in -intonations -phonemes $absent; do
        folder=dictsource
        case $part in -*) folder=phsource ;; esac
        (cd "$espeak/source/$folder" && ESPEAK_DATA_PATH=$espeak/source "$1" "--compile$part" >"$log" 2>&1) ||
            { tail -n 20 "$log"; exit 1; }
    done
    for language in $(name_languages); do
        [ -f "$data/${language}_dict" ] || { tail -n 20 "$log"; fail "espeak-ng's words of $language could not be made."; }
    done
}

# copy_voice FOLDER: the library, and its data for the languages of the interface and their regions beside it.
copy_voice() {
    cp -L "$library" "$1/"
    voices=$(for language in $(name_languages); do
        say "${language}_dict"
        (cd "$espeak/source/espeak-ng-data" && find lang -type f \( -name "$language" -o -name "$language-*" \))
    done)
    for file in $espeak_data $voices; do
        mkdir -p "$1/espeak-ng-data/$(dirname "$file")"
        cp "$espeak/source/espeak-ng-data/$file" "$1/espeak-ng-data/$file"
    done
}

# What stands in a list of packages. The README begins with the languages.
describe() { cat .packaging/description.txt && awk 'NR > 2 { if (!NF) exit; print }' README.md; }

# The page of the program where systems list what can be installed, in the words of the menu's entry.
# The project has no domain: its name there is one that stands until it has.
describe_for_shops() {
    in_each_language() {
        sed -n "s/^$1=\(.*\)/  <$2>\1<\/$2>/p; s/^$1\[\(.*\)\]=\(.*\)/  <$2 xml:lang=\"\1\">\2<\/$2>/p" .packaging/annabella.desktop
    }
    cat <<END
<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>io.github.annabella.annabella</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>GPL-3.0-or-later</project_license>
  <name>Annabella</name>
$(in_each_language GenericName summary)
  <description>
$(in_each_language Comment p | sed 's/^/  /')
  </description>
  <launchable type="desktop-id">annabella.desktop</launchable>
  <developer_name>The Annabella maintainers</developer_name>
  <content_rating type="oars-1.1"/>
  <releases>
    <release version="$version" date="$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)"/>
  </releases>
  <provides>
    <binary>annabella</binary>
  </provides>
</component>
END
}

# make_root TARGET: the files of a package for Linux as they are installed.
make_root() {
    root=$made/root-$1
    share=$root/usr/share
    rm -rf "$root"
    install -D -m 755 "$work/$1/release/annabella" "$root/usr/bin/annabella"
    install -D -m 755 "$work/$1/release/annabella-voice" "$root/usr/lib/annabella/annabella-voice"
    for page in "$made"/man/*; do
        install -D -m 644 "$page" "$share/man/man1/${page##*/}"
        gzip -9n "$share/man/man1/${page##*/}"
    done
    install -D -m 644 "$made/completions/annabella.bash" "$share/bash-completion/completions/annabella"
    install -D -m 644 "$made/completions/annabella.zsh" "$share/zsh/vendor-completions/_annabella"
    install -D -m 644 "$made/completions/annabella.fish" "$share/fish/vendor_completions.d/annabella.fish"
    install -D -m 644 .packaging/annabella.desktop "$share/applications/annabella.desktop"
    mkdir -p "$share/metainfo"
    describe_for_shops >"$share/metainfo/annabella.metainfo.xml"
    install -D -m 644 .packaging/annabella.svg "$share/icons/hicolor/scalable/apps/annabella.svg"
    copy_pages "$share/doc/annabella"
}

# copy_pages FOLDER
copy_pages() {
    mkdir -p "$1"
    cp README.md LICENSE "$made/THIRD-PARTY.txt" .github/SECURITY.md "$1/"
    cp -r docs "$1/"
    sed -i 's|\.\./\.github/SECURITY|../SECURITY|' "$1/docs/contributing.md"
    chmod -R u=rwX,go=rX "$1"
}

# The packages of Debian that the programs in a folder need, from the libraries that they name.
debian_depends() {
    libc=$(for program in "$@"; do readelf --version-info --wide "$program"; done |
        grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
    for program in "$@"; do readelf --dynamic --wide "$program"; done |
        sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | sort -u | while read -r needed; do
        case $needed in
            libc.so.* | libm.so.* | ld-linux*) say "libc6 (>= ${libc#GLIBC_})" ;;
            libgcc_s.so.1) say "libgcc-s1" ;;
            libasound.so.2) say "libasound2 (>= 1.1)" ;;
            *) fail "No package is known that has $needed." ;;
        esac
    done | sort -u | paste -s -d , | sed 's/,/, /g'
}

# make_deb TARGET: from the files of make_root.
make_deb() {
    case $1 in "$arm") architecture=arm64 ;; *) architecture=$(dpkg --print-architecture 2>/dev/null || echo amd64) ;; esac
    depends=$(debian_depends "$root/usr/bin/annabella" "$root/usr/lib/annabella/annabella-voice")
    [ -n "$depends" ] || fail "What the package needs could not be found out."
    mkdir -p "$root/DEBIAN"
    # The terms are in the file that Debian looks for; it has the text of the licence already.
    cp .packaging/copyright "$share/doc/annabella/copyright"
    rm "$share/doc/annabella/LICENSE"
    sed -i 's/(LICENSE)/(copyright)/' "$share/doc/annabella/README.md"
    {
        say "annabella ($version-$revision) unstable; urgency=medium"
        say
        say "  * See docs/changelog.md beside this file."
        say
        say " -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
    } | gzip -9n >"$share/doc/annabella/changelog.Debian.gz"
    cat >"$root/DEBIAN/control" <<END
Package: annabella
Version: $version-$revision
Architecture: $architecture
Maintainer: $maintainer
Section: misc
Priority: optional
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f 1)
Depends: $depends
Recommends: libespeak-ng1, espeak-ng-data, speech-dispatcher, speech-dispatcher-espeak-ng
Description: chess over the board between a blind and a sighted player
$(describe | fold -s -w 78 | sed 's/^/ /; s/ *$//')
END
    (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
    dpkg-deb --root-owner-group -Zxz -z9 --build "$root" "$out/annabella_$version-${revision}_$architecture.deb" >"$log"
    rm -r "$root/DEBIAN"
}

# make_rpm TARGET: from the files of make_root, at Fedora's places.
make_rpm() {
    has rpmbuild || { say "Left out, for rpmbuild is missing."; return 0; }
    mkdir -p "$share/zsh/site-functions" "$share/licenses/annabella"
    mv "$share/zsh/vendor-completions/_annabella" "$share/zsh/site-functions/_annabella"
    rmdir "$share/zsh/vendor-completions"
    rm "$share/doc/annabella/copyright"
    mv "$share/doc/annabella/THIRD-PARTY.txt" "$share/licenses/annabella/"
    cp LICENSE "$share/licenses/annabella/"
    # It takes no folder with a space in its name, and only the first line of a text that is given with an option.
    mkdir -p "$log.rpm"
    describe >"$log.rpm/description"
    rpmbuild -bb --target "${1%%-*}" --define "_topdir $log.rpm" --define "_rpmdir $log.rpm" \
        --define "from $root" --define "from_version $version" --define "from_release $revision" \
        --define "from_description $log.rpm/description" \
        .packaging/annabella.spec >"$log" 2>&1 || { tail -n 20 "$log"; exit 1; }
    mv "$log.rpm"/*/*.rpm "$out/"
    rm -r "$log.rpm"
}

# make_portable TARGET: everything in one folder.
make_portable() {
    name=annabella-$version-linux-${1%%-*}
    folder=$made/$name
    mkdir "$folder"
    cp "$work/$1/release/annabella" "$work/$1/release/annabella-voice" "$folder/"
    copy_pages "$folder"
    cp -r "$made/man" "$made/completions" .packaging/annabella.desktop .packaging/annabella.svg "$folder/"
    copy_voice "$folder"
    tar -C "$made" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        -cf "$out/$name.tar" "$name"
    gzip -9n "$out/$name.tar"
}

# missing_library_of TARGET: rustup brings it, where it is.
missing_library_of() {
    ls "$(rustc --print target-libdir --target "$1")"/libstd-*.rlib >/dev/null 2>&1 && return 0
    ! has rustup || say "rustup adds the standard library of Rust for $1." >&2
    { has rustup && rustup target add "$1" >/dev/null 2>&1; } || printf 'the standard library of Rust for %s; ' "$1"
}

missing_for_arm() {
    has aarch64-linux-gnu-gcc || printf 'a cross compiler (gcc-aarch64-linux-gnu); '
    has aarch64-linux-gnu-g++ || printf 'one for C++ (g++-aarch64-linux-gnu); '
    obtain_arm_libraries || printf "ALSA's library for arm64; "
    missing_library_of $arm
}

# ALSA for arm64 is only unpacked into the build folder: this system stays without another architecture.
obtain_arm_libraries() {
    [ -e "$arm_root/usr/lib/aarch64-linux-gnu/libasound.so" ] && return 0
    [ "$manager" = apt ] || return 1
    mkdir -p "$arm_root/lists/partial" "$arm_root/cache/archives/partial"
    (
        cd "$arm_root" || exit
        foreign() {
            apt-get -qq -o APT::Architecture=arm64 -o APT::Architectures::=arm64 -o Dir::State::Lists=./lists \
                -o Dir::Cache=./cache -o Dir::State::status=/dev/null -o APT::Sandbox::User="$(id -un)" "$@"
        }
        foreign update && foreign download libasound2-dev &&
            { foreign download libasound2 || foreign download libasound2t64; } &&
            for file in *.deb; do dpkg -x "$file" .; done
        rm -rf lists cache ./*.deb
    ) >"$log" 2>&1
    [ -e "$arm_root/usr/lib/aarch64-linux-gnu/libasound.so" ]
}

make_for_arm() {
    PKG_CONFIG_ALLOW_CROSS=1 PKG_CONFIG_SYSROOT_DIR="$arm_root" \
        PKG_CONFIG_LIBDIR="$arm_root/usr/lib/aarch64-linux-gnu/pkgconfig" \
        CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc build_programs $arm
    build_espeak $arm
    make_root $arm
    make_deb $arm
    make_portable $arm
    start_emulated
}

# Both programs are started once, and one half-move is played.
start_emulated() {
    has qemu-aarch64 || { say "Not started, for qemu-user is missing."; return 0; }
    emulated() {
        program=$1
        shift
        HOME="$made/home" XDG_DATA_HOME="$made/home" qemu-aarch64 -L /usr/aarch64-linux-gnu \
            -E "LD_LIBRARY_PATH=$arm_root/usr/lib/aarch64-linux-gnu" "$root/usr/$program" "$@"
    }
    emulated bin/annabella --version
    printf 'e4\n\nquit\n' | emulated bin/annabella play --voice off --lang en | tail -n 1
    emulated lib/annabella/annabella-voice </dev/null || fail "The voice for arm64 does not start."
}

missing_for_windows() {
    has x86_64-w64-mingw32-gcc || printf 'mingw-w64 (gcc-mingw-w64-x86-64); '
    has makensis || printf 'nsis; '
    has zip || printf 'zip; '
    missing_library_of $windows
}

make_for_windows() {
    # Among the symbols are the random names of folders in which the linker found the libraries of Windows.
    usual=$CARGO_ENCODED_RUSTFLAGS
    CARGO_ENCODED_RUSTFLAGS=$usual$between-Clink-arg=-Wl,--no-insert-timestamp$between-Clink-arg=-s
    build_programs $windows
    CARGO_ENCODED_RUSTFLAGS=$usual
    build_espeak $windows
    folder=$made/annabella-$version-windows-x86_64
    mkdir "$folder"
    cp "$work/$windows/release/annabella.exe" "$work/$windows/release/annabella-voice.exe" .packaging/annabella.ico \
        "$folder/"
    copy_pages "$folder"
    mv "$folder/LICENSE" "$folder/LICENSE.txt"
    copy_voice "$folder"
    find "$folder" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    (cd "$made" && find "${folder##*/}" -type f | sort | zip -q -X -9 "$out/${folder##*/}.zip" -@)
    makensis -V2 -INPUTCHARSET UTF8 "-DVERSION=$version" "-DFROM=$folder" "-DOUT=$out/annabella-$version-setup.exe" .packaging/setup.nsi
}
