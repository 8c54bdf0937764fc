import Foundation

// Lists are made of other views since iOS 16: there too these settings have no effect any more.

/// The appearance of UIKit's tables. Lists do not use tables since iOS 16, so settings have no effect on them, as
/// there: use `scrollContentBackground(_:)`, `listRowBackground(_:)` and `listRowSeparator(_:edges:)`.
@MainActor @preconcurrency
public final class UITableView: NSObject {
    private static let proxy = UITableView()

    private override init() {}

    /// Never called: there are no tables.
    @available(*, unavailable, message: "Umwelt has no tables of UIKit's: use List.")
    public init(frame: CGRect, style: Style = .plain) {}

    /// Never called: there are no tables.
    @available(*, unavailable, message: "Umwelt has no tables of UIKit's: use List.")
    public convenience init(_: Never...) { self.init() }

    /// The forms of tables.
    public enum Style: Int, Sendable {
        /// Rows.
        case plain
        /// Sections apart.
        case grouped
        /// Sections in rounded rectangles.
        case insetGrouped
    }

    /// Returns the appearance of UIKit's tables.
    public static func appearance() -> UITableView { proxy }

    /// The lines between the rows of a table.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines.
        case none
        /// Lines.
        case singleLine
    }

    /// The colour of tables. It has no effect on lists.
    public var backgroundColor: UIColor?
    /// The lines of tables. They have no effect on lists.
    public var separatorStyle = SeparatorStyle.singleLine
    /// The colour of lines of tables. It has no effect on lists.
    public var separatorColor: UIColor?
    /// True if vertical scroll indicators are shown. It has no effect on lists.
    public var showsVerticalScrollIndicator = true
}

/// The appearance of the rows of UIKit's tables. List rows do not use it since iOS 16, so settings have no effect on
/// them, as there: use `listRowBackground(_:)`.
@MainActor @preconcurrency
public final class UITableViewCell: NSObject {
    private static let proxy = UITableViewCell()

    private override init() {}

    /// Returns the appearance of the rows of UIKit's tables.
    public static func appearance() -> UITableViewCell { proxy }

    /// The appearance of a selected row.
    public enum SelectionStyle: Int, Sendable {
        /// As others.
        case none
        /// In blue.
        case blue
        /// In grey.
        case gray
        /// As is usual.
        case `default`
    }

    /// The colour of rows. It has no effect on lists.
    public var backgroundColor: UIColor?
    /// The appearance of selected rows. It has no effect on lists.
    public var selectionStyle = SelectionStyle.default
}
