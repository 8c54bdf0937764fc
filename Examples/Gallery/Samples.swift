import SwiftUI

/// Samples, one below the other.
struct Samples<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 20) { content }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
    }
}

/// A sample below what it shows.
struct Sample<Content: View>: View {
    let name: String
    let content: Content

    init(_ name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
            content
        }
    }
}

/// A box to be arranged.
struct Box: View {
    var label = ""
    var color = Color.blue
    var width: CGFloat = 44
    var height: CGFloat = 44

    var body: some View {
        ZStack {
            color
            Text(verbatim: label).font(.caption).foregroundStyle(.white)
        }
        .frame(width: width, height: height)
    }
}
