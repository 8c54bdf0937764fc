import CoreTransferable
import Foundation
@_spi(Kernel) import Umwelt

/// The preview of an item that is shared: a title with a picture, an icon or both.
///
/// ```swift
/// ShareLink(item: photo, preview: SharePreview("The whale", image: photo.image))
/// ```
///
/// The menu of a ``ShareLink`` shows the title, and beside it the picture, or without one the icon, if that is an
/// `Image`. Pictures of other types do not show.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let content: SharePreviewContent

    /// Makes a preview with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The picture of the item.
    ///   - icon: The small picture beside the title.
    public init(_ title: Text, image: Image, icon: Icon) { content = SharePreviewContent(title, image, icon) }

    /// Makes a preview with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - image: The image.
    ///   - icon: The icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(Text(titleKey), image: image, icon: icon)
    }

    /// Makes a preview with a title.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - image: The image.
    ///   - icon: The icon.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(Text(titleResource), image: image, icon: icon)
    }

    /// Makes a preview with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - image: The image.
    ///   - icon: The icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(Text(title), image: image, icon: icon)
    }
}

@available(*, unavailable)
extension SharePreview: Sendable {}

extension SharePreview where Image == Never {
    /// Makes a preview with a title and an icon.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - icon: The small picture beside the title.
    public init(_ title: Text, icon: Icon) { content = SharePreviewContent(title, nil, icon) }

    /// Makes a preview with a localized title and an icon.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - icon: The icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), icon: icon) }

    /// Makes a preview with a title and an icon.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - icon: The icon.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init(Text(titleResource), icon: icon) }

    /// Makes a preview with a title and an icon.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - icon: The icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), icon: icon) }
}

extension SharePreview where Icon == Never {
    /// Makes a preview with a title and a picture.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The picture of the item.
    public init(_ title: Text, image: Image) { content = SharePreviewContent(title, image, nil) }

    /// Makes a preview with a localized title and a picture.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - image: The image.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image: image) }

    /// Makes a preview with a title and a picture.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - image: The image.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image) { self.init(Text(titleResource), image: image) }

    /// Makes a preview with a title and a picture.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - image: The image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image: image) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Makes a preview with a title.
    ///
    /// - Parameter title: The title.
    public init(_ title: Text) { content = SharePreviewContent(title, nil, nil) }

    /// Makes a preview with a localized title.
    ///
    /// - Parameter titleKey: The title, a key of the app's localized strings.
    public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey)) }

    /// Makes a preview with a title.
    ///
    /// - Parameter titleResource: The title, looked up in the resource's table and bundle.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) { self.init(Text(titleResource)) }

    /// Makes a preview with a title.
    ///
    /// - Parameter title: The title, which is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(Text(title)) }
}

/// The content of a preview, whatever the types of its pictures.
package struct SharePreviewContent {
    let title: Text
    let picture: Umwelt.Image?

    package init(_ title: Text, _ image: Any?, _ icon: Any?) {
        self.title = title
        picture = image as? Umwelt.Image ?? icon as? Umwelt.Image
    }
}
