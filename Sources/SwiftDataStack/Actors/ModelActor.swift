import Dispatch

/// An actor with its own context, for work on objects outside the main actor. The macro of the same name makes an actor
/// conform.
///
/// ```swift
/// @ModelActor actor Importer {
///     func add(_ names: [String]) throws {
///         for name in names { modelContext.insert(Trip(name: name)) }
///         try modelContext.save()
///     }
/// }
/// let importer = Importer(modelContainer: container)
/// ```
///
/// Objects stay on the actor: identities are passed to others.
public protocol ModelActor: Actor {
    /// The container of the actor's objects.
    nonisolated var modelContainer: ModelContainer { get }

    /// The executor that runs the actor, with its context.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        guard let executor = modelExecutor as? any SerialModelExecutor else {
            preconditionFailure("SwiftData: the executor of an actor runs one job after the other.")
        }
        return executor.asUnownedSerialExecutor()
    }

    /// The context of the actor.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// Returns the object with an identity in the actor's context; nil for none.
    ///
    /// - Parameters:
    ///   - id: The identifier of the object.
    ///   - as: The class of the object.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
        modelContext.object(of: Entity.of(T.self), key: id.key) as? T
    }
}

/// An executor with a context.
public protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
}

/// An executor with a context that runs one job after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// An executor with its own queue.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    // The context is used by the executor's jobs alone, which run one after the other.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData.ModelActor")

    /// Makes the executor of an actor that uses a context.
    ///
    /// - Parameter modelContext: The context for fetching the objects.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// Adds a container, a context and an executor to an actor: see ``ModelActor``.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "UmweltMacrosPlugin", type: "ModelActorMacro")
