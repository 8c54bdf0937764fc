import Foundation
import SwiftUI
import UmweltAVKit
import UmweltWebKit

/// Web pages, a video and sounds in the browser. The variable `FIXTURE_PAGE` has the URL of a page on another server,
/// `FIXTURE_FILM` the path of a video, `FIXTURE_SOUND` that of a sound.
struct EmbeddedFixture: View {
    @State private var page = WebPage()
    @State private var log = ["none"]
    @State private var player = AVPlayer(url: file("FIXTURE_FILM"))
    @State private var sound: AVAudioPlayer?
    @State private var finished = SoundEnd()

    private static func variable(_ name: String) -> String { ProcessInfo.processInfo.environment[name] ?? "" }

    private static func file(_ name: String) -> URL { URL(fileURLWithPath: variable(name)) }

    private static let own = """
        <html><head><title>Own</title></head><body><p style="height: 77px; margin: 0">Own page</p>
        <a href="https://example.org/x">Link</a>
        <button onclick="webkit.messageHandlers.app.postMessage([1, 2])">Post</button></body></html>
        """

    var body: some View {
        VStack {
            Text("Embedded")
            Text("\(page.isLoading ? "loading" : "there") \(page.title)")
            Text("\(log.last ?? "") \(finished.count)")
            WebView(page).frame(height: 120)
            OldWebView(html: Self.own) { log.append($0) }.frame(height: 120)
            HStack {
                Button("Remote") { page.load(URL(string: Self.variable("FIXTURE_PAGE"))) }
                Button("Unreachable") { page.load(URL(string: "http://127.0.0.1:9/none")) }
                Button("HTML") { page.load(html: Self.own) }
                Button("Measure") { Task { await measure() } }
            }
            VideoPlayer(player: player).frame(height: 160)
            HStack {
                Button("Film") { player.play() }
                Button("Jump") { player.seek(to: CMTime(seconds: 0.5, preferredTimescale: 600)) }
                Button("Stop") { player.pause() }
                Button("Time") { log.append("\(player.rate) \(Int((player.currentItem?.duration.seconds ?? 0) * 10))") }
            }
            HStack {
                Button("Sound") { playSound() }
                Button("Chime") { AudioServicesPlaySystemSound(1104) }
            }
        }
    }

    private func measure() async {
        let height = try? await page.callJavaScript(
            "return document.querySelector('p').offsetHeight * x", arguments: ["x": 2])
        log.append("height \(height as? Int ?? 0)")
    }

    private func playSound() {
        sound = try? AVAudioPlayer(contentsOf: Self.file("FIXTURE_SOUND"))
        sound?.delegate = finished
        sound?.play()
    }
}

/// Counts the sounds that have ended.
@Observable
private final class SoundEnd: NSObject, AVAudioPlayerDelegate {
    var count = 0

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { count += 1 }
}

/// A web view as most apps have it.
private struct OldWebView: UIViewRepresentable {
    let html: String
    let log: (String) -> Void

    final class Coordinator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
        let log: (String) -> Void

        init(_ log: @escaping (String) -> Void) { self.log = log }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            webView.evaluateJavaScript("document.title + ' ' + origin") { [log] value, _ in log("\(value ?? "none")") }
        }

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
        ) async -> WKNavigationActionPolicy {
            guard navigationAction.navigationType == .linkActivated else { return .allow }
            log("link \(navigationAction.request.url?.absoluteString ?? "")")
            return .cancel
        }

        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) { log("posted \((message.body as? [Int])?.count ?? 0)") }
    }

    func makeCoordinator() -> Coordinator { Coordinator(log) }

    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        view.configuration.userContentController.add(context.coordinator, name: "app")
        view.navigationDelegate = context.coordinator
        view.loadHTMLString(html, baseURL: nil)
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {}
}
