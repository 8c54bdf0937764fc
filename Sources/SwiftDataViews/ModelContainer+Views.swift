import SwiftDataStack
import Umwelt

extension View {
    /// Sets the model context for this view and the views inside it.
    ///
    /// - Parameter modelContext: The context for fetching the objects.
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

    /// Sets the model container for this view and the views inside it; the environment's `modelContext` becomes its
    /// main context.
    ///
    /// - Parameter container: The container of the app's models.
    public func modelContainer(_ container: ModelContainer) -> some View { modelContext(container.mainContext) }

    /// Opens or creates the store of a model class, for this view and the views inside it.
    ///
    /// - Parameters:
    ///   - inMemory: True if the store is in memory, and ends with the view.
    ///   - isAutosaveEnabled: True to save changes automatically.
    ///   - isUndoEnabled: True if changes are registered with the environment's undo manager.
    ///   - onSetup: Called with the container once it is open, or with the reason why it cannot be opened. Without a
    ///     container, inserting fails and queries find nothing.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Opens or creates the store of several model classes, for this view and the views inside it.
    ///
    /// - Parameters:
    ///   - inMemory: True if the store is in memory, and ends with the view.
    ///   - isAutosaveEnabled: True to save changes automatically.
    ///   - isUndoEnabled: True if changes are registered with the environment's undo manager.
    ///   - onSetup: Called with the container once it is open, or with the reason why it cannot be opened. Without a
    ///     container, inserting fails and queries find nothing.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ContainerModifier(
                OpenedContainer.Setup(
                    types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                    isUndoEnabled: isUndoEnabled, onSetup: onSetup)))
    }
}

extension Scene {
    /// Sets the context of the objects of the scene's views.
    ///
    /// - Parameter modelContext: The context for fetching the objects.
    public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }

    /// Sets the container of the objects of the scene's views: the environment's context is its main one.
    ///
    /// - Parameter container: The container of the app's models.
    public func modelContainer(_ container: ModelContainer) -> some Scene { modelContext(container.mainContext) }

    /// Opens the store of a class for the scene's views: see
    /// ``View/modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)``.
    ///
    /// - Parameters:
    ///   - modelType: The classes of the objects.
    ///   - inMemory: True to keep the objects in memory only, without a file.
    ///   - isAutosaveEnabled: True to save changes without a call of `save()`.
    ///   - isUndoEnabled: True to register changes with the undo manager.
    ///   - onSetup: Called with the container, or with the error of making it.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Opens the store of some classes for the scene's views: see
    /// ``View/modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)``.
    ///
    /// - Parameters:
    ///   - modelTypes: The classes of the objects.
    ///   - inMemory: True to keep the objects in memory only, without a file.
    ///   - isAutosaveEnabled: True to save changes without a call of `save()`.
    ///   - isUndoEnabled: True to register changes with the undo manager.
    ///   - onSetup: Called with the container, or with the error of making it.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        // An app's body runs rarely, and the containers of the process's scenes stay open.
        environment(
            \.modelContext,
            SceneContainers.context(
                OpenedContainer.Setup(
                    types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                    isUndoEnabled: isUndoEnabled, onSetup: onSetup)))
    }
}

/// A container that views open, once.
@MainActor final class OpenedContainer {
    struct Setup {
        let types: [any PersistentModel.Type]
        let inMemory: Bool
        let isAutosaveEnabled: Bool
        let isUndoEnabled: Bool
        let onSetup: (Result<ModelContainer, any Error>) -> Void
    }

    private var opened: ModelContext?

    /// The context of the container, which is opened when it is first asked for.
    func context(_ setup: Setup) -> ModelContext {
        if let opened { return opened }
        let context: ModelContext
        do {
            let container = try ModelContainer(
                for: Schema(setup.types), configurations: ModelConfiguration(isStoredInMemoryOnly: setup.inMemory))
            context = container.mainContext
            context.autosaveEnabled = setup.isAutosaveEnabled
            setup.onSetup(.success(container))
        } catch {
            Log.data.error("The model container cannot be opened: \(error)")
            context = ModelContextKey.defaultValue
            setup.onSetup(.failure(error))
        }
        opened = context
        return context
    }
}

/// The containers that scenes have opened, by their setup.
@MainActor private enum SceneContainers {
    private static var opened: [String: OpenedContainer] = [:]

    /// The context of a container, which registers changes with the undo manager of the window in which they are made.
    static func context(_ setup: OpenedContainer.Setup) -> ModelContext {
        let name = setup.types.map { "\(ObjectIdentifier($0))" }.joined() + "\(setup.inMemory)"
        let container = opened[name] ?? OpenedContainer()
        opened[name] = container
        let context = container.context(setup)
        context.undoManagerOfWindow = nil
        if setup.isUndoEnabled { context.undoManagerOfWindow = { OpenWindows.current?.undoManager } }
        return context
    }
}

private struct ContainerModifier: ViewModifier {
    let setup: OpenedContainer.Setup
    @State private var container = OpenedContainer()
    @Environment(\.undoManager) private var undoManager

    init(_ setup: OpenedContainer.Setup) { self.setup = setup }

    func body(content: Content) -> some View {
        let context = container.context(setup)
        if setup.isUndoEnabled { context.undoManager = undoManager }
        return content.environment(\.modelContext, context)
    }
}
