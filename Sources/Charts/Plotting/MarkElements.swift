import SwiftUI

/// The marks for assistive technology: an element each, with its values.
struct MarkElements: View {
    let marks: [PlottedMark]
    let locale: AxisLocale

    /// The greatest number of elements. A person does not hear thousands of points one by one.
    private static let limit = 200

    var body: some View {
        let elements = Array(marks.lazy.filter { $0.mark.accessibility.isHidden != true }.prefix(Self.limit))
        ForEach(elements.indices, id: \.self) { index in
            element(elements[index])
        }
    }

    @ViewBuilder private func element(_ plotted: PlottedMark) -> some View {
        let values = plotted.mark.accessibility
        Rectangle()
            .accessibilityLabel(values.label ?? label(of: plotted))
            .accessibilityValue(values.value ?? value(of: plotted))
            .accessibilityIdentifier(values.identifier ?? "")
    }

    /// The value on the axis on which the mark stands.
    private func label(of plotted: PlottedMark) -> Text {
        if let value = plotted.mark.foreground?.value, plotted.mark.sector != nil {
            return Text(verbatim: string(value.value))
        }
        return text(plotted.source.x) ?? plotted.mark.xLabel ?? Text(verbatim: "")
    }

    /// The value of the other axis.
    private func value(of plotted: PlottedMark) -> Text {
        if let sector = plotted.mark.sector { return text(sector.angle) }
        // A stack's parts say their own lengths, not where they end.
        if case .value(let value) = plotted.mark.y { return text(value) }
        return text(plotted.source.y) ?? plotted.mark.yLabel ?? Text(verbatim: "")
    }

    private func text(_ extent: PlacedExtent) -> Text? {
        switch extent {
        case .value(let value): text(value)
        case .interval(let start?, let end): Text(verbatim: "\(string(start)) – \(string(end))")
        case .interval(nil, let end): Text(verbatim: string(end))
        case .points: nil
        }
    }

    private func text(_ value: PlottedValue) -> Text { Text(verbatim: string(value.lower)) }

    private func string(_ value: ScaleValue) -> String {
        ResolvedAxis.text(of: value, step: nil, locale: locale)
    }
}
