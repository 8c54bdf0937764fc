import Foundation
import Observation
import Synchronization

/// The progress of a task in units of work that the task chooses, including the progress of its subtasks.
///
/// ```swift
/// func load(_ pages: [URL], progress: consuming Subprogress) async throws {
///     let manager = progress.start(totalCount: pages.count)
///     for page in pages {
///         try await load(page)
///         manager.complete(count: 1)
///     }
/// }
/// ```
///
/// It is observable, and used on any thread.
public final class ProgressManager: Observable, Sendable {
    private struct State {
        var totalCount: Int?
        var completedCount = 0
        var children: [(manager: ProgressManager, count: Int)] = []
    }

    private let state: Mutex<State>
    private let registrar = ObservationRegistrar()

    /// The manager of the task that this is a subtask of; nil for the whole task.
    private let parent: ProgressManager?

    /// Makes the progress of a task.
    ///
    /// - Parameter totalCount: The units of work; nil if their number is not known.
    public convenience init(totalCount: Int?) { self.init(totalCount: totalCount, parent: nil) }

    private init(totalCount: Int?, parent: ProgressManager?) {
        state = Mutex(State(totalCount: totalCount))
        self.parent = parent
    }

    /// The units of work; nil if their number is not known.
    public var totalCount: Int? {
        registrar.access(self, keyPath: \.totalCount)
        return state.withLock(\.totalCount)
    }

    /// The completed units of work, including those of finished subtasks.
    public var completedCount: Int {
        registrar.access(self, keyPath: \.completedCount)
        let (own, children) = state.withLock { ($0.completedCount, $0.children) }
        return own + children.filter { $0.manager.isFinished }.reduce(0) { $0 + $1.count }
    }

    /// The completed share of the work, from 0 to 1, including subtasks; 0 while the total is unknown.
    public var fractionCompleted: Double {
        registrar.access(self, keyPath: \.fractionCompleted)
        let (total, own, children) = state.withLock { ($0.totalCount, $0.completedCount, $0.children) }
        guard let total else { return 0 }
        guard total > 0 else { return 1 }
        return children.reduce(Double(own)) { $0 + $1.manager.fractionCompleted * Double($1.count) } / Double(total)
    }

    /// True if the number of units is not known.
    public var isIndeterminate: Bool { totalCount == nil }

    /// True if all units are done.
    public var isFinished: Bool { totalCount.map { completedCount >= $0 } ?? false }

    /// Adds units of work that are done.
    ///
    /// - Parameter count: The number of units.
    public func complete(count: Int) { setCounts { completed, _ in completed += count } }

    /// Changes the completed and the total number of units together.
    ///
    /// - Parameter counts: Changes the completed units and all units; nil for an unknown total.
    public func setCounts(_ counts: (inout Int, inout Int?) -> Void) {
        change { state in counts(&state.completedCount, &state.totalCount) }
    }

    /// Returns a part of the work for another task.
    ///
    /// - Parameter portionOfParent: The units of this task that the subtask represents.
    public func subprogress(assigningCount portionOfParent: Int) -> Subprogress {
        Subprogress(parent: self, count: portionOfParent)
    }

    fileprivate func makePart(of count: Int, totalCount: Int?) -> ProgressManager {
        let part = ProgressManager(totalCount: totalCount, parent: self)
        change { $0.children.append((part, count)) }
        return part
    }

    private func change(_ body: (inout State) -> Void) {
        willChange()
        state.withLock { body(&$0) }
        didChange()
    }

    private func willChange() {
        registrar.willSet(self, keyPath: \.totalCount)
        registrar.willSet(self, keyPath: \.completedCount)
        registrar.willSet(self, keyPath: \.fractionCompleted)
        parent?.willChange()
    }

    private func didChange() {
        registrar.didSet(self, keyPath: \.totalCount)
        registrar.didSet(self, keyPath: \.completedCount)
        registrar.didSet(self, keyPath: \.fractionCompleted)
        parent?.didChange()
    }
}

/// A subtask that another function can start, once, with a progress manager of its own.
public struct Subprogress: ~Copyable, Sendable {
    fileprivate let parent: ProgressManager
    fileprivate let count: Int

    /// Begins the part.
    ///
    /// - Parameter totalCount: The units of the part's own work; nil if their number is not known.
    public consuming func start(totalCount: Int?) -> ProgressManager {
        parent.makePart(of: count, totalCount: totalCount)
    }
}
