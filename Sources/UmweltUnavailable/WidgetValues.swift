import Umwelt

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
public enum ActivityFamily: CaseIterable, Hashable, Sendable {
    case small, medium
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
public struct WidgetRenderingMode: Hashable, Sendable {
    public static var fullColor: WidgetRenderingMode { WidgetRenderingMode() }

    public static var accented: WidgetRenderingMode { WidgetRenderingMode() }

    public static var vibrant: WidgetRenderingMode { WidgetRenderingMode() }
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
public enum LevelOfDetail: Hashable, Sendable {
    case `default`, simplified
}

@available(*, unavailable, message: "Umwelt has no widgets: exclude this file on Linux.")
extension EnvironmentValues {
    public var activityFamily: ActivityFamily {
        get { .small }
        set {}
    }

    public var isActivityFullscreen: Bool { false }

    public var isActivityUpdateReduced: Bool {
        get { false }
        set {}
    }

    public var levelOfDetail: LevelOfDetail {
        get { .default }
        set {}
    }

    public var showsWidgetContainerBackground: Bool { false }

    public var showsWidgetLabel: Bool {
        get { false }
        set {}
    }

    public var supportedActivityFamilies: Set<ActivityFamily> {
        get { [] }
        set {}
    }

    public var widgetContentMargins: EdgeInsets { EdgeInsets() }

    public var widgetFamily: WidgetFamily { .systemSmall }

    public var widgetRenderingMode: WidgetRenderingMode {
        get { WidgetRenderingMode() }
        set {}
    }
}
