import Umwelt
import UmweltServing

/// The pages that share an app, and their shared data: all pages, or those of one visitor.
@MainActor
final class PageGroup {
    /// The visitor whose pages they are; nil for an app that all share.
    let visitor: VisitorID?

    /// The loop of the app, or of previews and the notices of the tool, which have none.
    let loop: HostLoop

    /// The app; nil for previews, and for the notices of the tool.
    var app: AppHost? { loop.app }

    /// The folder for windows' state between reconnections of pages.
    let stateFolder: SceneStateFolder

    /// The app's `@AppStorage` values; nil if they are in the process's user defaults.
    let defaults: SharedDefaultsValues?

    /// The images that the pages show, and their files.
    let stores: PageStores

    /// The epoch in which this process writes the state of the visitor's app.
    var epoch = SessionEpoch()

    /// The pages, by session.
    var pages: [String: Page] = [:]

    /// The sessions of pages in whose windows nodes have changed since pages were last updated.
    private var changed: Set<String> = []

    /// The app's ``AppHost/windowsVersion`` at the last update of pages.
    private var updatedVersion: Int?

    /// Records that nodes of a page's window have changed.
    func recordChange(of page: Page) { changed.insert(page.session) }

    /// Returns the pages with a recorded change, or all pages if any of them may have changes, and clears the record.
    ///
    /// - Parameter version: The version of the app's windows now; nil if any may have changed.
    func pagesToUpdate(at version: Int?) -> [Page] {
        defer { (changed, updatedVersion) = ([], version) }
        let isAnyChanged = version == nil || version != updatedVersion
        return isAnyChanged ? Array(pages.values) : changed.compactMap { pages[$0] }
    }

    /// The windows of the last process whose pages have not reconnected yet, by session.
    var waiting: [String: HostSnapshot.Window]

    /// The windows that the app has requested and whose pages have not connected yet.
    var tickets = WindowTickets()

    init(
        of visitor: VisitorID?, app: AppHost?, stateFolder: SceneStateFolder, defaults: SharedDefaultsValues? = nil,
        stores: PageStores = .shared, waiting: [HostSnapshot.Window] = []
    ) {
        self.visitor = visitor
        loop = HostLoop(app)
        self.stateFolder = stateFolder
        self.defaults = defaults
        self.stores = stores
        self.waiting = Dictionary(waiting.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }
}
