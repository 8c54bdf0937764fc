import Foundation
import Umwelt
import UmweltControls

/// The title label of a button, which the button shows in its own colours.
final class TitleOfButton: UILabel {
    private weak var button: UIButton?

    init(of button: UIButton) {
        super.init(frame: .zero)
        font = .systemFont(ofSize: 18)
        self.button = button
    }

    required init?(coder: NSCoder) { nil }

    override func setNeedsDisplay() {
        super.setNeedsDisplay()
        button?.setNeedsDisplay()
    }
}

/// The image view of a button.
final class ImageOfButton: UIImageView {
    private weak var button: UIButton?

    init(of button: UIButton) {
        super.init(frame: .zero)
        self.button = button
    }

    required init?(coder: NSCoder) { nil }

    override func setNeedsDisplay() {
        super.setNeedsDisplay()
        button?.setNeedsDisplay()
    }
}

/// The content of a ``UIButton``: a button of SwiftUI's, or a menu.
struct ButtonContent: View, SystemView {
    let button: UIButton

    /// A number that increases with each change of the button.
    let version: Int

    var body: some View {
        if let menu = button.menu, button.showsMenuAsPrimaryAction {
            Menu {
                MenuItems(elements: menu.children, sender: button)
            } label: {
                ButtonLook(button: button, version: version, isPressed: false)
            }
            .buttonStyle(.plain)
        } else {
            Button(action: button.press) {
                ButtonLook(button: button, version: version, isPressed: button.isHighlighted)
            }
            .buttonStyle(FollowedButtonStyle(button: button))
            .modifier(ButtonMenu(button: button, version: version))
        }
    }
}

/// The menu of a long press.
private struct ButtonMenu: ViewModifier, SystemView {
    let button: UIButton

    /// A number that increases with each change of the button.
    let version: Int

    func body(content: Content) -> some View {
        if let menu = button.menu {
            content.contextMenu { MenuItems(elements: menu.children, sender: button) }
        } else {
            content
        }
    }
}

/// A style that only reports presses.
private struct FollowedButtonStyle: ButtonStyle {
    let button: UIButton

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .contentShape(Rectangle())
            .onChange(of: configuration.isPressed) { button.pressChanged(configuration.isPressed) }
    }
}

/// The label of a button with its background.
private struct ButtonLook: View, SystemView {
    let button: UIButton

    /// A number that increases with each change of the button.
    let version: Int

    let isPressed: Bool

    var body: some View {
        if let configuration = button.configuration {
            ConfiguredLabel(
                button: button, version: version, configuration: configuration, isPressed: isPressed)
        } else {
            StateLabel(button: button, version: version, isPressed: isPressed)
        }
    }
}

extension UIButton {
    /// The place of the label in the button.
    fileprivate var labelAlignment: Alignment {
        switch contentHorizontalAlignment {
        case .center, .fill: .center
        case .left, .leading: .leading
        case .right, .trailing: .trailing
        }
    }
}

extension View {
    /// Fills the button, unless it hugs its label.
    fileprivate func filling(_ button: UIButton) -> some View {
        frame(
            maxWidth: button.isHugged(.horizontal) ? nil : .infinity,
            maxHeight: button.isHugged(.vertical) ? nil : .infinity, alignment: button.labelAlignment)
    }
}

/// The title and the image of a state.
private struct StateLabel: View, SystemView {
    let button: UIButton

    /// A number that increases with each change of the button.
    let version: Int

    let isPressed: Bool

    var body: some View {
        HStack(spacing: 0) {
            if let image = button.currentImage {
                picture(image).offset(button.imageEdgeInsets.movement)
            }
            if let title { title.offset(button.titleEdgeInsets.movement) }
        }
        .padding(EdgeInsets(button.contentEdgeInsets))
        .filling(button)
        .background {
            if let image = button.currentBackgroundImage { Image(uiImage: image).resizable() }
        }
        // A guess: UIKit fades the label of a button of the system in a press.
        .opacity(isPressed ? 0.3 : 1)
        .opacity(button.isEnabled ? 1 : 0.5)
    }

    private var title: Text? {
        let label = button.titleLabel
        let text: Text? =
            if let attributed = button.currentAttributedTitle {
                Text(AttributedString(attributed))
            } else {
                button.currentTitle.map { Text(verbatim: $0) }
            }
        let color =
            button.hasOwnTitleColor ? AnyShapeStyle(Color(uiColor: button.currentTitleColor)) : AnyShapeStyle(.tint)
        return text?.font(label?.font.map { Font($0) }).foregroundStyle(color)
    }

    @ViewBuilder private func picture(_ image: UIImage) -> some View {
        let shown = Image(uiImage: image)
        if button.imageView?.contentMode == .scaleAspectFit {
            shown.resizable().scaledToFit().frame(maxWidth: image.size.width, maxHeight: image.size.height)
                .foregroundStyle(.tint)
        } else {
            shown.foregroundStyle(.tint)
        }
    }
}

extension UIEdgeInsets {
    /// The distance that the insets move the middle of their content.
    fileprivate var movement: CGSize { CGSize(width: (left - right) / 2, height: (top - bottom) / 2) }
}

/// The label and the background of a configuration.
private struct ConfiguredLabel: View, SystemView {
    let button: UIButton

    /// A number that increases with each change of the button.
    let version: Int

    let configuration: UIButton.Configuration
    let isPressed: Bool

    @Environment(\.appearance.buttons) private var measures

    var body: some View {
        let shape = shape
        label
            .font(measures.labels[configuration.buttonSize.control].font)
            .foregroundStyle(foreground)
            .padding(EdgeInsets(configuration.contentInsets))
            .filling(button)
            .background { background(shape) }
            .opacity(isPressed ? 0.6 : 1)
    }

    @ViewBuilder private var label: some View {
        let padding = hasImage && hasTitle ? configuration.imagePadding : 0
        let edge = configuration.imagePlacement
        if edge.contains(.top) || edge.contains(.bottom) {
            VStack(spacing: padding) {
                if edge.contains(.top) { image }
                titles
                if edge.contains(.bottom) { image }
            }
        } else {
            HStack(spacing: padding) {
                if !edge.contains(.trailing) { image }
                titles
                if edge.contains(.trailing) { image }
            }
        }
    }

    private var hasImage: Bool { configuration.image != nil || configuration.showsActivityIndicator }
    private var hasTitle: Bool { configuration.title != nil || configuration.attributedTitle != nil }

    @ViewBuilder private var image: some View {
        if configuration.showsActivityIndicator {
            ProgressView()
        } else if let image = configuration.image {
            Image(uiImage: image.preferring(configuration.preferredSymbolConfigurationForImage))
        }
    }

    @ViewBuilder private var titles: some View {
        if let subtitle = configuration.subtitle {
            VStack(alignment: alignment, spacing: configuration.titlePadding) {
                title
                Text(verbatim: subtitle).font(.caption)
            }
        } else {
            title
        }
    }

    private var title: Text? {
        configuration.attributedTitle.map { Text($0) } ?? configuration.title.map { Text(verbatim: $0) }
    }

    private var alignment: HorizontalAlignment {
        switch configuration.titleAlignment {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    private var foreground: AnyShapeStyle {
        if !button.isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
        if let color = configuration.baseForegroundColor { return AnyShapeStyle(Color(uiColor: color)) }
        return configuration.kind == .filled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint)
    }

    private var fill: AnyShapeStyle {
        if let color = configuration.background.backgroundColor { return AnyShapeStyle(Color(uiColor: color)) }
        if configuration.kind != .plain, !button.isEnabled { return AnyShapeStyle(ControlFill.soft) }
        if let color = configuration.baseBackgroundColor {
            let isFaint = configuration.kind == .tinted
            return AnyShapeStyle(Color(uiColor: color).opacity(isFaint ? 0.18 : 1))
        }
        return switch configuration.kind {
        case .plain: AnyShapeStyle(ControlFill.none)
        case .gray: AnyShapeStyle(ControlFill.soft)
        case .tinted: AnyShapeStyle(ControlFill.tinted)
        case .filled: AnyShapeStyle(.tint)
        }
    }

    private var shape: ButtonBorderShape {
        let shape: ButtonBorderShape =
            switch configuration.cornerStyle {
            case .fixed: .roundedRectangle(radius: configuration.background.cornerRadius)
            case .dynamic: .automatic
            // Guesses: UIKit's radii are not documented.
            case .small: .roundedRectangle(radius: 4)
            case .medium: .roundedRectangle(radius: 8)
            case .large: .roundedRectangle(radius: 12)
            case .capsule: .capsule
            }
        return shape.resolved(for: configuration.buttonSize.control, measures)
    }

    @ViewBuilder private func background(_ shape: ButtonBorderShape) -> some View {
        let background = configuration.background
        shape.fill(fill)
            .overlay { if let image = background.image { Image(uiImage: image).resizable().clipShape(shape) } }
            .overlay {
                if let color = background.strokeColor, background.strokeWidth > 0 {
                    shape.strokeBorder(Color(uiColor: color), lineWidth: background.strokeWidth)
                }
            }
    }
}

extension EdgeInsets {
    /// Makes insets from those by the sides of the screen, for a language that is read from the left.
    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
