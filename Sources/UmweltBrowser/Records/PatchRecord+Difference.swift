import Foundation
import Umwelt
import UmweltRendering

extension PatchRecord {
    /// Makes the patch that brings a page from one frame to the next, with the requests to the page.
    ///
    /// - Parameters:
    ///   - difference: The changes of the window.
    ///   - requests: The requests to the page.
    ///   - greeting: The page, if the patch describes it completely; nil if it contains changes only.
    @MainActor init(_ difference: FrameDifference, _ requests: PageRequests, greeting: Page?) {
        session = greeting?.session
        tab = greeting?.name
        title = difference.title
        colorScheme = difference.colorScheme.map { $0 == .dark ? .dark : .light }
        navigationDepth = difference.navigationDepth
        address = difference.navigationURL
        addresses = requests.addresses
        if !difference.removed.isEmpty { removed = difference.removed }
        var curves = CurveTable()
        if !difference.changed.isEmpty { nodes = difference.changed.map { NodeRecord($0, &curves) } }
        if !curves.isEmpty { self.curves = curves.texts }
        if !requests.urls.isEmpty {
            urls = requests.urls.map { URLRequestRecord(id: $0.id, url: $0.url.absoluteString) }
        }
        if !requests.copies.isEmpty { copies = requests.copies }
        if !requests.announcements.isEmpty { announcements = requests.announcements }
        if !requests.sounds.isEmpty { sounds = requests.sounds.map { PlayerRecord($0) } }
        screen = requests.keepsScreenOn.map { $0 ? .on : .usual }
        if !requests.windows.isEmpty { windows = requests.windows.map(WindowRecord.init) }
        if !requests.files.isEmpty { files = requests.files.map { FileRequestRecord($0) } }
        if !requests.notifications.isEmpty {
            notifications = requests.notifications.map { NotificationRequestRecord($0) }
        }
        marks = requests.marks.map { MarksRecord($0.geometry) }
        clicks = requests.picks.map { $0 ? .inspector : .app }
        switch difference.focus {
        case nil: break
        case .node(let id): focus = id
        case .nowhere: focus = 0
        }
    }
}

extension MarksRecord {
    fileprivate init(_ geometry: InspectedGeometry?) {
        self.init(
            frame: geometry.map { BoxRecord($0.frame) }, content: geometry?.content.map(BoxRecord.init),
            safeArea: geometry?.safeArea.map(BoxRecord.init))
    }
}

extension WindowRecord {
    fileprivate init(_ window: PageRequests.Window) {
        self.init(
            name: window.name, ticket: window.ticket, size: window.size.map { PairRecord($0.width, $0.height) })
    }
}
