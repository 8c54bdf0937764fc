/// A preview that is linked into the program, shown by a host.
@MainActor
public struct ShownPreview {
    /// The name: that of its `#Preview`, of `previewDisplayName`, or else its type or number.
    public let name: String

    /// The size that the preview asks for; nil if it asks for none.
    public let layout: PreviewLayout?

    /// The device that the preview asks for; nil if it asks for none.
    public let device: PreviewDevice?

    /// The host that shows it.
    public let host: ViewHost

    /// Shows all previews of the program, in the order of ``LinkedPreview/all``.
    public static func all(in makeHost: (any View) -> ViewHost) -> [ShownPreview] {
        LinkedPreview.all.map { $0.show(in: makeHost) }
    }
}
