/// The source of the functions that replace parts that do not compile.
enum BrokenPartSource {
    /// The function that reports an error when it is called.
    static let call = "_umweltBrokenCall"

    /// The function that returns an error's view, or any other type that a builder requires.
    static let view = "_umweltBrokenView"

    /// The function that ends the program with an error when it is called.
    static let end = "_umweltBrokenEnd"

    /// Returns the declarations that a text with replaced parts needs, to be appended to it.
    static func declarations(for text: String) -> String {
        if text.contains(view) { return calls + views }
        return text.contains(call) || text.contains(end) ? calls : ""
    }

    private static let calls = """

        import Foundation
        nonisolated fileprivate func \(call)(_ message: String) {
            FileHandle.standardError.write(Data((message + "\\n").utf8))
        }
        nonisolated fileprivate func \(end)(_ message: String) -> Never { fatalError(message) }

        """

    private static let views = """
        import SwiftUI
        fileprivate struct _UmweltBroken: View {
            let message: String
            nonisolated init(_ message: String) { self.message = message }
            var body: some View {
                Text(verbatim: message).font(.caption).foregroundStyle(.red).padding(6)
                    .background(.red.opacity(0.1), in: RoundedRectangle(cornerRadius: 6))
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
        nonisolated fileprivate func \(view)(_ message: String) -> _UmweltBroken { .init(message) }
        @_disfavoredOverload
        nonisolated fileprivate func \(view)(_ message: String) -> WindowGroup<_UmweltBroken> {
            WindowGroup { _UmweltBroken(message) }
        }
        @_disfavoredOverload
        nonisolated fileprivate func \(view)(_ message: String) -> EmptyCommands { EmptyCommands() }
        @_disfavoredOverload
        nonisolated fileprivate func \(view)(_ message: String) -> some ToolbarContent {
            // A bar has no room for a text beside the other items.
            ToolbarItem {
                Label(message, systemImage: "exclamationmark.triangle").labelStyle(.iconOnly).foregroundStyle(.red)
                    .help(message)
            }
        }
        @_disfavoredOverload
        nonisolated fileprivate func \(view)(_ message: String) -> Tab<Never, _UmweltBroken, EmptyView> {
            Tab { _UmweltBroken(message) }
        }
        @_disfavoredOverload
        nonisolated fileprivate func \(view)<Value: Hashable>(
            _ message: String
        ) -> Tab<Value, _UmweltBroken, EmptyView>? {
            // No value of the selection is known to be that of no other tab.
            nil
        }

        """
}
