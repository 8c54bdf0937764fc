import SwiftUI

/// Chart content that is one mark.
protocol PrimitiveMark: BodilessContent {
    nonisolated var mark: Mark { get }
}

extension PrimitiveMark {
    /// Collects the mark.
    @MainActor @preconcurrency public static func _collectChartContent(
        content: Self, inputs: _ChartContentCollectInputs
    ) { inputs.collector.append(content.mark) }
}

extension Mark {
    /// Returns the mark with an extent and its label on the x axis.
    func x<Value: Plottable>(_ value: PlottableValue<Value>) -> Mark { x(.value(value.plotted), value.label) }

    /// Returns the mark with an extent and its label on the y axis.
    func y<Value: Plottable>(_ value: PlottableValue<Value>) -> Mark { y(.value(value.plotted), value.label) }

    func x<Value: Plottable>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) -> Mark {
        x(.values(start.plotted, end.plotted), start.label)
    }

    func y<Value: Plottable>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) -> Mark {
        y(.values(start.plotted, end.plotted), start.label)
    }

    func x(_ extent: MarkExtent, _ label: Text?) -> Mark {
        with {
            $0.x = extent
            $0.xLabel = label
        }
    }

    func y(_ extent: MarkExtent, _ label: Text?) -> Mark {
        with {
            $0.y = extent
            $0.yLabel = label
        }
    }

    func x(points start: CGFloat?, _ end: CGFloat?) -> Mark { x(.points(start, end), nil) }
    func y(points start: CGFloat?, _ end: CGFloat?) -> Mark { y(.points(start, end), nil) }

    func size(width: MarkDimension = .automatic, height: MarkDimension = .automatic) -> Mark {
        if width.kind == .automatic, height.kind == .automatic { return self }
        return with {
            $0.width = width
            $0.height = height
        }
    }

    func stacked(by method: MarkStackingMethod) -> Mark { with { $0.stacking = method } }
    func inSeries<Value: Plottable>(_ value: PlottableValue<Value>) -> Mark { with { $0.series = value.plotted.lower } }

    private func with(_ change: (inout Mark) -> Void) -> Mark {
        var mark = self
        change(&mark)
        return mark
    }
}
