@_spi(Kernel) import Umwelt

/// A view in a style. The dynamic properties of the style are installed as its own.
package nonisolated protocol StyledView: View, PropertyContainer, SystemView {
    associatedtype Style
    associatedtype Configuration

    nonisolated var configuration: Configuration { get }

    nonisolated init(style: Style, configuration: Configuration)

    /// The view if the style is the system's.
    @MainActor var inSystemStyle: AnyView { get }
}

extension StyledView {
    package nonisolated static var reportedType: Any.Type { Style.self }

    @MainActor package var inSystemStyle: AnyView { AnyView(self) }
}
