import Foundation
@_spi(Kernel) import Umwelt

/// A modifier that exposes a view to assistive technology as a progress indicator.
nonisolated struct ProgressSemanticsModifier: ViewModifier, LayoutModifier, Equatable {
    typealias Body = Never
    let amount: ProgressAmount
    let bounds: ClosedRange<Double>
    let isProgress: Bool

    nonisolated init(amount: ProgressAmount, bounds: ClosedRange<Double> = 0...1, isProgress: Bool = true) {
        self.amount = amount
        self.bounds = bounds
        self.isProgress = isProgress
    }

    func makeNode(for element: _Element) -> ProgressSemanticsNode { ProgressSemanticsNode(element: element) }

    func update(_ node: ProgressSemanticsNode) { node.set(self) }

    func readEnvironment(_ values: EnvironmentValues, for node: ProgressSemanticsNode) {
        node.set(semantics(in: values))
    }

    private func semantics(in values: EnvironmentValues) -> Semantics {
        var fraction = amount.fraction(in: values)
        // Screen readers read progress in whole percents; finer changes of a time would be noise.
        switch amount {
        case .interval, .observed: fraction = fraction.map { ($0 * 100).rounded() / 100 }
        case .unknown, .fraction: break
        }
        let value = fraction.map { bounds.lowerBound + $0 * (bounds.upperBound - bounds.lowerBound) }
        var semantics = Semantics(role: .meter(MeterSemantics(value: value, bounds: bounds, isProgress: isProgress)))
        semantics.value = fraction?.formatted(.percent.precision(.fractionLength(0)).locale(values.locale))
        return semantics
    }
}

/// A node of its child's size with the semantics of an amount.
final class ProgressSemanticsNode: WrapperNode {
    private var meter: ProgressSemanticsModifier?
    private var own = Semantics()

    func set(_ new: ProgressSemanticsModifier) {
        guard new != meter else { return }
        let isNew = meter == nil
        meter = new
        // The element of a new node reads the environment in any case.
        if !isNew { element.graph.run(element) }
    }

    func set(_ semantics: Semantics) {
        guard semantics != own else { return }
        own = semantics
        setNeedsSend()
    }

    override var semantics: Semantics { own }
}
