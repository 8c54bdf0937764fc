import ArgumentParser
import Foundation
import UmweltBrowser

/// `umwelt serve-notices`, which `umwelt run` starts to show its notices in the browser while there is no app to show.
struct NoticeCommand: AsyncParsableCommand {
    static let name = "serve-notices"

    static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

    func run() async throws {
        try await BrowserHost.serveNotices(settings: BrowserSettings(ProcessInfo.processInfo.environment))
    }
}
