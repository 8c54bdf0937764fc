import Foundation

/// The purpose of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind {
        case initialOffset, sizeChanges, alignment
    }

    private let kind: Kind

    /// The part of the content that is visible at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }

    /// The point of the content that does not move when the content or the scrollable view changes its size. Content
    /// that is scrolled elsewhere keeps its offset.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }

    /// The position of content that is smaller than the scrollable view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The scroll anchors of a scrollable view.
struct ScrollAnchors: Equatable {
    /// The anchor for roles without their own; nil for the default.
    var general: UnitPoint?

    /// The anchors for single roles. A nil anchor is the default one, whatever the general anchor.
    var special: [ScrollAnchorRole: UnitPoint?] = [:]

    var initialOffset: UnitPoint? { self[.initialOffset] }
    var sizeChanges: UnitPoint? { self[.sizeChanges] }
    var alignment: UnitPoint? { self[.alignment] }

    private subscript(role: ScrollAnchorRole) -> UnitPoint? { special[role] ?? general }
}

extension View {
    /// Sets the anchor of scrollable views in this view; nil for the beginning.
    ///
    /// It determines the initially visible part of the content, the part that stays visible when sizes change, and the
    /// position of content that is smaller than the scrollable view.
    ///
    /// ```swift
    /// ScrollView { messages }.defaultScrollAnchor(.bottom)
    /// ```
    ///
    /// - Parameters:
    ///   - anchor: The point of the content, such as `.bottom`; nil for the beginning.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func defaultScrollAnchor(
        _ anchor: UnitPoint?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.scrollSettings, transform: { $0.anchors.general = anchor }, fileID: fileID, line: line)
    }

    /// Sets the anchor of scrollable views in this view for one role, whatever is set for all; nil for the default.
    ///
    /// ```swift
    /// ScrollView { messages }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)
    /// ```
    ///
    /// - Parameters:
    ///   - anchor: The point of the content, such as `.bottom`; nil for the beginning.
    ///   - role: The role: the initial offset, changes of size, or the alignment of small content.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func defaultScrollAnchor(
        _ anchor: UnitPoint?, for role: ScrollAnchorRole, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.scrollSettings, transform: { $0.anchors.special[role] = .some(anchor) }, fileID: fileID, line: line)
    }
}

extension Edge {
    /// The anchor of the edge, as a fraction from 0 to 1 along its axis; nil along the other axis.
    var anchor: (x: CGFloat?, y: CGFloat?) {
        switch self {
        case .top: (nil, 0)
        case .bottom: (nil, 1)
        case .leading: (0, nil)
        case .trailing: (1, nil)
        }
    }
}
