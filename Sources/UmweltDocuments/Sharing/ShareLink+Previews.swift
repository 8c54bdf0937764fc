import CoreTransferable
import Foundation
@_spi(Kernel) import Umwelt

extension ShareLink {
    /// Makes a button with a label that shares values.
    ///
    /// - Parameter preview: Returns the preview of a value.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items.map { SharedItem($0, preview: preview($0).content) }, subject, message, label())
    }

    /// Makes a button with a label that shares a value.
    ///
    /// - Parameters:
    ///   - item: The item to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - preview: The preview.
    ///   - label: Makes the label.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init([SharedItem(item, preview: preview.content)], subject, message, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Makes a button that shares values.
    ///
    /// - Parameter preview: Returns the preview of a value.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: nil)
        }
    }

    /// Makes a button that shares values, with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - preview: Makes the preview of an item.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: title)
        }
    }

    /// Makes a button that shares a value.
    ///
    /// - Parameters:
    ///   - item: The item to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - preview: The preview.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: nil)
        }
    }

    /// Makes a button that shares a value, with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - item: The item to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - preview: The preview.
    nonisolated public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: title)
        }
    }

    /// Makes a button that shares values, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - preview: Makes the preview of an item.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(titleKey), items: items, subject: subject, message: message, preview: preview)
    }

    /// Makes a button that shares a value, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - item: The item to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - preview: The preview.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
    }

    /// Makes a button that shares values, with a title.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - preview: Makes the preview of an item.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(titleResource), items: items, subject: subject, message: message, preview: preview)
    }

    /// Makes a button that shares a value, with a title.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - item: The item to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - preview: The preview.
    @_disfavoredOverload
    nonisolated public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(Text(titleResource), item: item, subject: subject, message: message, preview: preview)
    }

    /// Makes a button that shares values, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - preview: Makes the preview of an item.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(title), items: items, subject: subject, message: message, preview: preview)
    }

    /// Makes a button that shares a value, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - item: The item to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - preview: The preview.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
    }
}
