import SwiftUI

// Modifiers of plots that read key paths of the elements. The modifier nearest to the plot wins.

extension VectorizedChartContent {
    /// Sets the style of each mark.
    ///
    /// - Parameter keyPath: The key path of the value.
    nonisolated public func foregroundStyle(
        _ keyPath: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        changingMarks { mark, element in
            if mark.foreground == nil { mark.foreground = .style(AnyShapeStyle(element[keyPath: keyPath])) }
        }
    }

    /// Chooses the style of the marks by data.
    ///
    /// - Parameter value: The data, with its label.
    nonisolated public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changingMarks { mark, element in
            if mark.foreground == nil { mark.foreground = .value(EncodedValue(value(element))) }
        }
    }

    /// Places marks with different values side by side, in separate bands.
    ///
    /// - Parameters:
    ///   - value: The data, with its label.
    ///   - axis: The axis along which the bands are; nil for the axis of the categories or dates.
    ///   - span: The part of the position that all bands share.
    nonisolated public func position(
        by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        changingMarks { mark, element in
            if mark.dodge == nil {
                mark.dodge = MarkDodge(value: EncodedValue(value(element)), axis: axis, span: span)
            }
        }
    }

    /// Multiplies the opacity of each mark.
    ///
    /// - Parameter keyPath: The key path of the value.
    nonisolated public func opacity(
        _ keyPath: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        changingMarks { mark, element in mark.opacity *= element[keyPath: keyPath] }
    }

    /// Sets the stroke of each mark.
    ///
    /// - Parameter style: The key path of the stroke in an element of the data.
    nonisolated public func lineStyle(
        _ style: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        changingMarks { mark, element in if mark.line == nil { mark.line = .style(element[keyPath: style]) } }
    }

    /// Chooses the stroke of lines by data.
    ///
    /// - Parameter value: The data, with its label.
    nonisolated public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changingMarks { mark, element in
            if mark.line == nil { mark.line = .value(EncodedValue(value(element))) }
        }
    }

    /// Chooses the symbol of points by data.
    ///
    /// - Parameter value: The data, with its label.
    nonisolated public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changingMarks { mark, element in
            if mark.symbol == nil { mark.symbol = .value(EncodedValue(value(element))) }
        }
    }

    /// Sets the area of each symbol in square points.
    ///
    /// - Parameter area: The area of the symbols, in square points.
    nonisolated public func symbolSize(
        _ area: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        changingMarks { mark, element in
            if mark.symbolSize == nil { mark.symbolSize = .area(element[keyPath: area]) }
        }
    }

    /// Sets the width and height of each symbol in points.
    ///
    /// - Parameter size: The size, in points.
    nonisolated public func symbolSize(
        _ size: KeyPath<DataElement, CGSize>
    ) -> some VectorizedChartContent<DataElement> {
        changingMarks { mark, element in
            if mark.symbolSize == nil { mark.symbolSize = .size(element[keyPath: size]) }
        }
    }

    /// Chooses the size of symbols by data.
    ///
    /// - Parameter value: The data, with its label.
    nonisolated public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changingMarks { mark, element in
            if mark.symbolSize == nil { mark.symbolSize = .value(EncodedValue(value(element))) }
        }
    }

    /// Sets the label of each mark for assistive technology.
    ///
    /// - Parameter label: The key path of the label.
    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> { labelled { $0[keyPath: label] } }

    /// Sets the label of each mark for assistive technology.
    ///
    /// - Parameter labelKey: The key path of the label.
    nonisolated public func accessibilityLabel(
        _ labelKey: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> { labelled { Text($0[keyPath: labelKey]) } }

    /// Sets the label of each mark for assistive technology.
    ///
    /// - Parameter label: The key path of the label.
    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> { labelled { Text($0[keyPath: label]) } }

    private nonisolated func labelled(_ label: @escaping (DataElement) -> Text) -> ModifiedPlot<Self> {
        changingMarks { mark, element in mark.accessibility.label = mark.accessibility.label ?? label(element) }
    }

    /// Sets the value of each mark for assistive technology.
    ///
    /// - Parameter valueDescription: The key path of the value's description.
    nonisolated public func accessibilityValue(
        _ valueDescription: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> { described { $0[keyPath: valueDescription] } }

    /// Sets the value of each mark for assistive technology.
    ///
    /// - Parameter valueKey: The key path of the value.
    nonisolated public func accessibilityValue(
        _ valueKey: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> { described { Text($0[keyPath: valueKey]) } }

    /// Sets the value of each mark for assistive technology.
    ///
    /// - Parameter value: The key path of the value.
    nonisolated public func accessibilityValue(
        _ value: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> { described { Text($0[keyPath: value]) } }

    private nonisolated func described(_ value: @escaping (DataElement) -> Text) -> ModifiedPlot<Self> {
        changingMarks { mark, element in mark.accessibility.value = mark.accessibility.value ?? value(element) }
    }

    /// Sets an identifier for each mark, with which tests find it.
    ///
    /// - Parameter identifier: The identifier, for tests.
    nonisolated public func accessibilityIdentifier(
        _ identifier: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        changingMarks { mark, element in
            mark.accessibility.identifier = mark.accessibility.identifier ?? element[keyPath: identifier]
        }
    }

    /// Hides marks from assistive technology.
    ///
    /// - Parameter hidden: True to hide the view and all inside.
    nonisolated public func accessibilityHidden(
        _ hidden: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> {
        changingMarks { mark, element in
            mark.accessibility.isHidden = mark.accessibility.isHidden ?? element[keyPath: hidden]
        }
    }
}
