/// A fault in the program's views that the checks of a window have reported, for the inspector.
package struct ViewFault: Identifiable, Equatable, Sendable {
    /// The number of the fault, from 1.
    package let id: Int

    /// The sentences about the fault, with a remedy.
    package let text: String

    /// The source position, as `FILE:LINE`; nil if it is unknown, or not known yet.
    package fileprivate(set) var place: String?
}

/// The faults that the checks of a window have reported. It is filled on the main thread, and by searches for places.
package final class ViewFaults: Sendable {
    private let list = LockedValue<[ViewFault]>([])

    /// Called after each change, also off the main thread; nil for none.
    private let observer = LockedValue<(@Sendable () -> Void)?>(nil)

    /// The problems, oldest first.
    package var all: [ViewFault] { list.withLock { $0 } }

    package func observe(_ changed: (@Sendable () -> Void)?) { observer.withLock { $0 = changed } }

    /// Adds a fault, and returns its number.
    func add(_ text: String, place: String?) -> Int {
        let id = list.withLock { list in
            list.append(ViewFault(id: list.count + 1, text: text, place: place))
            return list.count
        }
        notify()
        return id
    }

    /// Sets the source position of a problem.
    func setPlace(_ place: String, of id: Int) {
        list.withLock { $0[id - 1].place = place }
        notify()
    }

    private func notify() { observer.withLock { $0 }?() }
}
