import ArgumentParser
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

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
        let listener = try await listen(press)
        print("Open http://localhost:\(listener.localAddress?.port ?? Int(port))/card?title=Moby+Dick&progress=0.4")
        try await listener.closeFuture.get()
    }

    private func listen(_ press: CardPress) async throws -> any Channel {
        try await ServerBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelInitializer { listener in
                // Goes on when files could not be opened for a while.
                listener.eventLoop.makeCompletedFuture {
                    try listener.pipeline.syncOperations.addHandler(AcceptBackoffHandler())
                }
            }
            .childChannelInitializer { connection in
                connection.eventLoop.makeCompletedFuture {
                    let pipeline = connection.pipeline.syncOperations
                    try pipeline.addHandler(IdleStateHandler(allTimeout: .seconds(30)))
                    try pipeline.configureHTTPServerPipeline()
                    try pipeline.addHandler(CardHandler(press: press))
                }
            }
            .bind(host: "127.0.0.1", port: Int(port)).get()
    }
}
