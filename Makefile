# What to show: a Swift file, a folder of them, or a package.
APP ?= Examples/BookReader
PORT ?= 8080
OUTPUT ?= picture.png

SOURCES = Package.swift Sources Tests Examples Benchmarks/Package.swift Benchmarks/Benchmarks
ENGINE_TESTS = UmweltGraphTests|UmweltTests

.PHONY: run picture test sanitize fuzz load bench format docs page set-up

# Runs APP in the browser, and follows its source until control-C.
run: set-up
	swift build
	.build/debug/umwelt run "$(APP)" --port "$(PORT)"

# Draws APP to OUTPUT.
picture: set-up
	swift build
	.build/debug/umwelt picture "$(APP)" --output "$(OUTPUT)"

# Checks the format, the README's table and the page's script, builds everything and runs every test, also in a real browser.
test: set-up
	swift format lint --strict --parallel --recursive $(SOURCES)
	Scripts/support-table --check
	Scripts/check-script
	swift build --build-tests
	swift test --skip-build
	Scripts/test-browser

# Runs the engine's and the environment's tests with the sanitizers, each in a build folder of its own. What Swift's
# globals hold looks like leaks, so that those are not looked for.
sanitize: set-up
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --scratch-path .build-address --filter '$(ENGINE_TESTS)'
	swift test --sanitize=thread --scratch-path .build-thread --filter '$(ENGINE_TESTS)'

# Sends 100,000 messages that no page would send to the browser host.
fuzz: set-up
	UMWELT_FUZZ=100000 swift test --filter FuzzTests

# Loads the browser host with 200 pages for a minute, and with pages that come and go.
load: set-up
	Scripts/test-browser --set-up
	cd Benchmarks && swift build -c release --product Counter
	.build/playwright/bin/python Benchmarks/Load/load.py Benchmarks/.build/release/Counter

# Measures lookups and updates.
bench: set-up
	cd Benchmarks && swift package --disable-sandbox benchmark

# Formats the source.
format:
	swift format --in-place --parallel --recursive $(SOURCES)

# Writes the README's table of environment values anew, from the source.
docs:
	Scripts/support-table

# Writes anew what the page's script and the program have to agree about, from the source.
page:
	Scripts/page-files

set-up:
	@Scripts/set-up
