import Foundation

extension DisplayList {
    /// The picture on a window's background: white in light, black in dark.
    public func onWindowBackground(_ colorScheme: ColorScheme) -> DisplayList {
        var values = EnvironmentValues()
        values.colorScheme = colorScheme
        let background = DisplayItem.fill(
            Path(CGRect(origin: .zero, size: size)), Color.windowBackground._paint(in: values))
        return DisplayList(size: size, items: [background] + items)
    }
}
