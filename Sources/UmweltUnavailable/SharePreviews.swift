import Foundation
import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt's menus that share show no preview: leave the preview out.")
public struct SharePreview<Image, Icon> {
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}

    public init(_ title: Text, image: Image, icon: Icon) {}

    public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never {}

    public init(_ title: Text, icon: Icon) where Image == Never {}

    public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}

    public init(_ title: Text, image: Image) where Icon == Never {}

    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}

    public init(_ title: Text) where Image == Never, Icon == Never {}
}

@available(*, unavailable, message: "Umwelt's menus that share show no preview: leave the preview out.")
extension ShareLink {
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) { fatalError("A preview is unavailable.") }

    nonisolated public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { fatalError("A preview is unavailable.") }
}

@available(*, unavailable, message: "Umwelt's menus that share show no preview: leave the preview out.")
extension ShareLink where Label == DefaultShareLinkLabel {
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { fatalError("A preview is unavailable.") }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { fatalError("A preview is unavailable.") }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { fatalError("A preview is unavailable.") }

    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { fatalError("A preview is unavailable.") }

    nonisolated public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { fatalError("A preview is unavailable.") }

    nonisolated public init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { fatalError("A preview is unavailable.") }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { fatalError("A preview is unavailable.") }

    nonisolated public init<I>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { fatalError("A preview is unavailable.") }
}
