import Umwelt

/// The keeping of what pages show while the process runs, so that another process can go on with it.
///
/// A second after a page has changed, its window and its app are written, if their state is another one than was written
/// last. So a process that is killed loses the last second.
@MainActor
final class SessionKeeper {
    private let files: SessionFiles
    private let pause: Duration

    /// The pages that have changed since they were written.
    private var changed: [ObjectIdentifier: Page] = [:]

    /// The states that were written last.
    private var windows: [ObjectIdentifier: HostSnapshot.Window] = [:]
    private var apps: [ObjectIdentifier: StateSnapshot] = [:]

    private var isDue = false

    /// Makes the keeper that settings describe; nil if nothing is kept.
    convenience init?(_ settings: BrowserSettings) {
        guard let folder = settings.sessions else { return nil }
        self.init(SessionFiles(folder), pause: settings.keepsStateAfter)
    }

    /// Makes a keeper.
    ///
    /// - Parameters:
    ///   - files: The folder of what is kept.
    ///   - pause: The time from a change to when it is written.
    init(_ files: SessionFiles, pause: Duration = .seconds(1)) {
        self.files = files
        self.pause = pause
        files.removeOld()
        StateSnapshot.tellsLosses()
    }

    /// Returns the state of an app in the last process; an empty one if it is not known.
    func app(of visitor: VisitorID?) -> StateSnapshot {
        files.read(StateSnapshot.self, .app, of: visitor) ?? StateSnapshot()
    }

    /// Returns the window of a session in the last process; nil if it is not known.
    func window(of session: String, _ visitor: VisitorID?) -> HostSnapshot.Window? {
        files.read(HostSnapshot.Window.self, .window(session), of: visitor)
    }

    /// Notes that a page has changed, or may have.
    func note(_ page: Page) {
        guard page.group.app != nil, page.inspects == nil else { return }
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

    /// Writes a page and its app, if their state is another one than was written last.
    func write(_ page: Page) {
        guard let app = page.group.app, page.inspects == nil, !page.window.isClosed else { return }
        changed[ObjectIdentifier(page)] = nil
        let window = HostSnapshot.Window(request: app.request(for: page.window), state: page.window.stateSnapshot)
        if windows.updateValue(window, forKey: ObjectIdentifier(page)) != window {
            files.write(window, .window(page.session), of: page.group.visitor)
        }
        let state = app.stateSnapshot
        if apps.updateValue(state, forKey: ObjectIdentifier(page.group)) != state {
            files.write(state, .app, of: page.group.visitor)
        }
    }

    /// Forgets a page that is removed.
    ///
    /// - Parameter isDismissed: True if the app has closed its window, so that it does not come back.
    func forget(_ page: Page, isDismissed: Bool) {
        if isDismissed {
            files.remove(.window(page.session), of: page.group.visitor)
        } else {
            write(page)
        }
        changed[ObjectIdentifier(page)] = nil
        windows[ObjectIdentifier(page)] = nil
        if page.group.pages.isEmpty { apps[ObjectIdentifier(page.group)] = nil }
    }
}
