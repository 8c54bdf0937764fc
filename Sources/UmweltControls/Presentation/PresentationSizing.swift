import Foundation
@_spi(Kernel) import Umwelt

/// A rule for the size of a sheet in a wide window.
public protocol PresentationSizing {
    /// Returns the size that is proposed to the content, in points; the sheet is as large as the content is then where
    /// a length is nil.
    ///
    /// - Parameters:
    ///   - root: The content of the presentation, which can be measured.
    ///   - context: The values that the host sets.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, as rules for its size see it.
public struct PresentationSizingRoot {
    private let measure: (ProposedViewSize) -> CGSize

    init(measure: @escaping (ProposedViewSize) -> CGSize) { self.measure = measure }

    /// Returns the size of the content for a proposal, in points.
    ///
    /// - Parameter proposal: The proposed size, in points; nil for a length that the view decides.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

@available(*, unavailable)
extension PresentationSizingRoot: Sendable {}

/// The context of a sizing: facts about the window of a sheet.
public struct PresentationSizingContext {
    /// The size of a form's sheet, in points.
    let form: CGSize

    let window: CGSize

    /// The previous size of the sheet; zero for a new one.
    let last: CGSize
}

@available(*, unavailable)
extension PresentationSizingContext: Sendable {}

/// The default sizing: a form's.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    /// Returns the size of a form's sheet.
    ///
    /// - Parameters:
    ///   - root: The content of the presentation, which can be measured.
    ///   - context: The values that the host sets.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(context.form) }
}

/// The rule for sheets with a form: somewhat wider than a phone.
public struct FormPresentationSizing: PresentationSizing, Sendable {
    /// Returns the size of a form's sheet.
    ///
    /// - Parameters:
    ///   - root: The content of the presentation, which can be measured.
    ///   - context: The values that the host sets.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(context.form) }
}

/// The rule for sheets with a page of text: a share of the window.
public struct PagePresentationSizing: PresentationSizing, PageSizedPresentation, Sendable {
    var isPageSized: Bool { true }

    /// Returns the size of a page's sheet. The width is a guess at UIKit's page sheet.
    ///
    /// - Parameters:
    ///   - root: The content of the presentation, which can be measured.
    ///   - context: The values that the host sets.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        ProposedViewSize(width: min(704, context.window.width - 40), height: context.window.height - 40)
    }
}

/// The rule for sheets that are as large as their content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
    /// Returns a proposal of the content's own size.
    ///
    /// - Parameters:
    ///   - root: The content of the presentation, which can be measured.
    ///   - context: The values that the host sets.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The default rule.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// The size of a page.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size of the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing {
    /// Fits some lengths to the content.
    ///
    /// - Parameters:
    ///   - horizontal: True for the width.
    ///   - vertical: True for the height.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        ChangedPresentationSizing(base: self) { proposal, root, _ in
            let own = root.sizeThatFits(
                ProposedViewSize(
                    width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
            if horizontal { proposal.width = own.width }
            if vertical { proposal.height = own.height }
        }
    }

    /// Lets some lengths grow, but not shrink, while the sheet is shown.
    ///
    /// - Parameters:
    ///   - horizontal: True for the width.
    ///   - vertical: True for the height.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        ChangedPresentationSizing(base: self) { proposal, _, context in
            if horizontal { proposal.width = proposal.width.map { max($0, context.last.width) } }
            if vertical { proposal.height = proposal.height.map { max($0, context.last.height) } }
        }
    }
}

/// A sizing that modifies another one.
private struct ChangedPresentationSizing<Base: PresentationSizing>: PresentationSizing, PageSizedPresentation {
    let base: Base
    var isPageSized: Bool { base.isForPages }
    let change: (inout ProposedViewSize, PresentationSizingRoot, PresentationSizingContext) -> Void

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var proposal = base.proposedSize(for: root, context: context)
        change(&proposal, root, context)
        return proposal
    }
}

extension View {
    /// Sets the size of the enclosing sheet in a wide window.
    ///
    /// - Parameter sizing: The rule for the size, such as `.fitted` or `.form`.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        transformPreference(SheetSettingsKey.self) { $0.sizing = sizing }
    }
}
