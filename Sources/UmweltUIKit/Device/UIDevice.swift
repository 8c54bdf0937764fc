import Foundation
import Umwelt

/// The device: the machine that the app runs on, in the shape of the window that is used.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
    /// The device.
    public static let current = UIDevice()

    /// The notification that the window that is used has become wider than high, or higher than wide.
    public nonisolated static var orientationDidChangeNotification: Notification.Name {
        WindowNotification.orientationDidChange
    }

    private override init() {}

    /// The name of the machine in its network.
    public var name: String { ProcessInfo.processInfo.hostName }

    /// The name of the operating system's kernel, "Linux".
    public var systemName: String { SystemInfo.names.system }

    /// The version of the operating system's kernel, such as "6.1.0".
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The model of the machine according to its maker, or its processor architecture.
    public var model: String { SystemInfo.product ?? SystemInfo.names.machine }

    /// The name of the machine's kind.
    public var localizedModel: String { model }

    /// An identifier of the machine for this user's programs; nil if the machine has none.
    public var identifierForVendor: UUID? { SystemInfo.identifier }

    /// The kind of device with screens of the current window's size: a phone if the shorter side is less than 600
    /// points long.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        let size = UIScreen.main.size
        return min(size.width, size.height) < 600 ? .phone : .pad
    }

    /// The orientation of the device: the shape of the window that is used.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// Starts notifications of orientation changes, which are always posted here.
    public func beginGeneratingDeviceOrientationNotifications() {}

    /// Ends the effect of `beginGeneratingDeviceOrientationNotifications()`. Notifications are still posted.
    public func endGeneratingDeviceOrientationNotifications() {}
}

/// The kinds of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television set.
    case tv = 2
    /// A car.
    case carPlay = 3
    /// A desktop.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The orientations of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On the side, with the home button on the right.
    case landscapeLeft = 3
    /// On the side, with the home button on the left.
    case landscapeRight = 4
    /// Flat on its back.
    case faceUp = 5
    /// Flat on its screen.
    case faceDown = 6

    /// True if the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// True if the device is on the side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// True if the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// True if the device has an orientation that an interface can have.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
