/// The record of an installation: what its files were built with, and what they need.
///
/// `make install` writes it as a text file, beside the library. The first word of a line says what the line is:
///
/// ```
/// compiler Swift version 6.3.1 (swift-6.3.1-RELEASE)
/// system Debian GNU/Linux 12 (bookworm)
/// library libpango-1.0.so.0 libpango-1.0-0
/// ```
package struct Installation: Sendable, Hashable {
    /// A system library that the installation loads.
    package struct Library: Sendable, Hashable {
        /// The name for the dynamic linker, as in `libpango-1.0.so.0`.
        package let name: String

        /// The package that contains it, on the system of the build.
        package let package: String
    }

    /// The name of the file.
    package static let fileName = "installation"

    /// The version of the only compiler that can read the modules.
    package private(set) var compiler = ""

    /// The name of the system on which the installation was built.
    package private(set) var system = ""

    /// The system libraries that are loaded.
    package private(set) var libraries: [Library] = []

    /// Reads the record in a folder; nil if there is none, as in the folder of a build.
    package init?(in folder: String, on machine: Machine) {
        guard let text = machine.text(of: "\(folder)/\(Self.fileName)") else { return nil }
        self.init(text)
    }

    /// Reads the text of a record.
    package init(_ text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2 else { continue }
            switch words[0] {
            case "compiler": compiler = words[1]
            case "system": system = words[1]
            case "library":
                let names = words[1].split(separator: " ").map(String.init)
                if names.count == 2 { libraries.append(Library(name: names[0], package: names[1])) }
            default: break
            }
        }
    }

    /// The error where another compiler, or none, is on the search path; nil where the modules fit.
    package func compilerError(_ found: Result<Compiler, Compiler.Fault>) -> String? {
        let needed = Compiler.number(in: compiler)
        let advice =
            "Install Swift \(needed) from https://www.swift.org/install/linux, and put its usr/bin first on PATH."
        switch found {
        case .failure(let fault): return "Umwelt needs Swift \(needed), and \(fault.reason). \(advice)"
        case .success(let compiler) where compiler.version == self.compiler: return nil
        case .success(let compiler):
            let number = Compiler.number(in: compiler.version)
            // Snapshots have the number of the release before.
            let other = number == needed ? compiler.version : "Swift \(number)"
            return "Umwelt needs Swift \(needed), and \(compiler.path) is \(other). \(advice)"
        }
    }

    /// Returns the libraries that the dynamic linker would not find.
    package func missingLibraries(on machine: Machine) -> [Library] {
        let folders = LinkerFolders(on: machine)
        return libraries.filter { !folders.contain($0.name) }
    }

    /// Returns the error where libraries are missing; nil where all are there.
    package func libraryError(on machine: Machine) -> String? {
        let missing = missingLibraries(on: machine)
        guard !missing.isEmpty else { return nil }
        let names = missing.map(\.name).joined(separator: ", ")
        let distribution = Distribution(of: machine)
        guard let command = distribution.installCommand(for: packages(of: missing, on: distribution), on: machine)
        else {
            return "Umwelt needs \(names). Install what contains them; `umwelt doctor` lists all requirements."
        }
        return "Umwelt needs \(names). Install them with: \(command)"
    }

    /// Returns the packages that contain libraries on a distribution.
    func packages(of libraries: [Library], on distribution: Distribution) -> [String] {
        var names: [String] = []
        for library in libraries {
            // RPM finds packages by what they contain.
            let name = distribution.family == .dnf ? "'\(library.name)()(64bit)'" : library.package
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}
