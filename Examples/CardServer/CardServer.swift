import ArgumentParser
import FlyingFox
import Foundation

/// Draws cards to share: `GET /card?title=Moby+Dick&progress=0.4&dark=1&locale=de` answers with a PNG file.
@main
struct CardServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "CardServer", abstract: "Draws cards to share, on all cores.")

    @Option(help: "The port to listen at, on this machine only.")
    var port: UInt16 = 8081

    @Flag(help: "Count how many cards are drawn in a second on one core and on two, then end.")
    var bench = false

    @Option(help: "Draw a card to this file, then end.", completion: .file())
    var output: String?

    func run() async throws {
        let press = await CardPress()
        if bench { return try await CardBenchmark(press: press).run() }
        if let output { return try await press.png(of: .samples[0]).write(to: URL(fileURLWithPath: output)) }
        let server = HTTPServer(address: .loopback(port: port), handler: CardHandler(press: press))
        print("Open http://localhost:\(port)/card?title=Moby+Dick&progress=0.4")
        try await server.run()
    }
}

/// Answers requests for cards.
struct CardHandler: HTTPHandler {
    let press: CardPress

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.method == .GET, request.path == "/card" else { return HTTPResponse(statusCode: .notFound) }
        do {
            let png = try await press.png(of: Card(query: request.target.query()))
            return HTTPResponse(
                statusCode: .ok, headers: [.contentType: "image/png", .init("Cache-Control"): "max-age=3600"], body: png
            )
        } catch let error as CardError {
            return HTTPResponse(
                statusCode: .badRequest, headers: [.contentType: "text/plain; charset=utf-8"],
                body: Data((error.description + "\n").utf8))
        }
    }
}
