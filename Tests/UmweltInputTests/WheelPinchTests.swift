import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("A wheel while Control is held") struct WheelPinchTests {
    private final class Journal {
        var factors: [CGFloat] = []
        var anchors: [CGPoint] = []
        var ends = 0
    }

    private func host(_ journal: Journal) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                        .gesture(
                            MagnifyGesture()
                                .onChanged {
                                    journal.factors.append($0.magnification)
                                    journal.anchors.append($0.startLocation)
                                }
                                .onEnded { _ in journal.ends += 1 })
                    Color.blue.frame(height: 400)
                }
            }
        }
    }

    private let point = CGPoint(x: 50, y: 40)

    @Test("It magnifies around the mouse, and ends when it rests") func magnifies() throws {
        let journal = Journal()
        let host = host(journal)
        #expect(host.wheel(by: CGVector(dx: 0, dy: -10), at: point, modifiers: .control))
        #expect(host.wheel(by: CGVector(dx: 0, dy: -10), at: point, modifiers: .control))
        let factor = try #require(journal.factors.last)
        #expect(abs(factor - exp(0.2)) < 0.01)
        #expect(journal.anchors.last == point)
        #expect(journal.ends == 0)
        host.advance(by: 0.2)
        #expect(journal.ends == 1)
        #expect(host.wheel(by: CGVector(dx: 0, dy: 10), at: point, modifiers: .control))
        #expect(abs(try #require(journal.factors.last) - exp(-0.1)) < 0.01)
    }

    @Test("A step of a wheel is not larger than a quarter of the way to e") func steps() throws {
        let journal = Journal()
        let host = host(journal)
        host.wheel(by: CGVector(dx: 0, dy: -400), at: point, modifiers: .control)
        #expect(abs(try #require(journal.factors.last) - exp(0.25)) < 0.01)
    }

    @Test("It taps nothing, and magnifies at once around views with taps") func taps() {
        let journal = Journal()
        var taps = 0
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            ZStack {
                Color.red.onTapGesture { taps += 1 }
                Button("Press") { taps += 1 }
            }
            .gesture(MagnifyGesture().onChanged { journal.factors.append($0.magnification) })
        }
        for point in [CGPoint(x: 20, y: 20), CGPoint(x: 100, y: 100)] {
            journal.factors = []
            host.wheel(by: CGVector(dx: 0, dy: -10), at: point, modifiers: .control)
            #expect(!journal.factors.isEmpty)
            host.advance(by: 0.5)
        }
        #expect(taps == 0)
    }

    @Test("Views without such a gesture scroll") func scrolls() throws {
        let journal = Journal()
        let host = host(journal)
        #expect(host.wheel(by: CGVector(dx: 0, dy: 30), at: CGPoint(x: 50, y: 150), modifiers: .control))
        #expect(journal.factors.isEmpty)
        #expect(host.wheel(by: CGVector(dx: 0, dy: 30), at: point))
        #expect(journal.factors.isEmpty)
    }
}
