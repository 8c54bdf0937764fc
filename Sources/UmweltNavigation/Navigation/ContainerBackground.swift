@_spi(Kernel) import Umwelt

/// A container whose background its content can set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    /// The level of a navigation stack that the view is in, with the bars.
    public static let navigation = ContainerBackgroundPlacement()
}

extension View {
    /// Sets the background of this view's container.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }
    ///     .scrollContentBackground(.hidden)
    ///     .containerBackground(.blue.gradient, for: .navigation)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style of the background.
    ///   - container: The container, `.navigation`.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Sets a view as the background of this view's container.
    ///
    /// - Parameters:
    ///   - container: The container, `.navigation`.
    ///   - alignment: The position of views that are smaller or larger than the container.
    ///   - content: Makes the views of the background.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = ContainerBackground(view: AnyView(content()), alignment: alignment)
        return transformPreference(ContainerBackgroundKey.self) { $0 = background }
    }
}

/// A view as the background of a container.
struct ContainerBackground {
    let view: AnyView
    let alignment: Alignment
}

struct ContainerBackgroundKey: PreferenceKey {
    static var defaultValue: ContainerBackground? { nil }

    /// Combines the backgrounds of several views: the last one applies.
    static func reduce(value: inout ContainerBackground?, nextValue: () -> ContainerBackground?) {
        value = nextValue() ?? value
    }
}
