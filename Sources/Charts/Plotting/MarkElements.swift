import SwiftUI

/// The marks for assistive technology: an element each, with its values.
struct MarkElements: View {
    let marks: [PlacedMark]
    let locale: AxisLocale

    var body: some View {
        ForEach(marks.indices, id: \.self) { index in
            element(marks[index])
        }
    }

    @ViewBuilder private func element(_ placed: PlacedMark) -> some View {
        let values = placed.mark.accessibility
        Rectangle()
            .accessibilityLabel(values.label ?? label(of: placed))
            .accessibilityValue(values.value ?? value(of: placed))
            .accessibilityIdentifier(values.identifier ?? "")
    }

    /// The value on the axis on which the mark stands.
    private func label(of placed: PlacedMark) -> Text {
        if let value = placed.mark.foreground?.value, placed.mark.sector != nil {
            return Text(verbatim: string(value.value))
        }
        return text(placed.x) ?? placed.mark.xLabel ?? Text(verbatim: "")
    }

    /// The value of the other axis.
    private func value(of placed: PlacedMark) -> Text {
        if let sector = placed.mark.sector { return text(sector.angle) }
        // A stack's parts say their own lengths, not where they end.
        if case .value(let value) = placed.mark.y { return text(value) }
        return text(placed.y) ?? placed.mark.yLabel ?? Text(verbatim: "")
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
