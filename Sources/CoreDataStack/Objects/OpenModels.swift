import Foundation
import UmweltBase

/// The models of open coordinators, newest first, in which classes find their entities.
enum OpenModels {
    private struct WeakModel {
        weak var model: NSManagedObjectModel?
    }

    private static let models = LockedValue<[WeakModel]>([])

    /// Adds the model of a coordinator that was opened, or moves it to the front.
    static func insert(_ model: NSManagedObjectModel) {
        models.withLock {
            $0.removeAll { $0.model == nil || $0.model === model }
            $0.insert(WeakModel(model: model), at: 0)
        }
    }

    /// The entity of a class; nil if no model has one.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let open = models.withLock { $0.compactMap(\.model) }
        return open.lazy.compactMap { ManagedClasses.entity(of: type, in: $0) }.first
    }
}

/// The keys that a key path reads of an object, which has no values and only notes them: `\Trip.country?.name` reads
/// `country` and `name`.
final class KeyRecorder {
    private(set) var keys: [String] = []

    func record(_ key: String) { keys.append(key) }

    /// Returns the keys of a key path of an entity's class, with full stops between them; nil if it reads no
    /// properties.
    static func key(of path: AnyKeyPath, in entity: NSEntityDescription) -> String? {
        let recorder = KeyRecorder()
        let probe = entity.objectClass.init(entity: entity, insertInto: nil)
        probe.becomeProbe(recorder)
        (type(of: path).rootType as? any ProbedRoot.Type)?.read(path, of: probe)
        return recorder.keys.isEmpty ? nil : recorder.keys.joined(separator: ".")
    }
}

/// A class whose key paths are read of a probe.
private protocol ProbedRoot {}

extension NSManagedObject: ProbedRoot {}

extension ProbedRoot {
    /// Reads a key path whose root is this class.
    static func read(_ path: AnyKeyPath, of probe: NSManagedObject) {
        guard let path = path as? PartialKeyPath<Self>, let probe = probe as? Self else { return }
        _ = probe[keyPath: path]
    }
}
