import SwiftUI
import TestSupport
import Testing
import UmweltTesting

// A character is 8.5 points wide, a line 20.4 high: FixedMetrics at the body size of 17.

@MainActor @Suite("Layout") struct LayoutTests {
    private func show<Content: View>(
        _ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        TestHost(
            size: CGSize(width: width, height: height), traits: .finePixels, typeSetter: FixedMetrics(),
            content: content)
    }

    /// Expects two rectangles to be the same but for rounding.
    private func expect(
        _ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let sides = frame.map { [$0.minX - x, $0.minY - y, $0.width - width, $0.height - height] }
        #expect(
            sides?.allSatisfy { abs($0) < 1e-6 } == true, "\(String(describing: frame))",
            sourceLocation: sourceLocation)
    }

    @Test("A text stands in the middle of the window, as large as it is")
    func text() {
        expect(show { Text("abcd") }.frame(of: "abcd"), 83, 39.8, 34, 20.4)
    }

    @Test("A row puts views 8 points apart and in the middle of each other's height")
    func row() {
        let host = show {
            HStack {
                Text("ab")
                Text("cd").frame(height: 40)
            }
        }
        expect(host.frame(of: "ab"), 79, 39.8, 17, 20.4)
        expect(host.frame(of: "cd"), 104, 39.8, 17, 20.4)
    }

    @Test("A column aligns leading, centre or trailing sides")
    func column() {
        func left(_ alignment: HorizontalAlignment) -> CGFloat? {
            show {
                VStack(alignment: alignment, spacing: 0) {
                    Text("abcd")
                    Text("x")
                }
            }.frame(of: "x")?.minX
        }
        #expect(left(.leading) == 83)
        #expect(left(.center) == 95.75)
        #expect(left(.trailing) == 108.5)
        expect(
            show {
                VStack(spacing: 5) {
                    Text("a")
                    Text("b")
                }
            }.frame(of: "b"), 95.75, 52.5, 8.5, 20.4)
    }

    @Test("A row aligns tops, bottoms or baselines")
    func rowAlignment() throws {
        func frames(_ alignment: VerticalAlignment) -> (CGRect?, CGRect?) {
            let host = show {
                HStack(alignment: alignment) {
                    Text("small").font(.system(size: 10))
                    Text("large").font(.system(size: 20))
                }
            }
            return (host.frame(of: "small"), host.frame(of: "large"))
        }
        let (topSmall, topLarge) = frames(.top)
        #expect(topSmall?.minY == topLarge?.minY)
        let (bottomSmall, bottomLarge) = frames(.bottom)
        #expect(bottomSmall?.maxY == bottomLarge?.maxY)
        let (small, large) = frames(.firstTextBaseline)
        #expect(try abs(#require(small).minY + 9 - (#require(large).minY + 18)) < 1e-6)
    }

    @Test("A pile aligns its views with each other and is as large as the largest")
    func zStack() {
        let host = show {
            ZStack(alignment: .bottomTrailing) {
                Text("ab").frame(width: 60, height: 50)
                Text("x")
            }
        }
        expect(host.frame(of: "x"), 121.5, 54.6, 8.5, 20.4)
    }

    @Test("A spacer takes what is left of a row")
    func spacer() {
        let host = show {
            HStack {
                Text("a")
                Spacer()
                Text("b")
            }
        }
        expect(host.frame(of: "a"), 0, 39.8, 8.5, 20.4)
        expect(host.frame(of: "b"), 191.5, 39.8, 8.5, 20.4)
    }

    @Test("Two spacers share, and one keeps its least length")
    func spacers() {
        let shared = show {
            HStack(spacing: 0) {
                Spacer()
                Text("ab")
                Spacer()
                Text("c")
                Spacer()
            }
        }
        expect(shared.frame(of: "ab"), 58.166_666_666_666_67, 39.8, 17, 20.4)
        let least = show(40) {
            HStack(spacing: 0) {
                Text("ab")
                Spacer(minLength: 30)
                Text("cd")
            }
        }
        let gap = least.frame(of: "cd").map { $0.minX - (least.frame(of: "ab")?.maxX ?? 0) }
        #expect(gap == 30)
    }

    @Test("Flexible views share a row: the least flexible first")
    func flexible() {
        let host = show {
            HStack(spacing: 0) {
                Text("a").frame(maxWidth: .infinity, alignment: .leading)
                Text("b").frame(width: 50, alignment: .leading)
                Text("c").frame(maxWidth: 30, alignment: .leading)
            }
        }
        expect(host.frame(of: "b"), 120, 39.8, 8.5, 20.4)
        expect(host.frame(of: "c"), 170, 39.8, 8.5, 20.4)
    }

    @Test("A fixed frame has its size whatever is in it, and aligns it")
    func fixedFrame() {
        let host = show {
            Text("x").frame(width: 100, height: 60, alignment: .topLeading).overlay(alignment: .bottomTrailing) {
                Text("e")
            }
        }
        expect(host.frame(of: "x"), 50, 20, 8.5, 20.4)
        expect(host.frame(of: "e"), 141.5, 59.6, 8.5, 20.4)
        let wide = show { Text("wider than that").frame(width: 30).lineLimit(1) }
        #expect(wide.frame(of: "wider than that")?.midX == 100)
    }

    @Test("A frame with bounds follows the proposal between them")
    func boundedFrame() {
        func width(_ proposed: CGFloat, _ minimum: CGFloat?, _ maximum: CGFloat?) -> CGFloat? {
            let host = show(proposed) {
                Text("abcd").frame(minWidth: minimum, maxWidth: maximum, alignment: .leading)
                    .overlay(alignment: .trailing) { Text("e") }
            }
            guard let left = host.frame(of: "abcd"), let right = host.frame(of: "e") else { return nil }
            return right.maxX - left.minX
        }
        #expect(width(200, nil, .infinity) == 200)
        #expect(width(200, nil, 80) == 80)
        #expect(width(200, 50, nil) == 50)
        #expect(width(20, 50, nil) == 50)
        #expect(width(200, 50, 120) == 120)
        #expect(width(100, 50, 120) == 100)
    }

    @Test("Padding adds space at its sides, 16 points unless said otherwise")
    func padding() {
        let host = show {
            HStack(spacing: 0) {
                Text("a").padding()
                Text("b").padding(.leading, 4)
                Text("c").padding(.vertical, 30)
            }
        }
        expect(host.frame(of: "a"), 69.25 + 16, 39.8, 8.5, 20.4)
        let (a, b) = (host.frame(of: "a")?.maxX ?? 0, host.frame(of: "b")?.minX ?? 0)
        #expect(abs(b - a - 20) < 1e-6)
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        expect(show { Text("x").padding(insets) }.frame(of: "x"), 94.75, 38.8, 8.5, 20.4)
    }

    @Test("Backgrounds and overlays are offered the view's size and don't change it")
    func layers() {
        let host = show {
            HStack(spacing: 0) {
                Text("abcd")
                    .background(alignment: .leading) { Text("wide background").lineLimit(1) }
                    .overlay(alignment: .topTrailing) { Text("o") }
                Text("next")
            }
        }
        expect(host.frame(of: "abcd"), 66, 39.8, 34, 20.4)
        expect(host.frame(of: "next"), 100, 39.8, 34, 20.4)
        expect(host.frame(of: "wide background"), 66, 39.8, 34, 20.4)
        expect(host.frame(of: "o"), 91.5, 39.8, 8.5, 20.4)
    }

    @Test("From right to left everything is mirrored: rows, alignments, padding, overlays")
    func rightToLeft() {
        let host = show {
            VStack(alignment: .leading, spacing: 0) {
                HStack {
                    Text("a")
                    Spacer()
                    Text("b")
                }
                Text("lead").padding(.leading, 10).overlay(alignment: .trailing) { Text("o") }
            }
        }
        host.traits.layoutDirection = .rightToLeft
        #expect(host.frame(of: "a")?.minX == 191.5)
        #expect(host.frame(of: "b")?.minX == 0)
        #expect(host.frame(of: "lead")?.maxX == 190)
        #expect(host.frame(of: "o")?.minX == 156)
        host.traits.layoutDirection = .leftToRight
        #expect(host.frame(of: "a")?.minX == 0)
    }

    @Test("A part of the tree may run the other way")
    func partly() {
        let host = show {
            VStack(spacing: 0) {
                HStack {
                    Text("a")
                    Spacer()
                }
                HStack {
                    Text("b")
                    Spacer()
                }.environment(\.layoutDirection, .rightToLeft)
            }
        }
        #expect(host.frame(of: "a")?.minX == 0)
        #expect(host.frame(of: "b")?.minX == 191.5)
    }

    @Test("A text breaks into lines, at most as many as lineLimit allows")
    func lines() {
        let text = "one two three four five six"
        func height(_ limit: Int?) -> CGFloat? {
            show(85, 400) { Text(text).lineLimit(limit) }.frame(of: text)?.height
        }
        #expect(height(nil) == 61.2)
        #expect(height(2) == 2 * 20.4)
        #expect(height(1) == 20.4)
        #expect(height(0) == 20.4)
        let host = show(85, 400) { Text(text).environment(\.lineLimit, 2) }
        #expect(host.frame(of: text)?.height == 2 * 20.4)
    }

    @Test("A text that is cut ends in an ellipsis, or has it where truncationMode says")
    func truncation() {
        func shown(_ mode: Text.TruncationMode) -> [String] {
            let host = show(85) { Text("abcdefghijklmnop").lineLimit(1).truncationMode(mode) }
            return host.displayList.textLines
        }
        #expect(shown(.tail) == ["abcdefghi…"])
        #expect(shown(.head) == ["…hijklmnop"])
        #expect(shown(.middle) == ["abcde…mnop"])
    }

    @Test("Fonts and type sizes decide how large a text is")
    func fonts() {
        let host = show {
            VStack {
                Text("title").font(.title)
                Text("sized").font(.system(size: 10))
                Text("body")
            }
        }
        #expect(host.frame(of: "title")?.width == 70)
        #expect(host.frame(of: "sized")?.width == 25)
        host.traits.dynamicTypeSize = .accessibility5
        #expect(host.frame(of: "body")?.width == 106)
        #expect(host.frame(of: "sized")?.width == 25)
    }
}
