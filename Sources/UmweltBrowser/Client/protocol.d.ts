// The messages between the page and the app. Written by Scripts/page-files from the source of the app.

/** What says nothing but that it is there. */
export type Nothing = Record<string, never>;

/** How one text becomes another: see text-change.js. */
export type TextChange = (number | string)[];

/** What belongs to something that is presented in front of the window. */
export interface DialogRecord {
    /** The rectangle of what is presented, in the window. */
    card: BoxRecord;
    /** The role, as ARIA has it, if it is no dialog. */
    kind?: "alertdialog" | "menu";
    isDark?: 1;
}

/** What belongs to something that scrolls. */
export interface ScrollRecord {
    /** Whether there is more to the sides, and above or below. */
    scrolls: AxesRecord;
    /** Whether scroll bars are shown. */
    indicators: AxesRecord;
    /** Whether nobody may scroll. */
    isLocked?: 1;
    /** Whether it wants to hear when its user begins and stops. */
    settles?: 1;
    /** Whether its content is fetched again when it is pulled down. */
    refreshes?: 1;
    /** Whether its content is shown outside too. */
    showsOutside?: 1;
    /** Whether what is around it never scrolls in its place. */
    keeps?: AxesRecord;
}

/** What belongs to a list. */
export interface ListRecord {
    selection: 0 | 1 | 2;
}

/** What belongs to a row of a list. */
export interface RowRecord {
    /** The place, from 1, and the number of rows. */
    place: number[];
    /** Whether it is selected, if it can be. */
    selection?: 0 | 1 | 2;
    /** Whether pressing it does something. */
    isPressable?: 1;
    canDelete?: 1;
    /** Whether it can be swiped to the left, and to the right. */
    swipes?: AxesRecord;
}

/** What belongs to the view of the chosen tab. */
export interface TabPanelRecord {
    /** Whether swipes choose the next tab. */
    isSwiped?: 1;
}

/** What belongs to a toggle, a tab, and what opens something. */
export interface StateRecord {
    state: 0 | 1 | 2;
}

/** What belongs to an option. */
export interface OptionRecord {
    state: 0 | 1 | 2;
    /** What the option chooses, if the other options are in other rows. */
    choice?: string;
}

/** What belongs to a slider. */
export interface SliderRecord {
    number: number;
    /** The least and the most. */
    bounds: number[];
    step?: number;
    isRightToLeft?: 1;
}

/** What belongs to a stepper. */
export interface StepperRecord {
    /** What it is set to, if that is a number. */
    number?: number;
    /** The least and the most; nil for an end that there is not. */
    bounds?: (number | null)[];
}

/** What belongs to what says how much there is of something. */
export interface MeterRecord {
    /** What is shown, if that is known. */
    number?: number;
    /** The least and the most. */
    bounds: number[];
    /** The role, as ARIA has it. */
    kind: "progressbar" | "meter";
}

/** What belongs to a field for a day or a time. */
export interface DateFieldRecord {
    /** The type of HTML's `input`. */
    kind: "date" | "time";
    /** What it is set to, as HTML writes it. */
    date: string;
    /** The least and the most, as HTML writes them; empty for an end that there is not. */
    limits: string[];
}

/** What belongs to a field for a colour. */
export interface ColorWellRecord {
    /** The colour in hexadecimal digits. */
    color: string;
}

/** What belongs to a link. */
export interface LinkRecord {
    /** Where it leads, if a page may go there. */
    url?: string;
}

/** What belongs to a field that text is written in. */
export interface FieldRecord {
    /** What the field looks like, and how it is written in. */
    appearance: TextStyleRecord & FieldAppearanceRecord;
}

/** What a field looks like beside its text, and how it is written in, in the words of HTML and CSS. */
export interface FieldAppearanceRecord {
    prompt?: PromptRecord;
    /** The alignment, if it is not left. */
    alignment?: "center" | "right";
    /** The height of a line, in points. */
    lineHeight: number;
    /** The padding as CSS orders it, in points. */
    padding?: number[];
    /** The colour of the caret and of what is selected. */
    tint: string;
    /** Whether nothing is corrected. */
    isUncorrected?: 1;
    autocapitalize?: string;
    enterKeyHint?: string;
    inputMode?: string;
    autocomplete?: string;
}

/** What a field shows as long as nothing is written in it. */
export interface PromptRecord {
    text: string;
    /** The colour, as CSS writes it. */
    color: string;
}

/** Something that a node draws. Which kind it is shows in the key that only that kind has. */
export type ItemRecord =
    | { kind: "shape" } & ShapeRecord
    | { kind: "group" } & GroupRecord
    | { kind: "image" } & ImageRecord
    | { kind: "material" } & MaterialRecord
    | { kind: "line" } & LineRecord;

/** A filled or stroked path. */
export interface ShapeRecord {
    /** The attributes of SVG's element `path`. */
    attributes: Record<string, string>;
    /** What the attributes refer to, as SVG. */
    definitions?: string;
}

/** Several items as one. */
export interface GroupRecord {
    items: ItemRecord[];
    /** How far the items are moved, in points. */
    x?: number;
    y?: number;
    opacity?: number;
    /** The outline that the items are clipped to, as SVG writes paths. */
    clip?: string;
    effects?: EffectsRecord;
}

/** An image, in a frame in points. */
export interface ImageRecord {
    /** The name of the image's file. */
    file: string;
    x: number;
    y: number;
    width: number;
    height: number;
    /** Where the whole image is in the frame, or its first copy. */
    whole: BoxRecord;
    /** Whether copies of it fill the frame. */
    isRepeated?: 1;
    /** The colour that takes the place of the image's own, as CSS writes it. */
    tint?: string;
    /** Whether pixels stay pixels where the image is enlarged. */
    isPixelated?: 1;
}

/** A material, through which what is behind it shines, in a frame in points. */
export interface MaterialRecord {
    /** The outline in the frame, as CSS writes clip paths. */
    outline: string;
    x: number;
    y: number;
    width: number;
    height: number;
    /** The tint, as CSS writes colours. */
    tint: string;
    /** What becomes of what is behind it, as CSS writes filters. */
    backdrop: string;
    opacity?: number;
}

/** A line of text, in a box in points. */
export interface LineRecord {
    x: number;
    y: number;
    width: number;
    height: number;
    /** How far the baseline is below the box's top, in points. */
    ascent: number;
    /** Whether the line starts at the right. */
    isRightToLeft?: 1;
    /** Whether the line cannot be selected. */
    isUnselectable?: 1;
    /** Whether the text goes on, so that the browser has to cut it. */
    isCut?: 1;
    /** The full text of a line that was cut elsewhere than at its end. */
    fullText?: string;
    /** Whether the line is there to be seen only. */
    isDecoration?: 1;
    /** What no line shows between this one and the next, so that it is copied with them. */
    gap?: string;
    /** What the letters are filled with: a picture of the box, as SVG. */
    picture?: string;
    /** The text in parts of one style. */
    parts: TextPartRecord[];
}

/** What a part of a line says, or which image it shows. */
export interface PartRecord {
    text: string;
    /** Whether the part keeps its place, but is not shown. */
    isHidden?: 1;
    /** What an image draws; nil for text. */
    picture?: ItemRecord[];
    /** The width of the image, in points. */
    width?: number;
    /** How far the image's baseline is below its top, in points. */
    ascent?: number;
    /** What is read in place of the image. */
    label?: string;
    /** The space between letters, in points. */
    kerning?: number;
    /** Where the part leads. */
    link?: string;
    /** Whether browsers may go there by themselves. */
    isOpenable?: 1;
    /** The height above the line's baseline, in points. */
    baselineOffset?: number;
}

/** The font and the colour of text. */
export interface TextStyleRecord {
    /** The size of the font, in points. */
    size: number;
    /** The colour, as CSS writes it. */
    color: string;
    /** The weight, from 1 to 1000, where it is not 400. */
    weight?: number;
    isItalic?: 1;
    /** The width in percent, where it is not 100. */
    stretch?: number;
    design?: 1 | 2;
    /** Whether all digits have one width. */
    hasMonospacedDigits?: 1;
    /** The family, where it is not the design's. */
    family?: string;
}

/** A node of the window that is new or different. What is nil is as it was, or as usual. */
export interface NodeRecord {
    /** The node's name, which is never another's. */
    id: number;
    /** What the node is to people who use it. */
    semantics?: SemanticsRecord;
    /** What the node has to do with pointers. */
    pointers?: PointersRecord;
    /** The frame in the node around it, in points. */
    frame?: BoxRecord;
    /** The opacity, from 0 to 1, of the node with all that is inside. */
    opacity?: number;
    /** The outline that the node is clipped to, as SVG writes paths; empty for none. */
    clip?: string;
    /** What else becomes of the node's picture. */
    effects?: EffectsRecord;
    /** How far the node is scrolled, in points. */
    scrollOffset?: PairRecord;
    /** How much further the node is to be scrolled than its user has it by now, in points. */
    scrollShift?: PairRecord;
    /** What is written in the node. */
    text?: TextRecord;
    /** What the node draws, behind the nodes inside. */
    items?: ItemRecord[];
    /** The nodes inside, in reading order. */
    children?: number[];
    /** The nodes inside, from back to front, where that is another order. */
    drawingOrder?: number[];
}

/** What a node has to do with pointers. */
export interface PointersRecord {
    /** The events that it wants, as bits: see `PointerInterest.Events`. */
    events?: number;
    /** Whether pointers go through it. */
    isUntouchable?: 1;
    /** The outline that catches pointers, as SVG writes paths; nil if what is drawn does. */
    shape?: string;
    /** Whether the outline has holes where it overlaps itself. */
    isEvenOdd?: 1;
}

/** What becomes of a picture, as CSS writes it. */
export interface EffectsRecord {
    transform?: string;
    filter?: string;
    mask?: string;
    /** How the picture mixes with what is behind it. */
    blendMode?: string;
    /** Whether what is inside mixes only with what else is inside. */
    isIsolated?: 1;
    /** The classes of what moves all the time. */
    movement?: string;
    /** What filter and mask refer to, as SVG. */
    definitions?: string;
}

/** The message that shows what the tool has to say, over the app. */
export interface NoticeMessage {
    notice: NoticeRecord | null;
}

/** What the tool has to say. */
export interface NoticeRecord {
    /** What has happened, in one line. */
    title: string;
    /** The particulars, such as the compiler's words. */
    text: string;
}

/** A rectangle in points: a list of its left, its top, its width and its height. */
export type BoxRecord = [x: number, y: number, width: number, height: number];

/** A point, a distance or a size in points: a list of what is horizontal and what is vertical. */
export type PairRecord = [x: number, y: number];

/** Something that is so or not along each axis: a list of 1 or 0, first horizontally, then vertically. */
export type AxesRecord = [horizontal: 0 | 1, vertical: 0 | 1];

/** The message that changes a page: what is different about its window, and what the page is asked to do. */
export interface PatchRecord {
    /** The session, which says that all is new; nil if the patch changes what is there. */
    session?: string;
    /** The name of the browser's tab; always together with the session. */
    tab?: string;
    /** The window's title. */
    title?: string;
    /** Whether the window is light or dark. */
    colorScheme?: "light" | "dark";
    /** How many times one can go back. */
    navigationDepth?: number;
    /** The nodes to remove, each with all that is inside. */
    removed?: number[];
    /** The nodes that are new or different; new ones after the node that they are in. */
    nodes?: NodeRecord[];
    /** The URLs to open. */
    urls?: string[];
    /** The windows to open. */
    windows?: WindowRecord[];
    /** The node that the keyboard is directed to; zero for none. */
    focus?: number;
}

/** A window that a page is asked to open. */
export interface WindowRecord {
    /** The name of the tab that shows it, if there is one. */
    name: string;
    /** What opens it, where there is no such tab. */
    ticket: string;
    /** How large it is to be, apart from the tabs, in points; nil for a tab. */
    size?: PairRecord;
}

/** In a message the role's name stands next to the properties of its record. */
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
    | { role: "editor" } & FieldRecord;

/** What a node of any role may have. */
export interface CommonSemanticsRecord {
    /** Whether the node cannot be used. */
    isDisabled?: 1;
    /** Whether pointers use the node's gestures alone. */
    hasGestures?: 1;
    /** Whether the keyboard can (1) or cannot (0) be directed to the node though that is not so for all of its role. */
    isFocusable?: number;
    label?: string;
    /** The words for what the node is set to. */
    value?: string;
    hint?: string;
    /** What the node is for, in words that show. */
    help?: string;
    /** The node's name for tests. */
    identifier?: string;
    /** The key that presses the node. */
    shortcut?: ShortcutRecord;
    /** Whether nobody is told of the node. */
    isHidden?: 1;
    /** What ARIA says beyond that. */
    aria?: AriaRecord;
}

/** A key, as the DOM's `KeyboardEvent.key` has it, and those that are held with it, as bits: a list of both. */
export type ShortcutRecord = [key: string, modifiers: number];

/** What ARIA says of a node beyond what its element does. */
export interface AriaRecord {
    attributes?: Record<string, string>;
    /** What is read in place of the element's own text. */
    spoken?: string;
    /** Whether nothing inside of the node is read. */
    isOne?: 1;
    /** Whether keys press the node. */
    isPressed?: 1;
    /** Whether arrow keys change the node. */
    isAdjusted?: 1;
    /** The names of what the node can be asked to do. */
    actions?: string[];
    /** What else the node can be asked to do, by the keys that ask for it. */
    keys?: Record<string, string>;
}

/** What is written in a field: the whole text, or what is new. */
export interface TextRecord {
    /** The whole; nil if there is only something new. */
    whole?: WholeTextRecord;
    /** What is new, in order. */
    deltas?: TextDeltaRecord[];
}

/** The whole text of a field: a list of the text, the number of the page's edits and that of the program's changes. */
export type WholeTextRecord = [text: string, edits: number, changes: number];

/** Something new about a field's text: a list of how many of the page's edits are known, and of what the program did then, if it did something. */
export type TextDeltaRecord = [edits: number, change?: TextChange];

export type TextPartRecord = TextStyleRecord & PartRecord;

export type SemanticsRecord = RoleRecord & CommonSemanticsRecord;

/** What the app sends. */
export type Message = PatchRecord | NoticeMessage;

/** What a page tells of its browser: the size of its window and the system's values. */
export interface SystemValues {
    width: number;
    height: number;
    isDark: boolean;
    hasIncreasedContrast: boolean;
    reducesMotion: boolean;
    reducesTransparency: boolean;
    invertsColors: boolean;
    isVisible: boolean;
    hasFocus: boolean;
    scale: number;
    language: string;
    timeZone: string;
    textSize: number;
}

/** What a mouse, a finger or a pen did. */
export interface PointerEventRecord {
    /** What happened. */
    phase: "began" | "moved" | "ended" | "cancelled" | "hovered" | "left";
    /** What people hold. */
    device: "mouse" | "touch" | "pen";
    /** Tells several fingers apart. */
    pointer: number;
    /** The place in points from the window's top left corner. */
    location: PairRecord;
    /** The place in the node that the event is sent to; nil where the window's layout says it. Hosts that scroll by themselves know it better. */
    place?: PairRecord;
    /** When it happened, in seconds since any moment that is the same for all events of a window. */
    time: number;
    /** The keys that were held. */
    modifiers: number;
}

/** What a node can be asked to do. */
export type Action =
    | { escape: Nothing }
    | { delete: Nothing }
    | { showMenu: Nothing }
    | { named: { name: string } };

/** Each case is written as JSON as `{"press":{}}`: its name, and an object with what belongs to it. */
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
    | { delete: Nothing }
    | { move: { by: number } }
    | { swipe: { toLeft: boolean; isFull: boolean } }
    | { focus: Nothing }
    | { blur: Nothing }
    | { edit: { number: number; heard: number; change: TextChange } }
    | { setText: { text: string } }
    | { submit: Nothing }
    | { perform: { action: Action } }
    | { showMenu: { x: number; y: number } }
    | { follow: { link: string } }
    | { pointer: { event: PointerEventRecord } };

/** What the page sends, beside the number of the message. */
export type PageRequest =
    | { system: SystemValues }
    | { back: number }
    | { command: "undo" | "redo" }
    | { node: number; event: NodeEvent };
