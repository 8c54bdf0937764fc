import SwiftUI
import Testing
import UmweltTesting

@testable import Umwelt
@testable import UmweltControls

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
