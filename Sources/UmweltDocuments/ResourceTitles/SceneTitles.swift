import Foundation
import Umwelt

extension WindowGroup {
    /// Makes a group whose windows have a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - makeContent: Makes the content of a window.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder makeContent: @escaping () -> Content
    ) {
        self.init(Text(titleResource), makeContent: makeContent)
    }

    /// Makes a group with a name for `openWindow`, whose windows have a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - makeContent: Makes the content of a window.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, id: String, @ViewBuilder makeContent: @escaping () -> Content
    ) {
        self.init(Text(titleResource), id: id, makeContent: makeContent)
    }
}

extension Window {
    /// Makes a window with a name for `openWindow`, and a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
    }
}

extension CommandMenu {
    /// Makes a menu of the menu bar with a title from a resource.
    ///
    /// - Parameters:
    ///   - name: The name of a symbol, or of an image in the app's assets.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(_ name: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }
}

extension MenuBarExtra where Label == Text {
    /// Makes a scene with a title from a resource, which shows its content while a binding is true.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isInserted: True while the item is in the menu bar.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        let title = Text(titleResource)
        self.init(label: title, title: title, isInserted: isInserted, content: content())
    }

    /// Makes a scene with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        let title = Text(titleResource)
        self.init(label: title, title: title, isInserted: nil, content: content())
    }
}

extension MenuBarExtra where Label == UmweltControls.Label<Text, Image> {
    /// Makes a scene with an image and a title from a resource, which shows its content while a binding is true.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - image: The name of an image in the app's assets.
    ///   - isInserted: True while the item is in the menu bar.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleResource), image: Image(image), isInserted: isInserted, content: content())
    }

    /// Makes a scene with a symbol and a title from a resource, which shows its content while a binding is true.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - isInserted: True while the item is in the menu bar.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            Text(titleResource), image: Image(systemName: systemImage), isInserted: isInserted, content: content())
    }

    /// Makes a scene with an image and a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - image: The name of an image in the app's assets.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleResource), image: Image(image), content: content())
    }

    /// Makes a scene with a symbol and a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleResource), image: Image(systemName: systemImage), content: content())
    }
}
