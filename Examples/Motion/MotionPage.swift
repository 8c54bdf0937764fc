import SwiftUI

/// The pages. What a page shows is in the file of its name.
enum MotionPage: String, CaseIterable {
    case springs
    case curves
    case transitions
    case phases
    case shapes
    case matched

    /// The title of the page.
    var title: String {
        switch self {
        case .phases: "Phases, keyframes"
        case .matched: "Matched geometry"
        default: rawValue.capitalized
        }
    }

    /// The summary of the page, in one line.
    var summary: String {
        switch self {
        case .springs: "A duration and a bounce"
        case .curves: "A race of one second"
        case .transitions: "How views come and go"
        case .phases: "Step by step, or on tracks"
        case .shapes: "Polygons, rings and waves"
        case .matched: "One view becomes another"
        }
    }

    /// The page itself.
    @MainActor @ViewBuilder var content: some View {
        switch self {
        case .springs: SpringPage()
        case .curves: CurvePage()
        case .transitions: TransitionPage()
        case .phases: PhasePage()
        case .shapes: ShapePage()
        case .matched: MatchedPage()
        }
    }
}
