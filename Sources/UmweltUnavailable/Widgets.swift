import Umwelt

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    @MainActor @preconcurrency var body: Body { get }
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
extension Never: WidgetConfiguration {}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public init() {}

    public var body: EmptyWidgetConfiguration { self }
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    @MainActor @preconcurrency init()

    @MainActor @preconcurrency var body: Body { get }
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
@resultBuilder
public struct WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }

    @_disfavoredOverload
    public static func buildBlock<First: Widget, each C: Widget>(_ first: First, _ c: repeat each C) -> some Widget {
        first
    }
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget

    @MainActor @preconcurrency init()

    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate

    @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
    public init() {}

    public var body: EmptyControlWidgetTemplate { self }
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration

    @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
    public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
    public init() {}

    public var body: EmptyControlWidgetConfiguration { self }
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    @MainActor @preconcurrency init()

    @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}
