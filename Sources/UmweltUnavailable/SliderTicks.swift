import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt's sliders have no ticks yet: give the slider a step.")
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
    associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

    var body: Body { get }
}

@available(*, unavailable, message: "Umwelt's sliders have no ticks yet: give the slider a step.")
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
    public typealias Value = V

    public struct ID: Hashable {}

    public init(_ value: V) {}

    public init(_ value: V, @ViewBuilder label: () -> some View) {}

    public init(_ titleKey: LocalizedStringKey, _ value: V) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, _ value: V) {}

    public var id: ID { ID() }

    public var body: [SliderTick<V>] { [] }

    public static func < (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool { false }
}

@available(*, unavailable, message: "Umwelt's sliders have no ticks yet: give the slider a step.")
public struct SliderTickContentForEach<
    Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
    public typealias Value = Content.Value

    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Data.Element, Data.Element == Content.Value {}

    nonisolated public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {}

    nonisolated public init<V>(_ data: Range<Int>, @SliderTickBuilder<V> content: @escaping (Int) -> Content)
    where Data == Range<Int>, V == Content.Value {}

    public var body: [SliderTick<Content.Value>] { [] }
}

@available(*, unavailable, message: "Umwelt's sliders have no ticks yet: give the slider a step.")
@resultBuilder
public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
    public static func buildBlock<C: SliderTickContent>(_ content: C) -> C { content }

    @_disfavoredOverload
    public static func buildBlock<each C: SliderTickContent>(_ contents: repeat each C) -> SliderTick<Value> {
        SliderTick(0)
    }
}

@available(*, unavailable, message: "Umwelt's sliders have no ticks yet: give the slider a step.")
extension Slider {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel)
    }
}

@available(*, unavailable, message: "Umwelt's sliders have no ticks yet: give the slider a step.")
extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }
}
