import Foundation
@_spi(Kernel) import Umwelt

/// The colours and the knob of all sliders.
package struct SliderAppearance: Equatable {
    /// The colour of the part of the track that is filled, where no view sets a tint; nil for the usual one.
    package var filled: Color?
    /// The colour of the rest of the track; nil for the usual one.
    package var empty: Color?
    /// The colour of the knob; nil for white.
    package var knob: Color?
    /// The image in place of the knob; nil for none.
    package var knobImage: KnobImage?

    /// Makes the usual appearance.
    package init() {}

    /// An image centered at the position of a slider's knob.
    package struct KnobImage: Equatable {
        let file: ImageFile?
        let size: CGSize
        let isTemplate: Bool

        /// Makes the image that has been made in memory.
        package init(_ image: UIImage) {
            file = image.file
            size = image.size
            isTemplate = image.isTemplate
        }
    }
}

/// The images and the colour of the buttons of all steppers.
package struct StepperAppearance: Equatable {
    /// The image of the button that steps up; nil for the usual one.
    package var increment: Image?
    /// The image of the button that steps down; nil for the usual one.
    package var decrement: Image?
    /// The colour of images that are templates; nil for the tint.
    package var tint: Color?

    /// Makes the usual appearance.
    package init() {}
}

/// The conditions under which a text field shows a button that clears it.
package enum ClearButtonMode: Hashable, Sendable {
    /// Never.
    case never
    /// While the field has the keyboard.
    case whileEditing
    /// While the field does not have the keyboard.
    case unlessEditing
    /// Always.
    case always
}
