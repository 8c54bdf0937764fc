import Umwelt

@available(*, unavailable, message: "Umwelt's scroll targets have no properties yet: use updateTarget(_:context:).")
public struct ScrollTargetBehaviorProperties: Sendable {
    public var limitsScrolls: Bool {
        get { false }
        set {}
    }

    public init() {}
}

@available(*, unavailable, message: "Umwelt's scroll targets have no properties yet: use updateTarget(_:context:).")
public struct ScrollTargetBehaviorPropertiesContext {
    public var environment: EnvironmentValues { EnvironmentValues() }

    public var axes: Axis.Set { [] }
}

@available(*, unavailable, message: "Umwelt's scroll views do not follow changes of their content yet.")
public struct ScrollContentOffsetAdjustmentBehavior {
    public static var automatic: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior() }

    public static var disabled: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior() }
}

@available(*, unavailable, message: "Umwelt's transactions say only scrollTargetAnchor of scrolling yet.")
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
