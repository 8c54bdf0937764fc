import Foundation
import Umwelt
import UmweltRendering
import UmweltServing

/// The apps of visitors, each created for their first page.
@MainActor
struct VisitorApps {
    private let make: @MainActor (SceneStateFolder, UserDefaults, StateSnapshot) -> AppHost

    /// The folder for visitors' data, with a subfolder for each.
    private let folder: URL

    /// The storage of visitors' user defaults in the session store; nil to store them in the folder.
    private let places: (@Sendable (VisitorID) -> any DefaultsPlace)?

    /// Makes apps like one, which becomes the first visitor's.
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

    /// Returns the folder for a visitor's data.
    private func folder(of visitor: VisitorID) -> URL {
        // The name gives access to the visitor's app, so that it must not be readable in the folder.
        folder.appendingPathComponent(visitor.shown, isDirectory: true)
    }

    /// Returns the storage of a visitor's user defaults.
    func place(of visitor: VisitorID) -> any DefaultsPlace {
        places?(visitor) ?? DefaultsFilePlace(folder(of: visitor).appendingPathComponent("defaults.plist"))
    }

    /// Starts the app of a visitor.
    ///
    /// - Parameters:
    ///   - last: The state of the visitor's app and windows in the last process.
    ///   - values: The app's `@AppStorage` values.
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
