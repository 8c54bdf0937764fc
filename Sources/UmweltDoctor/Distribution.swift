/// The distribution of Linux, as `/etc/os-release` names it.
package struct Distribution: Sendable, Hashable {
    /// The commands that install packages.
    package enum Family: Sendable, Hashable {
        /// Debian, Ubuntu and their descendants.
        case apt
        /// Fedora, Amazon Linux, RHEL and their descendants.
        case dnf
    }

    /// The name for people, as in `Debian GNU/Linux 12 (bookworm)`.
    package let name: String

    /// The commands that install packages; nil if the distribution is of another family.
    package let family: Family?

    /// Reads the distribution of a system.
    package init(of machine: Machine) {
        var values: [Substring: String] = [:]
        for line in (machine.text(of: "/etc/os-release") ?? "").split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            values[parts[0]] = String(parts[1].filter { $0 != "\"" && $0 != "'" })
        }
        name = values["PRETTY_NAME"] ?? values["NAME"] ?? "Linux"
        let words = [values["ID"] ?? ""] + (values["ID_LIKE"] ?? "").split(separator: " ").map(String.init)
        let identities = Set(words)
        if !identities.isDisjoint(with: ["debian", "ubuntu"]) {
            family = .apt
        } else if !identities.isDisjoint(with: ["fedora", "rhel", "centos", "amzn"]) {
            family = .dnf
        } else {
            family = nil
        }
    }

    /// Returns the command that installs packages; nil if there are none, or if the family is unknown.
    package func installCommand(for packages: [String], on machine: Machine) -> String? {
        guard let family, !packages.isEmpty else { return nil }
        let command =
            switch family {
            case .apt: "apt-get install --yes"
            case .dnf: "dnf install --assumeyes"
            }
        return "\(machine.isRoot ? "" : "sudo ")\(command) \(packages.joined(separator: " "))"
    }
}
