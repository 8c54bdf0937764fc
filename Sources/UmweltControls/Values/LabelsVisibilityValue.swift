@_spi(Kernel) import Umwelt

struct LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the labels of controls.
    ///
    /// `Toggle`, `Stepper` and other controls with a label beside them read it. A hidden label is still the
    /// accessibility label of the control. Set it with ``View/labelsVisibility(_:fileID:line:)`` or
    /// ``View/labelsHidden(fileID:line:)``.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of the labels of controls in this view.
    ///
    /// - Parameters:
    ///   - visibility: The visibility; with `.automatic` the style or the host decides.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func labelsVisibility(
        _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.labelsVisibility, visibility, fileID: fileID, line: line)
    }

    /// Hides the labels of controls in this view. They remain the accessibility labels.
    ///
    /// ```swift
    /// Toggle("Wi-Fi", isOn: $isOn).labelsHidden()
    /// ```
    ///
    /// - Parameters:
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func labelsHidden(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        labelsVisibility(.hidden, fileID: fileID, line: line)
    }
}
