import Foundation
import UmweltFoundation

extension SortDescriptor where Compared: NSManagedObject {
    /// The order as stores take it.
    var asDescriptor: NSSortDescriptor {
        guard let keyPath else { fatalError("Core Data: objects of a store are sorted by their properties.") }
        return KeySortDescriptor(
            .path(keyPath) { ($0 as? Compared)?[keyPath: keyPath] }, ascending: order == .forward,
            textComparator: stringComparator, original: self)
    }
}

extension [NSSortDescriptor] {
    /// The orders that were made of Swift's, without others.
    func swiftDescriptors<Compared: NSManagedObject>() -> [SortDescriptor<Compared>] {
        compactMap { ($0 as? KeySortDescriptor)?.original as? SortDescriptor<Compared> }
    }
}
