import Foundation

/// The version of Apple's SDK whose behaviour views follow, in cases where a newer SDK changed what an app shows.
///
/// The environment variable `UMWELT_SDK` chooses it for a process; a window can choose another version with
/// ``HostTraits/sdk``. The guide
/// <doc:RunningAndDrawing> lists the rules that differ.
public enum SDKVersion: Int, CaseIterable, Comparable, Sendable {
    /// The SDK of iOS 26, from September 2025.
    case v26 = 26

    /// The SDK of iOS 27, from September 2026.
    case v27 = 27

    /// The newest version, which programs have by default.
    public static let newest = v27

    /// The version of this process, chosen with the environment variable `UMWELT_SDK`; by default the newest.
    public static let process = (try? SDKVersion(ProcessInfo.processInfo.environment)) ?? newest

    /// The version that variables ask for; the newest if they name none.
    ///
    /// - Throws: `SDKVersionError` if `UMWELT_SDK` names no version.
    package init(_ variables: [String: String]) throws {
        let text = variables[Self.variable] ?? ""
        guard let version = text.isEmpty ? .newest : Self(text) else {
            throw SDKVersionError(text: text, place: Self.variable)
        }
        self = version
    }

    /// The version that a text names, such as `26`; nil if it names none.
    package init?(_ text: String) {
        guard let version = Int(text).flatMap(Self.init(rawValue:)) else { return nil }
        self = version
    }

    /// The name of the variable that sets the version of a process.
    package static let variable = "UMWELT_SDK"

    /// Returns true if the first version is the older one.
    public static func < (left: SDKVersion, right: SDKVersion) -> Bool { left.rawValue < right.rawValue }
}

/// The error of a text that names no version of the SDK.
package struct SDKVersionError: Error, CustomStringConvertible {
    let text: String

    /// The option or variable that has the text.
    let place: String

    package init(text: String, place: String) {
        self.text = text
        self.place = place
    }

    package var description: String {
        let versions = SDKVersion.allCases.map { "\($0.rawValue)" }.joined(separator: " or ")
        return "“\(text)” is no version of the SDK in \(place): write \(versions)."
    }
}
