import Foundation
import Umwelt

@available(
    *, unavailable, message: "Umwelt has no shaders, because they need Metal: draw with Canvas, or leave them out."
)
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    public static var `default`: ShaderLibrary { ShaderLibrary() }

    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

    private init() {}

    public init(data: Data) {}

    public init(url: URL) {}

    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

@available(
    *, unavailable, message: "Umwelt has no shaders, because they need Metal: draw with Canvas, or leave them out."
)
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    public var library: ShaderLibrary { .default }

    public var name: String { "" }

    public init(library: ShaderLibrary, name: String) {}

    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

@available(
    *, unavailable, message: "Umwelt has no shaders, because they need Metal: draw with Canvas, or leave them out."
)
public struct Shader: Equatable, Sendable, ShapeStyle {
    public struct Argument: Equatable, Sendable {
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }

        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }

        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }

        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }

        public static func float2(_ point: CGPoint) -> Argument { Argument() }

        public static func float2(_ size: CGSize) -> Argument { Argument() }

        public static func float2(_ vector: CGVector) -> Argument { Argument() }

        public static func floatArray(_ array: [Float]) -> Argument { Argument() }

        public static var boundingRect: Argument { Argument() }

        public static func color(_ color: Color) -> Argument { Argument() }

        public static func colorArray(_ array: [Color]) -> Argument { Argument() }

        public static func image(_ image: Image) -> Argument { Argument() }

        public static func data(_ data: Data) -> Argument { Argument() }
    }

    public struct UsageType: Hashable, Sendable {
        public static var shapeStyle: UsageType { UsageType() }

        public static var colorEffect: UsageType { UsageType() }

        public static var distortionEffect: UsageType { UsageType() }

        public static var layerEffect: UsageType { UsageType() }
    }

    public var function: ShaderFunction { ShaderFunction(library: .default, name: "") }

    public var arguments: [Argument] { [] }

    public var dithersColor: Bool {
        get { false }
        set {}
    }

    public init(function: ShaderFunction, arguments: [Argument]) {}

    public func compile(as type: UsageType) async throws {}
}

@available(
    *, unavailable, message: "Umwelt has no shaders, because they need Metal: draw with Canvas, or leave them out."
)
extension View {
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }

    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
}

@available(
    *, unavailable, message: "Umwelt has no shaders, because they need Metal: draw with Canvas, or leave them out."
)
extension VisualEffect {
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }

    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
}

@available(
    *, unavailable, message: "Umwelt has no shaders, because they need Metal: draw with Canvas, or leave them out."
)
extension GraphicsContext.Filter {
    public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { .colorInvert() }

    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
        .colorInvert()
    }

    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
        .colorInvert()
    }
}

@available(
    *, unavailable, message: "Umwelt has no shaders, because they need Metal: draw with Canvas, or leave them out."
)
extension GraphicsContext.Shading {
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading { .foreground }
}
