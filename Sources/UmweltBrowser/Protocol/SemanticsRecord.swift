/// What a node is to people who use it: its role with what belongs to that, and what nodes of any role may have.
typealias SemanticsRecord = Joined<RoleRecord, CommonSemanticsRecord>

/// What a node of any role may have.
struct CommonSemanticsRecord: Codable, Equatable {
    /// Whether the node cannot be used.
    @Flag var isDisabled = false
    /// Whether pointers use the node's gestures alone.
    @Flag var hasGestures = false
    /// Whether the keyboard can (1) or cannot (0) be directed to the node though that is not so for all of its role.
    var isFocusable: Int?
    var label: String?
    /// The words for what the node is set to.
    var value: String?
    var hint: String?
    /// What the node is for, in words that show.
    var help: String?
    /// The node's name for tests.
    var identifier: String?
    /// The key that presses the node.
    var shortcut: ShortcutRecord?
    /// Whether nobody is told of the node.
    @Flag var isHidden = false
    /// What ARIA says beyond that.
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

/// A key, as the DOM's `KeyboardEvent.key` has it, and those that are held with it, as bits: a list of both.
struct ShortcutRecord: Codable, Equatable {
    var key: String
    var modifiers: Int

    init(key: String, modifiers: Int) { (self.key, self.modifiers) = (key, modifiers) }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        key = try list.decode(String.self)
        modifiers = try list.decode(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(key)
        try list.encode(modifiers)
    }
}

/// What ARIA says of a node beyond what its element does.
struct AriaRecord: Codable, Equatable {
    var attributes: AttributesRecord?
    /// What is read in place of the element's own text.
    var spoken: String?
    /// Whether nothing inside of the node is read.
    @Flag var isOne = false
    /// Whether keys press the node.
    @Flag var isPressed = false
    /// Whether arrow keys change the node.
    @Flag var isAdjusted = false
    /// The names of what the node can be asked to do.
    var actions: [String]?
    /// What else the node can be asked to do, by the keys that ask for it.
    var keys: AttributesRecord?

    enum CodingKeys: String, CodingKey {
        case attributes = "a"
        case spoken = "y"
        case isOne = "u"
        case isPressed = "k"
        case isAdjusted = "j"
        case actions = "m"
        case keys = "z"
    }
}
