import SwiftUI
import UmweltTesting

extension EnvironmentValues {
    @Entry var changingKey: Int = 0
    @Entry var constantKey: Int = 0
}

/// Lets the benchmark reach the state inside of the views.
@MainActor private final class KeyWriter {
    var write: (Int) -> Void = { _ in }
}

private struct Readers: View {
    let others: Int
    let writer: KeyWriter
    @State private var value = 0

    var body: some View {
        let _ = (writer.write = { value = $0 })
        VStack(spacing: 0) {
            ForEach(0..<ReaderScenario.readers, id: \.self) { _ in ChangingReader() }
            ForEach(0..<others, id: \.self) { _ in ConstantReader() }
        }
        .environment(\.changingKey, value)
        .environment(\.constantKey, 1)
    }
}

/// The two texts have the same letters, so that the reader's size is constant.
private struct ChangingReader: View {
    @Environment(\.changingKey) private var value
    var body: some View { Text(value.isMultiple(of: 2) ? "nunu" : "unun") }
}

private struct ConstantReader: View {
    @Environment(\.constantKey) private var value
    var body: some View { Text("\(value)") }
}

/// Ten readers of an environment key that changes, beside readers of another key.
///
/// The cost of a write must follow the readers of its key alone: the same with 10,000 readers of other keys as without.
@MainActor package struct ReaderScenario {
    /// The number of views that read the key that changes.
    package static let readers = 10

    package let host: TestHost
    private let writer: KeyWriter
    private var value = 0

    /// Builds the views.
    ///
    /// - Parameter others: The number of views that read the other key.
    package init(others: Int, typeSetter: any TypeSetter = FixedMetrics()) {
        let writer = KeyWriter()
        self.writer = writer
        host = TestHost(typeSetter: typeSetter) { Readers(others: others, writer: writer) }
    }

    /// Writes the key, and updates.
    package mutating func changeKey() {
        value += 1
        writer.write(value)
        host.update()
    }
}
