import Foundation
import Umwelt
import UmweltServing

/// Stores the state of pages while the process runs, so that another process can continue.
///
/// A second after a change of a page, its window and its app are written, if their state differs from the last written
/// one. So a process that is killed loses the last second.
@MainActor
final class SessionSaver {
    private let store: any SessionStore
    private let pause: Duration

    /// The pages that have changed since they were written.
    private var changed: [ObjectIdentifier: Page] = [:]

    /// The last written windows, with their pages.
    private var windows: [ObjectIdentifier: (page: Page, window: HostSnapshot.Window)] = [:]
    private var apps: [ObjectIdentifier: StateSnapshot] = [:]

    private var isDue = false
    private var renewal: Task<Void, Never>?

    /// Makes the saver from settings; nil if nothing is stored, or without a key or store.
    convenience init?(_ settings: BrowserSettings) {
        if let address = settings.redis {
            guard let makeStore = SharedSessions.makeStore, let key = try? SigningKey(settings) else { return nil }
            let pause = settings.keepsStateAfter
            self.init(makeStore(address, key.storePrefix, pause), pause: pause)
        } else {
            guard let folder = settings.sessions else { return nil }
            let files = SessionFiles(folder)
            files.removeOld()
            self.init(files, pause: settings.keepsStateAfter)
        }
    }

    /// Makes a saver.
    ///
    /// - Parameters:
    ///   - store: The store for state.
    ///   - pause: The time from a change to when it is written.
    init(_ store: any SessionStore, pause: Duration = .seconds(1)) {
        self.store = store
        self.pause = pause
        StateSnapshot.startReportingLosses()
        // Windows that show for days without a change are kept all the same.
        renewal = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: SessionKey.keepsFor / 4)
                self?.renew()
            }
        }
    }

    deinit { renewal?.cancel() }

    /// Returns the state that an app that all share had in the last process; an empty one if it is not known.
    ///
    /// It blocks while it reads: nothing else runs at the start.
    func sharedApp() -> StateSnapshot {
        let key = SessionKey.app(of: nil)
        return key.kept(StateSnapshot.self, of: store.readAndWait(key))?.value ?? StateSnapshot()
    }

    /// Returns the stored state of a page.
    ///
    /// - Parameters:
    ///   - session: The session of the page; nil for a new page.
    ///   - visitor: The visitor whose page it is; nil if all share an app.
    nonisolated func kept(of session: String?, _ visitor: VisitorID?) async -> SavedPage {
        let window = session.map { SessionKey.window($0, of: visitor) }
        let app = visitor.map { SessionKey.app(of: $0) }
        let keys = [window, app].compactMap(\.self)
        guard !keys.isEmpty else { return SavedPage() }
        let found = Dictionary(uniqueKeysWithValues: zip(keys, await store.read(keys)))
        return SavedPage(
            app: app.flatMap { $0.kept(StateSnapshot.self, of: found[$0] ?? nil) },
            window: window.flatMap { $0.kept(HostSnapshot.Window.self, of: found[$0] ?? nil) })
    }

    /// Records that a page has changed, or may have.
    ///
    /// - Parameter isUsed: True after user input: this process's state is then the newest, even if another process has
    ///   written the page's state meanwhile.
    func recordChange(of page: Page, isUsed: Bool = false) {
        guard page.group.app != nil, page.inspects == nil else { return }
        if isUsed {
            if page.epoch.reclaim() { windows[ObjectIdentifier(page)] = nil }
            if page.group.epoch.reclaim() { apps[ObjectIdentifier(page.group)] = nil }
        }
        changed[ObjectIdentifier(page)] = page
        guard !isDue else { return }
        isDue = true
        Task { [weak self, pause] in
            try? await Task.sleep(for: pause)
            self?.writeChanges()
        }
    }

    /// Writes the pages that have changed.
    func writeChanges() {
        isDue = false
        let pages = Array(changed.values)
        changed = [:]
        for page in pages { write(page) }
    }

    /// Writes a page and its app, if their state differs from the last written one, and no other process has continued
    /// it. Returns true if one of them is written.
    @discardableResult func write(_ page: Page) -> Bool {
        guard page.group.app != nil, page.inspects == nil, !page.window.isClosed else { return false }
        changed[ObjectIdentifier(page)] = nil
        let isWindowWritten = page.epoch.isOwn && writeWindow(of: page)
        let isAppWritten = page.group.epoch.isOwn && writeApp(of: page.group)
        return isWindowWritten || isAppWritten
    }

    private func writeWindow(of page: Page) -> Bool {
        let app = page.group.app
        // A window that is not restored is another one of its scene.
        let isRestored = app?.restores(page.window) ?? true
        let window = HostSnapshot.Window(
            request: app?.request(for: page.window), state: isRestored ? page.window.stateSnapshot : StateSnapshot())
        let last = windows.updateValue((page, window), forKey: ObjectIdentifier(page))
        guard last?.window != window else { return false }
        let key = SessionKey.window(page.session, of: page.group.visitor)
        store.write(
            SessionWrite(window, to: key, epoch: page.epoch.number) { [weak page] epoch in
                Task { @MainActor [weak page] in page?.epoch.pass(to: epoch) }
            })
        return true
    }

    private func writeApp(of group: PageGroup) -> Bool {
        guard let state = group.app?.stateSnapshot,
            apps.updateValue(state, forKey: ObjectIdentifier(group)) != state
        else { return false }
        store.write(
            SessionWrite(state, to: .app(of: group.visitor), epoch: group.epoch.number) { [weak group] epoch in
                Task { @MainActor [weak group] in group?.epoch.pass(to: epoch) }
            })
        return true
    }

    /// Writes a page that has lost its connection, and immediately its app's stored values.
    func leave(_ page: Page) {
        write(page)
        store.flush {}
    }

    /// The storage of visitors' user defaults in the store; nil if the store has none.
    var defaultsPlaces: (@Sendable (VisitorID) -> any DefaultsPlace)? {
        guard let store = store as? any SharedSessionStore else { return nil }
        return { store.defaults(of: $0) }
    }

    /// Writes pages before they are sent to another process, and waits until that is done.
    ///
    /// Changes made meanwhile are written again, some times at most: pages are used until they are sent away.
    func flush(_ pages: [Page]) async {
        for page in pages { write(page) }
        for _ in 0..<3 {
            await store.flush()
            let again = pages.map { write($0) }
            guard again.contains(true) else { return }
        }
        await store.flush()
    }

    /// Writes a page and its app, and reads them again. Returns true if another process could continue them.
    func secure(_ page: Page) async -> Bool {
        await flush([page])
        let group = page.group
        let kept = await kept(of: page.session, group.visitor)
        let hasWindow = kept.window.map { $0.value == windows[ObjectIdentifier(page)]?.window } ?? false
        let hasApp = group.visitor == nil || kept.app.map { $0.value == apps[ObjectIdentifier(group)] } ?? false
        // State that is not there is written again the next time, also if it has not changed.
        if !hasWindow { windows[ObjectIdentifier(page)] = nil }
        if !hasApp { apps[ObjectIdentifier(group)] = nil }
        return hasWindow && hasApp
    }

    /// Waits until everything is written, for some seconds if the store does not answer.
    func finish() async {
        await store.flush()
        for _ in 0..<Self.lastTries where store.isBehind {
            try? await Task.sleep(for: .seconds(1))
            await store.flush()
        }
        if store.isBehind { Log.server.error("The process ends before the last state of its pages was saved.") }
    }

    /// The time limit in seconds for a store that does not respond at the end. A guess.
    private static let lastTries = 3

    /// Writes everything again, before the store removes it as unused.
    private func renew() {
        let pages = windows.values.map(\.page)
        windows = [:]
        apps = [:]
        for page in pages { write(page) }
    }

    /// Forgets a page that is removed.
    ///
    /// - Parameter isDismissed: True if the app has closed its window, so that it is not restored.
    func forget(_ page: Page, isDismissed: Bool) {
        if isDismissed {
            store.remove(.window(page.session, of: page.group.visitor))
        } else {
            write(page)
        }
        changed[ObjectIdentifier(page)] = nil
        windows[ObjectIdentifier(page)] = nil
        if page.group.pages.isEmpty { apps[ObjectIdentifier(page.group)] = nil }
    }
}
