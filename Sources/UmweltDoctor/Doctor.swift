/// The examination of a system: what Umwelt needs of it, what is there, and how to install the rest.
package struct Doctor {
    private let machine: Machine
    private let distribution: Distribution

    /// The installation whose requirements are examined; nil in the folder of a build, which has none of its own.
    private let installation: Installation?

    package init(_ machine: Machine, installation: Installation?) {
        self.machine = machine
        self.installation = installation
        distribution = Distribution(of: machine)
    }

    /// A line of the report.
    private struct Finding {
        enum State: String {
            case there = "ok"
            case missing = "missing"
            case absent = "none"
        }

        let state: State
        let name: String
        let detail: String
        var packages: [String] = []
    }

    /// Examines the system.
    ///
    /// - Returns: The text of the report, and true if nothing that is required is missing.
    package func report() -> (text: String, isHealthy: Bool) {
        let findings =
            [swift()] + libraries() + Requirement.all.map(finding) + [display(), caches(), temporaryFiles()]
        let width = findings.map(\.name.count).max() ?? 0
        var lines = [distribution.name]
        for finding in findings {
            let state = Self.padded(finding.state.rawValue, to: 7)
            lines.append("\(state)  \(Self.padded(finding.name, to: width))  \(finding.detail)")
        }
        lines += advice(findings, .missing, "Install what is missing with")
        lines += advice(findings, .absent, "Install what only some commands and views use with")
        let isHealthy = !findings.contains { $0.state == .missing }
        lines.append(isHealthy ? "Umwelt has all that it needs." : "Umwelt cannot work before that.")
        return (lines.joined(separator: "\n"), isHealthy)
    }

    private func advice(_ findings: [Finding], _ state: Finding.State, _ words: String) -> [String] {
        var packages: [String] = []
        for finding in findings where finding.state == state {
            packages += finding.packages.filter { !packages.contains($0) }
        }
        if packages.isEmpty { return [] }
        guard let command = distribution.installCommand(for: packages, on: machine) else {
            return ["\(words) this system's package manager. Debian's names are: \(packages.joined(separator: " "))"]
        }
        return ["\(words):", "    \(command)"]
    }

    private func swift() -> Finding {
        let found = Result { () throws(Compiler.Fault) in try Compiler(on: machine) }
        if let error = installation?.compilerError(found) {
            return Finding(state: .missing, name: "Swift", detail: error)
        }
        switch found {
        case .success(let compiler):
            return Finding(
                state: .there, name: "Swift", detail: "\(Compiler.number(in: compiler.version)) at \(compiler.path)")
        case .failure(let fault):
            return Finding(
                state: .missing, name: "Swift",
                detail: "\(fault.reason): install it from https://www.swift.org/install/linux")
        }
    }

    private func libraries() -> [Finding] {
        guard let installation else { return [] }
        let missing = installation.missingLibraries(on: machine)
        if missing.isEmpty {
            let detail = "all \(installation.libraries.count) that Umwelt loads"
            return [Finding(state: .there, name: "Libraries", detail: detail)]
        }
        let isOther = installation.system != distribution.name
        let origin = isOther ? "; this installation is for \(installation.system)" : ""
        return [
            Finding(
                state: .missing, name: "Libraries",
                detail: missing.map(\.name).joined(separator: ", ") + origin,
                packages: installation.packages(of: missing, on: distribution))
        ]
    }

    private func finding(_ requirement: Requirement) -> Finding {
        let isMet = requirement.isMet(on: machine)
        return Finding(
            state: isMet ? .there : requirement.isRequired ? .missing : .absent, name: requirement.name,
            detail: "for \(requirement.purpose)", packages: requirement.packages(on: distribution))
    }

    private func display() -> Finding {
        let name = machine.variable("WAYLAND_DISPLAY") ?? machine.variable("DISPLAY")
        return Finding(
            state: name == nil ? .absent : .there, name: "Display",
            detail: name ?? "windows need a desktop; pages and pictures do not")
    }

    private func caches() -> Finding {
        let caches = machine.variable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard let folder = caches ?? machine.variable("HOME").map({ "\($0)/.cache" }) else {
            return Finding(state: .missing, name: "Cache folder", detail: "HOME is not set: set XDG_CACHE_HOME")
        }
        return writable("\(folder)/umwelt", name: "Cache folder", variable: "XDG_CACHE_HOME")
    }

    private func temporaryFiles() -> Finding {
        writable(machine.variable("TMPDIR") ?? "/tmp", name: "Temporary files", variable: "TMPDIR")
    }

    private func writable(_ folder: String, name: String, variable: String) -> Finding {
        machine.isWritable(folder)
            ? Finding(state: .there, name: name, detail: folder)
            : Finding(
                state: .missing, name: name,
                detail: "\(folder) cannot be written to: set \(variable) to a folder that is yours")
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
