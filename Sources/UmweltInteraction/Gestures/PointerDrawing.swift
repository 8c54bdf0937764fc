import Foundation

/// A mouse pointer drawn by the app, before it is resolved in an environment.
enum PointerDrawing: Sendable {
    case image(Image, hotSpot: UnitPoint)
    case shape(Path, isEvenOdd: Bool, size: CGSize)

    /// The width of the border around a shape, in points: that of the arrow of most desktops.
    static let border: CGFloat = 1

    /// Returns the picture; nil if it has no size, or exceeds the hosts' maximum.
    func picture(in values: EnvironmentValues) -> PointerInterest.CursorPicture? {
        switch self {
        case .image(let image, let hotSpot):
            let image = image.resolve(in: values)
            let point = CGPoint(x: image.size.width * hotSpot.x, y: image.size.height * hotSpot.y)
            return Self.picture(image.items(in: image.size), size: image.size, hotSpot: point)
        case .shape(let path, let isEvenOdd, let size):
            let isDark = values.colorScheme == .dark
            let (inside, outside) = (Color.Resolved(gray: isDark ? 1 : 0), Color.Resolved(gray: isDark ? 0 : 1))
            let whole = CGSize(width: size.width + 2 * Self.border, height: size.height + 2 * Self.border)
            let items: [DisplayItem] = [
                .stroke(path, .color(outside), StrokeStyle(lineWidth: 2 * Self.border, lineJoin: .round)),
                .fill(path, .color(inside), isEvenOdd: isEvenOdd),
            ]
            return Self.picture(items, size: whole, hotSpot: CGPoint(x: whole.width / 2, y: whole.height / 2))
        }
    }

    private static func picture(
        _ items: [DisplayItem], size: CGSize, hotSpot: CGPoint
    ) -> PointerInterest.CursorPicture? {
        let longest = PointerInterest.CursorPicture.longestSide
        let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
        guard width >= 1, height >= 1, width <= longest, height <= longest else { return nil }
        // A hot spot lies in the picture, or hosts show none.
        let point = CGPoint(
            x: min(max(hotSpot.x, 0), width - 1).rounded(.down), y: min(max(hotSpot.y, 0), height - 1).rounded(.down))
        return PointerInterest.CursorPicture(
            picture: DisplayList(size: CGSize(width: width, height: height), items: items), hotSpot: point)
    }
}

extension Color.Resolved {
    fileprivate init(gray: Float) { self.init(red: gray, green: gray, blue: gray) }
}
