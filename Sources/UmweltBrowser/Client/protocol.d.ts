// The messages between the page and the app. Written by Scripts/page-files from the source of the app.

/** A record without properties. */
export type Nothing = Record<string, never>;

/** A change of a text: see text-change.js. */
export type TextChange = (number | string)[];

/** The properties of a presentation in front of the window. */
export interface DialogRecord {
    /** The frame of the presentation, in window coordinates. */
    card: BoxRecord;
    /** The ARIA role, if it is not `dialog`. */
    kind?: "alertdialog" | "menu";
    isDark?: 1;
    /** If true, the views behind can be used too. */
    letsThrough?: 1;
}

/** The properties of a scroll view. */
export interface ScrollRecord {
    /** The axes along which the content is larger than the viewport. */
    scrolls: AxesRecord;
    /** The axes with scroll bars. */
    indicators: AxesRecord;
    /** If true, the user cannot scroll. */
    isLocked?: 1;
    /** If true, the page reports when the user starts and ends scrolling. */
    settles?: 1;
    /** If true, pulling the content down refreshes it. */
    refreshes?: 1;
    /** If true, content is also shown outside of the viewport. */
    showsOutside?: 1;
    /** The insets of the content at its start and end, in CSS's order: top, right, bottom, left; nil for none. */
    insets?: number[];
    /** The axes along which enclosing scroll views never scroll instead. */
    keeps?: AxesRecord;
}

/** The properties of a list. */
export interface ListRecord {
    selection: 0 | 1 | 2;
}

/** The properties of a list row. */
export interface RowRecord {
    /** The position, from 1, and the number of rows. */
    place: number[];
    /** The selection state; nil if the row cannot be selected. */
    selection?: 0 | 1 | 2;
    /** If true, the row can be pressed. */
    isPressable?: 1;
    canDelete?: 1;
    /** If true, the row itself is dragged to another place. */
    canMove?: 1;
    /** The axes with swipe actions: 1 if there are any, to the left and to the right. */
    swipes?: AxesRecord;
}

/** The properties of the content of the selected tab. */
export interface TabPanelRecord {
    /** If true, swipes select the next tab. */
    isSwiped?: 1;
}

/** The properties of a toggle, a tab, or a control that opens other views. */
export interface StateRecord {
    state: 0 | 1 | 2;
}

/** The properties of an option. */
export interface OptionRecord {
    state: 0 | 1 | 2;
    /** The label of the choice, if the other options are in other rows. */
    choice?: string;
}

/** The properties of a slider. */
export interface SliderRecord {
    number: number;
    /** The lower and the upper bound. */
    bounds: number[];
    step?: number;
    isRightToLeft?: 1;
    /** The width of the knob, in points. */
    knobWidth: number;
}

/** The properties of a stepper. */
export interface StepperRecord {
    /** The value, if it is a number. */
    number?: number;
    /** The lower and the upper bound; nil for a missing one. */
    bounds?: (number | null)[];
}

/** The properties of a view that shows an amount. */
export interface MeterRecord {
    /** The value; nil if it is unknown. */
    number?: number;
    /** The lower and the upper bound. */
    bounds: number[];
    /** The ARIA role. */
    kind: "progressbar" | "meter";
}

/** The properties of a field for a date or a time. */
export interface DateFieldRecord {
    /** The type of HTML's `input`. */
    kind: "date" | "time";
    /** The value, as HTML writes it. */
    date: string;
    /** The earliest and the latest value, in HTML's format; empty for a missing one. */
    limits: string[];
}

/** The properties of a field for a colour. */
export interface ColorWellRecord {
    /** The colour in hexadecimal digits. */
    color: string;
}

/** The properties of a link. */
export interface LinkRecord {
    /** The URL; nil if a page may not open it. */
    url?: string;
}

/** The properties of a web page in a frame. */
export interface WebPageRecord {
    /** The path of the frame's document on this server; nil for an empty page. */
    path?: string;
    /** The number of the load. The page loads the document again when it changes. */
    load: number;
    /** The calls of functions in the document without an answer, oldest first. */
    calls?: CallRecord[];
    /** If true, the document is the one around a page of another server; if false, its origin is unique. */
    keepsOrigin?: 1;
    /** If true, the document cannot read what the browser has stored for its server. */
    isPrivate?: 1;
    /** If true, the user cannot scroll the document. */
    isFixed?: 1;
}

/** The call of a function in a frame's document. */
export interface CallRecord {
    /** The number of the call, under which the page answers. */
    number: number;
    /** The body of the function. */
    body: string;
    /** The arguments by their names, as a JSON object. */
    arguments: string;
}

/** The state of a player of sound or video. A player without a source is removed. */
export interface PlayerRecord {
    /** The identity of the player. */
    player: number;
    /** The URL of the media, or its path on this server. */
    url?: string;
    /** The text that is spoken. */
    speech?: SpeechRecord;
    /** The number of a sound of the system. */
    sound?: number;
    /** The number of the source. The page loads the source when it changes. */
    load: number;
    /** The number of times that the app has started, stopped or moved playback. */
    commands: number;
    /** The speed of playback; 0 for a pause. */
    rate: number;
    /** The number of times that the app has moved the playhead. */
    seeks: number;
    /** The position of the last move, in seconds. */
    position: number;
    /** The volume from 0 to 1. */
    volume: number;
    /** If true, no sound is heard. */
    isMuted?: 1;
    /** The number of repetitions; negative for no limit. */
    loops: number;
    /** The scaling of video; nil for the whole picture in its own shape. */
    scaling?: "cover" | "fill";
    /** If true, the user can control the video. */
    showsControls?: 1;
}

/** A text that is spoken. */
export interface SpeechRecord {
    /** The text. */
    text: string;
    /** The language as a BCP 47 tag; nil for the browser's. */
    language?: string;
    /** The speed relative to normal speech. */
    speed: number;
    /** The pitch relative to the voice's own. */
    pitch: number;
}

/** The properties of a text field. */
export interface FieldRecord {
    /** The appearance of the field, and its rules for input. */
    appearance: TextStyleRecord & FieldAppearanceRecord;
}

/** The appearance of a field apart from its text, and its rules for input, in the terms of HTML and CSS. */
export interface FieldAppearanceRecord {
    prompt?: PromptRecord;
    /** The alignment; nil for left. */
    alignment?: "center" | "right";
    /** The height of a line, in points. */
    lineHeight: number;
    /** The space between lines, in points; nil for none. */
    lineSpacing?: number;
    /** The space that is added between letters, in points; nil for none. */
    letterSpacing?: number;
    /** The padding in the order of CSS, in points. */
    padding?: number[];
    /** The colour of the caret and of the selection. */
    tint: string;
    /** If true, text is not corrected. */
    isUncorrected?: 1;
    autocapitalize?: string;
    enterKeyHint?: string;
    inputMode?: string;
    autocomplete?: string;
    /** The app's last selection: the number of its selections, and the range in UTF-16 code units. */
    selection?: number[];
    /** If true, the page reports the user's selection. */
    tellsSelection?: 1;
    /** The runs of a text with attributes; nil for other texts. */
    runs?: FieldRunRecord[];
}

/** The prompt that a field shows while its text is empty. */
export interface PromptRecord {
    text: string;
    /** The colour, as CSS writes it. */
    color: string;
}

/** The length of a run, and its attributes other than font and colour. */
export interface RunPartRecord {
    /** The number of characters, in UTF-16 code units. */
    length: number;
    /** The space that is added between letters, in points; nil for none. */
    kerning?: number;
    /** The offset above the line's baseline, in points; nil for none. */
    baselineOffset?: number;
    /** The colour behind the text; nil for none. */
    background?: string;
    /** The pattern and the colour of the line under the text, as CSS writes them; nil for none. */
    underline?: string;
    /** The pattern and the colour of the line through the text, as CSS writes them; nil for none. */
    strikethrough?: string;
}

/** A request for files from the user, for downloads, or for the clipboard. */
export interface FileRequestRecord {
    /** The number of the request. */
    id: number;
    /** The types of files to choose from, as the attribute `accept` has them; nil for all. */
    accept?: string;
    /** If true, several files can be chosen. */
    allowsSeveral?: 1;
    /** The files to download; nil to upload files. */
    downloads?: DownloadRecord[];
    /** If true, the app gets the items on the clipboard. */
    pastes?: 1;
}

/** A file to download. */
export interface DownloadRecord {
    /** The path on this server. */
    path: string;
    /** The name of the file. */
    name: string;
}

/** The message about whether the app responds, sent by the server thread. */
export interface HangMessage {
    /** The hang in one sentence; empty if the app responds again. */
    hang: string;
    /** If true, the page can restart the app. */
    canRestart?: 1;
}

/** A display item of a node. Its kind is recognised by the key that only that kind has. */
export type ItemRecord =
    | { kind: "shape" } & ShapeRecord
    | { kind: "group" } & GroupRecord
    | { kind: "image" } & ImageRecord
    | { kind: "material" } & MaterialRecord
    | { kind: "sweep" } & AngularGradientRecord
    | { kind: "line" } & LineRecord;

/** A filled or stroked path. */
export interface ShapeRecord {
    /** The attributes of SVG's `path` element. */
    attributes: Record<string, string>;
    /** The SVG definitions that the attributes refer to. */
    definitions?: string;
    /** The animated properties of the item, each with its own track. */
    tracks?: TrackRecord[];
    /** The tracks of each stop of the gradient in the definitions. */
    stopTracks?: TrackRecord[][];
    /** The tracks of that gradient. */
    gradientTracks?: TrackRecord[];
}

/** A group of items that are drawn as one. */
export interface GroupRecord {
    items: ItemRecord[];
    /** The horizontal offset of the items, in points. */
    x?: number;
    y?: number;
    opacity?: number;
    /** The outline that the items are clipped to, as a path of SVG. */
    clip?: string;
    effects?: EffectsRecord;
    /** The animated properties of the item, each with its own track. */
    tracks?: TrackRecord[];
}

/** An image, in a frame in points. */
export interface ImageRecord {
    /** The name of the image's file. */
    file: string;
    x: number;
    y: number;
    width: number;
    height: number;
    /** The frame of the whole image, or of its first copy. */
    whole: BoxRecord;
    /** If true, copies of the image fill the frame. */
    isRepeated?: 1;
    /** The colour that replaces the image's own colours, as CSS writes it. */
    tint?: string;
    /** If true, enlarged pixels are not smoothed. */
    isPixelated?: 1;
    /** The animated properties of the item, each with its own track. */
    tracks?: TrackRecord[];
}

/** A material, through which the backdrop is visible, in a frame in points. */
export interface MaterialRecord {
    /** The outline in the frame, as a clip path of CSS. */
    outline: string;
    x: number;
    y: number;
    width: number;
    height: number;
    /** The tint, as a colour of CSS. */
    tint: string;
    /** The effect on the backdrop, as filters of CSS. */
    backdrop: string;
    opacity?: number;
    /** The animated properties of the item, each with its own track. */
    tracks?: TrackRecord[];
}

/** An area with colours around a point, in a frame in points. */
export interface AngularGradientRecord {
    /** The colours, as a gradient of CSS. */
    colors: string;
    /** The outline in the frame, as a clip path of CSS. */
    outline: string;
    x: number;
    y: number;
    width: number;
    height: number;
    /** The animated properties of the item, each with its own track. */
    tracks?: TrackRecord[];
}

/** A line of text, in a box in points. */
export interface LineRecord {
    x: number;
    y: number;
    width: number;
    height: number;
    /** The distance from the box's top to the baseline, in points. */
    ascent: number;
    /** If true, the line is written from right to left. */
    isRightToLeft?: 1;
    /** If true, the line cannot be selected. */
    isUnselectable?: 1;
    /** If true, the text is longer than the line, so that the browser has to cut it. */
    isCut?: 1;
    /** The full text of a line that was truncated elsewhere than at its end. */
    fullText?: string;
    /** If true, the line is visible only: it is not copied or read out. */
    isDecoration?: 1;
    /** The text between this line and the next that neither shows, so that it is copied with them. */
    gap?: string;
    /** The fill of the letters: a picture of the box, as SVG. */
    picture?: string;
    /** The language, as HTML writes it; nil for the page's. */
    language?: string;
    /** The parts of the text, each of one style. */
    parts: TextPartRecord[];
}

/** The text of a part of a line, or its image. */
export interface PartRecord {
    text: string;
    /** If true, the part takes up space, but is invisible. */
    isHidden?: 1;
    /** The display items of an image; nil for text. */
    picture?: ItemRecord[];
    /** The width of the image, in points. */
    width?: number;
    /** The distance from the image's top to its baseline, in points. */
    ascent?: number;
    /** The text that represents the image to assistive technology. */
    label?: string;
    /** The extra space between letters, in points. */
    kerning?: number;
    /** The destination of a link. */
    link?: string;
    /** If true, browsers may open the link themselves. */
    isOpenable?: 1;
    /** The offset above the line's baseline, in points. */
    baselineOffset?: number;
    /** The animated properties of the item, each with its own track. */
    tracks?: TrackRecord[];
}

/** The font and the colour of text. */
export interface TextStyleRecord {
    /** The size of the font, in points. */
    size: number;
    /** The colour, as CSS writes it. */
    color: string;
    /** The weight, from 1 to 1000; nil for 400. */
    weight?: number;
    isItalic?: 1;
    /** The width in percent; nil for 100. */
    stretch?: number;
    design?: 1 | 2;
    /** If true, all digits have one width. */
    hasMonospacedDigits?: 1;
    /** The family; nil for the design's. */
    family?: string;
}

/** An animation that the page plays itself, which replaces the node's current one; without tracks, it ends that. The node's drawing has separate tracks, in its items. */
export interface MotionRecord {
    /** The duration, in milliseconds. */
    duration?: number;
    /** The elapsed milliseconds; negative if the animation starts later. */
    elapsed?: number;
    /** If true, the animation repeats forever. */
    repeats?: 1;
    /** The animated properties, each with its own track. */
    tracks?: TrackRecord[];
}

/** The animation of one CSS property. */
export interface TrackRecord {
    property: "translate" | "width" | "height" | "opacity" | "transform" | "filter" | "clipPath" | "d" | "fill" | "fillOpacity" | "stroke" | "strokeOpacity" | "strokeWidth" | "strokeDashoffset" | "stopColor" | "stopOpacity" | "color" | "backgroundColor" | "backdropFilter" | "background" | "x1" | "y1" | "x2" | "y2" | "r" | "fr" | "gradientTransform" | "offset";
    /** The values that it passes through. */
    values: string[];
    /** The times of the values, from 0 to 1; nil for even ones. */
    offsets?: number[];
    /** The index of the curve from the first to the last value; nil if there are straight lines from each to the next. */
    curve?: number;
}

/** The animation with which a page scrolls. */
export interface GlideRecord {
    /** The duration, in milliseconds. */
    duration: number;
    /** The index of the curve. */
    curve: number;
    /** The greatest animated distance, in points: a longer distance starts with a jump. Nil for any. */
    reach?: PairRecord;
}

/** The changed properties of a node, or all properties of a new node. A nil property is unchanged, or has its default. */
export interface NodeRecord {
    /** The id of the node, which is never reused. */
    id: number;
    /** The semantics of the node. */
    semantics?: SemanticsRecord;
    /** The node's interest in pointers. */
    pointers?: PointersRecord;
    /** The frame in the coordinates of the parent, in points. */
    frame?: BoxRecord;
    /** The opacity of the node with its descendants, from 0 to 1. */
    opacity?: number;
    /** The outline that the node is clipped to, as a path of SVG; empty for none. */
    clip?: string;
    /** The other effects on the node's picture. */
    effects?: EffectsRecord;
    /** The animation towards the given properties. */
    motion?: MotionRecord;
    /** The scroll offset, in points. */
    scrollOffset?: PairRecord;
    /** The scrolling animation to the offset; nil for none. */
    glide?: GlideRecord;
    /** The distance in points by which the node is scrolled relative to the user's position. */
    scrollShift?: PairRecord;
    /** The text of a field. */
    text?: TextRecord;
    /** The display items of the node, behind its children. */
    items?: ItemRecord[];
    /** The children, in reading order. */
    children?: number[];
    /** The children from back to front, if that is another order. */
    drawingOrder?: number[];
}

/** The interest of a node in pointers and keys. */
export interface PointersRecord {
    /** The events that the node handles, as bits: see `PointerInterest.Events`. */
    events?: number;
    /** If true, pointers pass through the node. */
    isUntouchable?: 1;
    /** If true, the node is being removed, and can't be used. */
    isInert?: 1;
    /** If true, the node blocks pointer input to nodes behind it. */
    isBarrier?: 1;
    /** The outline for pointer input, as an SVG path; nil for the node's drawing. */
    shape?: string;
    /** If true, the outline is filled by the even-odd rule. */
    isEvenOdd?: 1;
    /** The keys that the focused node handles, by DOM names, with the prefix `Command+` for those with Control or Command, and `Text` for keys that write characters; an empty list for all. `Modifiers` means the modifier keys, wherever the focus is. */
    keys?: string[];
    /** If true, the focus inside is not shown. */
    hidesFocus?: 1;
    /** The mouse pointer over the node, in CSS; nil for the ancestors'. */
    cursor?: string;
}

/** The effects on a picture, in the terms of CSS. */
export interface EffectsRecord {
    transform?: string;
    filter?: string;
    mask?: string;
    /** The blend mode of the picture with its backdrop. */
    blendMode?: string;
    /** If true, descendants blend only with each other. */
    isIsolated?: 1;
    /** The classes of a continuous movement. */
    movement?: string;
    /** The SVG definitions that filter and mask refer to. */
    definitions?: string;
}

/** The message that shows a notice of the tool, in front of the app. */
export interface NoticeMessage {
    notice: NoticeRecord | null;
}

/** A notice of the tool. */
export interface NoticeRecord {
    /** The event, in one line. */
    title: string;
    /** The details, such as the messages of the compiler. */
    text: string;
    /** True for a progress notice, which ends by itself. */
    isProgress?: 1;
}

/** A request to a page about notifications of its browser. One of the properties is present. */
export interface NotificationRequestRecord {
    /** The question whether the user lets the app show notifications. */
    question?: NotificationQuestionRecord;
    /** The notification to show. */
    shown?: NotificationRecord;
    /** The identifiers of the notifications to remove. */
    removed?: string[];
    /** The number on the app's icon; zero for none. */
    badge?: number;
}

/** The question whether the user lets the app show notifications. */
export interface NotificationQuestionRecord {
    /** The number of the question. */
    id: number;
    /** If true, an undecided user is asked. */
    asks?: 1;
}

/** A notification of the browser. */
export interface NotificationRecord {
    /** The identifier; the notification replaces an earlier one with the same identifier. */
    id: string;
    title: string;
    /** The text below the title. */
    text: string;
    /** If true, no sound is played. */
    isSilent?: 1;
    /** The buttons; nil for none. */
    actions?: NotificationActionRecord[];
}

/** A button of a notification. */
export interface NotificationActionRecord {
    id: string;
    title: string;
    /** If true, the button brings the page to the front. */
    opensApp?: 1;
}

/** A rectangle in points: a list of its left, its top, its width and its height. */
export type BoxRecord = [x: number, y: number, width: number, height: number];

/** A point, a distance or a size in points: a list of the horizontal and the vertical component. */
export type PairRecord = [x: number, y: number];

/** A Boolean value for each axis: a list of 1 or 0, first horizontally, then vertically. */
export type AxesRecord = [horizontal: 0 | 1, vertical: 0 | 1];

/** The message that updates a page: the changes of its window, and requests to the page. */
export interface PatchRecord {
    /** The session, which marks a patch as a complete description; nil for changes. */
    session?: string;
    /** The name of the browser's tab; present exactly if the session is. */
    tab?: string;
    /** The window's title. */
    title?: string;
    /** The colour scheme of the window. */
    colorScheme?: "light" | "dark";
    /** The number of navigation levels above the root. */
    navigationDepth?: number;
    /** The path of the page's address below the app's base path, escaped; nil for no change, or if the page has none. */
    address?: string;
    /** The number of addresses that the page has reported over this connection before the patch; nil for no change. */
    addresses?: number;
    /** The nodes to remove, each with its descendants. */
    removed?: number[];
    /** The new and the changed nodes; new nodes follow their parents. */
    nodes?: NodeRecord[];
    /** The curves of the nodes' motions, each as the function `linear` of CSS has it. */
    curves?: string[];
    /** The URLs to open. */
    urls?: URLRequestRecord[];
    /** The texts to put on the clipboard. */
    copies?: string[];
    /** The texts that assistive technology reads out. */
    announcements?: string[];
    /** The players without a node whose state has changed. */
    sounds?: PlayerRecord[];
    /** True if the screen stays on without user input. */
    screen?: "on" | "usual";
    /** The windows to open. */
    windows?: WindowRecord[];
    /** The new requests for files. */
    files?: FileRequestRecord[];
    /** The requests about notifications, in the order of the app. */
    notifications?: NotificationRequestRecord[];
    /** The node that has the keyboard focus; zero for none. */
    focus?: number;
    /** The highlights of an inspected view: its frame, the area inside its padding, and the safe area. Without a frame the highlights are removed. */
    marks?: MarksRecord;
    /** True if clicks pick a view for the inspector instead of going to the app. */
    clicks?: "app" | "inspector";
}

/** The marks around a view. */
export interface MarksRecord {
    /** The frame of the view in the window. */
    frame?: BoxRecord;
    /** The rectangle inside of the view's padding. */
    content?: BoxRecord;
    /** The safe area. */
    safeArea?: BoxRecord;
}

/** A request to a page to open a URL; it responds with the result. */
export interface URLRequestRecord {
    /** The number of the request. */
    id: number;
    /** The URL. */
    url: string;
}

/** A request to a page to open a window. */
export interface WindowRecord {
    /** The name of the tab that shows the window, or of a new tab. */
    name: string;
    /** The ticket that opens the window, if no tab shows it. */
    ticket: string;
    /** The size of a separate browser window, in points; nil for a tab. */
    size?: PairRecord;
}

/** In a message the role's name is a key beside the properties of its record. */
export type RoleRecord =
    | { role: "content" }
    | { role: "button" }
    | { role: "choice" }
    | { role: "edge" }
    | { role: "heading" }
    | { role: "grip" }
    | { role: "tabList" }
    | { role: "toggle" } & StateRecord
    | { role: "slider" } & SliderRecord
    | { role: "stepper" } & StepperRecord
    | { role: "menuButton" } & StateRecord
    | { role: "disclosure" } & StateRecord
    | { role: "option" } & OptionRecord
    | { role: "tab" } & StateRecord
    | { role: "tabPanel" } & TabPanelRecord
    | { role: "meter" } & MeterRecord
    | { role: "dateField" } & DateFieldRecord
    | { role: "colorWell" } & ColorWellRecord
    | { role: "link" } & LinkRecord
    | { role: "dialog" } & DialogRecord
    | { role: "scroll" } & ScrollRecord
    | { role: "list" } & ListRecord
    | { role: "row" } & RowRecord
    | { role: "field" } & FieldRecord
    | { role: "secret" } & FieldRecord
    | { role: "editor" } & FieldRecord
    | { role: "styledEditor" } & FieldRecord
    | { role: "webPage" } & WebPageRecord
    | { role: "video" } & PlayerRecord;

/** The properties of nodes of any role. */
export interface CommonSemanticsRecord {
    /** If true, the node cannot be used. */
    isDisabled?: 1;
    /** If true, pointers only reach the node's gestures. */
    hasGestures?: 1;
    /** 1 if the node can have the keyboard focus, 0 if not; nil for the default of its role. */
    isFocusable?: number;
    label?: string;
    /** The value in words. */
    value?: string;
    hint?: string;
    /** The purpose of the node, as visible text. */
    help?: string;
    /** The identifier of the node for tests. */
    identifier?: string;
    /** The key that presses the node. */
    shortcut?: ShortcutRecord;
    /** If true, the node is hidden from assistive technology. */
    isHidden?: 1;
    /** The ARIA attributes beyond that. */
    aria?: AriaRecord;
}

/** A keyboard shortcut: a list of the key, in the terms of the DOM's `KeyboardEvent.key`, and its modifiers as bits. */
export type ShortcutRecord = [key: string, modifiers: number];

/** The ARIA attributes of a node, in addition to those of its element. */
export interface AriaRecord {
    attributes?: Record<string, string>;
    /** The text that is read in place of the element's own text. */
    spoken?: string;
    /** The value, read after the element's content; nil for none, and for elements with a role, whose description contains it. */
    spokenValue?: string;
    /** If true, the node's content is not read. */
    isOne?: 1;
    /** If true, keys press the node. */
    isPressed?: 1;
    /** If true, arrow keys change the node's value. */
    isAdjusted?: 1;
    /** The names of the node's actions that are in no category. */
    actions?: string[];
    /** The actions in categories. */
    actionGroups?: ActionGroupRecord[];
    /** The other actions of the node, by the keys that invoke them. */
    keys?: Record<string, string>;
}

/** The actions of a node in a category. */
export interface ActionGroupRecord {
    /** The name of the category. */
    category: string;
    /** The names of the actions. */
    actions: string[];
}

/** The text of a field: complete, or as changes. */
export interface TextRecord {
    /** The whole text; nil if there are only changes. */
    whole?: WholeTextRecord;
    /** The changes, in order. */
    deltas?: TextDeltaRecord[];
}

/** The complete text of a field: a list of the text, the number of the page's edits and the number of the program's changes. */
export type WholeTextRecord = [text: string, edits: number, changes: number];

/** A change of a field's text: a list of the number of acknowledged edits of the page, and of the program's following change, if any. */
export type TextDeltaRecord = [edits: number, change?: TextChange];

export type FieldRunRecord = TextStyleRecord & RunPartRecord;

export type TextPartRecord = TextStyleRecord & PartRecord;

export type SemanticsRecord = RoleRecord & CommonSemanticsRecord;

/** The messages of the app. */
export type Message = PatchRecord | NoticeMessage | HangMessage;

/** The size of a page's window, and the system's values as its browser and the page's own settings report them. */
export interface SystemValues {
    width: number;
    height: number;
    isDark: boolean;
    hasIncreasedContrast: boolean;
    reducesMotion: boolean;
    reducesTransparency: boolean;
    invertsColors: boolean;
    differentiatesWithoutColor: boolean;
    showsButtonShapes: boolean;
    hasBoldText: boolean;
    usesAssistiveTechnology: boolean;
    /** True if the browser can animate path outlines itself. */
    movesOutlines: boolean;
    isVisible: boolean;
    hasFocus: boolean;
    scale: number;
    language: string;
    timeZone: string;
    textSize: number;
    /** The layout direction selected in the list of previews, `ltr` or `rtl`; nil for the language's. */
    direction?: string;
    /** The design that the list of previews or the matrix has chosen, `18` or `26`; nil for that of the process. */
    design?: string;
    /** False if the matrix simulates a missing network; nil elsewhere. */
    fetchesImages?: boolean;
}

/** An event of a mouse, a finger or a pen. */
export interface PointerEventRecord {
    /** The phase of the movement. */
    phase: "began" | "moved" | "ended" | "cancelled" | "hovered" | "left";
    /** The pointing device. */
    device: "mouse" | "touch" | "pen";
    /** The number of the pointer, which distinguishes several fingers. */
    pointer: number;
    /** The position in points from the window's top left corner. */
    location: PairRecord;
    /** Hosts that scroll by themselves know it more exactly. */
    place?: PairRecord;
    /** The time of the event, in seconds since any moment that is the same for all events of a window. */
    time: number;
    /** The modifier keys that were held. */
    modifiers: number;
}

/** A press, repetition or release of a key. */
export interface KeyStroke {
    /** The phase of the movement. */
    phase: "down" | "repeated" | "up";
    /** The key: the character of its ``KeyEquivalent``, or a longer name for keys without one. */
    name: string;
    /** The characters that the key writes together with the held modifier keys. */
    characters: string;
    /** The modifier keys that were held. */
    modifiers: number;
}

/** An event of something that is dragged: from a view of the window, or from outside. */
export interface DragEventRecord {
    /** The phase of the drag. */
    phase: "began" | "moved" | "dropped" | "ended";
    /** The position in points from the window's top left corner. */
    location: PairRecord;
    /** The items that are dragged from outside of the app; empty for a drag that began in the window. */
    items: OutsideItem[];
}

/** An item from outside of the app: dragged into it, pasted, or a file that the user has chosen. */
export interface OutsideItem {
    /** The media type, such as `text/plain`. */
    mediaType: string;
    /** The text of the item; nil for a file, and while it is not dropped. */
    text?: string;
    /** The path of the file, or in pages the name under which they have sent it; nil for a text, and while it is not dropped. */
    file?: string;
}

/** The actions that a node can be asked to perform. */
export type Action =
    | { escape: Nothing }
    | { delete: Nothing }
    | { showMenu: Nothing }
    | { named: { name: string; category?: string } };

/** An event of a web page that a host shows. */
export type WebPageEvent =
    | { finished: { load: number; title?: string } }
    | { failed: { load: number; reason: string } }
    | { returned: { call: number; value?: string } }
    | { threw: { call: number; reason: string } }
    | { posted: { handler: string; body: string } };

/** An event of a player of sound or video, for the source with a number. */
export type PlayerEvent =
    | { ready: { load: number; duration?: number; width: number; height: number } }
    | { moved: { load: number; commands: number; position: number; rate: number } }
    | { ended: { load: number } }
    | { failed: { load: number; reason: string } };

/** Each case is written as JSON as `{"press":{}}`: its name, and an object with its values. */
export type NodeEvent =
    | { press: Nothing }
    | { pressBegan: Nothing }
    | { pressEnded: Nothing }
    | { setValue: { value: number } }
    | { increment: Nothing }
    | { decrement: Nothing }
    | { dismiss: Nothing }
    | { scroll: { x: number; y: number } }
    | { scrollBegan: Nothing }
    | { scrollReleased: Nothing }
    | { scrollEnded: Nothing }
    | { refresh: Nothing }
    | { choose: Nothing }
    | { delete: Nothing }
    | { move: { by: number } }
    | { swipe: { toLeft: boolean; isFull: boolean } }
    | { focus: Nothing }
    | { blur: Nothing }
    | { edit: { number: number; heard: number; change: TextChange } }
    | { setText: { text: string } }
    | { select: { start: number; end: number } }
    | { submit: Nothing }
    | { perform: { action: Action } }
    | { showMenu: { x: number; y: number } }
    | { follow: { link: string } }
    | { pointer: { event: PointerEventRecord } }
    | { key: { stroke: KeyStroke } }
    | { modifierKeys: { held: number } }
    | { drag: { event: DragEventRecord } }
    | { webPage: { event: WebPageEvent } }
    | { player: { event: PlayerEvent } };

/** The messages of the page, without the number. */
export type PageRequest =
    | { system: SystemValues }
    | { back: number }
    | { command: "undo" | "redo" }
    | { edit: string }
    | { open: string }
    | { files: { request: number; items: OutsideItem[] | null } }
    | { opened: { request: number; accepted: boolean } }
    | { sound: { player: number; event: PlayerEvent } }
    | { permission: { request: number; state: "default" | "denied" | "granted" | "unavailable" } }
    | { notification: { id: string; isDismissed: boolean; action?: string } }
    | { pick: { x: number; y: number; chooses: boolean } }
    | { node: number; event: NodeEvent };
