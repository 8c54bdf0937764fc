import Foundation
import Umwelt
import UmweltRendering

/// The apps of visitors, which are made when their first page comes.
@MainActor
struct VisitorApps {
    private let make: @MainActor (SceneStateFolder, UserDefaults, StateSnapshot) -> AppHost

    /// The folder of what is kept of visitors, each of whom has one inside.
    private let folder: URL

    /// Makes apps like one, which is that of the first visitor.
    init<A: App>(like app: A, in folder: URL) {
        var first: A? = app
        make = { windows, defaults, snapshot in
            defer { first = nil }
            let host = AppHost(
                first ?? A(), typeSetter: PangoTypeSetter.shared, stateFolder: windows, defaults: defaults,
                restoring: snapshot)
            host.keepsCopies = false
            return host
        }
        self.folder = folder
    }

    /// Starts the app of a visitor.
    ///
    /// - Parameter last: The state of the visitor's app and windows in the last process.
    func group(of visitor: VisitorID, restoring last: HostSnapshot, maxUnclaimed: Int) -> PageGroup {
        // The name gives access to the visitor's app, so that it must not be readable in the folder.
        let own = folder.appendingPathComponent(visitor.shown, isDirectory: true)
        let defaults = FileDefaults(at: own.appendingPathComponent("defaults.plist"))
        let windows = SceneStateFolder(own.appendingPathComponent("windows", isDirectory: true))
        return PageGroup(
            of: visitor, app: make(windows, defaults, last.app), stateFolder: windows, defaults: defaults,
            stores: PageStores(maxUnclaimed: maxUnclaimed), waiting: last.windows)
    }
}
