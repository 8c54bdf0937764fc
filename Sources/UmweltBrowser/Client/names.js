// The names of what is short in messages. Written by Scripts/page-files from the records in Protocol.

/**
 * The properties of each record by their keys: the name, and of what are records the kinds of these.
 *
 * @type {Record<string, Record<string, string | string[]>>}
 */
export const records = {
    DialogRecord: {
        c: "card",
        k: "kind",
        d: "isDark",
        t: "letsThrough",
    },
    ScrollRecord: {
        m: "scrolls",
        b: "indicators",
        k: "isLocked",
        s: "settles",
        g: "refreshes",
        u: "showsOutside",
        o: "keeps",
    },
    ListRecord: {
        m: "selection",
    },
    RowRecord: {
        m: "place",
        c: "selection",
        d: "isPressable",
        e: "canDelete",
        s: "swipes",
    },
    TabPanelRecord: {
        s: "isSwiped",
    },
    StateRecord: {
        c: "state",
    },
    OptionRecord: {
        c: "state",
        g: "choice",
    },
    SliderRecord: {
        c: "number",
        m: "bounds",
        s: "step",
        d: "isRightToLeft",
    },
    StepperRecord: {
        c: "number",
        b: "bounds",
    },
    MeterRecord: {
        c: "number",
        m: "bounds",
        k: "kind",
    },
    DateFieldRecord: {
        k: "kind",
        c: "date",
        m: "limits",
    },
    ColorWellRecord: {
        c: "color",
    },
    LinkRecord: {
        u: "url",
    },
    FieldRecord: {
        e: ["appearance", "TextStyleRecord", "FieldAppearanceRecord"],
    },
    FieldAppearanceRecord: {
        p: ["prompt", "PromptRecord"],
        l: "alignment",
        h: "lineHeight",
        j: "letterSpacing",
        r: "padding",
        t: "tint",
        x: "isUncorrected",
        u: "autocapitalize",
        k: "enterKeyHint",
        o: "inputMode",
        a: "autocomplete",
        q: "selection",
        v: "tellsSelection",
    },
    PromptRecord: {
        t: "text",
        c: "color",
    },
    FileRequestRecord: {
        i: "id",
        a: "accept",
        m: "allowsSeveral",
        d: ["downloads", "DownloadRecord"],
    },
    DownloadRecord: {
        p: "path",
        n: "name",
    },
    HangMessage: {
        g: "hang",
        a: "canRestart",
    },
    ShapeRecord: {
        p: "attributes",
        v: "definitions",
    },
    GroupRecord: {
        g: ["items", "ItemRecord"],
        x: "x",
        y: "y",
        o: "opacity",
        c: "clip",
        e: ["effects", "EffectsRecord"],
    },
    ImageRecord: {
        m: "file",
        x: "x",
        y: "y",
        w: "width",
        h: "height",
        b: "whole",
        r: "isRepeated",
        c: "tint",
        n: "isPixelated",
    },
    MaterialRecord: {
        q: "outline",
        x: "x",
        y: "y",
        w: "width",
        h: "height",
        c: "tint",
        b: "backdrop",
        o: "opacity",
    },
    LineRecord: {
        x: "x",
        y: "y",
        w: "width",
        h: "height",
        a: "ascent",
        e: "isRightToLeft",
        l: "isUnselectable",
        r: "isCut",
        f: "fullText",
        o: "isDecoration",
        b: "gap",
        n: "picture",
        t: ["parts", "TextStyleRecord", "PartRecord"],
    },
    PartRecord: {
        t: "text",
        h: "isHidden",
        g: ["picture", "ItemRecord"],
        x: "width",
        b: "ascent",
        y: "label",
        k: "kerning",
        l: "link",
        u: "isOpenable",
        v: "baselineOffset",
    },
    TextStyleRecord: {
        s: "size",
        c: "color",
        w: "weight",
        i: "isItalic",
        n: "stretch",
        d: "design",
        m: "hasMonospacedDigits",
        f: "family",
    },
    MotionRecord: {
        d: "duration",
        e: "elapsed",
        r: "repeats",
        t: ["tracks", "TrackRecord"],
    },
    TrackRecord: {
        p: "property",
        v: "values",
        o: "offsets",
        c: "curve",
    },
    GlideRecord: {
        d: "duration",
        c: "curve",
        r: "reach",
    },
    NodeRecord: {
        i: "id",
        a: ["semantics", "RoleRecord", "CommonSemanticsRecord"],
        p: ["pointers", "PointersRecord"],
        f: "frame",
        o: "opacity",
        c: "clip",
        e: ["effects", "EffectsRecord"],
        m: ["motion", "MotionRecord"],
        y: "scrollOffset",
        g: ["glide", "GlideRecord"],
        j: "scrollShift",
        t: ["text", "TextRecord"],
        d: ["items", "ItemRecord"],
        k: "children",
        z: "drawingOrder",
    },
    PointersRecord: {
        e: "events",
        x: "isUntouchable",
        s: "shape",
        o: "isEvenOdd",
        k: "keys",
        f: "hidesFocus",
    },
    EffectsRecord: {
        t: "transform",
        f: "filter",
        m: "mask",
        b: "blendMode",
        i: "isIsolated",
        a: "movement",
        d: "definitions",
    },
    NoticeMessage: {
        b: ["notice", "NoticeRecord"],
    },
    NoticeRecord: {
        t: "title",
        x: "text",
        p: "isProgress",
    },
    PatchRecord: {
        s: "session",
        m: "tab",
        t: "title",
        c: "colorScheme",
        h: "navigationDepth",
        r: "removed",
        n: ["nodes", "NodeRecord"],
        e: "curves",
        u: "urls",
        k: "copies",
        a: "announcements",
        o: "screen",
        w: ["windows", "WindowRecord"],
        x: ["files", "FileRequestRecord"],
        f: "focus",
    },
    WindowRecord: {
        n: "name",
        t: "ticket",
        f: "size",
    },
    CommonSemanticsRecord: {
        x: "isDisabled",
        w: "hasGestures",
        f: "isFocusable",
        l: "label",
        v: "value",
        h: "hint",
        p: "help",
        t: "identifier",
        j: "shortcut",
        n: "isHidden",
        q: ["aria", "AriaRecord"],
    },
    AriaRecord: {
        a: "attributes",
        y: "spoken",
        u: "isOne",
        k: "isPressed",
        j: "isAdjusted",
        m: "actions",
        z: "keys",
    },
    TextRecord: {
        w: "whole",
        n: "deltas",
    },
};

/**
 * The records of what belongs to roles.
 *
 * @type {Record<string, string>}
 */
export const roleRecords = {
    toggle: "StateRecord",
    slider: "SliderRecord",
    stepper: "StepperRecord",
    menuButton: "StateRecord",
    disclosure: "StateRecord",
    option: "OptionRecord",
    tab: "StateRecord",
    tabPanel: "TabPanelRecord",
    meter: "MeterRecord",
    dateField: "DateFieldRecord",
    colorWell: "ColorWellRecord",
    link: "LinkRecord",
    dialog: "DialogRecord",
    scroll: "ScrollRecord",
    list: "ListRecord",
    row: "RowRecord",
    field: "FieldRecord",
    secret: "FieldRecord",
    editor: "FieldRecord",
};

/**
 * The kinds of items, each by the key that only that kind has, and their records.
 *
 * @type {[key: string, kind: string, record: string][]}
 */
export const itemKinds = [
    ["p", "shape", "ShapeRecord"],
    ["g", "group", "GroupRecord"],
    ["m", "image", "ImageRecord"],
    ["q", "material", "MaterialRecord"],
    ["t", "line", "LineRecord"],
];
