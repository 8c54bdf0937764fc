@preconcurrency import OpenCombine
import Umwelt

extension ObjectNode {
    /// Goes over to an object, whose publisher says when it is about to change.
    func follow<Object: ObservableObject>(publisherOf object: Object?) {
        follow(object) { object, notify in object.objectWillChange.sink { _ in notify() } }
    }
}
