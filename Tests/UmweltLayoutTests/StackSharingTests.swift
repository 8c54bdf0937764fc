import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("How stacks share their length") struct StackSharingTests {
    @Test("The least flexible view is served first, with an equal share of what is left, and the others get the rest")
    func flexibility() {
        let host = show(100) {
            HStack(spacing: 0) {
                Filling("a").frame(maxWidth: 20)
                Filling("b").frame(minWidth: 60)
                Filling("c")
            }
        }
        // 33.3 for the first, which takes 20; 40 for the second, which takes 60.
        #expect(isNear(host.room(of: "a"), 0, 0, 20, 100))
        #expect(isNear(host.room(of: "b"), 20, 0, 60, 100))
        #expect(isNear(host.room(of: "c"), 80, 0, 20, 100))
    }

    @Test("Piles are as flexible as what is in them")
    func piles() {
        let host = show(100) {
            HStack(spacing: 0) {
                ZStack {
                    Filling("a")
                    Text("x")
                }
                Filling("b").frame(maxWidth: 20)
            }
        }
        #expect(isNear(host.room(of: "a"), 0, 0, 80, 100))
        #expect(isNear(host.room(of: "b"), 80, 0, 20, 100))
    }

    @Test("Each priority is served with the smallest lengths of all lower ones kept back")
    func priorities() {
        let host = show(100) {
            HStack(spacing: 0) {
                Filling("a").frame(minWidth: 10)
                Filling("b").frame(minWidth: 20).layoutPriority(1)
                Filling("c").frame(maxWidth: 50).layoutPriority(2)
            }
        }
        #expect(isNear(host.room(of: "c"), 50, 0, 50, 100))
        #expect(isNear(host.room(of: "b"), 10, 0, 40, 100))
        #expect(isNear(host.room(of: "a"), 0, 0, 10, 100))
    }

    @Test("Views of one priority share what it gets; the others keep their smallest lengths")
    func equalPriorities() {
        let host = show(100, 90) {
            VStack(spacing: 0) {
                Filling("a").layoutPriority(1)
                Filling("b").frame(minHeight: 10)
                Filling("c").layoutPriority(1)
            }
        }
        #expect(isNear(host.room(of: "a"), 0, 0, 100, 40))
        #expect(isNear(host.room(of: "b"), 0, 40, 100, 10))
        #expect(isNear(host.room(of: "c"), 0, 50, 100, 40))
    }

    @Test("Where even the smallest lengths are too long the stack is longer than its room, and stands in the middle")
    func overflow() {
        let host = show(60) {
            HStack(spacing: 0) {
                Filling("a").frame(minWidth: 40)
                Filling("b").frame(minWidth: 30).layoutPriority(1)
            }
        }
        #expect(isNear(host.room(of: "a"), -5, 0, 40, 100))
        #expect(isNear(host.room(of: "b"), 35, 0, 30, 100))
    }

    @Test("A negative priority comes after the usual one, a spacer after every other, and no number is the usual one")
    func unusualPriorities() {
        let late = show(100) {
            HStack(spacing: 0) {
                Filling("a").layoutPriority(-1)
                Spacer(minLength: 5)
                Filling("b").frame(maxWidth: 30)
            }
        }
        #expect(isNear(late.room(of: "a"), 0, 0, 65, 100))
        #expect(isNear(late.room(of: "b"), 70, 0, 30, 100))
        let odd = show(100) {
            HStack(spacing: 0) {
                Filling("a").layoutPriority(.nan)
                Filling("b")
                Filling("c").frame(maxWidth: 40).layoutPriority(.infinity)
            }
        }
        #expect(isNear(odd.room(of: "a"), 0, 0, 30, 100))
        #expect(isNear(odd.room(of: "b"), 30, 0, 30, 100))
    }

    @Test("Negative distances are handed out too", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func negativeSpacing(direction: LayoutDirection) {
        let host = show(100) {
            HStack(spacing: -20) {
                Filling("a")
                Filling("b")
            }
        }
        host.traits.layoutDirection = direction
        let (a, b) = (host.frame(of: "a"), host.frame(of: "b"))
        if direction == .leftToRight {
            #expect(a?.minX == 0 && b?.minX == 40)
            #expect(isNear(host.room(of: "a"), 0, 0, 60, 100))
        } else {
            #expect(a?.maxX == 100 && b?.maxX == 60)
        }
    }

    @Test("Distances that are longer than the room leave the views nothing")
    func longSpacing() {
        let host = show {
            HStack(spacing: 300) {
                Filling("a")
                Filling("b")
            }
        }
        #expect(isNear(host.room(of: "a"), -50, 0, 0, 100))
        #expect(isNear(host.room(of: "b"), 250, 0, 0, 100))
    }

    @Test("Across, where nobody offers anything, a stack offers as much as its thickest view takes")
    func thickness() {
        let row = show(200, 100) {
            ScrollView {
                HStack(spacing: 0) {
                    Box("a", 30, 60)
                    Filling("b").frame(width: 20)
                }
            }
        }
        #expect(isNear(row.room(of: "b"), 105, 0, 20, 60))
        // 50.4 high, in the middle.
        let column = show(200, 100) {
            ScrollView(.horizontal) {
                VStackLayout(spacing: 0) {
                    Box("a", 60, 30)
                    Filling("b").frame(height: 20.4)
                }
            }
        }
        #expect(isNear(column.room(of: "b"), 0, 54.8, 60, 20.4))
    }

    @Test("Of its own length a row hands out what its views would like, not equal shares")
    func ideal() {
        let text = "one two three four"
        let host = show(60, 100) {
            HStack(spacing: 0) {
                Filling("a")
                Text(text)
            }
            .fixedSize()
        }
        // 10 and 153 points.
        expect(host, text, -51.5 + 10, 39.8, 153, 20.4)
        #expect(isNear(host.room(of: "a"), -51.5, 39.8, 10, 20.4))
    }

    @Test("There is no usual distance beside a spacer, also if it has a length of its own")
    func spacerFrames() {
        let column = show {
            VStack {
                Box("a", 30, 20)
                Spacer().frame(height: 20)
                Box("b", 30, 20)
            }
        }
        expect(column, "a", 85, 20)
        expect(column, "b", 85, 60)
        let row = show {
            HStack {
                Box("a", 30, 20)
                Spacer().frame(minWidth: 5, maxWidth: 10)
                Box("b", 30, 20)
            }
        }
        expect(row, "a", 65, 40)
        expect(row, "b", 105, 40)
    }

    @Test("What has no text stands on the baseline of texts")
    func baselines() {
        let host = show {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Filling("a").frame(width: 20, height: 40)
                Text("b")
            }
        }
        // The baseline is 15.3 below a text's top.
        let top = host.room(of: "a")?.minY ?? 0
        expect(host, "b", 105.75, top + 40 - 15.3)
    }

    @Test("A guide that is no number puts no view out of the world", arguments: [CGFloat.nan, .infinity, -.infinity])
    func senselessGuides(guide: CGFloat) {
        let host = show {
            VStack(alignment: .leading) {
                Box("a", 30, 20).alignmentGuide(.leading) { _ in guide }
                Box("b", 30, 20)
            }
        }
        for name in ["a", "b"] {
            let frame = host.frame(of: name)
            #expect(frame.map { $0.minX.isFinite && $0.minY.isFinite } == true)
        }
    }
}
