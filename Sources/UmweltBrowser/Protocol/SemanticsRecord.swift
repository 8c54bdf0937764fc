/// The semantics of a node: its role with the properties of that, and the properties of any role.
typealias SemanticsRecord = Joined<RoleRecord, CommonSemanticsRecord>

/// The properties of nodes of any role.
struct CommonSemanticsRecord: MessageRecord {
    /// If true, the node cannot be used.
    @Flag var isDisabled = false
    /// If true, pointers only reach the node's gestures.
    @Flag var hasGestures = false
    /// 1 if the node can have the keyboard focus, 0 if not; nil for the default of its role.
    var isFocusable: Int?
    var label: String?
    /// The value in words.
    var value: String?
    var hint: String?
    /// The purpose of the node, as visible text.
    var help: String?
    /// The identifier of the node for tests.
    var identifier: String?
    /// The key that presses the node.
    var shortcut: ShortcutRecord?
    /// If true, the node is hidden from assistive technology.
    @Flag var isHidden = false
    /// The ARIA attributes beyond that.
    var aria: AriaRecord?

    enum CodingKeys: String, CodingKey {
        case isDisabled = "x"
        case hasGestures = "w"
        case isFocusable = "f"
        case label = "l"
        case value = "v"
        case hint = "h"
        case help = "p"
        case identifier = "t"
        case shortcut = "j"
        case isHidden = "n"
        case aria = "q"
    }
}

/// A keyboard shortcut: a list of the key, in the terms of the DOM's `KeyboardEvent.key`, and its modifiers as bits.
struct ShortcutRecord: MessageValue, Decodable, Equatable {
    var key: String
    var modifiers: Int

    init(key: String, modifiers: Int) { (self.key, self.modifiers) = (key, modifiers) }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        key = try list.decode(String.self)
        modifiers = try list.decode(Int.self)
    }

    func write(to json: inout JSONBuffer) {
        json.list {
            $0.add(key)
            $0.add(modifiers)
        }
    }
}

/// The ARIA attributes of a node, in addition to those of its element.
struct AriaRecord: MessageRecord {
    var attributes: AttributesRecord?
    /// The text that is read in place of the element's own text.
    var spoken: String?
    /// The value, read after the element's content; nil for none, and for elements with a role, whose description
    /// contains it.
    var spokenValue: String?
    /// If true, the node's content is not read.
    @Flag var isOne = false
    /// If true, keys press the node.
    @Flag var isPressed = false
    /// If true, arrow keys change the node's value.
    @Flag var isAdjusted = false
    /// The names of the node's actions that are in no category.
    var actions: [String]?
    /// The actions in categories.
    var actionGroups: [ActionGroupRecord]?
    /// The other actions of the node, by the keys that invoke them.
    var keys: AttributesRecord?

    enum CodingKeys: String, CodingKey {
        case attributes = "a"
        case spoken = "y"
        case spokenValue = "yv"
        case isOne = "u"
        case isPressed = "k"
        case isAdjusted = "j"
        case actions = "m"
        case actionGroups = "g"
        case keys = "z"
    }
}

/// The actions of a node in a category.
struct ActionGroupRecord: MessageRecord {
    /// The name of the category.
    var category: String
    /// The names of the actions.
    var actions: [String]

    enum CodingKeys: String, CodingKey {
        case category = "c"
        case actions = "m"
    }
}
