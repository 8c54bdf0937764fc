import Foundation
import Umwelt

struct IsInFormColumnsKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the views are in a form whose labels and controls are two columns.
    package var isInFormColumns: Bool {
        get { self[IsInFormColumnsKey.self] }
        set { self[IsInFormColumnsKey.self] = newValue }
    }
}

extension HorizontalAlignment {
    private enum FormControls: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    /// The leading edge of the controls in a form with two columns; views without a label are aligned to it.
    package static let formControls = HorizontalAlignment(FormControls.self)
}
