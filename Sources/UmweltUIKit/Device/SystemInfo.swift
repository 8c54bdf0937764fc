import Foundation
import Umwelt

/// The operating system's facts about the machine.
enum SystemInfo {
    /// The names of the kernel and of the processor.
    static let names: (system: String, machine: String) = {
        var info = utsname()
        guard uname(&info) == 0 else { return ("Linux", "") }
        return (text(info.sysname), text(info.machine))
    }()

    /// The product's name in the machine's firmware; nil for none, as in a container.
    static let product = line(of: "/sys/devices/virtual/dmi/id/product_name")

    /// An identifier derived from the machine's and the user, which does not reveal the machine's, as systemd's
    /// machine-id(5) asks of programs; nil for a machine without one.
    static let identifier: UUID? = {
        guard let machine = line(of: "/etc/machine-id") else { return nil }
        var digits = Array(HashedName.of("umwelt vendor \(machine) \(getuid())").prefix(32))
        for place in [20, 16, 12, 8] { digits.insert("-", at: place) }
        return UUID(uuidString: String(digits))
    }()

    private static func line(of path: String) -> String? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return line.isEmpty ? nil : line
    }

    /// Returns the text of a C array that ends with a zero.
    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
