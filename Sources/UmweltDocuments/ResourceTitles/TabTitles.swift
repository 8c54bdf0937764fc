import Foundation
import Umwelt

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Makes a tab with a title from a resource, and an image of the app's.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - image: The name of an image in the app's assets.
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) {
            DefaultTabLabel(UmweltControls.Label(titleResource, image: image))
        }
    }

    /// Makes a tab with a role, a title from a resource, and an image of the app's.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - image: The name of an image in the app's assets.
    ///   - value: The value that selects the tab.
    ///   - role: The role.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleResource, image: image, value: value, content: content)
        self.role = role
    }

    /// Makes a tab with a title from a resource, and an image of the app's, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - image: The name of an image in the app's assets.
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<T: Hashable>(
        _ titleResource: LocalizedStringResource, image: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(value: value, content: content) {
            DefaultTabLabel(UmweltControls.Label(titleResource, image: image))
        }
    }

    /// Makes a tab with a role, a title from a resource, and an image of the app's, for a selection of an optional
    /// type.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - image: The name of an image in the app's assets.
    ///   - value: The value that selects the tab.
    ///   - role: The role.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<T: Hashable>(
        _ titleResource: LocalizedStringResource, image: String, value: T, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(titleResource, image: image, value: value, content: content)
        self.role = role
    }

    /// Makes a tab with a title from a resource, and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) {
            DefaultTabLabel(UmweltControls.Label(titleResource, systemImage: systemImage))
        }
    }

    /// Makes a tab with a role, a title from a resource, and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - value: The value that selects the tab.
    ///   - role: The role.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleResource, systemImage: systemImage, value: value, content: content)
        self.role = role
    }

    /// Makes a tab with a title from a resource, and a symbol, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<T: Hashable>(
        _ titleResource: LocalizedStringResource, systemImage: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(value: value, content: content) {
            DefaultTabLabel(UmweltControls.Label(titleResource, systemImage: systemImage))
        }
    }

    /// Makes a tab with a role, a title from a resource, and a symbol, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - value: The value that selects the tab.
    ///   - role: The role.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<T: Hashable>(
        _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(titleResource, systemImage: systemImage, value: value, content: content)
        self.role = role
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Makes a tab with a title from a resource, and an image of the app's, which is selected by its index.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - image: The name of an image in the app's assets.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) {
            DefaultTabLabel(UmweltControls.Label(titleResource, image: image))
        }
    }

    /// Makes a tab with a role, a title from a resource, and an image of the app's, which is selected by its index.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - image: The name of an image in the app's assets.
    ///   - role: The role.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(titleResource, image: image, content: content)
        self.role = role
    }

    /// Makes a tab with a title from a resource, and a symbol, which is selected by its index.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) {
            DefaultTabLabel(UmweltControls.Label(titleResource, systemImage: systemImage))
        }
    }

    /// Makes a tab with a role, a title from a resource, and a symbol, which is selected by its index.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - role: The role.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleResource, systemImage: systemImage, content: content)
        self.role = role
    }
}
