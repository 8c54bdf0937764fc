@preconcurrency import OpenCombine
import Umwelt

extension ObjectNode {
    /// Follows another object from now on, whose publisher announces its changes; nil for none.
    func follow<Object: ObservableObject>(publisherOf object: Object?) {
        follow(object) { object, notify in object.objectWillChange.sink { _ in notify() } }
    }
}
