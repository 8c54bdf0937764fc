import Umwelt

// The keys of controls, by their roles.
extension Semantics {
    /// Returns the event of a key for a focused control or row; nil for other keys.
    func event(for key: KeyEquivalent) -> NodeEvent? {
        switch role {
        case .slider(let slider): Self.event(for: key, slider)
        case .stepper: key == .upArrow ? .increment : key == .downArrow ? .decrement : nil
        case .grip: key == .upArrow ? .move(by: -1) : key == .downArrow ? .move(by: 1) : nil
        case .listItem(let item): Self.event(for: key, item)
        case .menuButton: key == .downArrow ? .press : nil
        case .option, .tab: nil
        default: isAdjustable ? Self.adjustment(for: key) : nil
        }
    }

    private static func event(for key: KeyEquivalent, _ slider: SliderSemantics) -> NodeEvent? {
        switch key {
        case .upArrow: .increment
        case .downArrow: .decrement
        case .rightArrow: slider.isRightToLeft ? .decrement : .increment
        case .leftArrow: slider.isRightToLeft ? .increment : .decrement
        case .home: .setValue(value: slider.bounds.lowerBound)
        case .end: .setValue(value: slider.bounds.upperBound)
        default: nil
        }
    }

    private static func event(for key: KeyEquivalent, _ item: ListItemSemantics) -> NodeEvent? {
        switch key {
        case .return, .space: .press
        case .delete where item.canDelete, .deleteForward where item.canDelete: .delete
        case .leftArrow where item.swipes.contains(.toLeft): .swipe(toLeft: true, isFull: false)
        case .rightArrow where item.swipes.contains(.toRight): .swipe(toLeft: false, isFull: false)
        default: nil
        }
    }

    private static func adjustment(for key: KeyEquivalent) -> NodeEvent? {
        switch key {
        case .upArrow, .rightArrow: .increment
        case .downArrow, .leftArrow: .decrement
        default: nil
        }
    }
}
