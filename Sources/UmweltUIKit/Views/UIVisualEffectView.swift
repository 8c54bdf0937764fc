import Foundation
import Umwelt

/// An effect of a ``UIVisualEffectView``: always a ``UIBlurEffect`` here.
public class UIVisualEffect: NSObject, @unchecked Sendable {
    // Its one subclass is final, and never changes: any thread may read it.
    init(made: Void) { super.init() }
}

/// A view whose background is a material.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// The effect; nil for none.
    open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

    /// The view for content in front of the material.
    public private(set) lazy var contentView: UIView = {
        let view = UIView()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }()

    /// Makes a view with an effect; nil for none.
    ///
    /// - Parameter effect: The effect; nil for none.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    /// Makes a view without an effect.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a view; there are no storyboards here, which could contain one.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var ownContent: AnyView {
        guard let blur = effect as? UIBlurEffect else { return super.ownContent }
        return AnyView(
            Rectangle().fill(blur.material).transformEnvironment(\.colorScheme) { [scheme = blur.colorScheme] in
                $0 = scheme ?? $0
            })
    }
}
