import UmweltStore

/// The results of a fetch in sections: a collection of ``ResultsSection``, in the order of the results.
///
/// ```swift
/// @Query(sort: \Trip.start, sectionBy: \Trip.country) private var trips: SectionedResults<Trip, String>
///
/// List {
///     ForEach(trips) { section in
///         Section(section.title) {
///             ForEach(section) { trip in Text(trip.name) }
///         }
///     }
/// }
/// ```
public struct SectionedResults<Model: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
    private let sections: [ResultsSection<Model, SectionTitle>]
    private let places: [SectionTitle: Int]

    /// Divides results into sections.
    ///
    /// - Parameters:
    ///   - models: The results; those of a section are consecutive.
    ///   - title: Returns the title of the section that an object belongs to.
    package init(_ models: [Model], title: (Model) -> SectionTitle) {
        let runs = KeyRuns.find(in: models.indices) { title(models[$0]) }
        sections = runs.map { ResultsSection(title: $0.key, models: models, range: $0.range) }
        places = Dictionary(zip(runs.map(\.key), runs.indices)) { _, last in last }
    }

    /// The index of the first section.
    public var startIndex: Int { 0 }

    /// The number of sections.
    public var endIndex: Int { sections.count }

    /// Returns a section.
    ///
    /// - Parameter position: The index, from 0.
    public subscript(position: Int) -> ResultsSection<Model, SectionTitle> { sections[position] }

    /// Returns the section with a title; nil for none.
    ///
    /// - Complexity: O(1)
    ///
    /// - Parameter title: The title of the section.
    public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Model, SectionTitle>? {
        places[title].map { sections[$0] }
    }

    /// Returns true if both have the same objects in the same sections.
    package func isSame(as other: SectionedResults) -> Bool {
        elementsEqual(other) { left, right in
            left.title == right.title && left.elementsEqual(right) { $0 === $1 }
        }
    }
}

/// The results with the same value of the property that divides them.
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection, Identifiable {
    /// The value of the property.
    public let title: SectionTitle

    /// The title, which identifies the section.
    public var id: SectionTitle { title }

    private let models: [Element]
    private let range: Range<Int>

    init(title: SectionTitle, models: [Element], range: Range<Int>) {
        (self.title, self.models, self.range) = (title, models, range)
    }

    /// The index of the first object.
    public var startIndex: Int { 0 }

    /// The number of objects.
    public var endIndex: Int { range.count }

    /// Returns an object.
    ///
    /// - Parameter position: The index, from 0.
    public subscript(position: Int) -> Element { models[range.lowerBound + position] }
}
