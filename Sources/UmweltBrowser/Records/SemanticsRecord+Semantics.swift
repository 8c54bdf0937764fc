import Foundation
import Umwelt
import UmweltRendering

extension SemanticsRecord {
    /// Makes the record of a node's semantics; nil for a new node with default semantics.
    init?(_ semantics: Semantics, isNew: Bool) {
        self.init(RoleRecord(semantics), CommonSemanticsRecord(semantics))
        if isNew && first == .content && second == CommonSemanticsRecord() { return nil }
    }
}

extension CommonSemanticsRecord {
    fileprivate init(_ semantics: Semantics) {
        isDisabled = !semantics.isEnabled
        hasGestures = !semantics.isPressedByPointers
        // Pages see by what can be done with a row that it has the focus: the tab key enters a list at one of its rows.
        if case .listItem = semantics.role {
            isFocusable = nil
        } else {
            isFocusable = semantics.isFocusable.map { $0 && !semantics.isReachedByProgram ? 1 : 0 }
        }
        if !AriaRecord.isSpoken(semantics) { label = semantics.label }
        // ARIA has value texts only for ranges; the values of other nodes become part of the description.
        let isRange =
            switch semantics.role {
            case .slider, .meter: true
            case .stepper(let stepper): stepper.number != nil
            default: semantics.isAdjustable
            }
        if isRange { value = semantics.value }
        let description = [
            isRange || AriaRecord.hasSpokenValue(semantics) ? nil : semantics.value, semantics.hint ?? semantics.help,
        ].compactMap { $0 }
        if !description.isEmpty { hint = description.joined(separator: ", ") }
        help = semantics.help
        identifier = semantics.identifier
        shortcut = semantics.shortcut.map {
            ShortcutRecord(key: KeyNames.name(of: $0.key), modifiers: Int($0.modifiers.rawValue))
        }
        isHidden = semantics.isHidden
        aria = AriaRecord(semantics)
    }
}

extension StepperSemantics {
    /// The value, if JSON can represent it.
    var number: Double? { value.flatMap { $0.isFinite ? $0 : nil } }
}
