import SwiftUI

/// Text styles, weights and designs.
struct FontPage: View {
    private let styles: [(String, Font)] = [
        ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Subheadline", .subheadline), ("Body", .body), ("Callout", .callout),
        ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
    ]
    private let weights: [(String, Font.Weight)] = [
        ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
        ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]

    var body: some View {
        Samples {
            Sample("Text styles") { ForEach(styles, id: \.0) { Text(verbatim: $0.0).font($0.1) } }
            Sample("Weights") { ForEach(weights, id: \.0) { Text(verbatim: $0.0).fontWeight($0.1) } }
            Sample("Designs") {
                Text("Default").font(.system(.body, design: .default))
                Text("Serif").font(.system(.body, design: .serif))
                Text("Monospaced").font(.system(.body, design: .monospaced))
            }
            Sample("Sizes of their own") {
                HStack(alignment: .firstTextBaseline) {
                    ForEach([9, 13, 20, 32, 48] as [CGFloat], id: \.self) { Text("Aa").font(.system(size: $0)) }
                }
            }
        }
    }
}
