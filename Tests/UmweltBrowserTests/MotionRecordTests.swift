import Foundation
import Testing

import Umwelt
@testable import UmweltCore
@testable import UmweltBrowser

/// Courses as pages are sent them.
struct MotionRecordTests {
    private func animation(_ way: CGFloat, _ curve: (Double) -> Double) -> SampledAnimation {
        SampledAnimation(
            duration: 1,
            frames: (0...60).map {
                CGRect(x: 10 + way * curve(Double($0) / 60), y: 20 * curve(Double($0) / 60), width: 5, height: 5)
            })
    }

    @Test("Nodes that move alike share a curve")
    func sharedCurve() {
        var curves = CurveTable()
        let spring = { (time: Double) in 1 - exp(-8 * time) * cos(9 * time) * (1 - time) }
        let one = MotionRecord(animation(100, spring), &curves)
        let two = MotionRecord(animation(-250, spring), &curves)
        let straight = MotionRecord(animation(-250) { $0 }, &curves)
        #expect(one.tracks?.map(\.curve) == [0] && two.tracks?.map(\.curve) == [0])
        #expect(straight.tracks?.map(\.curve) == [1])
        #expect(two.tracks?.first?.values == ["250px -20px", "0px 0px"])
        #expect(curves.texts[1] == "linear(0,1)")
        #expect(curves.texts[0].utf8.count < 600, "\(curves.texts[0])")
    }

    @Test("A curve has as many corners as it takes to be within a quarter of a point")
    func corners() {
        let points = (0...60).map { [1000 * (1 - exp(-Double($0) / 10))] }
        let kept = Polyline.corners(of: points, tolerance: 0.25)
        #expect(kept.count < 50 && kept.first == 0 && kept.last == 60)
        for (start, end) in zip(kept, kept.dropFirst()) {
            for index in start...end {
                let part = Double(index - start) / Double(end - start)
                let line = points[start][0] + (points[end][0] - points[start][0]) * part
                #expect(abs(line - points[index][0]) <= 0.25)
            }
        }
        #expect(Polyline.corners(of: [], tolerance: 1) == [] && Polyline.corners(of: [[1]], tolerance: 1) == [0])
    }

    @Test("A rotation is sent as matrices, a scaling as two scales")
    func transforms() {
        var curves = CurveTable()
        func record(_ transform: (Double) -> CGAffineTransform) -> TrackRecord? {
            let effects = (0...60).map {
                var effects = DisplayEffects()
                effects.transform = ProjectionTransform(transform(Double($0) / 60))
                return effects
            }
            return MotionRecord(SampledAnimation(duration: 1, effects: effects), &curves).tracks?.first
        }
        let scale = record { CGAffineTransform(scaleX: 1 + $0, y: 1 - 2 * $0) }
        #expect(scale?.values == ["translate(0px,0px) scale(1,1)", "translate(0px,0px) scale(2,-1)"])
        let turn = record { CGAffineTransform(rotationAngle: 2 * .pi * $0) }
        #expect(turn?.values.first == "matrix(1,0,0,1,0,0)" && turn?.curve == nil)
        #expect((10..<62).contains(turn?.values.count ?? 0) && turn?.values.count == turn?.offsets?.count)
    }

    @Test("Values that are not numbers are no fault")
    func noNumbers() {
        var curves = CurveTable()
        let frames = [CGRect.zero, CGRect(x: CGFloat.nan, y: .infinity, width: 0, height: 0), .zero]
        let record = MotionRecord(SampledAnimation(duration: 1, frames: frames), &curves)
        #expect(!record.json.isEmpty)
    }
}
