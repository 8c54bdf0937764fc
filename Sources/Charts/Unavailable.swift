import SwiftUI

// Names of Swift Charts that Umwelt has not: declared so that the compiler can say so in their line.

@available(*, unavailable, message: "Umwelt has no charts in three dimensions: use Chart.")
public struct Chart3D<Content>: View {
    public init(@ViewBuilder content: () -> Content) {}

    public init<Data, C>(_ data: Data, @ViewBuilder content: @escaping (Data) -> C) {}

    public init<Data, ID, C>(_ data: Data, id: ID, @ViewBuilder content: @escaping (Data) -> C) {}

    public var body: Never { fatalError("Chart3D is unavailable.") }
}

@available(*, unavailable, message: "Umwelt has no charts in three dimensions: use a heat map of RectanglePlot.")
public struct SurfacePlot {
    public init(x: String, y: String, z: String, function: @escaping @Sendable (Double, Double) -> Double) {}
}

@available(*, unavailable, message: "Umwelt has no charts in three dimensions.")
public struct Chart3DPose {}

extension AnnotationOverflowResolution.Strategy {
    @available(
        *, unavailable,
        message: "Umwelt's scales get no space for annotations: use automatic, which makes the plot smaller."
    )
    public static var padScale: AnnotationOverflowResolution.Strategy { .automatic }
}
