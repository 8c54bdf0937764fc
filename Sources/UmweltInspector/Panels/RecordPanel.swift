import Umwelt
import UmweltControls

/// The recorder of the user's actions in the window, and the test that repeats them.
struct RecordPanel: View {
    let model: InspectorModel

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(spacing: 12) {
                Button(model.isRecording ? "Stop" : "Record") { model.setRecording(!model.isRecording) }
                    .buttonStyle(.borderedProminent)
                    .tint(model.isRecording ? .red : .accentColor)
                Text(progress).foregroundStyle(.secondary)
            }
            if let test = model.recordedTest {
                HStack(spacing: 12) {
                    Button("Copy the test") { model.onCopy?(test) }
                    Button("Copy for umwelt replay") { model.copyRecording() }
                }
                Text(test).monospaced().font(.caption).textSelection(.enabled)
            }
        }
    }

    private var progress: String {
        model.recording.map { counted($0.steps.count, "step", "steps") } ?? "What is done in the window becomes a test."
    }
}
