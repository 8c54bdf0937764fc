import Umwelt

@available(*, unavailable, message: "Umwelt's scroll targets do not have this yet: use updateTarget(_:context:).")
public struct ScrollTargetBehaviorProperties: Sendable {
    public var limitsScrolls: Bool {
        get { false }
        set {}
    }

    public init() {}
}

@available(*, unavailable, message: "Umwelt's scroll targets do not have this yet: use updateTarget(_:context:).")
public struct ScrollTargetBehaviorPropertiesContext {
    public var environment: EnvironmentValues { EnvironmentValues() }

    public var axes: Axis.Set { [] }
}

@available(
    *, unavailable, message: "Umwelt's scroll views cannot keep their position when the content's size changes yet."
)
public struct ScrollContentOffsetAdjustmentBehavior {
    public static var automatic: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior() }

    public static var disabled: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior() }
}

@available(*, unavailable, message: "Umwelt's transactions only have scrollTargetAnchor for scrolling yet.")
extension Transaction {
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { false }
        set {}
    }

    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { .automatic }
        set {}
    }
}
