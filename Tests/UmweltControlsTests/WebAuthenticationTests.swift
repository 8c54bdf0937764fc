import Foundation
import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Signing in on a page") struct WebAuthenticationTests {
    private struct Page: View {
        let callback: ASWebAuthenticationSession.Callback
        var fields: [String: String] = [:]
        @Environment(\.webAuthenticationSession) private var session
        @State private var answer = "nobody"
        @State private var task: Task<Void, Never>?

        var body: some View {
            Text(answer).onOpenURL { answer = "opened with \($0)" }
            Button("Sign in") { task = Task { await signIn() } }
            Button("Give up") { task?.cancel() }
        }

        private func signIn() async {
            do {
                // The literal is a URL.
                let url = URL(string: "https://id.example/login")!
                let result = try await session.authenticate(
                    using: url, callback: callback, additionalHeaderFields: fields)
                answer = "signed in by \(result)"
            } catch ASWebAuthenticationSessionError.canceledLogin {
                answer = "given up"
            } catch ASWebAuthenticationSessionError.presentationContextInvalid {
                answer = "not opened"
            } catch {
                answer = "refused"
            }
        }
    }

    /// Runs the tasks that wait for nothing but their turn.
    private func runTasks() async { for _ in 0..<20 { await Task.yield() } }

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test("The page opens outside, and the URL that answers is the session's, not that of onOpenURL")
    func answer() async throws {
        let host = TestHost { Page(callback: .customScheme("notes")) }
        var opened: [URL] = []
        host.onOpenURL = { url in
            opened.append(url)
            return true
        }
        host.tap("Sign in")
        await runTasks()
        #expect(opened.map(\.absoluteString) == ["https://id.example/login"])
        #expect(host.openURL(try url("other://x")) && host.texts.first == "opened with other://x")
        #expect(host.openURL(try url("notes://token?key=7")))
        await runTasks()
        #expect(host.texts.first == "signed in by notes://token?key=7")
        #expect(host.openURL(try url("notes://again")) && host.texts.first == "opened with notes://again")
    }

    @Test("An answer by HTTPS has the host and begins with the path")
    func https() throws {
        let callback = ASWebAuthenticationSession.Callback.https(host: "notes.example", path: "/in")
        #expect(callback.matchesURL(try url("https://Notes.example/in?key=7")))
        #expect(!callback.matchesURL(try url("http://notes.example/in")))
        #expect(!callback.matchesURL(try url("https://other.example/in")))
        #expect(!callback.matchesURL(try url("https://notes.example/out")))
    }

    @Test("A task that is cancelled has given up, and what comes later is for the views")
    func cancelled() async throws {
        let host = TestHost { Page(callback: .customScheme("notes")) }
        host.onOpenURL = { _ in true }
        host.tap("Sign in")
        await runTasks()
        host.tap("Give up")
        await runTasks()
        #expect(host.texts.first == "given up")
        #expect(host.openURL(try url("notes://late")) && host.texts.first == "opened with notes://late")
    }

    @Test("A page that is not opened, and fields that no browser sends, are errors")
    func refused() async throws {
        let host = TestHost { Page(callback: .customScheme("notes")) }
        host.onOpenURL = { _ in false }
        host.tap("Sign in")
        await runTasks()
        #expect(host.texts.first == "not opened")
        let fields = TestHost { Page(callback: .customScheme("notes"), fields: ["Key": "7"]) }
        fields.tap("Sign in")
        await runTasks()
        #expect(fields.texts.first == "refused")
    }
}
