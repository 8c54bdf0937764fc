import Foundation
import Umwelt

/// Writes what ARIA says of a node beyond what its element does, as the JSON that `umwelt.js` reads.
///
/// `a` are attributes; `y` is what is read in place of the element's own text; `u` says that nothing inside is read, `k`
/// that keys press it, `j` that arrow keys change it; `m` are names of what it can be asked to do, `z` which keys do
/// something: Escape, Delete, or the one for menus.
struct AriaWriter {
    private var attributes: [(name: String, value: String)] = []
    private var fields: [String] = []

    /// The object; nil if there is nothing to say.
    static func object(_ semantics: Semantics) -> String? {
        var writer = AriaWriter()
        writer.write(semantics)
        return writer.text
    }

    /// The role of a node whose element has none; nil for no role.
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

    /// Whether the node has no role for a name to belong to, so that the name is read as text.
    static func isSpoken(_ semantics: Semantics) -> Bool {
        guard semantics.label != nil, role(semantics) == nil else { return false }
        return semantics.role == .text || semantics.isOne
    }

    private mutating func write(_ semantics: Semantics) {
        let role = Self.role(semantics)
        if let role { set("role", role) }
        switch role {
        case "heading": set("aria-level", String(semantics.headingLevel ?? 2))
        case "dialog": set("aria-modal", "true")
        case "switch": set("aria-checked", String(semantics.traits.contains(.isSelected)))
        case "spinbutton":
            // There are no ends; the words are those for the value, which screen readers read.
            if let number = semantics.value.flatMap({ Double($0) }), number.isFinite {
                set("aria-valuenow", String(number))
            }
            fields.append("\"j\":1")
        default: break
        }
        if ["button", "link", "switch", "spinbutton"].contains(role) {
            if !semantics.isEnabled { set("aria-disabled", "true") }
            if role != "spinbutton" { fields.append("\"k\":1") }
        }
        if semantics.traits.contains(.isSelected) && role != "switch" {
            set(semantics.role == .button || role == "button" ? "aria-pressed" : "aria-current", "true")
        }
        if semantics.traits.contains(.updatesFrequently) { set("aria-live", "off") }
        if semantics.role == .button && !semantics.traits.contains(.isButton) { set("role", "generic") }
        if Self.isSpoken(semantics), let label = semantics.label {
            fields.append("\"y\":\(PatchWriter.quoted(label))")
        }
        if semantics.isOne || Self.isSpoken(semantics) { fields.append("\"u\":1") }
        write(semantics.actions)
    }

    private mutating func write(_ actions: [Semantics.Action]) {
        var names: [String] = []
        var keys: [String] = []
        for action in actions {
            switch action {
            case .named(let name): names.append(PatchWriter.quoted(name))
            case .escape: keys.append("\"Escape\":\"escape\"")
            case .delete: keys.append("\"Delete\":\"delete\"")
            case .showMenu: keys.append("\"ContextMenu\":\"showMenu\"")
            }
        }
        if !names.isEmpty { fields.append("\"m\":[\(names.joined(separator: ","))]") }
        if !keys.isEmpty { fields.append("\"z\":{\(keys.joined(separator: ","))}") }
    }

    private mutating func set(_ name: String, _ value: String) { attributes.append((name, value)) }

    private var text: String? {
        var all = fields
        if !attributes.isEmpty {
            let list = attributes.map { "\"\($0.name)\":\(PatchWriter.quoted($0.value))" }
            all.insert("\"a\":{\(list.joined(separator: ","))}", at: 0)
        }
        return all.isEmpty ? nil : "{\(all.joined(separator: ","))}"
    }
}
