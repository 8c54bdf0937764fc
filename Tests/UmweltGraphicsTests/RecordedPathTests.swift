import Foundation
import SwiftUI
import Testing

import Umwelt

/// Outlines compared with those that SwiftUI describes on macOS 26.2.
@Suite("Paths are those of SwiftUI") struct RecordedPathTests {
    private static let box = CGRect(x: 0, y: 0, width: 100, height: 60)

    private static func arc(to degrees: Double, clockwise: Bool = false) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(degrees),
                clockwise: clockwise)
        }
    }

    private static let triangle = Path { path in
        path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
        path.closeSubpath()
    }

    private static let squares = Path { path in
        path.addRects([
            CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10),
        ])
    }

    private static let records: [(path: Path, description: String)] = [
        (
            RoundedRectangle(cornerRadius: 12).path(in: box),
            """
            100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c 97.9713 55.5261 95.5261 57.9713 \
            92.4221 59.1011 c 89.5791 60 86.9381 60 81.656 60 c 18.344 60 l 13.0619 60 10.4209 60 7.57793 \
            59.1011 c 4.47389 57.9713 2.02872 55.5261 0.898937 52.4221 c 0 49.5791 0 46.9381 0 41.656 c 0 18.344 \
            l 0 13.0619 0 10.4209 0.898937 7.57793 c 2.02872 4.47389 4.47389 2.02872 7.57793 0.898937 c 10.4209 \
            0 13.0619 0 18.344 0 c 81.656 0 l 86.9381 0 89.5791 0 92.4221 0.898937 c 95.5261 2.02872 97.9713 \
            4.47389 99.1011 7.57793 c 100 10.4209 100 13.0619 100 18.344 c h
            """
        ),
        (
            RoundedRectangle(cornerRadius: 20).path(in: box),
            """
            100 30 m 100 30 l 100 38.3695 100 42.6844 98.5018 47.3701 c 96.6188 52.5435 92.5435 56.6188 87.3701 \
            58.5018 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 17.3681 60 12.6299 58.5018 c \
            7.45648 56.6188 3.3812 52.5435 1.49823 47.3701 c 0 42.6844 0 38.3695 0 30 c 0 30 l 0 21.6305 0 \
            17.3156 1.49823 12.6299 c 3.3812 7.45648 7.45648 3.3812 12.6299 1.49823 c 17.3681 0 21.7698 0 \
            30.5733 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 \
            12.6299 c 100 17.3156 100 21.6305 100 30 c h
            """
        ),
        (
            RoundedRectangle(cornerRadius: 40).path(in: box),
            """
            100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 81.0552 \
            57.7527 c 73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 26.0522 60 18.9448 57.7527 c \
            11.1847 54.9282 5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 \
            18.9448 c 5.0718 11.1847 11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 \
            l 67.3453 0 73.9478 0 81.0552 2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 \
            100 28.8 100 30 c h
            """
        ),
        (
            RoundedRectangle(cornerSize: CGSize(width: 20, height: 8)).path(in: box),
            """
            100 30 m 100 47.7707 l 100 51.2921 100 53.0527 98.5018 54.948 c 96.6188 57.0174 92.5435 58.6475 \
            87.3701 59.4007 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 17.3681 60 12.6299 \
            59.4007 c 7.45648 58.6475 3.3812 57.0174 1.49823 54.948 c 0 53.0527 0 51.2921 0 47.7707 c 0 12.2293 \
            l 0 8.70792 0 6.94726 1.49823 5.05195 c 3.3812 2.98259 7.45648 1.35248 12.6299 0.599291 c 17.3681 0 \
            21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 0.599291 c 92.5435 1.35248 96.6188 \
            2.98259 98.5018 5.05195 c 100 6.94726 100 8.70792 100 12.2293 c h
            """
        ),
        (
            RoundedRectangle(cornerSize: CGSize(width: 60, height: 8), style: .circular).path(in: box),
            """
            100 30 m 100 52 l 100 56.4183 86.5685 60 70 60 c 30 60 l 13.4315 60 0 56.4183 0 52 c 0 8 l 0 3.58172 \
            13.4315 0 30 0 c 70 0 l 86.5685 0 100 3.58172 100 8 c h
            """
        ),
        (
            Capsule().path(in: box),
            """
            100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 81.0552 \
            57.7527 c 73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 26.0522 60 18.9448 57.7527 c \
            11.1847 54.9282 5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 \
            18.9448 c 5.0718 11.1847 11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 \
            l 67.3453 0 73.9478 0 81.0552 2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 \
            100 28.8 100 30 c h
            """
        ),
        (
            UnevenRoundedRectangle(
                topLeadingRadius: 5, bottomLeadingRadius: 10, bottomTrailingRadius: 15, topTrailingRadius: 20
            ).path(in: box),
            """
            100 32.5 m 100 37.07 l 100 43.6726 100 46.9739 98.8763 50.5276 c 97.4641 54.4076 94.4076 57.4641 \
            90.5276 58.8763 c 86.9739 60 83.6726 60 77.07 60 c 15.2866 60 l 10.8849 60 8.68407 60 6.31494 \
            59.2509 c 3.72824 58.3094 1.6906 56.2718 0.749114 53.6851 c 0 51.3159 0 49.1151 0 44.7134 c 0 \
            7.64332 l 0 5.44245 0 4.34204 0.374557 3.15747 c 0.8453 1.86412 1.86412 0.8453 3.15747 0.374557 c \
            4.34204 0 5.44245 0 7.64332 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 \
            96.6188 7.45648 98.5018 12.6299 c 100 17.3681 100 21.7698 100 30.5733 c h
            """
        ),
        (
            UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 90, style: .circular)
                .path(in: CGRect(x: 0, y: 0, width: 100, height: 300)),
            """
            100 190 m 100 300 l 100 300 100 300 100 300 c 0 300 l 0 300 0 300 0 300 c 0 20 l 0 8.95431 8.95431 0 \
            20 0 c 20 0 l 64.1828 0 100 35.8172 100 80 c h
            """
        ),
        (
            RoundedRectangle(cornerRadius: 12).inset(by: 5).path(in: box),
            """
            95 30 m 95 44.2993 l 95 47.3806 95 48.9212 94.4756 50.5795 c 93.8166 52.3902 92.3902 53.8166 90.5795 \
            54.4756 c 88.9212 55 87.3806 55 84.2993 55 c 15.7007 55 l 12.6194 55 11.0788 55 9.42046 54.4756 c \
            7.60977 53.8166 6.18342 52.3902 5.52438 50.5795 c 5 48.9212 5 47.3806 5 44.2993 c 5 15.7007 l 5 \
            12.6194 5 11.0788 5.52438 9.42046 c 6.18342 7.60977 7.60977 6.18342 9.42046 5.52438 c 11.0788 5 \
            12.6194 5 15.7007 5 c 84.2993 5 l 87.3806 5 88.9212 5 90.5795 5.52438 c 92.3902 6.18342 93.8166 \
            7.60977 94.4756 9.42046 c 95 11.0788 95 12.6194 95 15.7007 c h
            """
        ),
        (
            arc(to: 30),
            """
            90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c
            """
        ),
        (
            arc(to: 120),
            """
            90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c
            """
        ),
        (
            arc(to: 450),
            """
            90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c \
            72.0914 10 90 27.9086 90 50 c 90 72.0914 72.0914 90 50 90 c
            """
        ),
        (
            arc(to: 45, clockwise: true),
            """
            90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c \
            60.6087 90 70.7828 85.7857 78.2843 78.2843 c
            """
        ),
        (
            triangle.trimmedPath(from: 0.25, to: 0.75),
            """
            64.0512 0 m 100 0 l 50 60 l 41.0046 49.2055 l
            """
        ),
        (
            squares.trimmedPath(from: 0.25, to: 0.75),
            """
            10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l
            """
        ),
        (
            Circle().path(in: box).trimmedPath(from: 0, to: 0.5),
            """
            80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c
            """
        ),
        (
            arc(to: 360, clockwise: true),
            """
            90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c \
            72.0914 90 90 72.0914 90 50 c h
            """
        ),
        (
            arc(to: 720, clockwise: true),
            """
            90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c \
            72.0914 90 90 72.0914 90 50 c
            """
        ),
        (
            UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 90, style: .circular).path(
                in: CGRect(x: 0, y: 0, width: 100, height: 300)),
            """
            100 190 m 100 300 l 100 300 100 300 100 300 c 0 300 l 0 300 0 300 0 300 c 0 20 l 0 8.95431 8.95431 0 \
            20 0 c 20 0 l 64.1828 0 100 35.8172 100 80 c h
            """
        ),
        (
            Rectangle().scale(x: 0.5, y: 0.5, anchor: .topLeading).path(in: box),
            """
            0 0 m 50 0 l 50 30 l 0 30 l h
            """
        ),
        (
            Rectangle().rotation(.degrees(30), anchor: .bottomTrailing).path(in: box),
            """
            43.3975 -41.9615 m 130 8.03848 l 100 60 l 13.3975 10 l h
            """
        ),
    ]

    /// Returns the numbers and the letters of a description.
    private func steps(_ description: String) -> [(numbers: [Double], letter: Substring)] {
        var steps: [(numbers: [Double], letter: Substring)] = []
        var numbers: [Double] = []
        for word in description.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            steps.append((numbers, word))
            numbers = []
        }
        return steps
    }

    @Test("Corners, arcs and trimmed paths have the recorded steps", arguments: records.indices)
    func recorded(index: Int) {
        let (path, expected) = Self.records[index]
        let (own, recorded) = (steps(path.description), steps(expected))
        #expect(own.map(\.letter) == recorded.map(\.letter), "\(path)")
        for (step, other) in zip(own, recorded) {
            #expect(zip(step.numbers, other.numbers).allSatisfy { abs($0 - $1) < 0.001 }, "\(step) \(other)")
        }
    }

    @Test("An arc after a point begins with a line")
    func line() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(path.description == "0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c")
    }

    @Test("Texts of paths may have the letters of PDF, tabs and line breaks")
    func grammar() throws {
        let path = try #require(Path("0 0 m\t10 0 l\n20 5 30 10 v 40 10 50 20 y\n1 2 3 4 re h"))
        var same = Path()
        same.move(to: .zero)
        same.addLine(to: CGPoint(x: 10, y: 0))
        same.addCurve(
            to: CGPoint(x: 30, y: 10), control1: CGPoint(x: 10, y: 0), control2: CGPoint(x: 20, y: 5))
        same.addCurve(
            to: CGPoint(x: 50, y: 20), control1: CGPoint(x: 40, y: 10), control2: CGPoint(x: 50, y: 20))
        same.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        same.closeSubpath()
        #expect(path == same)
        #expect(Path("1 2 3 4 v") == nil && Path("1 2 re") == nil)
    }

    @Test("Numbers of descriptions have six digits")
    func digits() {
        var path = Path()
        path.move(to: CGPoint(x: 1.0 / 3, y: 1_234_567))
        path.addLine(to: CGPoint(x: -0.000_012_5, y: 100))
        #expect(path.description == "0.333333 1.23457e+06 m -1.25e-05 100 l")
        #expect(Axis.horizontal.description == "horizontal" && "\(Axis.vertical)" == "vertical")
    }

    @Test("Transformed circles take the place that they are offered")
    func places() {
        let offer = ProposedViewSize(width: 100, height: 60)
        #expect(Circle().sizeThatFits(offer) == CGSize(width: 60, height: 60))
        #expect(Circle().scale(0.5).sizeThatFits(offer) == CGSize(width: 100, height: 60))
        #expect(Circle().offset(x: 5).sizeThatFits(offer) == CGSize(width: 100, height: 60))
        #expect(Circle().rotation(.degrees(5)).sizeThatFits(offer) == CGSize(width: 100, height: 60))
    }
}
