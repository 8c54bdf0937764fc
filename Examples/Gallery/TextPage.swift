import SwiftUI

/// Texts and their attributes.
struct TextPage: View {
    var body: some View {
        Samples {
            Sample("Styles of letters") {
                Text("Bold").bold()
                Text("Italic").italic()
                Text("Underlined").underline()
                Text("Struck through").strikethrough(color: .red)
                Text("Wide apart").kerning(3)
                Text("Raised ") + Text("letters").baselineOffset(6)
                Text("0123456789").monospacedDigit()
            }
            Sample("Case") {
                Text("Upper case, straße").textCase(.uppercase)
                Text("LOWER CASE").textCase(.lowercase)
                Text("Turkish: istanbul").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr"))
            }
            Sample("Colours") {
                HStack {
                    Text("Primary")
                    Text("Secondary").foregroundStyle(.secondary)
                    Text("Tertiary").foregroundStyle(.tertiary)
                    Text("Tint").foregroundStyle(.tint)
                }
                Text("One ") + Text("red").foregroundStyle(.red) + Text(" word")
                Text("A gradient from letter to letter").bold().foregroundStyle(
                    LinearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing))
            }
            Sample("Images in lines") {
                Text("Rated \(Image(systemName: "star.fill")) by \(Text("many").bold())")
                Text(Image(systemName: "heart.fill")).foregroundStyle(.red) + Text(" and ")
                    + Text(Image(systemName: "heart")).font(.title)
            }
            Sample("Several scripts") {
                Text("English, Ελληνικά, Русский")
                Text("العربية and English")
                Text("עברית")
                Text("日本語 한국어 中文")
                Text("हिन्दी ไทย")
                Text("Emoji 👩‍🚀 🏳️‍🌈 🇪🇺 👍🏽")
            }
            Sample("Hidden until it is there") {
                Text("Nobody can read this").redacted(reason: .placeholder)
            }
        }
    }
}
