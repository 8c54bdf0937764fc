import Foundation
import Umwelt

extension WebPageRecord {
    /// Makes the record of a web page. From then on, the page's browser can load its document from this server.
    init(_ page: WebPageSemantics) {
        load = page.load
        isPrivate = page.isPrivate
        isFixed = !page.scrolls
        switch page.source {
        case nil: break
        case .url(let url):
            guard url.scheme == "http" || url.scheme == "https" else { break }
            var query = URLComponents()
            query.queryItems = [URLQueryItem(name: "url", value: url.absoluteString)]
            if !page.runsScripts { query.queryItems?.append(URLQueryItem(name: "scripts", value: "0")) }
            if !page.scrolls { query.queryItems?.append(URLQueryItem(name: "scrolls", value: "0")) }
            path = "/frame?\(query.percentEncodedQuery ?? "")"
            keepsOrigin = true
        case .html, .file:
            path = DocumentStore.shared.path(of: page)
        }
        if !page.calls.isEmpty {
            calls = page.calls.map { CallRecord(number: $0.number, body: $0.body, arguments: $0.arguments) }
        }
    }
}

extension PlayerRecord {
    /// Makes the record of a player. From then on, the page's browser can load a file that it plays from this server.
    init(_ state: PlayerSemantics) {
        player = state.player
        load = state.load
        commands = state.commands
        rate = Self.finite(state.rate)
        seeks = state.seeks
        position = Self.finite(state.position)
        volume = min(max(Self.finite(state.volume), 0), 1)
        loops = state.loops
        isMuted = state.isMuted
        showsControls = state.showsControls
        scaling =
            switch state.scaling {
            case .fit: nil
            case .fill: .cover
            case .stretch: .fill
            }
        switch state.source {
        case nil: break
        case .media(let file) where file.isFileURL: url = DocumentStore.shared.path(ofMedia: file)
        case .media(let remote): url = remote.scheme == "http" || remote.scheme == "https" ? remote.absoluteString : nil
        case .speech(let text):
            speech = SpeechRecord(
                text: text.text, language: text.language, speed: Self.finite(text.speed), pitch: Self.finite(text.pitch)
            )
        case .systemSound(let number): sound = Int(number)
        }
    }

    /// Returns a number that JSON can represent; 0 for others.
    private static func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
}
