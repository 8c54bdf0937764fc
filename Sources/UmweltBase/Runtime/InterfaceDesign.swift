import Foundation

/// The design of the system that views are drawn in: of iOS 18, or of iOS 26 with its glass.
///
/// A process has one, by the variable `UMWELT_DESIGN`. A window can choose another design with ``HostTraits/design``, a
/// picture with the option `--design`.
public enum InterfaceDesign: Int, CaseIterable, Sendable, NumberedSetting {
    /// The design of iOS 18.
    case iOS18 = 18

    /// The design of iOS 26.
    case iOS26 = 26

    /// The design of this process, chosen with the environment variable `UMWELT_DESIGN`; by default that of iOS 18.
    public static let process = (try? InterfaceDesign(ProcessInfo.processInfo.environment)) ?? standard

    package static let variable = "UMWELT_DESIGN"

    package static var standard: InterfaceDesign { iOS18 }

    package static func mistake(_ text: String, in place: String) -> String {
        "“\(text)” is no design in \(place): write \(numbers), for the look of iOS 18 or of iOS 26."
    }
}
