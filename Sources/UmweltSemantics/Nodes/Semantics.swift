import Foundation

/// The meaning of a node to the user and to assistive technology: its role, label, value, traits and actions.
///
/// Hosts show the node as the system's own button, field or slider, and expose it to screen readers.
public struct Semantics: Sendable, Hashable {
    /// The role of the node.
    public var role: Role

    // The values of one byte beside each other, so that they share two words.
    /// True if the node can be used.
    public var isEnabled = true

    /// If true, a pointer press on the node activates it; if false, the views there and their gestures receive the
    /// press.
    public var isPressedByPointers = true

    /// True if a press anywhere in the node's row of a list presses the node, where the row has no other control.
    public var takesRow = false

    /// True if the node can have the keyboard focus; nil for the default of its role.
    public var isFocusable: Bool?

    /// True if only the app moves the keyboard focus to the node, and the user cannot.
    public var isReachedByProgram = false

    /// True if the node and its descendants can be seen but are not exposed to assistive technology.
    public var isHidden = false

    /// True if the node is read as one, and its descendants are not read.
    public var isOne = false

    /// True if the descendants are read as a group.
    public var isGroup = false

    /// True if the value can be changed step by step.
    public var isAdjustable = false

    /// The additional characteristics of the node.
    public var traits: AccessibilityTraits

    /// The name of the node; nil for the texts of its descendants.
    public var label: String?

    /// The value of the node in words; nil where the role contains it.
    public var value: String?

    /// Rarely used values, stored separately, because there are several copies of semantics: in a control, in its
    /// element, and in what the host was sent.
    @Rare private var rare: RareProperties?

    private struct RareProperties: Sendable, Hashable {
        var hint: String?
        var help: String?
        var identifier: String?
        var choice: String?
        var headingLevel: Int?
        var sortPriority = 0.0
        var inputLabels: [String]?
        var actions: [Action] = []
        var shortcut: KeyboardShortcut?
        var customContent: [CustomContent] = []
    }

    /// The rarely used values; nil stands for the default values.
    private var parts: RareProperties {
        get { rare ?? RareProperties() }
        set { rare = newValue == RareProperties() ? nil : newValue }
    }

    /// A description of the result of using the node.
    public var hint: String? {
        get { rare?.hint }
        set { parts.hint = newValue }
    }

    /// The purpose of the node; nil for none. Shown when the mouse pointer rests on the node, and used as the hint if
    /// there is no other.
    public var help: String? {
        get { rare?.help }
        set { parts.help = newValue }
    }

    /// A name for tests, neither shown nor read.
    public var identifier: String? {
        get { rare?.identifier }
        set { parts.identifier = newValue }
    }

    /// The label of the choice that an option belongs to, if its neighbours are in other rows; nil for options that are
    /// descendants of their choice.
    public var choice: String? {
        get { rare?.choice }
        set { parts.choice = newValue }
    }

    /// The level of a heading, from 1; nil if the node is not a heading or has no particular level.
    public var headingLevel: Int? {
        get { rare?.headingLevel }
        set { parts.headingLevel = newValue }
    }

    /// The reading priority: nodes with a higher one are read before their siblings.
    public var sortPriority: Double {
        get { rare?.sortPriority ?? 0 }
        set { parts.sortPriority = newValue }
    }

    /// The names that voice control accepts for the node; nil for its label.
    public var inputLabels: [String]? {
        get { rare?.inputLabels }
        set { parts.inputLabels = newValue }
    }

    /// The actions that the node can perform, apart from a press.
    public var actions: [Action] {
        get { rare?.actions ?? [] }
        set { parts.actions = newValue }
    }

    /// The keys that press the node, wherever the focus is; nil for none.
    public var shortcut: KeyboardShortcut? {
        get { rare?.shortcut }
        set { parts.shortcut = newValue }
    }

    /// The entries that modifiers have added so far; none in the resolved semantics, which have them in the hint.
    var customContent: [CustomContent] {
        get { rare?.customContent ?? [] }
        set { parts.customContent = newValue }
    }

    /// Makes the semantics of a node; without a role, those of a node that only contains others.
    ///
    /// - Parameters:
    ///   - role: The role.
    ///   - isEnabled: False if the control is disabled.
    public init(role: Role = .content, isEnabled: Bool = true) {
        self.role = role
        traits =
            switch role {
            case .button: .isButton
            case .text: .isStaticText
            case .toggle: .isToggle
            case .heading: .isHeader
            default: []
            }
        self.isEnabled = isEnabled
    }

    /// The semantics of a node that is not exposed, like its descendants.
    package static var hidden: Semantics {
        var semantics = Semantics()
        semantics.isHidden = true
        return semantics
    }

    /// True if a pointer can press the node.
    package var isPressable: Bool { isEnabled && isPressedByPointers }

    /// True if the node is not a control and can still be activated with keys, because of its accessibility traits.
    package var isPressedByKeys: Bool {
        switch role {
        case .content, .text:
            isAdjustable || !traits.intersection([.isButton, .isLink, .isToggle]).isEmpty
        default: false
        }
    }

    /// The actions that a node can be asked to perform.
    public enum Action: Sendable, Hashable, Codable {
        /// Close or leave what the node shows.
        case escape
        /// Delete the node.
        case delete
        /// Show the node's menu.
        case showMenu
        /// A custom action, by its name, and the name of its category; nil for actions of no special kind.
        case named(name: String, category: String? = nil)
    }

    /// The roles of nodes.
    ///
    /// It is indirect, so that semantics stay small in recursive passes, however much belongs to a role.
    public indirect enum Role: Sendable, Hashable {
        /// A container of other nodes, or a view that is only looked at.
        case content
        /// Text to be read.
        case text
        /// A control that is pressed.
        case button
        /// A control that is switched on and off; nil if it represents several values that differ.
        case toggle(isOn: Bool?)
        /// A control that is moved between two ends.
        case slider(SliderSemantics)
        /// A control whose value is increased or decreased step by step.
        case stepper(StepperSemantics)
        /// A button that shows a list of items to choose from.
        case menuButton(isExpanded: Bool)
        /// A group of options, of which one is selected.
        case choice
        /// One of several options, in a list or next to each other.
        case option(isSelected: Bool)
        /// A view that shows an amount or a progress.
        case meter(MeterSemantics)
        /// A button that shows or hides the content that belongs to it.
        case disclosure(isExpanded: Bool)
        /// A field with which a date or a time is chosen.
        case dateField(DateFieldSemantics)
        /// A control with which a colour is chosen.
        case colorWell(ColorWellSemantics)
        /// A control that leads to a URL when it is pressed.
        case link(URL)
        /// A presentation in front of the window; the views behind it cannot be used.
        case dialog(Dialog)
        /// A viewport of scrollable content.
        case scrollArea(ScrollSemantics)
        /// Rows below each other.
        case list(ListSemantics)
        /// A row of a list.
        case listItem(ListItemSemantics)
        /// The header or footer of a list's section.
        case listEdge
        /// The heading of a list's section.
        case heading
        /// The handle with which a row is moved.
        case grip
        /// A field for text.
        case field(TextInput)
        /// A control that selects one of several views.
        case tab(isSelected: Bool)
        /// A row of tabs.
        case tabList
        /// The content of the selected tab; `isSwiped` is true if a swipe selects the next tab.
        case tabPanel(isSwiped: Bool)
        /// A web page in a browser of the host.
        case webPage(WebPageSemantics)
        /// The picture of a player of video.
        case video(PlayerSemantics)

        /// True if nodes of the role can have the keyboard focus by default.
        package var takesFocus: Bool {
            switch self {
            case .content, .text, .meter, .dialog, .scrollArea, .list, .listItem, .listEdge, .heading, .tabList,
                .tabPanel, .webPage, .video:
                false
            case .stepper(let stepper): stepper.value != nil
            default: true
            }
        }

        /// True if nodes of the role contain nodes that are read one by one, so that their label is not made of all
        /// their texts.
        package var isStructure: Bool {
            switch self {
            case .scrollArea, .list, .listItem, .listEdge, .tabList, .tabPanel: true
            default: false
            }
        }
    }
}
