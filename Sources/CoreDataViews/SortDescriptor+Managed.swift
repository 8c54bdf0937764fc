import CoreDataStack
import Foundation
import Umwelt
import UmweltFoundation

extension SortDescriptor where Compared: NSManagedObject {
    /// The order in the form for stores.
    var asDescriptor: NSSortDescriptor {
        guard let keyPath else { fatalError("Core Data: a sort descriptor needs the key path of a stored property.") }
        return KeySortDescriptor(
            .path(keyPath) { object in
                let value = (object as? Compared)?[keyPath: keyPath]
                return (value as? LocaleOrderedText)?.text ?? value
            }, ascending: order == .forward, textComparator: stringComparator, isLocalized: isLocalized,
            original: self)
    }

    private var isLocalized: Bool {
        let type = keyPath.map { Swift.type(of: $0).valueType }
        return type == LocaleOrderedText.self || type == LocaleOrderedText?.self
    }
}

extension [NSSortDescriptor] {
    /// The Swift sort descriptors, converted; others are left out.
    func swiftDescriptors<Compared: NSManagedObject>() -> [SortDescriptor<Compared>] {
        compactMap { ($0 as? KeySortDescriptor)?.original as? SortDescriptor<Compared> }
    }
}
