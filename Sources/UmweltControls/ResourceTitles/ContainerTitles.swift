import Foundation
import Umwelt

extension NavigationLink where Label == Text {
    /// Makes a link to a view, with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension NavigationLink where Destination == Never {
    /// Makes a link to a value, with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
        self.init(value: value) { Text(titleResource) }
    }
}

extension NavigationLink where Destination == Never {
    /// Makes a link to a value that can be stored, with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init<P: Codable & Hashable>(_ titleResource: LocalizedStringResource, value: P?)
    where Label == Text {
        self.init(value: value) { Text(titleResource) }
    }
}

extension DisclosureGroup where Label == Text {
    /// Makes a group that opens and closes, with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension DisclosureGroup where Label == Text {
    /// Makes a group that a binding opens and closes, with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Makes content with a label that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Makes a text with a label that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleResource)
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Makes an indicator that something is going on, with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init { Text(titleResource) }
    }
}

extension ContentUnavailableView
where Label == UmweltControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Makes a view that says why there is nothing, with a title that is looked up by a resource.
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
    /// Shows an alert with a title that is looked up by a resource, while a binding's value is true.
    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

    /// Shows an alert with a title that is looked up by a resource and a message, while a binding's value is true.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }

    /// Shows an alert about a value, with a title that is looked up by a resource, while a binding's value is true.
    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert about a value, with a title that is looked up by a resource and a message, while a binding's value
    /// is true.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows choices with a title that is looked up by a resource, while a binding's value is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Shows choices with a title that is looked up by a resource and a message, while a binding's value is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }
}

extension View {
    /// Sets the subtitle of a page by a resource.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Adds a search field below the bar of the navigation stack, with a prompt that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field below the bar of the navigation stack, with a prompt that is looked up by a resource, and a
    /// binding that is true while the user searches.
    @_disfavoredOverload
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}
