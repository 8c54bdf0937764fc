import Foundation

/// A preview that is linked into the program, shown by a host.
@MainActor
public struct ShownPreview {
    /// The name from its `#Preview` or `previewDisplayName`, or else its type or number.
    public let name: String

    /// The name in the source; nil for none.
    package let givenName: String?

    /// The size that the preview asks for; nil if it asks for none.
    public let layout: PreviewLayout?

    /// The device that the preview asks for; nil if it asks for none.
    public let device: PreviewDevice?

    /// The orientation of the device; nil if the preview sets none.
    public let orientation: InterfaceOrientation?

    /// The screen of the device, in the preview's orientation; nil if it names no device that is known.
    public var screen: PreviewDevice.Screen? {
        device?.screen.map { orientation?.isLandscape == true ? $0.onItsSide : $0 }
    }

    /// The size in points in any window: that of a fixed layout, or of its device's screen unless its layout differs;
    /// nil if the window or the content determines it.
    package var fixedSize: CGSize? {
        switch layout {
        case .fixed(let width, let height): CGSize(width: width, height: height)
        case .device, nil: screen?.size
        case .sizeThatFits: nil
        }
    }

    /// Returns the size of a portrait screen in the preview's orientation.
    ///
    /// - Parameter size: The size, in points.
    public func oriented(_ size: CGSize) -> CGSize {
        orientation?.isLandscape == true ? CGSize(width: size.height, height: size.width) : size
    }

    /// The host that shows it.
    public let host: ViewHost

    /// Shows the previews of the program, in the order of ``LinkedPreview/all``.
    ///
    /// - Parameters:
    ///   - name: The name of the requested preview; nil for all. If a `#Preview` has it, only this preview is created,
    ///     unaffected by errors in the others; otherwise all are, because views may set their preview's name.
    ///   - makeHost: Makes the host that shows a view.
    public static func all(named name: String?, in makeHost: (any View) -> ViewHost) -> [ShownPreview] {
        if let name, let wanted = LinkedPreview.registered.first(where: { $0.givenName == name }) {
            return [wanted.show(in: makeHost)]
        }
        return LinkedPreview.all.map { $0.show(in: makeHost) }
    }
}
