extension Group {
    /// Makes a group of a view that is made from the subviews of another view.
    ///
    /// ```swift
    /// Group(subviews: content) { subviews in
    ///     if let first = subviews.first { first.font(.title) }
    ///     HStack { subviews.dropFirst() }
    /// }
    /// ```
    ///
    /// The views keep the environment of the view from which they come.
    ///
    /// - Parameters:
    ///   - view: The view whose subviews or sections are collected.
    ///   - transform: Makes the view from the collection.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(subviews: view, transform: transform) }
    }

    /// Makes a group of a view that is made from the sections of another view.
    ///
    /// ```swift
    /// Group(sections: content) { sections in
    ///     ForEach(sections) { section in
    ///         VStack { section.header; section.content }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - view: The view whose subviews or sections are collected.
    ///   - transform: Makes the view from the collection.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(sections: view, transform: transform) }
    }
}

/// A view that is made from the subviews of another view.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View, SystemView {
    let subviews: Subviews
    let transform: (SubviewsCollection) -> Content

    nonisolated init(subviews: Subviews, transform: @escaping (SubviewsCollection) -> Content) {
        self.subviews = subviews
        self.transform = transform
    }

    /// The view that is made from the subviews.
    @MainActor public var body: some View {
        SubviewReader(subviews) { [transform] parts in transform(SubviewsCollection(parts.subviews)) }
    }
}

/// A view that is made from the sections of another view.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View, SystemView {
    let sections: Sections
    let transform: (SectionCollection) -> Content

    nonisolated init(sections: Sections, transform: @escaping (SectionCollection) -> Content) {
        self.sections = sections
        self.transform = transform
    }

    /// The view that is made from the sections.
    @MainActor public var body: some View {
        SubviewReader(sections) { [transform] parts in transform(SectionCollection(parts.sections)) }
    }
}
