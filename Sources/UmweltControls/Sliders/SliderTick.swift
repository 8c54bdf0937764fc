import Foundation
import Umwelt

/// The ticks of a slider: one tick, several, or ticks from data.
public protocol SliderTickContent<Value> {
    /// The type of the slider's values.
    associatedtype Value: BinaryFloatingPoint
    /// The type of the ticks' collection.
    associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

    /// The ticks.
    var body: Body { get }
}

/// A mark on a slider's track at a value where the knob can stop.
///
/// ```swift
/// Slider(value: $speed, in: 0...2) {
///     Text("Speed")
/// } ticks: {
///     SliderTick(0.5)
///     SliderTick(1) { Text("usual") }
/// }
/// ```
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
    /// The type of the slider's values.
    public typealias Value = V
    /// The type of the ticks' collection.
    public typealias Body = [SliderTick<V>]

    let value: V

    /// The view below the tick; nil for none.
    let label: AnyView?

    /// The identity of a tick: its value.
    public struct ID: Hashable {
        let value: V
    }

    /// Makes a tick at a value.
    ///
    /// - Parameter value: The value of the tick.
    public init(_ value: V) {
        self.value = value
        label = nil
    }

    /// Makes a tick at a value, with a label below it.
    ///
    /// - Parameters:
    ///   - value: The value of the tick.
    ///   - label: Makes the label of the tick.
    public init(_ value: V, @ViewBuilder label: () -> some View) {
        self.value = value
        self.label = AnyView(label())
    }

    /// Makes a tick at a value, with a text below it, which is localized.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value of the tick.
    public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }

    /// Makes a tick at a value, with a text below it from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The value of the tick.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, _ value: V) { self.init(value) { Text(titleResource) } }

    /// Makes a tick at a value, with a string below it.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value of the tick.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) { Text(title) } }

    /// The identity of the tick.
    public var id: ID { ID(value: value) }

    /// The tick itself.
    public var body: Body { [self] }

    /// Returns true if the first tick precedes the second.
    public static func < (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool { lhs.value < rhs.value }

    /// Returns true if both ticks are at the same value.
    public static func == (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool { lhs.value == rhs.value }
}

/// The ticks of several contents, one after the other.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
    /// The type of the slider's values.
    public typealias Value = V

    /// The contents.
    public var value: T

    /// The ticks.
    public let body: [SliderTick<V>]

    init(_ value: T, ticks: [SliderTick<V>]) {
        self.value = value
        body = ticks
    }
}

/// Ticks for each element of data.
///
/// ```swift
/// SliderTickContentForEach(stops, id: \.self) { SliderTick($0) }
/// ```
public struct SliderTickContentForEach<
    Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
    /// The type of the slider's values.
    public typealias Value = Content.Value

    private let data: Data
    private let content: (Data.Element) -> Content

    /// Makes the ticks of values that are identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path of an element's identity.
    ///   - content: Makes the tick of an element.
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Data.Element, Data.Element == Content.Value {
        self.data = data
        self.content = content
    }

    /// Makes the ticks of values.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the tick of an element.
    nonisolated public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
        self.data = data
        self.content = content
    }

    /// Makes the ticks of the numbers of a range.
    ///
    /// - Parameters:
    ///   - data: The numbers, which must not change.
    ///   - content: Makes the tick of a number.
    nonisolated public init<V>(_ data: Range<Int>, @SliderTickBuilder<V> content: @escaping (Int) -> Content)
    where Data == Range<Int>, V == Content.Value {
        self.data = data
        self.content = content
    }

    /// The ticks.
    public var body: [SliderTick<Content.Value>] { data.flatMap { content($0).body } }
}

/// A builder of a slider's ticks.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    /// Makes no ticks.
    public static func buildBlock() -> some SliderTickContent<V> { TupleSliderTickContent<V, Void>((), ticks: []) }

    /// Makes the ticks of one expression.
    ///
    /// - Parameter content: The value of the expression, which is returned unchanged.
    public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }

    /// Makes the ticks of a first content.
    ///
    /// - Parameter first: The value of the first statement.
    public static func buildPartialBlock<C: SliderTickContent>(first: C) -> C where C.Value == V { first }

    /// Appends the ticks of a statement.
    ///
    /// - Parameters:
    ///   - accumulated: The value of the statements so far.
    ///   - next: The value of the next statement.
    public static func buildPartialBlock<A: SliderTickContent, C: SliderTickContent>(
        accumulated: A, next: C
    ) -> TupleSliderTickContent<V, (A, C)> where A.Value == V, C.Value == V {
        TupleSliderTickContent((accumulated, next), ticks: Array(accumulated.body) + next.body)
    }

    /// Makes the ticks of content that is there under a condition.
    ///
    /// - Parameter content: The value of the body; nil if the condition is false.
    public static func buildIf<C: SliderTickContent>(_ content: C?) -> C? where C.Value == V { content }

    /// Makes the ticks of the first branch of a condition.
    ///
    /// - Parameter first: The value of the branch whose condition is true.
    public static func buildEither<T: SliderTickContent, F: SliderTickContent>(first: T) -> _ConditionalContent<T, F>
    where V == T.Value, T.Body == F.Body { _ConditionalContent(storage: .trueContent(first)) }

    /// Makes the ticks of the second branch of a condition.
    ///
    /// - Parameter second: The value of the branch that runs if the condition is false.
    public static func buildEither<T: SliderTickContent, F: SliderTickContent>(second: F) -> _ConditionalContent<T, F>
    where V == T.Value, T.Body == F.Body { _ConditionalContent(storage: .falseContent(second)) }
}

extension _ConditionalContent: SliderTickContent
where TrueContent: SliderTickContent, FalseContent: SliderTickContent, TrueContent.Body == FalseContent.Body {
    /// The type of the slider's values.
    public typealias Value = TrueContent.Value
    /// The type of the ticks' collection.
    public typealias Body = TrueContent.Body

    /// The ticks of the branch.
    public var body: TrueContent.Body {
        switch storage {
        case .trueContent(let content): content.body
        case .falseContent(let content): content.body
        }
    }
}

extension Optional: SliderTickContent where Wrapped: SliderTickContent {
    /// The type of the slider's values.
    public typealias Value = Wrapped.Value
    /// The type of the ticks' collection.
    public typealias Body = [SliderTick<Wrapped.Value>]

    /// The ticks of the content; none for nil.
    public var body: [SliderTick<Wrapped.Value>] { map { Array($0.body) } ?? [] }
}
