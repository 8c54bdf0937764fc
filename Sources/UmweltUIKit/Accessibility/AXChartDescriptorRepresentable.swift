import Foundation
import Umwelt

/// A type that describes a chart for assistive technology.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
    /// Makes the description.
    func makeChartDescriptor() -> AXChartDescriptor

    /// Changes the description after the view's values have changed.
    ///
    /// - Parameter descriptor: The description, which was returned earlier.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Changes nothing.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Describes a chart for assistive technology.
    ///
    /// The view becomes an element with the chart's title and summary, which contains an element for each point with
    /// its values. Audio graphs are not supported.
    ///
    /// - Parameter representable: Makes the description.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View { modifier(ChartDescriptorModifier(representable: representable)) }
}

/// The modifier that exposes the points of a chart to assistive technology.
private nonisolated struct ChartDescriptorModifier<R: AXChartDescriptorRepresentable>: ViewModifier {
    /// The description, which is made once and changed after that.
    private final class Holder {
        var descriptor: AXChartDescriptor?
    }

    let representable: R
    @State private var holder: Holder

    init(representable: R) {
        self.representable = representable
        _holder = State(initialValue: Holder())
    }

    @MainActor func body(content: Content) -> some View {
        let descriptor = currentDescriptor()
        let points = points(of: descriptor)
        content
            .accessibilityChildren {
                ForEach(points.indices, id: \.self) { index in
                    Rectangle()
                        .accessibilityLabel(Text(verbatim: points[index].label))
                        .accessibilityValue(Text(verbatim: points[index].value))
                }
            }
            .accessibilityLabel(Text(verbatim: descriptor.title ?? ""))
            .accessibilityValue(Text(verbatim: descriptor.summary ?? ""))
    }

    @MainActor private func currentDescriptor() -> AXChartDescriptor {
        if let descriptor = holder.descriptor {
            representable.updateChartDescriptor(descriptor)
            return descriptor
        }
        let descriptor = representable.makeChartDescriptor()
        holder.descriptor = descriptor
        return descriptor
    }

    /// Returns the spoken points of all series. The series is named where there are several.
    private func points(of descriptor: AXChartDescriptor) -> [(label: String, value: String)] {
        descriptor.series.flatMap { series in
            series.dataPoints.map { point in
                let x = text(point.xValue, axis: descriptor.xAxis)
                let name = descriptor.series.count > 1 ? series.name : nil
                let label = [point.label ?? x, name].compactMap { $0 }.joined(separator: ", ")
                let value = point.yValue.map { text($0, axis: descriptor.yAxis) } ?? ""
                return (label, value)
            }
        }
    }

    private func text(_ value: AXDataPointValue, axis: (any AXDataAxisDescriptor)?) -> String {
        switch value {
        case .category(let category): category
        case .number(let number):
            (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number) ?? number.formatted()
        }
    }
}
