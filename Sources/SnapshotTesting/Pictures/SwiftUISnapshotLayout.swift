import Foundation

/// The size of a view in a picture.
public enum SwiftUISnapshotLayout: Sendable {
    /// The size, the safe area and the traits of a device.
    case device(config: ViewImageConfig)
    /// A size in points, without a safe area. A length of zero means the view's.
    case fixed(width: CGFloat, height: CGFloat)
    /// The view's own size.
    case sizeThatFits

    var config: ViewImageConfig {
        switch self {
        case .device(let config): config
        case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height))
        case .sizeThatFits: ViewImageConfig()
        }
    }
}
