import SwiftUI

/// Texts that are hard to show: cut, and of many characters.
struct TextFixture: View {
    private let sentence = "A sentence that is much too long for the narrow room that it has been given here"

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Texts")
            Text(sentence).lineLimit(1).frame(width: 200)
            Text("The beginning. " + sentence).lineLimit(2).frame(width: 200)
            Text(sentence + ", the end").lineLimit(1).truncationMode(.middle).frame(width: 200)
            Text(sentence + ", at last").lineLimit(1).truncationMode(.head).frame(width: 200)
            Text("日本語の文章です。")
            Text("简体中文的句子。").environment(\.locale, Locale(identifier: "zh-CN"))
            Text("한국어 문장입니다.").bold()
        }
        .padding()
    }
}
