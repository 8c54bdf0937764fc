import Foundation

/// The design of the system that views are drawn in: of iOS 18, or of iOS 26 with its glass.
///
/// A process has one, by the variable `UMWELT_DESIGN`. A window can choose another design with ``HostTraits/design``, a
/// picture with the option `--design`.
public enum InterfaceDesign: Int, CaseIterable, Sendable {
    /// The design of iOS 18.
    case iOS18 = 18

    /// The design of iOS 26.
    case iOS26 = 26

    /// The design of this process, chosen with the environment variable `UMWELT_DESIGN`; by default that of iOS 18.
    public static let process = (try? InterfaceDesign(ProcessInfo.processInfo.environment)) ?? iOS18

    /// The design that variables ask for; iOS 18's if they name none.
    ///
    /// - Throws: `InterfaceDesignError` if `UMWELT_DESIGN` names no design.
    package init(_ variables: [String: String]) throws {
        let text = variables[Self.variable] ?? ""
        guard let design = text.isEmpty ? .iOS18 : Self(text) else {
            throw InterfaceDesignError(text: text, place: Self.variable)
        }
        self = design
    }

    /// The design that a text names, such as `26`; nil if it names none.
    package init?(_ text: String) {
        guard let version = Int(text).flatMap(Self.init(rawValue:)) else { return nil }
        self = version
    }

    /// The name of the variable that sets the design of a process.
    package static let variable = "UMWELT_DESIGN"
}

/// The error of a text that names no design.
package struct InterfaceDesignError: Error, CustomStringConvertible {
    let text: String

    /// The option or variable that has the text.
    let place: String

    package init(text: String, place: String) {
        self.text = text
        self.place = place
    }

    package var description: String {
        let designs = InterfaceDesign.allCases.map { "\($0.rawValue)" }.joined(separator: " or ")
        return "“\(text)” is no design in \(place): write \(designs), for the look of iOS 18 or of iOS 26."
    }
}
