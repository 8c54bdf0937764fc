import Foundation

extension ViewHost: SystemActions {
    func open(_ url: URL) -> Bool { onOpenURL?(url) ?? false }
}
