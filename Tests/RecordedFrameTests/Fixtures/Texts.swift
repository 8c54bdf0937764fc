import SwiftUI

extension RecordedFixture {
    static let texts: [RecordedFixture] = [
        RecordedFixture("text/system-fonts", 400, 400) {
            VStack(alignment: .leading, spacing: 0) {
                let t = "The quick brown fox"
                Text(t).font(.system(size: 10)).mark("s10")
                Text(t).font(.system(size: 12)).mark("s12")
                Text(t).font(.system(size: 20)).mark("s20")
                Text(t).font(.system(size: 24)).mark("s24")
                Text(t).font(.system(size: 32)).mark("s32")
                Text(t).font(.system(size: 20, weight: .light)).mark("light")
                Text(t).font(.system(size: 20, weight: .medium)).mark("medium")
                Text(t).font(.system(size: 20, weight: .bold)).mark("bold")
                Text(t).font(.system(size: 20, weight: .black)).mark("black")
                Text(t).font(.system(size: 20, design: .rounded)).mark("rounded")
                Text(t).font(.system(size: 20, design: .serif)).mark("serif")
                Text(t).font(.system(size: 20, design: .monospaced)).mark("monospaced")
            }
        },
        RecordedFixture("text/baseline-wrapped", 400, 200) {
            let long = "Layout must wrap this sentence onto several lines inside a narrow frame."
            VStack(alignment: .leading, spacing: 0) {
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    Text(long).mark("lastWrapped").frame(width: 120, alignment: .topLeading)
                    Text("End").font(.system(size: 26)).mark("lastEnd")
                    box(10, 10).mark("lastBox")
                }
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text(long).mark("firstWrapped").frame(width: 120, alignment: .topLeading)
                    Text("End").font(.system(size: 26)).mark("firstEnd")
                    box(10, 10).mark("firstBox")
                }
            }
            .font(.system(size: 13))
        },
        RecordedFixture("text/line-spacing", 400, 320) {
            VStack(alignment: .leading, spacing: 0) {
                Text(long).lineSpacing(4).mark("s4").frame(width: 150, alignment: .topLeading)
                Text(long).lineSpacing(10).mark("s10").frame(width: 150, alignment: .topLeading)
                Color.clear.frame(width: 150, height: 85.5)
                Text("Hello").lineSpacing(10).mark("single")
            }
            .font(.system(size: 13))
        },
        RecordedFixture("pressure/overflow", 200, 120) {
            VStack(spacing: 8) {
                Color.red.frame(height: 40).mark("top")
                Text(long).frame(width: 150, alignment: .leading).mark("text")
                Color.blue.frame(height: 40).mark("bottom")
            }
            .mark("stack")
            .font(.system(size: 13))
        },
        RecordedFixture("text/concatenation", 400, 300) {
            VStack(alignment: .leading, spacing: 0) {
                (Text("Hello, ").bold() + Text("World")).mark("boldPlain")
                Color.clear.frame(width: 74, height: 38)
                (Text("Red ").foregroundColor(.red) + Text("Blue").foregroundColor(.blue)).mark("colors")
                Color.clear.frame(width: 90, height: 104)
                (Text("Layout must ").bold() + Text("wrap this sentence onto several lines inside a narrow frame."))
                    .frame(width: 150, alignment: .topLeading).mark("wrappedRich")
            }
            .font(.system(size: 13))
        },
        RecordedFixture("textstyle/kerning", 360, 320) {
            VStack(alignment: .leading, spacing: 8) {
                Text("Hello").mark("plain")
                Text("Hello").kerning(2).mark("kern2")
                Text("Hello").tracking(2).mark("track2")
                Text("Hello").kerning(5).mark("kern5")
                Text("Hello").kerning(-1).mark("kernNeg")
            }
            .padding(EdgeInsets(top: 19, leading: 100, bottom: 0, trailing: 0)).frame(
                maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading
            )
            .font(.system(size: 13))
        },
    ]
}

@MainActor private let long = "Layout must wrap this sentence onto several lines inside a narrow frame."
