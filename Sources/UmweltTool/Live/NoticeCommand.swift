import ArgumentParser
import Foundation
import UmweltBrowser

/// `umwelt serve-notices`, by which `umwelt run` runs itself: shows its notices in the browser where there is no app to
/// show.
struct NoticeCommand: AsyncParsableCommand {
    static let name = "serve-notices"

    static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

    func run() async throws {
        try await BrowserHost.serveNotices(settings: BrowserSettings(ProcessInfo.processInfo.environment))
    }
}
