import Foundation
import Testing

import Umwelt
import UmweltControls

@Suite("Outlines as SVG writes them")
struct SVGPathTests {
    private func path(_ text: String) -> String { SVGPathData.path(text[...]).description }

    @Test("Lines, from where they are or from the origin, with as little between numbers as need be")
    func lines() {
        #expect(path("M1 2L3,4 5 6H7V8h-1v-2z") == "1 2 m 3 4 l 5 6 l 7 6 l 7 8 l 6 8 l 6 6 l h")
        #expect(path("m1 1 2 0 0 2Zm5 5l1-1.5.5.5") == "1 1 m 3 1 l 3 3 l h 6 6 m 7 4.5 l 7.5 5 l")
        #expect(path("M-1-2-3-4") == "-1 -2 m -3 -4 l")
        #expect(path("M1e1 2E-1") == "10 0.2 m")
    }

    @Test("Curves take up where others ended")
    func curves() {
        #expect(path("M0 0C0 1 1 2 2 2S4 1 4 0") == "0 0 m 0 1 1 2 2 2 c 3 2 4 1 4 0 c")
        #expect(path("M0 0Q1 1 2 0T4 0") == "0 0 m 1 1 2 0 q 3 -1 4 0 q")
        #expect(path("M0 0S1 1 2 0") == "0 0 m 0 0 1 1 2 0 c")
    }

    @Test("Arcs end where they say and keep to their ellipse")
    func arcs() {
        let half = SVGPathData.path("M0 0a5 5 0 0 1 10 0")
        #expect(half.currentPoint == CGPoint(x: 10, y: 0))
        #expect(abs(half.boundingRect.minY + 5) < 0.01)
        let other = SVGPathData.path("M0 0a5 5 0 0010 0")
        #expect(abs(other.boundingRect.maxY - 5) < 0.01)
        // Too small an ellipse grows; one without a size is a line.
        #expect(abs(SVGPathData.path("M0 0A1 1 0 0 1 10 0").boundingRect.minY + 5) < 0.01)
        #expect(path("M0 0A0 1 0 0 1 10 0") == "0 0 m 10 0 l")
        #expect(path("M3 3A2 2 0 0 1 3 3") == "3 3 m")
    }

    @Test("What cannot be read ends the outline")
    func invalid() {
        #expect(path("M1 2L3") == "1 2 m")
        #expect(path("M1 2 X") == "1 2 m")
        #expect(path("") == "")
        #expect(path("L") == "")
    }
}
