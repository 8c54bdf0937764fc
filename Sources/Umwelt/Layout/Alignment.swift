import Foundation

/// A guide by which views are aligned.
public protocol AlignmentID {
    /// Where the guide is in a view that doesn't say otherwise.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and its alignment guides, in points from its top left corner (top right, right to left).
public struct ViewDimensions {
    let size: CGSize
    let explicit: (AlignmentKey) -> CGFloat?

    /// The width.
    public var width: CGFloat { size.width }

    /// The height.
    public var height: CGFloat { size.height }

    /// Where a guide is.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        explicit(guide.key) ?? guide.key.id.defaultValue(in: self)
    }

    /// Where a guide is.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        explicit(guide.key) ?? guide.key.id.defaultValue(in: self)
    }

    /// Where a guide is, if the view says so.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// Where a guide is, if the view says so.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }
}

extension ViewDimensions: Equatable {
    /// Whether both are of one size.
    public static func == (left: Self, right: Self) -> Bool { left.size == right.size }
}

/// A guide's type, to compare and to ask.
struct AlignmentKey: Hashable, @unchecked Sendable {
    // A type, which never changes.
    let id: any AlignmentID.Type

    static func == (left: Self, right: Self) -> Bool { ObjectIdentifier(left.id) == ObjectIdentifier(right.id) }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Makes a guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id) }

    /// The side where reading starts.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle.
    public static let center = HorizontalAlignment(Center.self)
    /// The side where reading ends.
    public static let trailing = HorizontalAlignment(Trailing.self)

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Makes a guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id) }

    /// The upper side.
    public static let top = VerticalAlignment(Top.self)
    /// The middle.
    public static let center = VerticalAlignment(Center.self)
    /// The lower side.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line of text; the lower side where there is no text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text; the lower side where there is no text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

/// A guide along each axis.
public struct Alignment: Equatable, Sendable {
    /// The guide along the horizontal axis.
    public var horizontal: HorizontalAlignment

    /// The guide along the vertical axis.
    public var vertical: VerticalAlignment

    /// Makes an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// In the middle of the leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// In the middle of the trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// In the middle of the upper side.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// In the middle of the lower side.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the upper leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the upper trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the lower leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the lower trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// In the middle, by the baseline of the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// In the middle, by the baseline of the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// At the leading side, by the baseline of the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// At the leading side, by the baseline of the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// At the trailing side, by the baseline of the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// At the trailing side, by the baseline of the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
