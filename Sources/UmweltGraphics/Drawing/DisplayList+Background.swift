import Foundation

extension DisplayList {
    /// Returns the picture in front of a window's background: white in the light colour scheme, black in the dark one.
    ///
    /// - Parameter colorScheme: The colour scheme of the window.
    public func onWindowBackground(_ colorScheme: ColorScheme) -> DisplayList {
        var values = EnvironmentValues()
        values.colorScheme = colorScheme
        let background = DisplayItem.fill(
            Path(CGRect(origin: .zero, size: size)), Color.windowBackground._paint(in: values))
        return DisplayList(size: size, items: [background] + items)
    }
}
