import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Images from URLs")
struct AsyncImageTests {
    private func file(_ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString).png")
        try data.write(to: url)
        return url
    }

    /// Waits until a view shows a text, or for a few seconds.
    private func wait(_ host: TestHost, for text: String) async {
        for _ in 0..<6000 {
            guard !host.texts.contains(text) else { break }
            try? await Task.sleep(for: .milliseconds(10))
            host.update()
        }
    }

    @Test("Nothing is shown at first, then the image, in the size of its scale")
    func success() async throws {
        let url = try file(ImageSamples.png(30, 20))
        let host = TestHost { Phases(url: url, scale: 2) }
        #expect(host.texts == ["empty"])
        await wait(host, for: "success")
        #expect(host.texts == ["success"])
        #expect(host.frame(of: "picture")?.size == CGSize(width: 15, height: 10))
        // The next one has it at once, within some minutes. The tests beside this one may have taken those.
        await wait(TestHost { Phases(url: url) }, for: "success")
        #expect(TestHost { Phases(url: url) }.texts == ["success"])
    }

    @Test("A file that is not there, and one that is broken, is a failure")
    func failure() async throws {
        for url in [URL(fileURLWithPath: "/nowhere.png"), try file(Data("text".utf8)), URL(string: "ftp://host/a.png")]
        {
            let host = TestHost { Phases(url: url) }
            await wait(host, for: "failure")
            #expect(host.texts == ["failure"])
        }
    }

    @Test("A window without a network fetches nothing, which is a failure, and fetches it when there is one")
    func withoutNetwork() async throws {
        let url = try file(ImageSamples.png(30, 20))
        var traits = HostTraits.testing
        traits.fetchesImages = false
        let host = TestHost(traits: traits) { Phases(url: url) }
        #expect(host.texts == ["failure"])
        #expect(TestHost(traits: traits) { Phases(url: nil) }.texts == ["empty"])
        host.traits.fetchesImages = true
        host.update()
        #expect(host.texts == ["empty"])
        await wait(host, for: "success")
        #expect(host.texts == ["success"])
    }

    @Test("An image is fetched by a request with its headers, in the session that a view around it sets")
    func requests() async throws {
        let url = try #require(URL(string: "https://example.invalid/\(UUID().uuidString).png"))
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [PictureProtocol.self]
        let session = URLSession(configuration: configuration)
        var request = URLRequest(url: url)
        request.setValue("Bearer 7", forHTTPHeaderField: "Authorization")
        let host = TestHost {
            VStack {
                AsyncImage(request: request) { phase in
                    Text(phase.image.map { _ in "phase" } ?? phase.error.map { _ in "failed" } ?? "empty")
                }
                AsyncImage(request: request, scale: 2) {
                    $0.accessibilityLabel("picture")
                } placeholder: {
                    Text("placeholder")
                }
                AsyncImage(request: URLRequest(url: url)) { Text($0.error == nil ? "empty" : "refused") }
            }
            .asyncImageURLSession(session)
        }
        #expect(host.texts == ["empty", "placeholder", "empty"])
        await wait(host, for: "phase")
        await wait(host, for: "refused")
        for _ in 0..<6000 where host.frame(of: "picture") == nil {
            try? await Task.sleep(for: .milliseconds(10))
            host.update()
        }
        #expect(host.texts == ["phase", "refused"])
        #expect(host.frame(of: "picture")?.size == CGSize(width: 15, height: 10))
    }

    @Test("Another URL is another image")
    func change() async throws {
        let model = URLModel(url: try file(ImageSamples.png(30, 20)))
        let host = TestHost { Changing(model: model) }
        await wait(host, for: "success")
        #expect(host.frame(of: "picture")?.width == 30)
        model.url = try file(ImageSamples.png(10, 20))
        host.update()
        #expect(host.texts == ["empty"])
        await wait(host, for: "success")
        #expect(host.frame(of: "picture")?.width == 10)
        model.url = nil
        host.update()
        #expect(host.texts == ["empty"])
    }

    @Test("Without an own content, a placeholder takes all of the room until the image is there")
    func placeholder() async throws {
        let url = try file(ImageSamples.png(30, 20))
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            AsyncImage(url: url).accessibilityLabel("picture")
        }
        #expect(host.frame(of: "picture")?.size == CGSize(width: 200, height: 100))
        for _ in 0..<6000 {
            guard host.frame(of: "picture")?.width != 30 else { break }
            try? await Task.sleep(for: .milliseconds(10))
            host.update()
        }
        #expect(host.frame(of: "picture")?.size == CGSize(width: 30, height: 20))
    }
}

private struct Phases: View {
    let url: URL?
    var scale: CGFloat = 1

    var body: some View {
        AsyncImage(url: url, scale: scale) { phase in
            switch phase {
            case .empty: Text("empty")
            case .success(let image):
                Text("success")
                image.accessibilityLabel("picture")
            case .failure: Text("failure")
            @unknown default: EmptyView()
            }
        }
    }
}

@Observable private final class URLModel {
    var url: URL?
    init(url: URL?) { self.url = url }
}

private struct Changing: View {
    let model: URLModel

    var body: some View { Phases(url: model.url) }
}

/// A server that sends a picture to clients with credentials.
private final class PictureProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let isKnown = request.value(forHTTPHeaderField: "Authorization") == "Bearer 7"
        guard let url = request.url,
            let head = HTTPURLResponse(
                url: url, statusCode: isKnown ? 200 : 401, httpVersion: "HTTP/1.1", headerFields: nil)
        else { return }
        client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: isKnown ? ImageSamples.png(30, 20) : Data())
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
