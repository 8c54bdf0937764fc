import Foundation
import SwiftDataStack

/// The description of a query: a fetch, and the property whose values divide the objects into sections.
struct QuerySource<Element: PersistentModel> {
    let descriptor: FetchDescriptor<Element>

    /// The property of sections; nil for none.
    let section: SectionKey<Element, String>?

    init(_ descriptor: FetchDescriptor<Element>, section: SectionKey<Element, String>? = nil) {
        self.descriptor = descriptor.sectioned(by: section)
        self.section = section
    }
}

/// The objects that a query has found, and their sections.
struct QueryValue<Element: PersistentModel> {
    let models: [Element]

    /// The sections; empty for a query without sections.
    let sections: SectionedResults<Element, String>

    init(models: [Element] = [], section: SectionKey<Element, String>? = nil) {
        self.models = models
        sections = SectionedResults(section == nil ? [] : models) { section?.title($0) ?? "" }
    }

    /// Returns true if both have the same objects in the same order and sections.
    func isSame(as other: QueryValue) -> Bool {
        models.elementsEqual(other.models) { $0 === $1 } && sections.isSame(as: other.sections)
    }
}

/// A type of results that a query with sections has: an array of objects, or their sections.
public protocol _SectionableResult {
    /// The class of the objects.
    associatedtype _Model: PersistentModel

    /// Returns the results of a query.
    static func _result(_ models: [_Model], _ sections: SectionedResults<_Model, String>) -> Self
}

extension Array: _SectionableResult where Element: PersistentModel {
    /// Returns the objects.
    public static func _result(_ models: [Element], _ sections: SectionedResults<Element, String>) -> [Element] {
        models
    }
}

extension SectionedResults: _SectionableResult where SectionTitle == String {
    /// Returns the sections.
    public static func _result(
        _ models: [Model], _ sections: SectionedResults<Model, String>
    ) -> SectionedResults<Model, String> { sections }
}
