import Foundation
@_spi(Kernel) import Umwelt

/// The modifier that asks for files, or for the items on the clipboard, as long as a binding is true.
nonisolated struct FileRequestModifier: ViewModifier, SystemView {
    let isPresented: Binding<Bool>

    /// Makes the request for the host; nil for none.
    let makeRequest: @MainActor () async throws -> FileRequest.Kind?

    /// Called with the items, or with an error. Returns the task that processes them, if any.
    let finish: (Result<[OutsideItem], any Error>) -> Task<Void, Never>?

    /// Called if the user chooses none.
    let cancel: () -> Void

    nonisolated init(
        isPresented: Binding<Bool>, makeRequest: @escaping @MainActor () async throws -> FileRequest.Kind?,
        finish: @escaping (Result<[URL], any Error>) -> Void, cancel: @escaping () -> Void
    ) {
        self.init(
            isPresented: isPresented, makeRequest: makeRequest,
            take: {
                finish($0.map { $0.compactMap { item in item.file.map { URL(fileURLWithPath: $0) } } })
                return nil
            }, cancel: cancel)
    }

    /// Makes a modifier that asks for the items on the clipboard.
    ///
    /// - Parameter finish: Called with the items. Returns the task that loads their values, if any.
    nonisolated static func pasting(
        isPresented: Binding<Bool>, finish: @escaping ([OutsideItem]) -> Task<Void, Never>?
    ) -> FileRequestModifier {
        FileRequestModifier(
            isPresented: isPresented, makeRequest: { .pasting }, take: { finish((try? $0.get()) ?? []) }, cancel: {})
    }

    private nonisolated init(
        isPresented: Binding<Bool>, makeRequest: @escaping @MainActor () async throws -> FileRequest.Kind?,
        take: @escaping (Result<[OutsideItem], any Error>) -> Task<Void, Never>?, cancel: @escaping () -> Void
    ) {
        self.isPresented = isPresented
        self.makeRequest = makeRequest
        finish = take
        self.cancel = cancel
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(OpenFileRequest(isOpen: isPresented.wrappedValue, owner: self))
    }
}

/// The modifier that asks for files while it is open.
private nonisolated struct OpenFileRequest: ViewModifier {
    typealias Body = Never
    let isOpen: Bool
    let owner: FileRequestModifier

    nonisolated init(isOpen: Bool, owner: FileRequestModifier) {
        self.isOpen = isOpen
        self.owner = owner
    }

    nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        FileRequestElement(view, inputs)
    }
}

private final class FileRequestElement<Content: View>: PrimitiveModifierElement<Content, OpenFileRequest> {
    private var task: Task<Void, Never>?
    private var request: Int?

    override init(_ view: ModifiedContent<Content, OpenFileRequest>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        if modifier.isOpen { ask() }
    }

    override func modifierWillChange(to new: OpenFileRequest) {
        guard new.isOpen != modifier.isOpen else { return }
        // The new modifier is there when the update is done.
        if new.isOpen { tree.afterUpdate { [weak self] in self?.ask() } } else { withdraw() }
    }

    override func didLeaveTree() { withdraw() }

    private func withdraw() {
        task?.cancel()
        task = nil
        if let request { window?.fileRequests.withdraw(request) }
        request = nil
    }

    private func ask() {
        guard modifier.isOpen, task == nil, request == nil else { return }
        // Only the main actor runs elements, and the task runs on it.
        nonisolated(unsafe) weak let element = self
        task = Task { @MainActor in
            guard let element else { return }
            let owner = element.modifier.owner
            do {
                guard let kind = try await owner.makeRequest() else {
                    element.task = nil
                    return owner.isPresented.wrappedValue = false
                }
                if !Task.isCancelled { element.open(kind) }
            } catch {
                element.task = nil
                owner.isPresented.wrappedValue = false
                _ = owner.finish(.failure(error))
            }
        }
        if let task { window?.work.add(task) }
    }

    private func open(_ kind: FileRequest.Kind) {
        task = nil
        let dialog = EnvironmentValues(at: scope, tracking: false).fileDialog
        request = window?.fileRequests.add(kind, dialog: dialog) { [weak self] items in
            guard let self else { return }
            request = nil
            let task = onMainActor(
                { @MainActor (input: (FileRequestModifier, [OutsideItem]?)) in
                    let (owner, items) = input
                    owner.isPresented.wrappedValue = false
                    if let items { return owner.finish(.success(items)) }
                    owner.cancel()
                    return nil
                }, (modifier.owner, items))
            if let task { window?.work.add(task) }
        }
        // The host looks for requests after each update.
        tree.afterUpdate {}
    }
}
