import SwiftUI

/// Texts that are hard to show: cut, of many characters, in many styles, with links.
struct TextFixture: View {
    @State private var opened = "nothing"
    private let sentence = "A sentence that is much too long for the narrow room that it has been given here"

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Texts")
            Text(sentence).lineLimit(1).frame(width: 200)
            Text("The beginning. " + sentence).lineLimit(2).foregroundStyle(.secondary).frame(width: 200)
            Text(sentence + ", the end").lineLimit(1).truncationMode(.middle).frame(width: 200)
            Text(sentence + ", at last").lineLimit(1).truncationMode(.head).frame(width: 200)
            Text("日本語の文章です。")
            Text("简体中文的句子。").environment(\.locale, Locale(identifier: "zh-CN"))
            Text("한국어 문장입니다.").bold()
            styles
            letters
            Text("Read the [manual](https://example.org/manual) or [write](mailto:a@example.org).")
            Text("Opened \(opened)")
            Text("Not to be copied").textSelection(.disabled)
        }
        .padding()
        .environment(
            \.openURL,
            OpenURLAction { url in
                opened = url.absoluteString
                return .handled
            })
    }

    private var rainbow: LinearGradient {
        LinearGradient(colors: [.red, .green, .blue], startPoint: .leading, endPoint: .trailing)
    }

    /// Letters of which each kind comes from a part of its font, and texts of several kinds.
    private var letters: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Tōkyō, Ångström, Đặng Văn Tư, Łódź, AV̂A")
            Text("Τα παιδιά παίζουν· ἐν ἀρχῇ ἦν ὁ λόγος").bold()
            Text("Въезд: ТуТ, ГОД, Ёлка, «Їжак»").italic()
            Text("Αθήνα, Київ and Zürich, x² and H₂O, ½, ♥ → ∞")
            Text("Ταῦτα Tōkyō Туда").fontDesign(.serif)
            Text("Ελλάδα Łódź Год 🐋").fontDesign(.monospaced)
        }
    }

    private var styles: some View {
        Group {
            Text("**Bold**, *italic*, `code`, ~~gone~~ and Small Capitals").font(.body.smallCaps())
            Text("spaced").tracking(5) + Text(" narrow").kerning(-1) + Text(" raised").baselineOffset(5)
            Text("Wide \(Image(systemName: "star.fill")) apart").tracking(3) + Text(" and not")
            Text("Rated \(Image(systemName: "star.fill")) by \(Text("many").bold())")
            Text("All colours").bold().foregroundStyle(rainbow)
            Text("Some ") + Text("colours").foregroundStyle(rainbow)
            Text("Serif text").fontDesign(.serif).underline(pattern: .dash)
            Text("An address that only fits in smaller letters").lineLimit(1).minimumScaleFactor(0.3)
                .frame(width: 200)
        }
    }
}
