@_spi(Kernel) import UmweltCore
import Foundation
import UmweltGraph

/// The store of a window's `@SceneStorage` values. Used on the main actor only.
final class SceneStore: @unchecked Sendable {
    private let graph: Graph
    private let file: StateFile?
    private let restored: [String: StoredValue]
    private var sources: [String: StoredValueSource] = [:]

    /// Makes a store with the contents of a file; without a file it lasts as long as the window.
    init(_ file: StateFile?, in graph: Graph) {
        self.graph = graph
        self.file = file
        restored = file?.contents ?? [:]
    }

    /// Makes a store in another graph with the values of another store, which writes no file.
    init(with other: SceneStore, in graph: Graph) {
        self.graph = graph
        file = nil
        restored = other.restored.merging(other.sources.compactMapValues(\.stored)) { $1 }
    }

    /// Returns the graph node that bodies read a key from.
    func source(_ key: String) -> StoredValueSource {
        if let source = sources[key] { return source }
        let source = StoredValueSource(restored[key], in: graph)
        sources[key] = source
        return source
    }

    /// Sets a value; nil removes the key. Off the main thread the write is passed on to it.
    func set(_ value: StoredValue?, for key: String, transaction: Transaction) {
        MainQueue.run {
            let source = self.source(key)
            if source.stored == value { return }
            self.file?.write(value, for: key)
            source.adopt(value, transaction: transaction)
        }
    }
}

extension WindowElement {
    /// The store of the window's `@SceneStorage` properties; nil for the element of an app's scenes.
    final var sceneStore: SceneStore? {
        get { attachments[SceneStore.self] }
        set { attachments[SceneStore.self] = newValue }
    }
}
