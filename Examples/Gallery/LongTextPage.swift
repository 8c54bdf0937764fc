import SwiftUI

/// Text in several lines, and text that does not fit.
struct LongTextPage: View {
    private let sentence = "The sea is everything. It covers seven tenths of the terrestrial globe."

    var body: some View {
        Samples {
            Sample("Alignment") {
                Text(verbatim: sentence).multilineTextAlignment(.leading).frame(width: 200)
                Text(verbatim: sentence).multilineTextAlignment(.center).frame(width: 200)
                Text(verbatim: sentence).multilineTextAlignment(.trailing).frame(width: 200)
            }
            Sample("At most one line, and two") {
                Text(verbatim: sentence).lineLimit(1)
                Text(verbatim: sentence).lineLimit(2).frame(width: 240)
            }
            Sample("Cut at the head, in the middle, at the tail") {
                ForEach([Text.TruncationMode.head, .middle, .tail], id: \.self) { mode in
                    Text(verbatim: sentence).lineLimit(1).truncationMode(mode)
                }
            }
            Sample("A word that is too long for its line") {
                Text("Donaudampfschifffahrtsgesellschaft").frame(width: 160)
            }
            Sample("Two directions") {
                Text("قرأت Moby Dick أمس، وكان عدد الصفحات 635.").frame(width: 220)
            }
        }
    }
}
