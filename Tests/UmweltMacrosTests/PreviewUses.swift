// Unusual layout is what the macros are tried on.
// swift-format-ignore-file

import Umwelt
import UmweltMacros

/// A view that records its creation.
struct Said: View {
    @MainActor static var texts: [String] = []

    init(_ text: String) {
        Self.texts.append(text)
    }

    var body: some View { EmptyView() }
}

let name = "a global that the previews mean"
let line = "another"

func count(from start: Int) -> Int { start + 1 }

#Preview("Plain") {
    Said(name)
    Said(line)
}

#Preview {
    let text = "no name"
    if text.isEmpty {
        Said("empty")
    }
    Said(text)
}

/// Documented, and of some lines.
#Preview(
    "A \("name", default: "computed")",
    body: { Said("labelled") }
)

#Preview("Return") {
    let view = Said("returned")
    return view
}

@MainActor func makeView() -> any View { Said("a function") }

#Preview("Function", body: makeView)

#Preview("State") {
    @Previewable @State var volume = 11
    Said("volume \(volume)")
}

#Preview("Many") {
    @Previewable @Environment(\.theme) var theme
    @Previewable
    @State
    var model = Model(
        count: 2
    )
    let doubled = model.count * 2; @Previewable @State var one = 1; @Previewable @State var two: Int = 1 +
        1
    // A comment with a brace: {
    @State @Previewable var wide = count(from: 3)
        .advanced(by: 1)
    @Previewable @State var choice =
        name == line
        ? "a"
        : "b"
    @Previewable @State var closure: () -> Int = {
        5
    }
    @UmweltMacros.Previewable @State var optional: Int?

    Said("\(theme) \(doubled) \(one) \(two) \(wide) \(choice) \(closure()) \(optional ?? 0)")
    Said("{}")
}

struct Holder {
    #Preview("Nested") { Said("in a type") }
}

extension DefaultStringInterpolation {
    mutating func appendInterpolation(_ value: String, default word: String) { appendLiteral(word) }
}

@available(iOS 17.0, macOS 14.0, *)
#Preview("With attributes") {
    @Previewable @State var word = "attributed"
    Said(word)
}
