import Umwelt

extension TestHost {
    /// Shows a view in a window that fills the screen of a device, and updates it.
    ///
    /// ```swift
    /// let host = try TestHost(on: "iPhone 15 Pro") { InboxView() }
    /// ```
    ///
    /// - Parameters:
    ///   - device: The device, by its name.
    ///   - isLandscape: True for a device on its side.
    ///   - traits: The traits of the window; the device replaces the pixels per point, the safe area, the corners and
    ///     the size classes.
    ///   - design: The design in which the views are drawn; nil for that of the traits.
    ///   - content: Makes the view.
    /// - Throws: `UnknownDeviceError`, which lists the known devices.
    public convenience init<Content: View>(
        on device: PreviewDevice, isLandscape: Bool = false, traits: HostTraits = .testing,
        design: InterfaceDesign? = nil, @ViewBuilder content: @escaping () -> Content
    ) throws {
        let screen = try device.screen(isLandscape: isLandscape)
        var traits = traits
        // Drives displayScale: the device of `TestHost(on:)`, else 1
        // Drives horizontalSizeClass: the device of `TestHost(on:)`, else derived from the window's width
        // Drives verticalSizeClass: the device of `TestHost(on:)`, else derived from the window's height
        // Drives displayCornerRadius: the device of `TestHost(on:)`, else 0
        traits.adopt(screen)
        self.init(size: screen.size, traits: traits, design: design, content: content)
    }
}
