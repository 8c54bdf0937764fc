@_spi(Kernel) import UmweltCore

extension ForEach {
    /// Makes a view for each of the subviews of a view.
    ///
    /// ```swift
    /// VStack {
    ///     ForEach(subviews: content) { subview in
    ///         subview.padding().background(.quaternary)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - view: The view whose subviews or sections are collected.
    ///   - content: Makes the view for a subview.
    nonisolated public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(data: ForEachSubviewCollection(base: AnyView(view)), idOf: .byType { $0.id }, content: content)
    }

    /// Makes a view for each of the sections of a view.
    ///
    /// - Parameters:
    ///   - view: The view whose subviews or sections are collected.
    ///   - content: Makes the view for a section.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(data: ForEachSectionCollection(base: AnyView(view)), idOf: .byType { $0.id }, content: content)
    }
}

/// A type of data that are the subviews or sections of a view: it is empty until they have been collected.
protocol SubviewData: ElementMakingData {
    /// The view whose subviews have to be collected; nil once that is done.
    var base: AnyView? { get }

    /// Returns the data with the collected parts.
    func taken(from parts: SubviewParts) -> Self
}

/// The subviews of a view, as the data of a `ForEach`.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, SubviewData {
    let base: AnyView?
    private var subviews: [Subview] = []

    nonisolated init(base: AnyView?) { self.base = base }

    /// The index of the first view.
    public var startIndex: Int { 0 }

    /// The index after the last view.
    public var endIndex: Int { subviews.count }

    /// The view at an index.
    ///
    /// - Parameter index: The index, from 0.
    public subscript(index: Int) -> Subview { subviews[index] }

    func taken(from parts: SubviewParts) -> Self {
        var new = Self(base: nil)
        new.subviews = parts.subviews
        return new
    }
}

/// The sections of a view, as the data of a `ForEach`.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, SubviewData {
    let base: AnyView?
    private var sections: [SectionConfiguration] = []

    nonisolated init(base: AnyView?) { self.base = base }

    /// The index of the first section.
    public var startIndex: Int { 0 }

    /// The index after the last section.
    public var endIndex: Int { sections.count }

    /// The section at an index.
    ///
    /// - Parameter index: The index, from 0.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    func taken(from parts: SubviewParts) -> Self {
        var new = Self(base: nil)
        new.sections = parts.sections
        return new
    }
}

extension ForEach where Content: View {
    /// The reader that shows this `ForEach` with the subviews of its source view; nil if its data are complete.
    nonisolated var overParts: SubviewReader<AnyView, ForEach>? {
        guard let source = data as? any SubviewData, let base = source.base else { return nil }
        let (data, idOf, origin, content) = (data, idOf, origin, content)
        return SubviewReader(base) { parts in
            ForEach(
                data: source.taken(from: parts) as? Data ?? data, idOf: idOf, origin: origin, content: content)
        }
    }
}

extension SubviewData {
    package func makeElement<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        of view: ForEach<Data, ID, Content>, _ inputs: _ElementInputs
    ) -> _ViewElement<ForEach<Data, ID, Content>>? {
        view.overParts.map { ForEachPartElement($0, inputs) }
    }
}

/// The element of a `ForEach` with the parts of a view as its data.
final class ForEachPartElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    SingleChildElement<ForEach<Data, ID, Content>, SubviewReader<AnyView, ForEach<Data, ID, Content>>>
{
    init(_ reader: SubviewReader<AnyView, ForEach<Data, ID, Content>>, _ inputs: _ElementInputs) {
        super.init(inputs)
        child = SubviewReader._makeElement(reader, childInputs())
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        if let reader = view.overParts { child?.update(reader) }
    }

    override var name: String { "ForEach" }
}
