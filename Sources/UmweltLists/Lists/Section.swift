@_spi(Kernel) import Umwelt

/// A group of views with a header and a footer.
///
/// ```swift
/// List {
///     Section("Fruit") { ForEach(fruit) { Text($0.name) } }
///     Section { Text("Bread") } footer: { Text("Baked today.") }
/// }
/// ```
///
/// In a list the views are rows, and the list's style decides the appearance of header and footer. Elsewhere header,
/// views and footer simply follow each other.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer

    /// The binding that is true while the section is expanded; nil for always.
    var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// Never called: the container of the section shows its views.
    public var body: Never { fatalError("A section has no body.") }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        SectionElement(view, inputs)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Makes a section with a header and a footer.
    ///
    /// - Parameters:
    ///   - content: The rows.
    ///   - header: The view above the rows.
    ///   - footer: The view below the rows.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), footer: footer(), content: content)
    }

    /// Makes a section with a header and a footer.
    ///
    /// - Parameters:
    ///   - header: The view above the rows.
    ///   - footer: The view below the rows.
    ///   - content: The rows.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Makes a section that shows its content while a binding is true.
    ///
    /// In a list in the sidebar style the header is a button that changes the binding.
    ///
    /// ```swift
    /// Section(isExpanded: $showsLibrary) { ForEach(albums) { AlbumRow(album: $0) } } header: { Text("Library") }
    /// ```
    ///
    /// - Parameters:
    ///   - isExpanded: True while the group is expanded.
    ///   - content: Makes the content.
    ///   - header: Makes the header.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Makes a section with a localized text as its header, that shows its content while a binding is true.
    ///
    /// In a list in the sidebar style the header is a button that changes the binding.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isExpanded: True while the group is expanded.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Makes a section with a string as its header that shows its content while a binding is true.
    ///
    /// In a list in the sidebar style the header is a button that changes the binding.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isExpanded: True while the group is expanded.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Makes a section with a footer.
    ///
    /// - Parameters:
    ///   - content: The rows.
    ///   - footer: The view below the rows.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(footer: footer(), content: content)
    }

    /// Makes a section with a footer.
    ///
    /// - Parameters:
    ///   - footer: The view below the rows.
    ///   - content: The rows.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Makes a section with a header.
    ///
    /// - Parameters:
    ///   - content: The rows.
    ///   - header: The view above the rows.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content)
    }

    /// Makes a section with a header.
    ///
    /// - Parameters:
    ///   - header: The view above the rows.
    ///   - content: The rows.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Makes a section.
    ///
    /// - Parameter content: The rows.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Makes a section with a localized text as its header.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - content: Makes the content.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content)
    }

    /// Makes a section with a string as its header.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content)
    }
}
