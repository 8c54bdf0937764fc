import Foundation
import Umwelt
import UmweltControls

/// A button with a title and an image for each state, or a ``Configuration``.
///
/// ```swift
/// let button = UIButton(type: .system)
/// button.setTitle("Save", for: .normal)
/// button.addAction(UIAction { _ in save() }, for: .touchUpInside)
/// ```
@MainActor @preconcurrency
open class UIButton: UIControl {
    /// The kinds of buttons.
    public enum ButtonType: Int, Sendable {
        /// A button without an appearance of its own: its title is white.
        case custom
        /// A button whose title and image have the tint.
        case system
        /// A button for details, with the symbol of information.
        case detailDisclosure
        /// A button with the symbol of information.
        case infoLight
        /// A button with the symbol of information.
        case infoDark
        /// A button with a plus in a circle.
        case contactAdd
        /// A button without an appearance of its own.
        case plain
        /// A button with a cross in a circle.
        case close

        fileprivate var symbol: String? {
            switch self {
            case .custom, .system, .plain: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }

    /// The kind of the button.
    public private(set) var buttonType = ButtonType.custom

    /// Makes a button of a kind.
    ///
    /// - Parameter buttonType: The kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        // The sizes of UIKit's titles.
        if buttonType == .system { titleFont.font = .systemFont(ofSize: 15) }
        if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    }

    /// Makes a button of a kind, with an action that is its title and its image, too.
    ///
    /// - Parameters:
    ///   - buttonType: The kind.
    ///   - primaryAction: The action; nil for none.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Makes a button with a configuration.
    ///
    /// - Parameters:
    ///   - configuration: The appearance.
    ///   - primaryAction: The action, whose title and image are the button's if the configuration has none; nil for none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            configuration.image = configuration.image ?? primaryAction.image
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        self.configuration = configuration
    }

    // MARK: The label

    /// The label of one state.
    private struct Look {
        var title: String?
        var attributedTitle: NSAttributedString?
        var color: UIColor?
        var image: UIImage?
        var background: UIImage?
        var symbols: UIImage.SymbolConfiguration?
    }

    private var looks: [UInt: Look] = [:] { didSet { setNeedsDisplay() } }

    /// Returns a part of the label of a state, or that of the normal one.
    private func look<Part>(_ part: (Look) -> Part?, in state: State) -> Part? {
        looks[state.rawValue].flatMap(part) ?? looks[State.normal.rawValue].flatMap(part)
    }

    /// Sets the title of a state; nil for that of the normal one.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - state: The state.
    open func setTitle(_ title: String?, for state: State) { looks[state.rawValue, default: Look()].title = title }

    /// Sets the title with attributes of a state; nil for that of the normal one.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - state: The state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        looks[state.rawValue, default: Look()].attributedTitle = title
    }

    /// Sets the colour of the title of a state; nil for that of the normal one.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - state: The state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        looks[state.rawValue, default: Look()].color = color
    }

    /// Sets the image of a state; nil for that of the normal one.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - state: The state.
    open func setImage(_ image: UIImage?, for state: State) { looks[state.rawValue, default: Look()].image = image }

    /// Sets the image behind the label of a state, which fills the button; nil for that of the normal one.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - state: The state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        looks[state.rawValue, default: Look()].background = image
    }

    /// Sets the size and the weight of a symbol that is the image of a state.
    ///
    /// - Parameters:
    ///   - configuration: The settings; nil for those of the normal state.
    ///   - state: The state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { looks[state.rawValue, default: Look()].symbols = configuration }

    /// Returns the title of a state; nil for none.
    ///
    /// - Parameter state: The state.
    open func title(for state: State) -> String? { look(\.title, in: state) }

    /// Returns the title with attributes of a state; nil for none.
    ///
    /// - Parameter state: The state.
    open func attributedTitle(for state: State) -> NSAttributedString? { look(\.attributedTitle, in: state) }

    /// Returns the colour of the title of a state; nil for the usual one.
    ///
    /// - Parameter state: The state.
    open func titleColor(for state: State) -> UIColor? { look(\.color, in: state) }

    /// Returns the image of a state; nil for none.
    ///
    /// - Parameter state: The state.
    open func image(for state: State) -> UIImage? { look(\.image, in: state) }

    /// Returns the image behind the label of a state; nil for none.
    ///
    /// - Parameter state: The state.
    open func backgroundImage(for state: State) -> UIImage? { look(\.background, in: state) }

    /// The title that shows; nil for none.
    open var currentTitle: String? { title(for: state) }
    /// The title with attributes that shows; nil for none.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title that shows.
    open var currentTitleColor: UIColor {
        titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
    }
    /// The image that shows; nil for none.
    open var currentImage: UIImage? {
        image(for: state)?.preferring(look(\.symbols, in: state))
    }
    /// The image behind the label that shows; nil for none.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// True if the title's colour is the button's own, and not the tint.
    var hasOwnTitleColor: Bool { titleColor(for: state) != nil || buttonType != .system }

    /// The label of the title, whose font and lines apply.
    private lazy var titleFont = TitleOfButton(of: self)

    /// The label of the title: its font, its lines and its alignment apply. Set the text with ``setTitle(_:for:)``.
    open var titleLabel: UILabel? { titleFont }

    /// The view of the image: its content mode applies. Set the image with ``setImage(_:for:)``.
    open private(set) lazy var imageView: UIImageView? = ImageOfButton(of: self)

    /// The distances between the label and the edges, in points, without a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
    /// The insets that move the title, in points, without a configuration.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
    /// The insets that move the image, in points, without a configuration.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }

    // MARK: The configuration

    /// The appearance; nil for the labels of states.
    open var configuration: Configuration? { didSet { setNeedsDisplay() } }

    /// The type of closures that change the configuration with the state.
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

    /// Called before the button shows in another state; nil for none.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsDisplay() } }

    /// Requests a call of ``configurationUpdateHandler``.
    open func setNeedsUpdateConfiguration() { setNeedsDisplay() }

    /// Changes the configuration for the state: calls ``configurationUpdateHandler``.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Presses

    /// The menu of the button; nil for none.
    open var menu: UIMenu? { didSet { setNeedsDisplay() } }
    /// True if a press opens the menu; otherwise a long press does.
    open var showsMenuAsPrimaryAction = false { didSet { setNeedsDisplay() } }
    /// True if a press selects the button, or ends that.
    open var changesSelectionAsPrimaryAction = false

    private var isActing = false

    /// Handles the start and the end of a press.
    func pressChanged(_ isPressed: Bool) {
        isHighlighted = isPressed
        if isPressed {
            isActing = false
            sendActions(for: .touchDown)
        } else if !isActing {
            sendActions(for: .touchUpOutside)
        }
    }

    /// Handles a press.
    func press() {
        isActing = true
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    override var sizesContent: Bool { true }

    override var ownContent: AnyView {
        UIView.whileUpdating { updateConfiguration() }
        return AnyView(ButtonContent(button: self, version: displayVersion).disabled(!isEnabled))
    }
}
