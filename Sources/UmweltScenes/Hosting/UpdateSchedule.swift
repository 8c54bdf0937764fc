/// The schedule of a host's updates: one for all changes of a turn of the main actor.
///
/// A host asks for an update each time that ``AppHost/onNeedsUpdate`` or ``ViewHost/onNeedsUpdate`` is called, and for
/// changes that it makes by itself. However many ask in a turn, the host updates once.
///
/// ```swift
/// app.onNeedsUpdate = { [weak self] in
///     self?.updates.request { self?.update() }
/// }
/// ```
@MainActor
public final class UpdateSchedule {
    private var isDue = false

    /// Makes a schedule in which no update is due.
    public init() {}

    /// Asks for an update.
    ///
    /// - Parameter update: Called after the current turn of the main actor; ignored if an update is due already.
    public func request(_ update: @escaping @MainActor () -> Void) {
        guard !isDue else { return }
        isDue = true
        Task {
            isDue = false
            update()
        }
    }
}
