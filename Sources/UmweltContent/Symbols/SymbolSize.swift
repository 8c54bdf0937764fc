import Foundation

/// The size of a symbol beside text, as symbols have it on iOS, in multiples of the font's size.
struct SymbolSize: Equatable {
    var width: CGFloat
    var height: CGFloat

    /// The distance from the top to the middle of capital letters.
    var middle: CGFloat

    /// The width of a full-square symbol that is not in the table: the mean of those in the table, about the width of
    /// the square.
    static let usual: CGFloat = 1.06

    /// The size of all symbols in circles.
    private static let circle = SymbolSize(19.92, 19.92)

    /// The size of all symbols in squares.
    private static let square = SymbolSize(17.98, 17.98)

    /// Returns the size of a symbol; nil if unknown.
    static func known(_ name: SymbolName) -> SymbolSize? {
        if name.badge != nil || name.isSlashed { return nil }
        switch name.enclosure {
        case .circle: return circle
        case .square: return square
        case .rectangle: return nil
        case nil: return table[name.base]
        }
    }

    /// The sizes of the outlines of SF Symbols at 20 points in the regular weight and the medium scale.
    ///
    /// They are the extents of vectors exported by Apple's app, from public collections. A guess: they are also the
    /// layout sizes. It agrees with a globe of 22 points in the large scale on iOS 18, and with 17 by 17 in iOS's
    /// description of a circle for body text without insets. A filled symbol has the size of its outline.
    private static let table: [String: SymbolSize] = [
        "arrow.clockwise": SymbolSize(17.26, 21.03, middle: 11.68),
        "arrow.counterclockwise": SymbolSize(17.26, 21.03, middle: 11.68),
        "bell": SymbolSize(18.43, 20.18),
        "bolt": SymbolSize(13.76, 21.8),
        "book": SymbolSize(21.69, 18.13),
        "bookmark": SymbolSize(13.16, 20.95),
        "calendar": SymbolSize(19.46, 17.98),
        "camera": SymbolSize(23.98, 18.62, middle: 9.62),
        "cart": SymbolSize(22.54, 19.2, middle: 8.91),
        "checkmark": SymbolSize(16.83, 16.69, middle: 8.07),
        "chevron.backward": SymbolSize(9.55, 16.95),
        "chevron.down": SymbolSize(16.96, 9.55, middle: 4.35),
        "chevron.forward": SymbolSize(9.55, 16.95),
        "chevron.left": SymbolSize(9.55, 16.95),
        "chevron.right": SymbolSize(9.55, 16.95),
        "chevron.up": SymbolSize(16.96, 9.55),
        "circle": circle,
        "clock": circle,
        "cloud": SymbolSize(23.34, 15.46),
        "creditcard": SymbolSize(22.95, 16.68),
        "doc": SymbolSize(16.43, 20.94),
        "envelope": SymbolSize(23.56, 16.84),
        "exclamationmark.triangle": SymbolSize(20.47, 18.55),
        "eye": SymbolSize(26.69, 16.74),
        "flame": SymbolSize(16.27, 21.12, middle: 11.45),
        "gear": SymbolSize(21.6, 21.27),
        "gearshape": SymbolSize(20.9, 20.88),
        "globe": circle,
        "house": SymbolSize(23.31, 20.51, middle: 11.08),
        "leaf": SymbolSize(20.69, 17.7, middle: 8.44),
        "lock": SymbolSize(13.33, 19.15, middle: 9.83),
        "magnifyingglass": SymbolSize(19.08, 19.27),
        "map": SymbolSize(20.31, 19.27),
        "message": SymbolSize(22.15, 20.46),
        "mic": SymbolSize(13.97, 20.8, middle: 11.05),
        "minus": SymbolSize(16.11, 1.75),
        "moon": SymbolSize(19.65, 19.76),
        "paperplane": SymbolSize(20.46, 20.46, middle: 9.66),
        "pencil": SymbolSize(15.57, 15.46),
        "person.2": SymbolSize(27.2, 18.09, middle: 9.05),
        "phone": SymbolSize(19.1, 19.1),
        "plus": SymbolSize(16.11, 16.11),
        "square": square,
        "square.and.arrow.up": SymbolSize(17.33, 22.04, middle: 11.74),
        "square.and.pencil": SymbolSize(19.32, 19.32, middle: 10.34),
        "star": SymbolSize(21.69, 20.68, middle: 11.06),
        "sun.max": SymbolSize(21.12, 21.18),
        "sun.min": SymbolSize(19.33, 19.34),
        "tag": SymbolSize(21.82, 21.8, middle: 10.42),
    ]
}

extension SymbolSize {
    /// Makes a size of its figures beside text of 20 points.
    ///
    /// - Parameter middle: The distance from the top to the middle of capital letters; nil for half of the height.
    fileprivate init(_ width: CGFloat, _ height: CGFloat, middle: CGFloat? = nil) {
        self.width = width / 20
        self.height = height / 20
        self.middle = (middle ?? height / 2) / 20
    }
}
