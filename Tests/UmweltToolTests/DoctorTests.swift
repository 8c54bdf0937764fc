import Foundation
import Testing
import UmweltDoctor

@testable import UmweltRendering

/// A folder that stands for a system, with a compiler that only says what it is.
private struct BareSystem {
    let workshop: Workshop
    private var variables = ["PATH": "/usr/bin", "HOME": "/home/ada"]
    private var isRoot = true

    init(_ release: String = "ID=debian\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n") throws {
        workshop = try Workshop()
        try workshop.write(release, to: "etc/os-release")
        try workshop.write("", to: "tmp/.keep")
        try workshop.write("", to: "home/ada/.keep")
    }

    var machine: Machine { Machine(root: workshop.folder.path, isRoot: isRoot, variables: variables) }

    mutating func set(_ name: String, _ value: String?) { variables[name] = value }

    mutating func becomeUser() { isRoot = false }

    /// Adds empty files.
    func add(_ paths: String...) throws { for path in paths { try workshop.write("", to: String(path.dropFirst())) } }

    /// Adds a command that is a shell script.
    func add(command path: String, _ script: String) throws {
        try workshop.write("#!/bin/sh\n\(script)\n", to: String(path.dropFirst()))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: workshop.folder.path + path)
    }

    /// Adds a compiler in the folder `/usr/bin`.
    func addCompiler(_ version: String) throws {
        try add(
            command: "/usr/bin/swiftc",
            """
            echo '{
              "compilerVersion": "\(version)",
              "paths": { "runtimeLibraryPaths": [ "/usr/lib/swift/linux" ] }
            }'
            """)
    }

    /// Adds all that is required beside Swift.
    func addRequirements() throws {
        try add(
            "/usr/include/stdio.h", "/usr/lib/gcc/x86_64-linux-gnu/12/crtbeginS.o",
            "/usr/share/fonts/opentype/inter/Inter-Regular.otf", "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
            "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
            "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf")
    }

    func report(_ installation: Installation? = nil) -> (text: String, isHealthy: Bool) {
        Doctor(machine, installation: installation).report()
    }
}

private let release = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"

private let installation = Installation(
    """
    compiler \(release)
    system Debian GNU/Linux 12 (bookworm)
    library libpango-1.0.so.0 libpango-1.0-0
    library libpangocairo-1.0.so.0 libpangocairo-1.0-0
    library libcairo.so.2 libcairo2

    """)

@Suite("The examination of a system") struct DoctorTests {
    @Test("A bare system is shown what is missing, and the command that installs it") func bareSystem() throws {
        let (text, isHealthy) = try BareSystem().report()
        #expect(!isHealthy)
        #expect(text.hasPrefix("Debian GNU/Linux 12 (bookworm)\n"))
        #expect(text.contains("`swiftc` is not on PATH: install it from https://www.swift.org/install/linux"))
        #expect(text.contains("missing  Inter "))
        #expect(text.contains("none     HAProxy "))
        let command =
            "apt-get install --yes libc6-dev libstdc++-12-dev fonts-inter fonts-noto-core fonts-noto-color-emoji "
            + "fonts-noto-mono"
        #expect(text.contains("Install what is missing with:\n    \(command)\n"))
    }

    @Test("A system with all that is required is healthy") func healthySystem() throws {
        let system = try BareSystem()
        try system.addCompiler(release)
        try system.addRequirements()
        let (text, isHealthy) = system.report()
        #expect(isHealthy)
        #expect(text.contains("ok       Swift "))
        #expect(text.contains("6.3.1 at /usr/bin/swiftc"))
        #expect(!text.contains("Install what is missing"))
        #expect(text.hasSuffix("Umwelt has all that it needs."))
    }

    @Test("A user without rights is given commands with sudo") func sudo() throws {
        var system = try BareSystem()
        system.becomeUser()
        #expect(system.report().text.contains("    sudo apt-get install --yes libc6-dev"))
    }

    @Test(
        "Relatives of Fedora have names of packages of their own",
        arguments: ["ID=fedora", "ID=\"rhel\"\nID_LIKE=\"fedora\"", "ID=\"amzn\"\nID_LIKE=\"fedora\""])
    func fedora(release: String) throws {
        let text = try BareSystem(release).report().text
        #expect(text.contains("dnf install --assumeyes glibc-devel gcc libstdc++-devel rsms-inter-fonts"))
        #expect(!text.contains("apt-get"))
    }

    @Test(
        "Relatives of Debian have its commands",
        arguments: ["ID=ubuntu\nID_LIKE=debian", "ID=linuxmint\nID_LIKE=\"ubuntu debian\""])
    func debian(release: String) throws {
        #expect(try BareSystem(release).report().text.contains("apt-get install --yes libc6-dev"))
    }

    @Test("An unknown distribution is given Debian's names") func unknownDistribution() throws {
        let text = try BareSystem("ID=arch\nNAME=Arch").report().text
        #expect(text.contains("this system's package manager. Debian's names are: libc6-dev"))
    }

    @Test("Libraries are found in the folders of the dynamic linker") func linkerFolders() throws {
        var system = try BareSystem()
        try system.workshop.write("include /etc/ld.so.conf.d/*.conf\n", to: "etc/ld.so.conf")
        try system.workshop.write("# Multiarch\n/usr/lib/x86_64-linux-gnu\n", to: "etc/ld.so.conf.d/x.conf")
        try system.add("/usr/lib/x86_64-linux-gnu/libpango-1.0.so.0", "/opt/lib/libcairo.so.2")
        #expect(
            installation.missingLibraries(on: system.machine).map(\.name)
                == ["libpangocairo-1.0.so.0", "libcairo.so.2"])
        system.set("LD_LIBRARY_PATH", "/opt/lib")
        #expect(installation.missingLibraries(on: system.machine).map(\.name) == ["libpangocairo-1.0.so.0"])
        #expect(
            installation.libraryError(on: system.machine)
                == "Umwelt needs libpangocairo-1.0.so.0. Install them with: apt-get install --yes libpangocairo-1.0-0")
    }

    @Test("An installation for another system says so") func otherSystem() throws {
        let text = try BareSystem("ID=debian\nPRETTY_NAME=\"Debian GNU/Linux 13 (trixie)\"").report(installation).text
        #expect(text.contains("libcairo.so.2; this installation is for Debian GNU/Linux 12 (bookworm)"))
    }

    @Test("A cache folder that cannot be made is reported") func cacheFolder() throws {
        var system = try BareSystem()
        system.set("XDG_CACHE_HOME", "/proc/umwelt")
        // Not even root can make a file in a folder's place.
        try system.workshop.write("", to: "proc/umwelt")
        let text = system.report().text
        #expect(!system.machine.isWritable("/proc/umwelt/umwelt"))
        #expect(text.contains("/proc/umwelt/umwelt cannot be written to: set XDG_CACHE_HOME to a folder that is yours"))
    }

    @Test("The fonts are those of pictures") func fonts() {
        let names = Set(Requirement.all.filter(\.isRequired).map(\.apt))
        for font in FontPackage.all where font.isRequired { #expect(names.contains(font.name)) }
        for font in FontPackage.all { #expect(Requirement.all.contains { $0.apt == font.name }) }
    }
}

@Suite("The compiler that an installation needs") struct CompilerVersionTests {
    private func error(_ system: BareSystem) -> String? {
        installation.compilerError(Result { () throws(Compiler.Fault) in try Compiler(on: system.machine) })
    }

    private let advice =
        "Install Swift 6.3.1 from https://www.swift.org/install/linux, and put its usr/bin first on PATH."

    @Test("The compiler of the build fits") func sameCompiler() throws {
        let system = try BareSystem()
        try system.addCompiler(release)
        #expect(error(system) == nil)
        #expect(try Compiler(on: system.machine).libraries == "/usr/lib/swift/linux")
    }

    @Test("Another compiler is named, with the one that is needed") func otherCompiler() throws {
        let system = try BareSystem()
        try system.addCompiler("Swift version 6.2 (swift-6.2-RELEASE)")
        #expect(error(system) == "Umwelt needs Swift 6.3.1, and /usr/bin/swiftc is Swift 6.2. \(advice)")
    }

    @Test("A snapshot with the same number is another compiler") func snapshot() throws {
        let system = try BareSystem()
        try system.addCompiler("Swift version 6.3.1-dev (LLVM 1, Swift 2)")
        #expect(error(system)?.contains("is Swift 6.3.1-dev") == true)
        try system.addCompiler("Swift version 6.3.1 (swift-6.3.1-DEVELOPMENT-SNAPSHOT)")
        #expect(error(system)?.contains("is Swift version 6.3.1 (swift-6.3.1-DEVELOPMENT-SNAPSHOT)") == true)
    }

    @Test("No compiler is an error in one line") func noCompiler() throws {
        let system = try BareSystem()
        #expect(error(system) == "Umwelt needs Swift 6.3.1, and `swiftc` is not on PATH. \(advice)")
        try system.add(command: "/usr/bin/swiftc", "exit 127")
        #expect(error(system) == "Umwelt needs Swift 6.3.1, and /usr/bin/swiftc does not run. \(advice)")
    }

    /// Runs the launcher in an installation, on the search path of a system.
    private func launch(_ arguments: [String], in system: BareSystem) throws -> (code: Int32, text: String) {
        let folder = system.workshop.folder
        let installed = folder.appendingPathComponent("lib/umwelt")
        try FileManager.default.createDirectory(at: installed, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: try Workshop.program("UmweltLauncher"), to: installed.appendingPathComponent("umwelt"))
        try system.workshop.write("compiler \(release)\n", to: "lib/umwelt/\(Installation.fileName)")
        let launcher = Process()
        let output = Pipe()
        launcher.executableURL = installed.appendingPathComponent("umwelt")
        launcher.arguments = arguments
        launcher.environment = ["PATH": "\(folder.path)/usr/bin"]
        (launcher.standardOutput, launcher.standardError) = (output, output)
        try launcher.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        launcher.waitUntilExit()
        return (launcher.terminationStatus, text)
    }

    @Test("The launcher refuses another compiler") func launcherRefusal() throws {
        let system = try BareSystem()
        try system.addCompiler("Swift version 6.2 (swift-6.2-RELEASE)")
        let (code, text) = try launch(["picture"], in: system)
        #expect(code == 1)
        let compiler = "\(system.workshop.folder.path)/usr/bin/swiftc"
        #expect(text == "Error: Umwelt needs Swift 6.3.1, and \(compiler) is Swift 6.2. \(advice)\n")
    }

    @Test("The launcher becomes the program, with Swift's libraries in reach") func launch() throws {
        let system = try BareSystem()
        try system.addCompiler(release)
        try system.add(command: "/lib/umwelt/umwelt-program", #"echo "$LD_LIBRARY_PATH: $*"; exit 3"#)
        let (code, text) = try launch(["picture", "A View.swift"], in: system)
        #expect(code == 3)
        #expect(text == "/usr/lib/swift/linux: picture A View.swift\n")
    }

    @Test("The launcher examines the system where there is no Swift") func doctorWithoutSwift() throws {
        let (code, text) = try launch(["doctor"], in: try BareSystem())
        #expect(code == 1)
        #expect(text.contains("Umwelt needs Swift 6.3.1, and `swiftc` is not on PATH. \(advice)"))
        #expect(text.contains("  HAProxy  "))
    }
}
