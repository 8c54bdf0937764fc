import Foundation

/// What an anchor of something that scrolls is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind {
        case initialOffset, sizeChanges, alignment
    }

    private let kind: Kind

    /// Which part of the content is to be seen at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }

    /// Which point of the content stays in its place when the size of the content or of what shows it changes.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }

    /// Where content is that is smaller than what shows it.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The anchors of something that scrolls.
struct ScrollAnchors: Equatable {
    /// The anchor for all that is not said otherwise; nil for the usual ones.
    var general: UnitPoint?

    /// What is said for single roles, though it may be the usual anchor.
    var special: [ScrollAnchorRole: UnitPoint?] = [:]

    var initialOffset: UnitPoint? { self[.initialOffset] }
    var sizeChanges: UnitPoint? { self[.sizeChanges] }
    var alignment: UnitPoint? { self[.alignment] }

    private subscript(role: ScrollAnchorRole) -> UnitPoint? { special[role] ?? general }
}

extension View {
    /// Sets which part of the content is to be seen at first of what scrolls in this view, which one stays to be seen when
    /// sizes change, and where content is that is smaller than what shows it; nil for the beginning.
    ///
    /// ```swift
    /// ScrollView { messages }.defaultScrollAnchor(.bottom)
    /// ```
    nonisolated public func defaultScrollAnchor(
        _ anchor: UnitPoint?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.scrollSettings, transform: { $0.anchors.general = anchor }, fileID: fileID, line: line)
    }

    /// Sets one of these anchors of what scrolls in this view, whatever is set for all; nil for the usual one.
    ///
    /// ```swift
    /// ScrollView { messages }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)
    /// ```
    nonisolated public func defaultScrollAnchor(
        _ anchor: UnitPoint?, for role: ScrollAnchorRole, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.scrollSettings, transform: { $0.anchors.special[role] = .some(anchor) }, fileID: fileID, line: line)
    }
}

extension Edge {
    /// The anchor of the edge; along the other axis it says nothing.
    var anchor: (x: CGFloat?, y: CGFloat?) {
        switch self {
        case .top: (nil, 0)
        case .bottom: (nil, 1)
        case .leading: (0, nil)
        case .trailing: (1, nil)
        }
    }
}
