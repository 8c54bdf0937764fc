import SwiftUI

/// The column of a page's panels, one below the other, no wider than a text that can be read.
struct Page<Content: View>: View {
    var width: CGFloat = 640
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView {
            VStack(spacing: 16) { content }
                .padding()
                .frame(maxWidth: width)
                .frame(maxWidth: .infinity)
        }
    }
}

/// Something to try, with its name and the code that moves it.
struct Panel<Content: View>: View {
    let title: LocalizedStringKey
    let code: String?
    let content: Content

    init(_ title: LocalizedStringKey, code: String? = nil, @ViewBuilder content: () -> Content) {
        self.title = title
        self.code = code
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            VStack(alignment: .leading, spacing: 3) {
                Text(title).font(.headline)
                if let code {
                    Text(verbatim: code)
                        .font(.system(.caption, design: .monospaced))
                        .foregroundStyle(.secondary)
                }
            }
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(.panel, in: RoundedRectangle(cornerRadius: 20))
    }
}

extension ShapeStyle where Self == Color {
    /// The colour of panels, a little off the window's in light and dark.
    static var panel: Color { .primary.opacity(0.06) }
}

/// A button that is as wide as its panel.
struct WideButton: View {
    let title: LocalizedStringKey
    let action: @MainActor () -> Void

    init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Text(title).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
    }
}
