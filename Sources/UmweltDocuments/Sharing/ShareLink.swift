import CoreTransferable
import Foundation
@_spi(Kernel) import Umwelt

/// A button that shares links, texts or other values: its menu sends them by e-mail, opens them or saves them as files.
///
/// ```swift
/// ShareLink(item: URL(string: "https://www.example.org")!, message: Text("Read this"))
/// ```
public nonisolated struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View, SystemView where Data.Element: Transferable {
    private let share: SharedItems
    private let label: Label

    @State private var isSaving = false
    @Environment(\.self) private var environment

    nonisolated init(_ items: [SharedItem], _ subject: Text?, _ message: Text?, _ label: Label) {
        share = SharedItems(items: items, subject: subject, message: message)
        self.label = label
    }

    /// The button.
    @MainActor public var body: some View {
        Menu {
            ShareActions(share: share) { isSaving = true }
        } label: {
            label
        }
        .menuIndicator(.hidden)
        // The menu is gone when the files are asked for, so that the button asks.
        .savesFiles(of: share, isPresented: $isSaving, in: environment) {}
    }
}

/// The default label of a button that shares: a title, and the symbol for that.
public nonisolated struct DefaultShareLinkLabel: View, SystemView {
    private let title: Text

    nonisolated init(title: Text?) { self.title = title ?? SystemWord.share.text }

    /// The title and the symbol.
    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// Makes a button with a label that shares links.
    ///
    /// - Parameters:
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - label: Makes the label.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items.map { SharedItem($0) }, subject, message, label())
    }

    /// Makes a button with a label that shares a link.
    ///
    /// - Parameters:
    ///   - item: The URL to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - label: Makes the label.
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        self.init([SharedItem(item)], subject, message, label())
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
    /// Makes a button that shares links.
    ///
    /// - Parameters:
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(title: nil))
    }

    /// Makes a button that shares links, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(Text(titleKey), items: items, subject: subject, message: message)
    }

    /// Makes a button that shares links, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(title), items: items, subject: subject, message: message)
    }

    /// Makes a button that shares links, with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(title: title))
    }

    /// Makes a button that shares a link.
    ///
    /// - Parameters:
    ///   - item: The URL to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(title: nil))
    }

    /// Makes a button that shares a link, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - item: The URL to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(Text(titleKey), item: item, subject: subject, message: message)
    }

    /// Makes a button that shares a link, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - item: The URL to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(Text(title), item: item, subject: subject, message: message)
    }

    /// Makes a button that shares a link, with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - item: The URL to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    nonisolated public init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// Makes a button with a label that shares texts.
    ///
    /// - Parameters:
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - label: Makes the label.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items.map { SharedItem($0) }, subject, message, label())
    }

    /// Makes a button with a label that shares a text.
    ///
    /// - Parameters:
    ///   - item: The text to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    ///   - label: Makes the label.
    nonisolated public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
        self.init([SharedItem(item)], subject, message, label())
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
    /// Makes a button that shares texts.
    ///
    /// - Parameters:
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(title: nil))
    }

    /// Makes a button that shares texts, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(Text(titleKey), items: items, subject: subject, message: message)
    }

    /// Makes a button that shares texts, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(title), items: items, subject: subject, message: message)
    }

    /// Makes a button that shares texts, with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(title: title))
    }

    /// Makes a button that shares a text.
    ///
    /// - Parameters:
    ///   - item: The text to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(title: nil))
    }

    /// Makes a button that shares a text, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - item: The text to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(Text(titleKey), item: item, subject: subject, message: message)
    }

    /// Makes a button that shares a text, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - item: The text to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(Text(title), item: item, subject: subject, message: message)
    }

    /// Makes a button that shares a text, with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - item: The text to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    nonisolated public init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(title: title))
    }
}
