import SwiftUI

/// Views that say what they are to people who have the page read to them.
struct AccessibilityFixture: View {
    @State private var last = "nothing"
    @State private var stars = 3

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Last: \(last)")
            Text("Chapters").font(.title).accessibilityHeading(.h1)
            Text("One").accessibilityAddTraits(.isHeader)
            Button("♥") { last = "liked" }.accessibilityLabel("Like").accessibilityHint("Adds it to your favourites")
                .accessibilityValue("3 so far")
            Text("3").accessibilityLabel("three books")
            Text("Open").onTapGesture { last = "opened" }.accessibilityAddTraits(.isButton)
            Text("Website").onTapGesture { last = "went" }.accessibilityAddTraits(.isLink)
            Text("Battery").accessibilityValue("half full")
            Circle().frame(width: 20, height: 20).accessibilityLabel("Portrait").accessibilityAddTraits(.isImage)
            Text("Rating").accessibilityValue("\(stars) stars").accessibilityAdjustableAction { direction in
                stars += direction == .increment ? 1 : -1
            }
            Text(verbatim: "\(stars) of 5").accessibilityHidden(true)
            HStack {
                Text("Ada")
                Text("Lovelace")
            }
            .accessibilityElement(children: .combine)
            HStack {
                Text("inner")
                Text("words")
            }
            .accessibilityElement().accessibilityLabel("outer words")
            VStack(alignment: .leading) {
                Text("First")
                Text("Second")
            }
            .accessibilityElement(children: .contain).accessibilityLabel("Letters")
            Button("Mail") { last = "read" }
                .accessibilityAction(named: "Archive") { last = "archived" }
                .accessibilityAction(.escape) { last = "escaped" }
            Button("Chosen") {}.accessibilityAddTraits(.isSelected)
            Text("A sentence that is much too long for the narrow room that it has been given here").lineLimit(1)
                .frame(width: 150)
            Spacer()
        }
        .padding()
    }
}
