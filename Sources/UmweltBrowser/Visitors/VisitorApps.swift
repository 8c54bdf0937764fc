import Foundation
import Umwelt
import UmweltRendering
import UmweltServing

/// The apps of visitors, which are made when their first page comes.
@MainActor
struct VisitorApps {
    private let make: @MainActor (SceneStateFolder, UserDefaults, StateSnapshot) -> AppHost

    /// The folder of what is kept of visitors, each of whom has one inside.
    private let folder: URL

    /// The places of visitors' user defaults in the store of sessions; nil to keep them in the folder.
    private let places: (@Sendable (VisitorID) -> any DefaultsPlace)?

    /// Makes apps like one, which is that of the first visitor.
    init<A: App>(like app: A, in folder: URL, defaults places: (@Sendable (VisitorID) -> any DefaultsPlace)? = nil) {
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
        self.places = places
    }

    /// Returns the folder of what is kept of a visitor.
    private func folder(of visitor: VisitorID) -> URL {
        // The name gives access to the visitor's app, so that it must not be readable in the folder.
        folder.appendingPathComponent(visitor.shown, isDirectory: true)
    }

    /// Returns the place of a visitor's user defaults.
    func place(of visitor: VisitorID) -> any DefaultsPlace {
        places?(visitor) ?? DefaultsFilePlace(folder(of: visitor).appendingPathComponent("defaults.plist"))
    }

    /// Starts the app of a visitor.
    ///
    /// - Parameters:
    ///   - last: The state of the visitor's app and windows in the last process.
    ///   - values: What the app has kept with `@AppStorage`.
    func group(
        of visitor: VisitorID, restoring last: HostSnapshot, defaults values: [String: StoredValue], maxUnclaimed: Int
    ) -> PageGroup {
        let defaults = SharedDefaultsValues(values, at: place(of: visitor))
        let windows = SceneStateFolder(folder(of: visitor).appendingPathComponent("windows", isDirectory: true))
        return PageGroup(
            of: visitor, app: make(windows, SharedDefaults(defaults), last.app), stateFolder: windows,
            defaults: defaults,
            stores: PageStores(maxUnclaimed: maxUnclaimed), waiting: last.windows)
    }
}
