@_spi(Kernel) import UmweltCore
import Foundation

/// The modifier that sets properties of a view for assistive technology.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    private let shared: SharedAccessibility

    nonisolated init(_ properties: AccessibilityProperties) { shared = SharedAccessibility(properties) }

    package func makeNode(for element: _Element) -> AccessibilityNode { AccessibilityNode(shared, element: element) }

    package func update(_ node: AccessibilityNode) { node.set(shared) }

    package func readEnvironment(_ values: EnvironmentValues, for node: AccessibilityNode) { node.resolve(in: values) }
}

/// The properties that a modifier sets; nil for others.
struct AccessibilityProperties {
    var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
    var isHidden: Bool?
    var addedTraits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    var headingLevel: AccessibilityHeadingLevel?
    var sortPriority: Double?
    var inputLabels: [Text]?
    var respondsToUser: Bool?
    var actions: [AccessibilityHandler] = []
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var customContent: AccessibilityCustomContent?

    /// The point of an activation without a pointer, as a fraction of the view's size or in points.
    var activationPoint: AccessibilityPoint?
    var spellsOut = false
}

/// The properties that a modifier sets, about a hundred bytes, which the view, its element and its node share.
final class SharedAccessibility: ViewFieldComparable, @unchecked Sendable {
    // Never changed: views are `Sendable`, whatever closures they hold.
    let properties: AccessibilityProperties

    init(_ properties: AccessibilityProperties) { self.properties = properties }

    nonisolated func isSameField(as other: SharedAccessibility) -> Bool {
        self === other || areValuesEqual(properties, other.properties)
    }
}

/// A point of a view.
enum AccessibilityPoint: Equatable {
    case share(UnitPoint)
    case place(CGPoint)
}

/// The handler of an accessibility action.
struct AccessibilityHandler {
    let kind: AccessibilityActionKind
    let run: () -> Void
}

extension View {
    /// Attaches the properties that `change` sets.
    nonisolated func attaching(
        _ change: (inout AccessibilityProperties) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        var properties = AccessibilityProperties()
        change(&properties)
        return modifier(AccessibilityAttachmentModifier(properties))
    }
}

/// A node of its child's size that refines the child's semantics.
package final class AccessibilityNode: WrapperNode {
    private var shared: SharedAccessibility
    private var said = LocalizedProperties()
    private var hasEnvironment = false
    private var isEnabled = true

    /// The properties as strings in the language of the environment.
    private struct LocalizedProperties: Equatable {
        var label: String?
        var value: String?
        var hint: String?
        var inputLabels: [String]?
        var actions: [Semantics.Action?] = []
        var content: Semantics.CustomContent?
    }

    init(_ shared: SharedAccessibility, element: _Element) {
        self.shared = shared
        super.init(element: element)
    }

    func set(_ new: SharedAccessibility) {
        let isSame = new.isSameField(as: shared)
        if shared.properties.isHidden != new.properties.isHidden { setNeedsSend() }
        shared = new
        if isSame || !hasEnvironment { return }
        // The element looks the texts up again, so that it depends on the language from then on.
        element.graph.run(element)
        invalidateSemantics()
    }

    func resolve(in values: EnvironmentValues) {
        func words(_ text: Text?) -> String? { text?.string(in: values) }
        let new = LocalizedProperties(
            label: words(shared.properties.label), value: words(shared.properties.value),
            hint: words(shared.properties.hint),
            inputLabels: shared.properties.inputLabels?.map { $0.string(in: values) },
            actions: shared.properties.actions.map { $0.kind.action(in: values) },
            content: shared.properties.customContent?.resolve(in: values))
        let isSame = hasEnvironment && new == said && isEnabled == values.isEnabled
        hasEnvironment = true
        said = new
        isEnabled = values.isEnabled
        if !isSame { invalidateSemantics() }
    }

    private func invalidateSemantics() {
        semanticsTarget.setNeedsSend()
        if namesOthers { setNeedsLayout() }
    }

    /// Hides the innermost view together with its decorations, such as overlays.
    public override var semantics: Semantics {
        var semantics = super.semantics
        semantics.isHidden = shared.properties.isHidden == true && !isShownFromOutside
        return semantics
    }

    /// True if an outer modifier makes the view accessible, which takes precedence.
    private var isShownFromOutside: Bool {
        var node: LayoutNode = self
        while let outer = node.decoration {
            if let isHidden = (outer as? AccessibilityNode)?.shared.properties.isHidden { return !isHidden }
            node = outer
        }
        return false
    }

    public override func refine(_ semantics: inout Semantics) {
        if let label = said.label { semantics.label = label }
        if let value = said.value { semantics.value = value }
        if let hint = said.hint { semantics.hint = hint }
        if let labels = said.inputLabels { semantics.inputLabels = labels }
        if let content = said.content { semantics.add(content) }
        if shared.properties.spellsOut, let text = semantics.label ?? semanticsTarget.textual?.spokenText {
            semantics.label = text.map(String.init).joined(separator: " ")
        }
        if let identifier = shared.properties.identifier { semantics.identifier = identifier }
        if let isHidden = shared.properties.isHidden { semantics.isHidden = isHidden }
        semantics.traits.formUnion(shared.properties.addedTraits)
        semantics.traits.remove(shared.properties.removedTraits)
        if let level = shared.properties.headingLevel {
            semantics.traits.insert(.isHeader)
            semantics.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
        }
        if let priority = shared.properties.sortPriority { semantics.sortPriority = priority }
        if let responds = shared.properties.respondsToUser { semantics.isFocusable = responds && isEnabled }
        for case let action? in said.actions where !semantics.actions.contains(action) {
            semantics.actions.append(action)
        }
        if shared.properties.adjust != nil { semantics.isAdjustable = true }
        if !isEnabled && (shared.properties.adjust != nil || !shared.properties.actions.isEmpty) {
            semantics.isEnabled = false
        }
    }

    public override func handle(_ event: NodeEvent) -> Bool {
        guard isEnabled else { return false }
        switch event {
        case .press: return run { $0 == nil } || activate()
        case .perform(let action): return run { $0 == action }
        case .increment: return adjust(.increment)
        case .decrement: return adjust(.decrement)
        default: return false
        }
    }

    private func run(_ isWanted: (Semantics.Action?) -> Bool) -> Bool {
        guard let index = said.actions.firstIndex(where: isWanted), shared.properties.actions.indices.contains(index)
        else {
            return false
        }
        shared.properties.actions[index].run()
        return true
    }

    /// Taps the view at its activation point. Returns false if there is no activation point, or nothing there handles
    /// the tap.
    private func activate() -> Bool {
        guard let point = shared.properties.activationPoint, let router = element.window?.pointers else { return false }
        let place =
            switch point {
            case .share(let share): CGPoint(x: frame.width * share.x, y: frame.height * share.y)
            case .place(let place): place
            }
        return router.tap(at: placeInWindow(of: place), below: self)
    }

    private func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
        shared.properties.adjust?(direction)
        return shared.properties.adjust != nil
    }
}
