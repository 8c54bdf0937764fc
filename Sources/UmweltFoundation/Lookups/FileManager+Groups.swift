import Foundation

extension FileManager {
    /// Returns the folder that the apps of a group share, and creates it if necessary; nil if the group has no name or
    /// the folder cannot be created. Any program of the user can read it, as Linux has no groups of apps.
    ///
    /// - Parameter groupIdentifier: The identifier of the group, such as "group.com.example.books".
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let isName = !groupIdentifier.isEmpty && !groupIdentifier.hasPrefix(".") && !groupIdentifier.contains("/")
        guard isName, let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first else {
            return nil
        }
        let folder = support.appendingPathComponent("Group Containers").appendingPathComponent(groupIdentifier)
        guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        return folder
    }
}
