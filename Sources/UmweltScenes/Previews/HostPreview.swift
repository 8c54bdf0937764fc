@_spi(Kernel) import UmweltCore

/// The settings of the shown view for a preview of it.
@MainActor
public struct HostPreview {
    let host: ViewHost

    /// Draws a mark where an image cannot be found, for authors. Call it before the first update.
    package func markMissingImages() { host.environment.set(true, for: MissingImagesKey.self) }
}

extension ViewHost {
    /// The settings of the shown view for a preview of it.
    public var preview: HostPreview { HostPreview(host: self) }
}
