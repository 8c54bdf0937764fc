import SwiftUI

/// The appearance of tips.
///
/// ```swift
/// struct PlainTipStyle: TipViewStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.title.font(.headline).padding()
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol TipViewStyle {
    /// The view that shows a tip.
    associatedtype Body: View

    /// The parts of a tip.
    typealias Configuration = TipViewStyleConfiguration

    /// Returns the view that shows a tip.
    ///
    /// - Parameter configuration: The parts of the tip.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a tip, as styles receive them.
public struct TipViewStyleConfiguration {
    /// The tip. A style's close button invalidates it.
    public let tip: any Tip

    /// The buttons. Their handlers also call the action of the tip's view.
    public let actions: [Tips.Action]

    /// The title.
    public var title: Text? { tip.title }

    /// The text below the title; nil for none.
    public var message: Text? { tip.message }

    /// The image; nil for none.
    public var image: Image? { tip.image }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// The default style: the image at the left, the title with a close button, the message, and the buttons below.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// The default style of tips.
public struct MiniTipViewStyle: TipViewStyle {
    // Apple's figures are not known. Those in two public re-creations of the view (shaps80/SwiftUIBackports and
    // Seb Vidal's UITipView) that agree: the fonts, the sides, and the place of the image; the others are guesses
    // between the two.
    private static let sides: CGFloat = 13
    private static let topAndBottom: CGFloat = 14
    private static let imageSize = CGSize(width: 44, height: 44)
    private static let actionSpace: CGFloat = 11

    /// Makes the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .top, spacing: Self.sides) {
            if let image = configuration.image { TipImage(image: image, defaultSize: Self.imageSize) }
            VStack(alignment: .leading, spacing: 0) {
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    configuration.title.font(.headline)
                    Spacer(minLength: 0)
                    CloseButton(tip: configuration.tip)
                }
                if let message = configuration.message {
                    message.font(.subheadline).foregroundStyle(.secondary).padding(.top, 4)
                }
                ForEach(configuration.actions) { action in
                    Divider().padding(.trailing, -Self.sides).padding(.vertical, Self.actionSpace)
                    Button(action: action.handler) {
                        action.label().fontWeight(action.index == 0 ? .semibold : .regular)
                            .frame(maxWidth: .infinity, alignment: .leading).contentShape(.rect)
                    }
                    .buttonStyle(.plain).foregroundStyle(.tint)
                }
            }
            .multilineTextAlignment(.leading)
        }
        .padding(.horizontal, Self.sides).padding(.vertical, Self.topAndBottom)
    }
}

/// The image of a tip.
private struct TipImage: View {
    let image: Image
    let defaultSize: CGSize
    @Environment(\.tipImageSize) private var size
    @Environment(\.tipImageStyle) private var style

    var body: some View {
        let size = size ?? defaultSize
        let image = image.resizable().scaledToFit().frame(width: size.width, height: size.height)
        switch style?.levels {
        case nil: image.foregroundStyle(.tint)
        case .one(let style): image.foregroundStyle(style)
        case .two(let primary, let secondary): image.foregroundStyle(primary, secondary)
        case .three(let primary, let secondary, let tertiary):
            image.foregroundStyle(primary, secondary, tertiary)
        }
    }
}

/// The button that closes a tip.
private struct CloseButton: View {
    let tip: any Tip

    var body: some View {
        Button {
            withAnimation { tip.invalidate(reason: .tipClosed) }
        } label: {
            Image(systemName: "xmark").font(.footnote.bold()).foregroundStyle(.quaternary).contentShape(.rect)
        }
        .buttonStyle(.plain).accessibilityLabel("Close")
    }
}
