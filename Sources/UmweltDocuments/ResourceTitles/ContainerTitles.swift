import Foundation
import Umwelt

extension NavigationLink where Label == Text {
    /// Makes a link to a view, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - destination: Makes the view to push.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension NavigationLink where Destination == Never {
    /// Makes a link to a value, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The value to push; nil disables the link.
    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
        self.init(value: value) { Text(titleResource) }
    }
}

extension NavigationLink where Destination == Never {
    /// Makes a link to a value that can be stored, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The value to push; nil disables the link.
    @_disfavoredOverload
    nonisolated public init<P: Codable & Hashable>(_ titleResource: LocalizedStringResource, value: P?)
    where Label == Text {
        self.init(value: value) { Text(titleResource) }
    }
}

extension DisclosureGroup where Label == Text {
    /// Makes a group that opens and closes, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension DisclosureGroup where Label == Text {
    /// Makes a group that a binding opens and closes, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isExpanded: True while the group is expanded.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Makes content with a label from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Makes a text with a label from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleResource)
        }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Makes a text for a value in a format, with a label from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The value.
    ///   - format: The format of the value.
    @_disfavoredOverload
    nonisolated public init<F: FormatStyle>(
        _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(titleResource)
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Makes an indeterminate progress view, with a title from a resource.
    ///
    /// - Parameter titleResource: The title, looked up in the resource's table and bundle.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init { Text(titleResource) }
    }

    /// Makes a progress view for a value and a total, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The part that is done; nil while it is unknown.
    ///   - total: The value of the completed task.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}

extension ControlGroup {
    /// Makes a group with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleResource) }
    }

    /// Makes a group with a symbol, and a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<C: View>(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleResource, systemImage: systemImage) }
    }
}

extension ContentUnavailableView
where Label == UmweltControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Makes a view for missing content, with an image and a title from a resource.
    ///
    /// - Parameters:
    ///   - title: The title, looked up in the resource's table and bundle.
    ///   - name: The name of a symbol, or of an image in the app's assets.
    ///   - description: The text below the title; nil for none.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init {
            UmweltControls.Label(title, image: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }

    /// Makes a view for missing content, with a symbol and a title from a resource.
    ///
    /// - Parameters:
    ///   - title: The title, looked up in the resource's table and bundle.
    ///   - name: The name of a symbol, or of an image in the app's assets.
    ///   - description: The text below the title; nil for none.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init {
            UmweltControls.Label(title, systemImage: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }
}

extension View {
    /// Sets the subtitle of a page by a resource.
    ///
    /// - Parameter subtitleKey: The subtitle, looked up in the resource's table and bundle.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Adds a search field below the bar of the navigation stack, with a prompt from a resource.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - placement: The preferred position of the search field. It has no effect here: the field is below the bar.
    ///   - prompt: The text shown while the field is empty, looked up in the resource's table and bundle.
    @_disfavoredOverload
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field below the bar of the navigation stack, with a prompt from a resource, and a binding that is
    /// true while the user searches.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - isPresented: True while the user searches.
    ///   - placement: The preferred position of the search field. It has no effect here: the field is below the bar.
    ///   - prompt: The text shown while the field is empty, looked up in the resource's table and bundle.
    @_disfavoredOverload
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}
