import CoreTransferable
import Foundation
import Umwelt

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
    /// Makes a button that shares URLs, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(Text(titleResource), items: items, subject: subject, message: message)
    }

    /// Makes a button that shares a URL, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - item: The URL to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(Text(titleResource), item: item, subject: subject, message: message)
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
    /// Makes a button that shares texts, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - items: The items to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(Text(titleResource), items: items, subject: subject, message: message)
    }

    /// Makes a button that shares a text, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - item: The text to share.
    ///   - subject: The subject, for instance of an e-mail; nil for none.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(Text(titleResource), item: item, subject: subject, message: message)
    }
}
