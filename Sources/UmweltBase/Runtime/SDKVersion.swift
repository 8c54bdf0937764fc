import Foundation

/// The version of Apple's SDK whose behaviour views follow, in cases where a newer SDK changed what an app shows.
///
/// The environment variable `UMWELT_SDK` chooses it for a process; a window can choose another version with
/// ``HostTraits/sdk``. The guide
/// <doc:RunningAndDrawing> lists the rules that differ.
public enum SDKVersion: Int, CaseIterable, Comparable, Sendable, NumberedSetting {
    /// The SDK of iOS 26, from September 2025.
    case v26 = 26

    /// The SDK of iOS 27, from September 2026.
    case v27 = 27

    /// The newest version, which programs have by default.
    public static let newest = v27

    /// The version of this process, chosen with the environment variable `UMWELT_SDK`; by default the newest.
    public static let process = (try? SDKVersion(ProcessInfo.processInfo.environment)) ?? newest

    package static let variable = "UMWELT_SDK"

    package static var standard: SDKVersion { newest }

    package static func mistake(_ text: String, in place: String) -> String {
        "“\(text)” is no version of the SDK in \(place): write \(numbers)."
    }

    /// Returns true if the first version is the older one.
    public static func < (left: SDKVersion, right: SDKVersion) -> Bool { left.rawValue < right.rawValue }
}
