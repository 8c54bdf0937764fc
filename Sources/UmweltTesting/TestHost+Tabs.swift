import Foundation
import Umwelt

extension TestHost {
    /// Chooses the first tab with a label.
    ///
    /// ```swift
    /// host.chooseTab("Settings")
    /// #expect(host.chosenTab == "Settings")
    /// ```
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False if there is no such tab, or if it is disabled; otherwise true.
    @discardableResult
    public func chooseTab(_ label: String) -> Bool {
        SemanticsNode.first(in: semantics) { $0.role.isTab && $0.label == label }.map(tap) ?? false
    }

    /// The label of the selected tab; nil if there is none.
    public var chosenTab: String? {
        SemanticsNode.first(in: semantics) { $0.role == .tab(isSelected: true) }?.label
    }

    /// Swipes the page of the first tab view whose tabs are pages, by a finger that moves by half of the page's width.
    ///
    /// A page that no finger can swipe, as a gesture in it follows the finger, is turned without one.
    ///
    /// - Parameter toLeft: True to move the finger to the left.
    /// - Returns: False if there is no paged tab view, or no other page on that side; otherwise true.
    @discardableResult
    public func swipePage(toLeft: Bool) -> Bool {
        guard let page = SemanticsNode.first(in: semantics, where: { $0.role == .tabPanel(isSwiped: true) }) else {
            return false
        }
        let distance = page.frame.width / 2
        if let isDone = swipe(page, by: toLeft ? -distance : distance) { return isDone }
        let isDone = page.send(.swipe(toLeft: toLeft, isFull: false))
        update()
        return isDone
    }

    /// The labels of the tabs, in reading order.
    public var tabs: [String] {
        func tabs(in nodes: [SemanticsNode]) -> [String] {
            nodes.flatMap { $0.role.isTab ? [$0.label] : tabs(in: $0.children) }
        }
        return tabs(in: semantics)
    }
}

extension Semantics.Role {
    fileprivate var isTab: Bool {
        if case .tab = self { true } else { false }
    }
}
