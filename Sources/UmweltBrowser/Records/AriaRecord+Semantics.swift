import Foundation
import Umwelt

extension AriaRecord {
    /// Makes the record of a node's ARIA attributes; nil for none.
    init?(_ semantics: Semantics) {
        self.init()
        describe(semantics)
        describe(semantics.actions)
        if self == AriaRecord() { return nil }
    }

    /// Returns the role of a node whose element has none; nil for no role.
    static func role(_ semantics: Semantics) -> String? {
        switch semantics.role {
        case .content, .text: break
        default: return nil
        }
        let traits = semantics.traits
        if semantics.isAdjustable { return "spinbutton" }
        if traits.contains(.isLink) { return "link" }
        if traits.contains(.isToggle) { return "switch" }
        if traits.contains(.isButton) { return "button" }
        if traits.contains(.isHeader) { return "heading" }
        if traits.contains(.isImage) { return "img" }
        if traits.contains(.isTabBar) { return "tablist" }
        if traits.contains(.isModal) { return "dialog" }
        let isNamed = semantics.role == .content && semantics.label != nil && !semantics.isOne
        return semantics.isGroup || isNamed ? "group" : nil
    }

    /// Returns true if the node has no role that could be labelled, so that its label is read as text.
    static func isSpoken(_ semantics: Semantics) -> Bool {
        guard semantics.label != nil, role(semantics) == nil else { return false }
        return semantics.role == .text || semantics.isOne
    }

    /// Returns true if the node has a value and no role: no attribute of such an element is read, so that the value is
    /// text.
    static func hasSpokenValue(_ semantics: Semantics) -> Bool {
        guard semantics.value != nil, role(semantics) == nil else { return false }
        switch semantics.role {
        case .content, .text: return true
        default: return false
        }
    }

    private mutating func describe(_ semantics: Semantics) {
        let role = Self.role(semantics)
        if let role { set("role", role) }
        switch role {
        case "heading": set("aria-level", String(semantics.headingLevel ?? 2))
        case "dialog": set("aria-modal", "true")
        case "switch": set("aria-checked", String(semantics.traits.contains(.isSelected)))
        case "spinbutton":
            // There are no bounds; screen readers read the words for the value.
            if let number = semantics.value.flatMap({ Double($0) }), number.isFinite {
                set("aria-valuenow", String(number))
            }
            isAdjusted = true
        default: break
        }
        if ["button", "link", "switch", "spinbutton"].contains(role) {
            if !semantics.isEnabled { set("aria-disabled", "true") }
            isPressed = role != "spinbutton"
        }
        if semantics.traits.contains(.isSelected) && role != "switch" {
            set(semantics.role == .button || role == "button" ? "aria-pressed" : "aria-current", "true")
        }
        if semantics.traits.contains(.updatesFrequently) { set("aria-live", "off") }
        if semantics.role == .button && !semantics.traits.contains(.isButton) { set("role", "generic") }
        if Self.isSpoken(semantics) { spoken = semantics.label }
        if Self.hasSpokenValue(semantics) { spokenValue = semantics.value }
        isOne = semantics.isOne || Self.isSpoken(semantics)
    }

    private mutating func describe(_ all: [Semantics.Action]) {
        var names: [String] = []
        var groups: [ActionGroupRecord] = []
        var byKeys: [(String, String)] = []
        for action in all {
            switch action {
            case .named(let name, nil): names.append(name)
            case .named(let name, let category?):
                if let index = groups.firstIndex(where: { $0.category == category }) {
                    groups[index].actions.append(name)
                } else {
                    groups.append(ActionGroupRecord(category: category, actions: [name]))
                }
            case .escape: byKeys.append(("Escape", "escape"))
            case .delete: byKeys.append(("Delete", "delete"))
            case .showMenu: byKeys.append(("ContextMenu", "showMenu"))
            }
        }
        if !names.isEmpty { actions = names }
        if !groups.isEmpty { actionGroups = groups }
        if !byKeys.isEmpty { keys = AttributesRecord(byKeys) }
    }

    private mutating func set(_ name: String, _ value: String) {
        var all = attributes ?? AttributesRecord([])
        all.names.append(name)
        all.values.append(value)
        attributes = all
    }
}
