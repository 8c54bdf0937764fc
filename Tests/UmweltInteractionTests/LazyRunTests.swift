import Foundation
import TestSupport
import Testing

import Umwelt
@testable import UmweltInteraction
import UmweltControls

/// Twenty views in lines of three: one in a line that others began, six whole lines, one in the last line.
private func run() -> LazyRun {
    var run = LazyRun(viewsInLine: 3)
    run.first = LazyRun.Line(count: 1, start: 0, end: 30)
    run.whole = (6, 40, 20, 25)
    run.last = LazyRun.Line(count: 1, start: 190, end: 200)
    return run
}

@Suite("Runs of views that have not been made") struct LazyRunTests {
    @Test("Each view has the room of its line")
    func rooms() {
        #expect(run().room(of: 0) == (0, 30))
        #expect(run().room(of: 1) == (40, 60))
        #expect(run().room(of: 3) == (40, 60))
        #expect(run().room(of: 4) == (65, 85))
        #expect(run().room(of: 18) == (165, 185))
        #expect(run().room(of: 19) == (190, 200))
    }

    @Test("Those between two places are those whose lines have something there")
    func between() {
        let run = run()
        for low in stride(from: -10, through: 210, by: 5) as StrideThrough<CGFloat> {
            for high in stride(from: low, through: 220, by: 5) {
                let near = (0..<20).filter { run.room(of: $0).end >= low && run.room(of: $0).start <= high }
                let expected = near.first.map { $0..<(near.last ?? $0) + 1 }
                #expect(run.views(from: low, to: high) == expected, "\(low) to \(high)")
            }
        }
        #expect(run.views(from: -.infinity, to: .infinity) == 0..<20)
        #expect(run.views(from: 300, to: .infinity) == nil)
    }

    @Test("The last view before a place is found without going through them")
    func last() {
        let run = run()
        for place in stride(from: 0, through: 210, by: 5) as StrideThrough<CGFloat> {
            let expected = (0..<20).last { run.room(of: $0).start <= place }
            #expect(run.lastView(startingAt: place) == expected, "\(place)")
        }
        #expect(run.lastView(startingAt: -5) == 0)
    }

    @Test("Views without length are all in one place")
    func flat() {
        var run = LazyRun(viewsInLine: 1)
        run.whole = (1_000, 50, 0, 0)
        #expect(run.room(of: 999) == (50, 50))
        #expect(run.views(from: 0, to: 100) == 0..<1_000)
        #expect(run.views(from: 60, to: 100) == nil)
        #expect(run.lastView(startingAt: 50) == 999)
    }
}
