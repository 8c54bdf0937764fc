import Foundation
import Umwelt

/// The view of a hosting controller.
final class HostingView: UIView {
    private let content: AnyView

    init(_ content: AnyView) {
        self.content = content
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var sizesContent: Bool { true }

    override var isHigherWhereNarrower: Bool { true }

    override var changesByItself: Bool { true }

    override var ownContent: AnyView { content }
}
