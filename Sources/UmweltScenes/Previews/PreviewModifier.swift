import Foundation
import Observation

/// A modifier for several previews, with shared data such as samples.
///
/// ```swift
/// struct SampleLibrary: PreviewModifier {
///     static func makeSharedContext() async throws -> Library { try await Library.sample() }
///     func body(content: Content, context: Library) -> some View { content.environment(context) }
/// }
///
/// #Preview(traits: .modifier(SampleLibrary())) { ShelfView() }
/// ```
@MainActor
public protocol PreviewModifier {
    /// The type of the shared data.
    associatedtype Context = Void

    /// The type of the view that the modifier makes.
    associatedtype Body: View

    /// The type of the preview's own content.
    typealias Content = PreviewModifierContent

    /// Makes the shared data: once for each type of modifier, before the first preview.
    @MainActor static func makeSharedContext() async throws -> Context

    /// Returns the preview's content, modified.
    ///
    /// - Parameters:
    ///   - content: The content of the preview.
    ///   - context: The shared data.
    @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == () {
    /// Makes no shared data.
    @MainActor public static func makeSharedContext() async throws -> Context { return () }
}

/// The content of a preview, as its ``PreviewModifier`` gets it.
public struct PreviewModifierContent: View {
    fileprivate let content: AnyView

    /// The content.
    public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Returns the trait of a preview that is modified. Of several modifiers the last is the outermost.
    ///
    /// - Parameter modifier: The modifier, whose shared context is made once for all previews that use it.
    @MainActor
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        let use = PreviewModifierUse(modifier)
        return PreviewTrait { $0.modifiers.append(use) }
    }
}

/// A preview's modifier of any type.
@MainActor
final class PreviewModifierUse {
    private let modify: (AnyView) -> AnyView

    init<M: PreviewModifier>(_ modifier: M) {
        modify = { AnyView(ModifiedPreview(modifier: modifier, content: PreviewModifierContent(content: $0))) }
    }

    /// Returns a preview's view, modified.
    func modified(_ view: any View) -> any View { modify(AnyView(view)) }
}

/// A preview with a modifier; empty until the shared data exists.
private struct ModifiedPreview<M: PreviewModifier>: View {
    let modifier: M
    let content: PreviewModifierContent

    var body: some View {
        switch SharedPreviewContext.of(M.self).result {
        case .success(let shared): modifier.body(content: content, context: shared)
        case .failure(let error): Text("\(String(describing: M.self)) cannot make its context: \(error)")
        case nil: Color.clear
        }
    }
}

/// The context that the previews with modifiers of one type share.
@MainActor @Observable
private final class SharedPreviewContext<M: PreviewModifier> {
    /// The context, or the error of its creation; nil during its creation.
    private(set) var result: Result<M.Context, any Error>?

    private init() {
        // It has been made at once unless it waits for something, so that pictures show it.
        Task.immediate { @MainActor in
            do {
                result = .success(try await M.makeSharedContext())
            } catch {
                result = .failure(error)
            }
        }
    }

    static func of(_ type: M.Type) -> SharedPreviewContext {
        let key = ObjectIdentifier(type)
        if let made = sharedContexts[key] as? SharedPreviewContext { return made }
        let new = SharedPreviewContext()
        sharedContexts[key] = new
        return new
    }
}

/// The contexts that have been made, by the type of their modifier.
@MainActor private var sharedContexts: [ObjectIdentifier: AnyObject] = [:]
