import Foundation

/// What a node is to people who use it or have it read to them.
///
/// Hosts show it as the system's own button, field or slider, and tell screen readers of it.
public struct Semantics: Sendable, Hashable {
    /// What the node is.
    public var role: Role

    /// Whether it can be used.
    public var isEnabled = true

    /// Whether somebody who presses it with a pointer uses it; if not they mean what is drawn there, and its gestures.
    public var isPressedByPointers = true

    /// Whether all of its row in a list is pressed with it, where there is nothing else in the row to use.
    public var takesRow = false

    /// Whether the keyboard can be directed to it; nil if that is as usual for its role.
    public var isFocusable: Bool?

    /// Whether the program directs the keyboard to it, which comes there by nothing else.
    public var isReachedByProgram = false

    /// What it is called; nil for the texts inside.
    public var label: String?

    /// What it is set to, in words; nil where the role says that already.
    public var value: String?

    /// What happens if it is used.
    public var hint: String?

    /// What it is for, shown when a pointer rests there, and a hint if there is no other; nil for nothing.
    public var help: String?

    /// A name for tests, which nobody sees or hears.
    public var identifier: String?

    /// Of an option whose neighbours are in other rows, what they choose together; nil for other options, which are
    /// inside of their choice.
    public var choice: String?

    /// Whether it, and all inside, is only to be looked at.
    public var isHidden = false

    /// Whether it is read as one: what is inside is not read.
    public var isOne = false

    /// Whether those inside are read as a group.
    public var isGroup = false

    /// What else it is, and does.
    public var traits: AccessibilityTraits

    /// Which level of heading it is, from 1; nil if it is none, or of no particular level.
    public var headingLevel: Int?

    /// Those of a higher priority are read before those beside them.
    public var sortPriority = 0.0

    /// What people may call it who speak to the computer; nil for its label.
    public var inputLabels: [String]?

    /// What it can be asked to do, apart from being pressed.
    public var actions: [Action] = []

    /// Whether what it is set to can be changed step by step.
    public var isAdjustable = false

    /// The keys that press it, wherever the focus is; nil for none.
    public var shortcut: KeyboardShortcut?

    /// Describes a node; without a role one that only holds others.
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

    /// Those of something that nobody is told of, nor of what is inside.
    package static var hidden: Semantics {
        var semantics = Semantics()
        semantics.isHidden = true
        return semantics
    }

    /// Whether a pointer presses it.
    var isPressable: Bool { isEnabled && isPressedByPointers }

    /// Whether it is no control and is used by keys nevertheless, as its author says so.
    var isPressedByKeys: Bool {
        switch role {
        case .content, .text:
            isAdjustable || !traits.intersection([.isButton, .isLink, .isToggle]).isEmpty
        default: false
        }
    }

    /// What a node can be asked to do.
    public enum Action: Sendable, Hashable, Codable {
        /// Leave what it shows.
        case escape
        /// Delete it.
        case delete
        /// Show its menu.
        case showMenu
        /// What its name says.
        case named(name: String)
    }

    /// What a node can be.
    ///
    /// It is indirect, so that semantics stay small however much belongs to a role: passes recurse with them.
    public indirect enum Role: Sendable, Hashable {
        /// Something that holds others or is to be looked at.
        case content
        /// Something to read.
        case text
        /// Something to press.
        case button
        /// Something to switch on and off; nil if it stands for several things, of which only some are on.
        case toggle(isOn: Bool?)
        /// Something to move between two ends.
        case slider(SliderSemantics)
        /// Something to make more or less, step by step.
        case stepper(StepperSemantics)
        /// Something to press that shows a list of things to choose from.
        case menuButton(isExpanded: Bool)
        /// Several options of which one is chosen.
        case choice
        /// One of several, in a list or next to each other.
        case option(isSelected: Bool)
        /// Something that shows how much there is of something, or how far something has come.
        case meter(MeterSemantics)
        /// Something to press that shows what belongs to it, or hides that.
        case disclosure(isExpanded: Bool)
        /// Something to choose a day or a time in.
        case dateField(DateFieldSemantics)
        /// Something to choose a colour in.
        case colorWell(ColorWellSemantics)
        /// Something to press that leads to a URL.
        case link(URL)
        /// Something presented in front of the window; what is behind it cannot be used.
        case dialog(Dialog)
        /// Something that shows a part of what is inside.
        case scrollArea(ScrollSemantics)
        /// Rows below each other.
        case list(ListSemantics)
        /// A row of a list.
        case listItem(ListItemSemantics)
        /// What stands above or below a part of a list.
        case listEdge
        /// What heads a part of a list.
        case heading
        /// What a row is moved by.
        case grip
        /// Something to write into.
        case field(TextInput)
        /// Something to choose one of several views by.
        case tab(isSelected: Bool)
        /// Tabs beside each other.
        case tabList
        /// The view whose tab is chosen; whether a swipe leads to the next one.
        case tabPanel(isSwiped: Bool)

        /// Whether the keyboard can be directed to such nodes if nobody says otherwise.
        var takesFocus: Bool {
            switch self {
            case .content, .text, .meter, .dialog, .scrollArea, .list, .listItem, .listEdge, .heading, .tabList,
                .tabPanel:
                false
            case .stepper(let stepper): stepper.value != nil
            default: true
            }
        }

        /// Whether it holds things that are read one by one, so that it is not called by all their texts.
        var isStructure: Bool {
            switch self {
            case .scrollArea, .list, .listItem, .listEdge, .tabList, .tabPanel: true
            default: false
            }
        }
    }
}
