# The source to show: a Swift file, a folder of them, or a package.
APP ?= Examples/BookReader
PORT ?= 8080
OUTPUT ?= picture.png

SOURCES = Package.swift Plugins Sources Tests Examples Benchmarks/Package.swift Benchmarks/Benchmarks \
    Benchmarks/Scenarios Benchmarks/Compare/Sources Benchmarks/Load/Package.swift Benchmarks/Load/Sources
BENCHMARKS = $(notdir $(wildcard Benchmarks/Benchmarks/*))
ENGINE_TESTS = UmweltGraphTests|Umwelt(Base|Drawing|Motion|Semantics|Core|Layout|Graphics|Content|Interaction|Scenes|Controls|Lists|Navigation|Documents|Foundation|Diagnostics|Input)Tests|ViewMotionTests

# The traits that the repository is built with besides the default ones, as far as the system has their libraries. A
# command by hand sets the same, or SwiftPM builds everything again.
export UMWELT_TRAITS := $(strip $(shell pkg-config --exists hiredis openssl 2>/dev/null && echo Redis) \
    $(shell pkg-config --exists 'gtk4 >= 4.8' 2>/dev/null && echo Window))

# Where `make install` installs.
PREFIX ?= /usr/local

.PHONY: run picture install package test test-install arm64 sanitize fuzz verify syntax growth load attack bench compare format docs page set-up

# Runs APP in the browser, and follows its source until control-C.
run: set-up
	swift build
	.build/debug/umwelt run "$(APP)" --port "$(PORT)"

# Draws APP to OUTPUT.
picture: set-up
	swift build
	.build/debug/umwelt picture "$(APP)" --output "$(OUTPUT)"

# Installs a release build in PREFIX, which takes about 20 minutes the first time.
install: set-up
	Scripts/set-up patchelf
	Scripts/install "$(PREFIX)"

# Makes an archive and a package for Debian in .build-install/packages, and says how large they are.
package: set-up
	Scripts/set-up patchelf zstd
	Scripts/package

# Installs the package in a bare Debian, as root, and measures the first picture.
test-install: package
	Scripts/test-install

# Compiles for arm64, as far as a toolchain for x86-64 can.
arm64: set-up
	Scripts/check-arm64

# Checks the format, the rooms, the words, the tables of environment values, the names that are not there and the page's
# script, builds everything and the documentation, compares the public interface with its reports, and runs every test,
# also in a real browser and of the examples. Reports at the end how long each part took.
test: export UMWELT_EXAMPLES = 1
test: set-up
	rm -f .build/test-times
	Scripts/timed 'the format' swift format lint --strict --parallel --recursive $(SOURCES)
	Scripts/timed 'rooms' Scripts/rooms
	Scripts/timed 'words' Scripts/words
	Scripts/timed 'tables of environment values' Scripts/support-table --check
	Scripts/timed 'unavailable declarations' Scripts/unavailable
	Scripts/timed 'the page' Scripts/check-script
	Scripts/timed 'the build' swift build --build-tests
	Scripts/timed 'the documentation' Scripts/documentation
	Scripts/timed 'the public interface' Scripts/api --check
	Scripts/timed 'the tests in Swift' Scripts/test-swift
	Scripts/timed 'the tests in the browser' Scripts/test-browser
	Scripts/timed 'the tests in windows' Scripts/test-window
	Scripts/timed 'the tests of umwelt mcp' Scripts/test-assistants
	Scripts/timed 'the tests of editors' Scripts/test-editors
	@Scripts/timed --report

# Runs the tests of the engine, the environment and the controls with the sanitizers, each in a build folder of its own. What Swift's
# globals hold looks like leaks, so that those are not looked for.
sanitize: set-up
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --scratch-path .build-address --filter '$(ENGINE_TESTS)'
	swift test --sanitize=thread --scratch-path .build-thread --filter '$(ENGINE_TESTS)'

# Sends 100,000 messages that no page would send to the browser host, and 100,000 of sessions that were recorded and
# changed. SEED is that of what is random.
fuzz: set-up
	UMWELT_FUZZ=100000 UMWELT_FUZZ_SEED="$(SEED)" swift test --filter FuzzTests

# Changes random view trees 1,000,000 times, and compares each with a new tree of the same state. TURNS is the
# number of changes, SEED that of what is random. A release build, in a folder of its own, makes five times as many turns as
# a debug build; with DEBUG it checks cached sizes too.
verify: set-up
	UMWELT_TESTS=VerificationTests swift build -c release -Xswiftc -enable-testing -Xswiftc -DDEBUG \
	    --disable-default-traits --product umweltPackageTests --scratch-path .build-verify
	UMWELT_VERIFY_TURNS="$(or $(TURNS),1000000)" UMWELT_VERIFY_SEED="$(SEED)" \
	    .build-verify/release/umweltPackageTests.xctest --testing-library swift-testing --filter RandomVerificationTests

# Compares the macros' hand-written parser with swift-syntax on every Swift file. Builds swift-syntax, in a folder of its own:
# three to six minutes in all.
syntax: set-up
	swift test --package-path Tests/MacroSyntax --scratch-path .build/macro-syntax

# Opens and closes 200 windows and 10,000 sheets, inserts and removes 100,000 rows: none of their memory is left. Then all
# that again with LeakSanitizer, to which some 100 bytes of Swift's globals look like leaks.
growth: export UMWELT_GROWTH = 20
growth: set-up
	Scripts/set-up liblsan0
	swift test --filter GrowthTests
	rm -f .build/leaks.*
	LD_PRELOAD=liblsan.so.0 LSAN_OPTIONS=exitcode=0:log_path=$(CURDIR)/.build/leaks \
	    .build/debug/umweltPackageTests.xctest --testing-library swift-testing --filter GrowthTests
	awk '/SUMMARY/ { print; grows = grows || $$3 > 1000 } END { exit grows }' .build/leaks.*

# Loads the browser host with 200 pages for a minute, and with pages that come and go; then many processes with pages that
# are idle, busy, and sent from one process to the next; three machines, of which one is cut off; and apps in windows.
load: set-up
	Scripts/test-browser --set-up
	Scripts/set-up iproute2
	swift build
	cd Benchmarks/Load && swift build -c release
	.build/playwright/bin/python Benchmarks/Load/load.py Benchmarks/Load/.build/release/Counter
	.build/playwright/bin/python Benchmarks/Load/serving.py .build/debug/umwelt \
	    Benchmarks/Load/.build/release/Counter Benchmarks/Load/.build/release/BookReader
	Scripts/set-up xvfb xdotool dbus
	python3 Benchmarks/Load/window.py \
	    Benchmarks/Load/.build/release/BookReader Benchmarks/Load/.build/release/Rows

# Attacks the browser host for a minute, on this machine alone, while a page of it is used.
attack: set-up
	Scripts/test-browser --set-up
	cd Benchmarks/Load && swift build -c release
	.build/playwright/bin/python Benchmarks/Load/attack.py Benchmarks/Load/.build/release/Counter

# Measures lookups, updates, layout and drawing. The benchmark library's own plug-in would build all a second time, with
# other settings and without a word: its tool, which the plug-in calls too, is called here.
bench: set-up
	cd Benchmarks && swift build -c release && swift build -c release --product BenchmarkTool && \
	    .build/release/BenchmarkTool --command run --baseline-storage-path . --format text --grouping benchmark \
	    --benchmark-package-identifier umwelt-benchmarks \
	    $(foreach target,$(BENCHMARKS),--targets $(target) --benchmark-executable-paths .build/release/$(target))

# Measures Umwelt beside QML, React and Chromium, and writes Documentation/Speed.md. Takes a quiet machine some minutes.
compare: set-up
	Scripts/test-browser --set-up
	Scripts/set-up node-react node-react-dom libegl1 libgl1 libxkbcommon0
	.build/playwright/bin/python -m pip install --quiet --retries 10 PySide6-Essentials
	swift build
	cd Benchmarks && swift build -c release --product Compare
	.build/playwright/bin/python Benchmarks/Compare/compare.py Benchmarks/.build/release/Compare .build/debug/umwelt \
	    --output Documentation/Speed.md

# Formats the source.
format:
	swift format --in-place --parallel --recursive $(SOURCES)

# Writes the tables of environment values again, from the source, and builds the documentation as a site.
docs: set-up
	Scripts/support-table
	swift build
	Scripts/documentation
	@echo "Show it with: python3 -m http.server --directory .build/documentation"
	@echo "Then open http://127.0.0.1:8000/documentation/swiftui"

# Writes the generated files of the page's script and the program again, from the source.
page:
	Scripts/page-files

set-up:
	@Scripts/set-up
