import Foundation
import FoundationNetworking
import Synchronization
import Testing

@testable import UmweltPictures

@Suite("Caching of images by HTTP") struct RemoteImagesTests {
    /// A server that answers every request with the same headers, and records the requests.
    private final class Server: Sendable {
        private let state: Mutex<(headers: [String: String], requests: [URLRequest])>

        init(_ headers: [String: String]) { state = Mutex((headers, [])) }

        var requests: [URLRequest] { state.withLock { $0.requests } }

        @Sendable func answer(_ request: URLRequest) throws -> (Data, HTTPURLResponse?) {
            let headers = state.withLock { state in
                state.requests.append(request)
                return state.headers
            }
            let isKnown =
                request.value(forHTTPHeaderField: "If-None-Match") == headers["ETag"] && headers["ETag"] != nil
            let url = try #require(request.url)
            let head = HTTPURLResponse(
                url: url, statusCode: isKnown ? 304 : 200, httpVersion: "HTTP/1.1",
                headerFields: isKnown ? [:] : headers)
            return (isKnown ? Data() : RemoteImagesTests.picture, head)
        }
    }

    /// A time that only a test moves.
    private final class Clock: Sendable {
        private let time = Mutex(ContinuousClock.now)
        func move(by seconds: Int) { time.withLock { $0 += .seconds(seconds) } }
        @Sendable func now() -> ContinuousClock.Instant { time.withLock { $0 } }
    }

    /// A PNG of one pixel.
    private static let picture = Data(base64Encoded: start + end) ?? Data()
    private static let start = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"
    private static let end = "+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

    private let clock = Clock()

    private func images(_ server: Server) -> RemoteImages {
        RemoteImages(now: { [clock] in clock.now() }, load: { try server.answer($0) })
    }

    private func request(_ policy: URLRequest.CachePolicy = .useProtocolCachePolicy) throws -> URLRequest {
        URLRequest(url: try #require(URL(string: "https://example.org/a.png")), cachePolicy: policy)
    }

    @Test("A response is shown again for as long as its headers say")
    func lifetime() async throws {
        let server = Server(["Cache-Control": "public, max-age=60"])
        let images = images(server)
        let request = try request()
        #expect(images.cached(request) == nil)
        _ = try await images.image(for: request)
        clock.move(by: 59)
        #expect(images.cached(request) != nil)
        _ = try await images.image(for: request)
        #expect(server.requests.count == 1)
        clock.move(by: 2)
        #expect(images.cached(request) == nil)
        _ = try await images.image(for: request)
        #expect(server.requests.count == 2)
    }

    @Test("A response that has a tag is asked for with the tag, and shown again if nothing has changed")
    func validation() async throws {
        let server = Server(["Cache-Control": "no-cache", "ETag": "\"7\""])
        let images = images(server)
        let first = try await images.image(for: request())
        #expect(try images.cached(request()) == nil)
        let second = try await images.image(for: request())
        #expect(first.data == second.data)
        // The second answer has no tag of its own; the known one holds on.
        _ = try await images.image(for: request())
        #expect(server.requests.map { $0.value(forHTTPHeaderField: "If-None-Match") } == [nil, "\"7\"", "\"7\""])
    }

    @Test("A response that must not be stored is fetched each time")
    func noStore() async throws {
        let server = Server(["Cache-Control": "no-store, max-age=60"])
        let images = images(server)
        _ = try await images.image(for: request())
        _ = try await images.image(for: request(.returnCacheDataElseLoad))
        #expect(server.requests.count == 2)
    }

    @Test("The policy of a request is above the headers of the response")
    func policies() async throws {
        let server = Server(["Cache-Control": "max-age=60", "ETag": "\"7\""])
        let images = images(server)
        await #expect(throws: URLError(.resourceUnavailable)) {
            _ = try await images.image(for: request(.returnCacheDataDontLoad))
        }
        _ = try await images.image(for: request())
        _ = try await images.image(for: request(.reloadIgnoringLocalCacheData))
        _ = try await images.image(for: request(.reloadRevalidatingCacheData))
        #expect(server.requests.map { $0.value(forHTTPHeaderField: "If-None-Match") } == [nil, nil, "\"7\""])
        clock.move(by: 1000)
        for policy in [URLRequest.CachePolicy.returnCacheDataElseLoad, .returnCacheDataDontLoad] {
            _ = try await images.image(for: request(policy))
        }
        #expect(server.requests.count == 3)
    }

    @Test("Requests with other headers have other answers")
    func headers() async throws {
        let server = Server(["Cache-Control": "max-age=60"])
        let images = images(server)
        for token in ["a", "b", "a"] {
            var request = try request()
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
            _ = try await images.image(for: request)
        }
        #expect(server.requests.map { $0.value(forHTTPHeaderField: "Authorization") } == ["Bearer a", "Bearer b"])
    }

    private static let lifetimes: [([String: String], Double)] = [
        (["Cache-Control": "max-age=60", "Age": "20"], 40),
        (["Expires": "Sun, 06 Nov 1994 08:50:37 GMT", "Date": "Sun, 06 Nov 1994 08:49:37 GMT"], 60),
        (["Expires": "0"], 0),
        (["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT", "Date": "Mon, 07 Nov 1994 08:49:37 GMT"], 8640),
        ([:], ResponseFreshness.usualLifetime), (["Cache-Control": "No-Cache"], 0),
    ]

    @Test("The lifetime is reckoned from the headers", arguments: lifetimes)
    func reckoning(headers: [String: String], lifetime: Double) {
        #expect(ResponseFreshness { headers[$0] }.lifetime == lifetime)
    }
}
