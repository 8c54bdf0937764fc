import Foundation
import Umwelt

/// The texts and traits of a ``UIView`` for assistive technology.
struct ViewAccessibility: Equatable {
    /// True for one element without those inside; nil for the usual ones.
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits = []
    var hidesElements = false
}

extension UIView {
    /// True if the view is one element for assistive technology. Labels, images and controls are elements by
    /// themselves.
    public var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? sizesContent }
        set { accessibility.isElement = newValue }
    }

    /// The text that names the view; nil for that of its content.
    public var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }

    /// The value of the view as a text; nil for that of its content.
    public var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }

    /// The text that explains the result of an action; nil for none.
    public var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    /// The name with which tests find the view; nil for none.
    public var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    /// The traits that the view has beside those of its content.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }

    /// True if assistive technology does not find the view and its subviews.
    public var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
}

/// The traits of a view for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: UInt64

    /// Makes a set from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// A selected view.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// A text.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A view that is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// A view that changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// A header of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

    /// SwiftUI's traits.
    fileprivate var traits: AccessibilityTraits {
        var traits: AccessibilityTraits = []
        let pairs: [(UIAccessibilityTraits, AccessibilityTraits)] = [
            (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
            (.staticText, .isStaticText), (.updatesFrequently, .updatesFrequently), (.searchField, .isSearchField),
            (.header, .isHeader),
        ]
        for (own, other) in pairs where contains(own) { traits.insert(other) }
        return traits
    }
}

/// The modifier that gives a view's content its texts and traits.
struct AccessibleContent: ViewModifier, SystemView {
    let accessibility: ViewAccessibility

    /// True for the content of a label or control, which is one element anyway.
    var isLeaf = false

    func body(content: Content) -> some View {
        if accessibility == ViewAccessibility() {
            content
        } else {
            named(grouped(content)).accessibilityAddTraits(accessibility.traits.traits)
                .accessibilityHidden(accessibility.hidesElements)
        }
    }

    @ViewBuilder private func grouped(_ content: Content) -> some View {
        if !isLeaf, accessibility.isElement == true, accessibility.label != nil {
            content.accessibilityElement(children: .ignore)
        } else {
            content
        }
    }

    private func named(_ content: some View) -> some View {
        content
            .accessibilityLabel(Text(verbatim: accessibility.label ?? ""), isEnabled: accessibility.label != nil)
            .accessibilityValue(Text(verbatim: accessibility.value ?? ""), isEnabled: accessibility.value != nil)
            .accessibilityHint(Text(verbatim: accessibility.hint ?? ""), isEnabled: accessibility.hint != nil)
            .accessibilityIdentifier(accessibility.identifier ?? "", isEnabled: accessibility.identifier != nil)
    }
}
