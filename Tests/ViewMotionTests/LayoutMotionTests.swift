import Foundation
import SwiftUI
import TestSupport
import Testing

import Umwelt
@testable import UmweltTesting

/// A layout that arranges views around a circle, of 100 points in width, and turns them.
private struct Wheel: Layout {
    var degrees: Double

    var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let angle = Angle.degrees(degrees + 360 / Double(subviews.count) * Double(index)).radians
            let place = CGPoint(x: bounds.midX + 50 * cos(angle), y: bounds.midY + 50 * sin(angle))
            subview.place(at: place, anchor: .center, proposal: .unspecified)
        }
    }
}

private struct Turning: View {
    var makesAny = false
    @State private var degrees = 0.0
    @State private var count = 1

    var body: some View {
        VStack(spacing: 0) {
            let layout = makesAny ? AnyLayout(Wheel(degrees: degrees)) : nil
            if let layout { layout { dots } } else { Wheel(degrees: degrees) { dots } }
            Button("Turn") { withAnimation(.linear(duration: 1)) { degrees += 90 } }
            Button("Add") { withAnimation(.linear(duration: 1)) { count += 1 } }
        }
        .frame(width: 200, height: 300, alignment: .topLeading)
    }

    private var dots: some View {
        ForEach(0..<count, id: \.self) { index in
            Text(verbatim: "Dot \(index)")
        }
    }
}

/// Layouts with data of their own, which is animated.
@MainActor
struct LayoutMotionTests {
    private func show(makesAny: Bool = false) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400), traits: .finePixels, typeSetter: FixedMetrics()) {
            Turning(makesAny: makesAny)
        }
    }

    private func place(of label: String = "Dot 0", in host: TestHost) throws -> CGPoint {
        let frame = try #require(host.presentation(of: label)).frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func expect(_ place: CGPoint, at degrees: Double, around center: CGPoint) {
        let angle = Angle.degrees(degrees).radians
        // Places are on pixels of a tenth of a point.
        #expect(abs(place.x - center.x - 50 * cos(angle)) < 0.2 && abs(place.y - center.y - 50 * sin(angle)) < 0.2)
    }

    @Test(arguments: [false, true]) func `A layout's own data is animated: views go round`(makesAny: Bool) throws {
        let host = show(makesAny: makesAny)
        let start = try place(in: host)
        let center = CGPoint(x: start.x - 50, y: start.y)
        host.tap("Turn")
        for step in 1...4 {
            #expect(host.updates { host.advance(by: 0.2) } == [])
            try expect(place(in: host), at: 18 * Double(step), around: center)
        }
        #expect(host.waitUntilIdle())
        try expect(place(in: host), at: 90, around: center)
        #expect(!host.isAnimating)
    }

    @Test func `A turn that is turned back on the way starts from what shows`() throws {
        let host = show()
        let start = try place(in: host)
        let center = CGPoint(x: start.x - 50, y: start.y)
        host.tap("Turn")
        host.advance(by: 0.5)
        host.tap("Turn")
        try expect(place(in: host), at: 45, around: center)
        host.advance(by: 0.25)
        // The first animation continues; the second has covered a quarter of the distance from its position to 180°.
        try expect(place(in: host), at: 67.5 + (180 - 67.5) / 4, around: center)
        #expect(host.waitUntilIdle())
        try expect(place(in: host), at: 180, around: center)
    }

    @Test func `Views that make room go on to do so while the layout turns`() throws {
        let host = show()
        let start = try place(in: host)
        let center = CGPoint(x: start.x - 50, y: start.y)
        host.tap("Add")
        host.waitUntilIdle()
        try expect(place(of: "Dot 1", in: host), at: 180, around: center)
        host.tap("Add")
        host.tap("Turn")
        host.advance(by: 0.5)
        // Half of the way from 180° to 120°, on a straight line, as the wheel has turned by 45°.
        let (from, to) = (Angle.degrees(180).radians, Angle.degrees(120).radians)
        let turned = Angle.degrees(120 + 45).radians
        let shown = try place(of: "Dot 1", in: host)
        #expect(abs(shown.x - center.x - 50 * cos(turned) - 25 * (cos(from) - cos(to))) < 0.3)
        #expect(abs(shown.y - center.y - 50 * sin(turned) - 25 * (sin(from) - sin(to))) < 0.3)
        host.waitUntilIdle()
        try expect(place(of: "Dot 1", in: host), at: 210, around: center)
    }

    @Test func `The data of an erased shape is animated`() throws {
        let content = { (isOn: Bool) in AnyShape(Circle().trim(from: 0, to: isOn ? 1 : 0.5)) }
        let (from, to) = (content(false).animatableData, content(true).animatableData)
        #expect(from != to && to - to == .zero && from + .zero == from && from - .zero == from)
        var shape = content(true)
        shape.animatableData = from + (to - from).scaled(by: 0.5)
        let box = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(shape.path(in: box) == Circle().trim(from: 0, to: 0.75).path(in: box))
        // There is no way from one kind of shape to another.
        let other = AnyShape(RoundedRectangle(cornerRadius: 4))
        #expect(other.animatableData - to == .zero && other.animatableData != to)
        shape.animatableData = other.animatableData
        #expect(shape.path(in: box) == Circle().trim(from: 0, to: 0.75).path(in: box))
        #expect(_AnyAnimatableData.zero - to == to.scaled(by: -1) && (to - to).magnitudeSquared == 0)
    }
}
