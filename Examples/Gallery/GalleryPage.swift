import SwiftUI

/// The pages. What a page shows is in the file of its name.
enum GalleryPage: String, CaseIterable {
    case text
    case fonts
    case longText
    case values
    case stacks
    case frames
    case layout
    case shapes
    case colors
    case images
    case gradients
    case effects
    case styles
    case canvas
    case charts
    case curves
    case motion
    case buttons
    case controls
    case pickers
    case meters
    case groups
    case lists

    /// The title of the page.
    var title: String {
        switch self {
        case .longText: "Long text"
        default: rawValue.capitalized
        }
    }

    /// The samples, as high as they need to be.
    @MainActor @ViewBuilder var content: some View {
        switch self {
        case .text: TextPage()
        case .fonts: FontPage()
        case .longText: LongTextPage()
        case .values: ValuePage()
        case .stacks: StackPage()
        case .frames: FramePage()
        case .layout: LayoutPage()
        case .shapes: ShapePage()
        case .colors: ColorPage()
        case .images: ImagePage()
        case .gradients: GradientPage()
        case .effects: EffectPage()
        case .styles: StylePage()
        case .canvas: CanvasPage()
        case .charts: ChartPage()
        case .curves: CurvePage()
        case .motion: MotionPage()
        case .buttons: ButtonPage()
        case .controls: ControlPage()
        case .pickers: PickerPage()
        case .meters: MeterPage()
        case .groups: GroupPage()
        case .lists: ListPage()
        }
    }
}
