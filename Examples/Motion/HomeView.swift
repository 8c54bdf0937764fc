import SwiftUI

/// The way to all pages.
struct HomeView: View {
    private let columns = [GridItem(.adaptive(minimum: 300), spacing: 12)]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach(MotionPage.allCases, id: \.self) { page in
                    NavigationLink(value: page) { HomeCard(page: page) }
                        .buttonStyle(PressedStyle())
                }
            }
            .padding()
            .frame(maxWidth: 1000)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle("Motion")
    }
}

/// A page's emblem, title and summary.
private struct HomeCard: View {
    let page: MotionPage

    var body: some View {
        HStack(spacing: 16) {
            Emblem(page: page)
                .padding(12)
                .frame(width: 64, height: 64)
                .background(Color.indigo.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
            VStack(alignment: .leading, spacing: 3) {
                Text(page.title).font(.headline)
                Text(page.summary).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding(12)
        .background(.panel, in: RoundedRectangle(cornerRadius: 20))
    }
}

/// Gives way a little while it is pressed.
private struct PressedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .animation(.snappy(duration: 0.25), value: configuration.isPressed)
    }
}

#Preview("Home") {
    NavigationStack { HomeView() }
}
