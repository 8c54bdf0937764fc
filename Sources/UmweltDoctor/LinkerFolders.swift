/// The folders in which the dynamic linker looks for libraries.
struct LinkerFolders {
    private let machine: Machine
    private let folders: [String]

    init(on machine: Machine) {
        self.machine = machine
        let variable = machine.variable("LD_LIBRARY_PATH")?.split(separator: ":").map(String.init) ?? []
        // Debian's folder for an architecture stands in its configuration, too. The others are the linker's own.
        let configured = Self.configured("/etc/ld.so.conf", on: machine)
        folders = variable + configured + ["/lib64", "/usr/lib64", "/lib", "/usr/lib"]
    }

    func contain(_ name: String) -> Bool { folders.contains { machine.exists("\($0)/\(name)") } }

    /// Returns the folders of the linker's configuration, with those of the files that it includes.
    private static func configured(_ path: String, on machine: Machine, depth: Int = 0) -> [String] {
        // A file that includes itself has no end.
        guard depth < 4, let text = machine.text(of: path) else { return [] }
        return text.split(separator: "\n").flatMap { line -> [String] in
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let first = words.first else { return [] }
            guard first == "include" else { return [first] }
            return words.dropFirst().flatMap(machine.files).flatMap { configured($0, on: machine, depth: depth + 1) }
        }
    }
}
