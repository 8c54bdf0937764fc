import Foundation
import Umwelt
import UmweltRendering

extension SemanticsRecord {
    /// The record of what a node is; nil if it would tell a new node nothing but what all are.
    init?(_ semantics: Semantics, isNew: Bool) {
        self.init(RoleRecord(semantics), CommonSemanticsRecord(semantics))
        if isNew && first == .content && second == CommonSemanticsRecord() { return nil }
    }
}

extension CommonSemanticsRecord {
    fileprivate init(_ semantics: Semantics) {
        isDisabled = !semantics.isEnabled
        hasGestures = !semantics.isPressedByPointers
        isFocusable = semantics.isFocusable.map { $0 && !semantics.isReachedByProgram ? 1 : 0 }
        if !AriaRecord.isSpoken(semantics) { label = semantics.label }
        // Only what has a range has words for its value; of others they are part of the description.
        let isRange =
            switch semantics.role {
            case .slider, .meter: true
            case .stepper(let stepper): stepper.number != nil
            default: semantics.isAdjustable
            }
        if isRange { value = semantics.value }
        let description = [isRange ? nil : semantics.value, semantics.hint ?? semantics.help].compactMap { $0 }
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
    /// What it is set to, if JSON can say that.
    var number: Double? { value.flatMap { $0.isFinite ? $0 : nil } }
}
