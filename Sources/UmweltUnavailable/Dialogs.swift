import Umwelt
import UmweltControls

@available(
    *, unavailable, message: "Umwelt's scenes cannot show alerts: use this modifier on the view that shows the alert."
)
extension Scene {
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { self }
}

@available(
    *, unavailable, message: "Umwelt's scenes cannot show alerts: use dialogIcon(_:) on the view that shows the alert."
)
extension Scene {
    nonisolated public func dialogIcon(_ icon: Image?) -> some Scene { self }
}

@available(
    *, unavailable, message: "Umwelt's scenes cannot show alerts: use this modifier on the view that shows the alert."
)
extension Scene {
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some Scene { self }

    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some Scene { self }

    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some Scene { self }

    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene { self }
}

@available(*, unavailable, message: "Umwelt's apps end when the user closes their pages: leave this out.")
extension View {
    nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }

    nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
}
