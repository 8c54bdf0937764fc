import Umwelt
import UmweltRendering

/// The variants of a view that a sheet shows side by side: each combination of values that the system sets.
///
/// ```swift
/// .matrix(.colorScheme, .dynamicTypeSize(.large, .accessibility3), .layoutDirection, .locale("ar"))
/// ```
public struct PictureMatrix: Sendable {
    let axes: [PictureAxis]

    /// The number of columns at most, as wider sheets are hard to read.
    private static let maxColumns = 4

    /// Every combination of the axes' settings.
    ///
    /// - Parameter axes: The axes of the matrix.
    public static func matrix(_ axes: PictureAxis...) -> PictureMatrix { PictureMatrix(axes: axes) }

    /// The variants in which most views should be checked: light and dark, in standard and large type, from left to
    /// right and from right to left.
    public static var usual: PictureMatrix {
        matrix(.colorScheme, .dynamicTypeSize(.large, .accessibility3), .layoutDirection)
    }

    /// Draws the sheet: a host in all variants, each on its window's background, below a caption.
    ///
    /// Changes of a variant are not animated. The host's traits are restored afterwards.
    ///
    /// - Parameter draw: Draws the host with its current traits.
    @MainActor
    public func sheet(
        of host: ViewHost, draw: (ViewHost) -> DisplayList = { $0.displayList }
    ) -> DisplayList {
        let usual = host.traits
        let cells = host.motion.withoutAnimation {
            defer {
                host.traits = usual
                host.update()
            }
            return variants.map { variant in
                host.traits = usual
                for setting in variant { setting.apply(&host.traits) }
                let picture = draw(host).onWindowBackground(host.colorScheme)
                return PictureSheet.Cell(caption: variant.map(\.caption).joined(separator: ", "), picture: picture)
            }
        }
        return PictureSheet(cells: cells, columnCount: columnCount).picture
    }

    /// The combinations; the last axis changes fastest.
    private var variants: [[PictureAxis.Setting]] {
        axes.reduce([[]]) { variants, axis in
            variants.flatMap { variant in axis.settings.map { variant + [$0] } }
        }
    }

    /// The number of pictures in a row: all settings of the last axes, as long as they are few.
    private var columnCount: Int {
        var count = 1
        for axis in axes.reversed() {
            let more = count * axis.settings.count
            if more > Self.maxColumns { return count > 1 ? count : Self.maxColumns }
            count = more
        }
        return max(count, 1)
    }
}
