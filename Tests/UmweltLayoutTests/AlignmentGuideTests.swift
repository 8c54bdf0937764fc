import SwiftUI
import TestSupport
import Testing
import UmweltTesting

extension VerticalAlignment {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }
    fileprivate static let third = VerticalAlignment(Third.self)
}

extension HorizontalAlignment {
    private enum Colon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
    }
    fileprivate static let colon = HorizontalAlignment(Colon.self)
}

@MainActor @Suite("Alignment guides") struct AlignmentGuideTests {
    @Test("A guide that a view says is where its container aligns it")
    func explicit() {
        let host = show {
            VStack(alignment: .leading, spacing: 0) {
                Box("a", 40, 20)
                Box("b", 40, 20).alignmentGuide(.leading) { $0[.leading] + 15 }
            }
        }
        expect(host, "a", 87.5, 30)
        expect(host, "b", 72.5, 50)
    }

    @Test("A guide knows the view's size and its other guides")
    func dimensions() {
        let host = show {
            HStack(alignment: .top, spacing: 0) {
                Box("a", 20, 40)
                Box("b", 20, 20).alignmentGuide(.top) { $0[VerticalAlignment.center] - $0.height }
            }
        }
        expect(host, "a", 80, 30)
        expect(host, "b", 100, 40)
    }

    @Test("A guide of one's own is where its type says, unless a view says otherwise")
    func custom() {
        let host = show {
            HStack(alignment: .third, spacing: 0) {
                Box("a", 20, 60)
                Box("b", 20, 30)
                Box("c", 20, 30).alignmentGuide(.third) { _ in 0 }
            }
        }
        expect(host, "a", 70, 20)
        expect(host, "b", 90, 30)
        expect(host, "c", 110, 40)
    }

    @Test("A guide reaches through containers, frames and padding")
    func nested() {
        let host = show(300) {
            VStack(alignment: .colon, spacing: 0) {
                HStack(spacing: 0) {
                    Box("a", 40, 10).alignmentGuide(.colon) { $0[.trailing] }
                    Box("b", 60, 10)
                }
                HStack(spacing: 0) {
                    Box("c", 20, 10).alignmentGuide(.colon) { $0[.trailing] }.padding(.leading, 7)
                    Box("d", 10, 10)
                }.frame(width: 50, alignment: .leading)
            }
        }
        let (a, c) = (host.frame(of: "b")?.minX, host.frame(of: "d")?.minX)
        #expect(a == c)
    }

    @Test("Several views inside that say a guide count by their average")
    func average() {
        let host = show {
            HStack(alignment: .third, spacing: 0) {
                VStack(spacing: 0) {
                    Box("a", 20, 20).alignmentGuide(.third) { _ in 0 }
                    Box("b", 20, 20).alignmentGuide(.third) { _ in 10 }
                }
                Box("c", 20, 30).alignmentGuide(.third) { _ in 0 }
            }
        }
        // (0 + 30) / 2 from the column's top.
        #expect(host.frame(of: "c")?.minY == (host.frame(of: "a")?.minY ?? 0) + 15)
    }

    @Test("Of several first baselines the highest counts, of last ones the lowest")
    func baselines() {
        func host(_ alignment: VerticalAlignment) -> TestHost {
            show {
                HStack(alignment: alignment, spacing: 0) {
                    VStack(spacing: 0) {
                        Text("a")
                        Text("b")
                    }
                    Text("c")
                }
            }
        }
        let first = host(.firstTextBaseline)
        #expect(first.frame(of: "c")?.minY == first.frame(of: "a")?.minY)
        let last = host(.lastTextBaseline)
        #expect(last.frame(of: "c")?.minY == last.frame(of: "b")?.minY)
    }

    @Test("The edges and the center of a container are its own, whatever views inside say of theirs")
    func frameGuides() {
        let host = show {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    Box("a", 20, 10).alignmentGuide(.leading) { _ in 15 }
                    Box("b", 20, 10)
                }
                ZStack { Box("c", 40, 10).alignmentGuide(.leading) { _ in -15 } }
                Box("d", 40, 10).alignmentGuide(.leading) { _ in 15 }.padding(.trailing, 10)
            }
        }
        let a = host.frame(of: "a")?.minX ?? 0
        #expect(host.frame(of: "c")?.minX == a)
        // Padding takes the guide along.
        #expect(host.frame(of: "d")?.minX == a - 15)
        let columns = show {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Box("a", 10, 20).alignmentGuide(VerticalAlignment.center) { _ in 0 }
                    Box("b", 10, 20)
                }
                Box("c", 10, 40)
            }
        }
        #expect(columns.frame(of: "a")?.minY == columns.frame(of: "c")?.minY)
    }

    @Test("The guide of one layer aligns it; several layers are aligned as one view")
    func layers() {
        let one = show {
            Box("a", 40, 40).overlay(alignment: .top) { Box("b", 10, 10).alignmentGuide(.top) { $0[.bottom] } }
        }
        // The texts are at the top of their boxes, and higher than these.
        #expect(one.frame(of: "b")?.minY == one.frame(of: "a").map { $0.minY - 10 })
        let two = show {
            Box("a", 40, 40).overlay(alignment: .top) {
                Box("b", 10, 10).alignmentGuide(.top) { $0[.bottom] }
                Box("c", 10, 10)
            }
        }
        #expect(two.frame(of: "b")?.minY == two.frame(of: "a")?.minY)
    }

    @Test("Guides that several views say are combined as their type says")
    func combining() {
        #expect(HorizontalAlignment.colon.combineExplicit([nil, 10, 20, nil, 60]) == 30)
        #expect(HorizontalAlignment.colon.combineExplicit([nil, nil]) == nil)
        #expect(HorizontalAlignment.leading.combineExplicit([10, 20]) == nil)
        #expect(VerticalAlignment.center.combineExplicit([10]) == nil)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([30, nil, 20]) == 20)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([30, nil, 20]) == 30)
    }

    @Test("A pile's guides meet in one point, wherever that is")
    func zStack() {
        let host = show {
            ZStack(alignment: .topLeading) {
                Box("a", 40, 40)
                Box("b", 10, 10).alignmentGuide(.leading) { _ in 10 }.alignmentGuide(.top) { _ in -5 }
            }
        }
        expect(host, "a", 85, 30)
        expect(host, "b", 75, 35)
    }

    @Test("A frame aligns by a guide that its content says")
    func frame() {
        let host = show {
            Box("a", 20, 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.frame(width: 100, height: 20)
        }
        expect(host, "a", 100, 40)
    }

    @Test("From right to left guides are measured from the right")
    func rightToLeft() {
        let host = show {
            VStack(alignment: .leading, spacing: 0) {
                Box("a", 40, 20)
                Box("b", 40, 20).alignmentGuide(.leading) { $0[.leading] + 15 }
            }
        }
        host.traits.layoutDirection = .rightToLeft
        #expect(host.frame(of: "b")?.maxX == (host.frame(of: "a")?.maxX ?? 0) + 15)
    }
}
