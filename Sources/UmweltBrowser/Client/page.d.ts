// The types that the modules of the page's script share.

import type {
    AriaRecord, AxesRecord, BoxRecord, CommonSemanticsRecord, PairRecord, RoleRecord, TextChange, TextRecord,
    TrackRecord,
} from "./protocol";

/** The names of roles. */
export type RoleName = RoleRecord["role"];

/** The semantics of nodes of a role. */
export type Semantics<Name extends RoleName = RoleName> = Extract<RoleRecord, { role: Name }> & CommonSemanticsRecord;

/** The elements of a role. */
export interface Role<Name extends RoleName = RoleName> {
    /** The element that stands for the role. */
    tag: string;
    /** Prepares a new element. */
    make?(element: HTMLElement, id: number): void;
    /** Tells an element what is special to the role. */
    describe?(element: HTMLElement, semantics: Semantics<Name>): void;
    /** The accessible name of a node, if it is not only the label. */
    name?(semantics: Semantics<Name>): string | undefined;
    /** The element inside that has the name and the focus. */
    named?(element: HTMLElement): HTMLElement | null;
}

/** The elements of several roles. */
export type Roles<Names extends RoleName = RoleName> = { [Name in Names]: Role<Name> };

/** A node of the window. */
export interface PageNode {
    /** The node's name, which is never another's. */
    id: number;
    element: HTMLElement;
    /** The elements that the node itself draws. */
    drawn: Element[];
    /** Its place in the one around it, in points: left, top, width, height. */
    frame?: import("./protocol").NodeRecord["frame"];
    /** The names of the nodes inside. */
    inside: number[];
    /** The events of pointers that it wants, as bits. */
    events?: number;
    /** The keys that it wants while the focus is in it; none stand for all. */
    keys?: string[];
    /** The outline that catches pointers. */
    area?: SVGElement;
    aria?: AriaRecord;
    /** The names of the attributes that ARIA has set. */
    attributes?: string[];
    /** The elements that screen readers read in place of the element's text. */
    spoken?: HTMLElement[];
    /** The buttons for what the node can be asked to do. */
    actions?: HTMLElement;
    isHidden?: boolean;
    isFocusTold?: boolean;
    /** The motions that run. */
    motions?: Animation[];
    /** The definitions of the element's filter and mask. */
    definitions?: SVGElement;
}

/** A way on which an element scrolls. */
export interface Glide {
    from: PairRecord;
    to: PairRecord;
    /** The timing that has the fraction of the motion. */
    timing: AnimationEffect;
    /** When it began, in milliseconds. */
    since: number;
}

/** A web page in a frame. */
export interface WebPage {
    frame?: HTMLIFrameElement;
    /** The number of the load that the frame shows. */
    load: number;
    /** The calls that wait, and the number of the last one that was made. */
    calls: import("./protocol").CallRecord[];
    answered: number;
    /** True if the document can be called. */
    isReady: boolean;
}

/** A field's text as it is written here and in the app at the same time. */
export interface FieldText {
    /** The name of the field's node. */
    id: number;
    element: HTMLInputElement | HTMLTextAreaElement;
    /** The text that the app has. */
    known: string;
    /** The edits that are under way. */
    pending: { number: number; change: TextChange }[];
    /** The number of edits. */
    edits: number;
    /** The number of changes received from the app. */
    heard: number;
    /** Received records that are not yet handled. */
    news: TextRecord[];
    isComposing: boolean;
}

declare global {
    /** The page's properties of the elements of nodes. */
    interface HTMLElement {
        nodeID?: number;
        /** True if the element is disabled, also for elements without that attribute in HTML. */
        disabled?: boolean;
        /** True if pointers use only the node's gestures. */
        hasGestures?: boolean;
        canDelete?: boolean;
        /** True if a row itself is dragged to another place. */
        canMove?: boolean;
        /** True if the keyboard can focus a row for its actions. */
        isReached?: boolean;
        /** True if a view in a row has a context menu. */
        hasMenu?: boolean;
        /** The directions in which a row can be swiped. */
        swipes?: AxesRecord;
        isSwiped?: boolean;
        /** The rectangle of what is presented. */
        card?: BoxRecord;
        settles?: boolean;
        refreshes?: boolean;
        /** True while the element scrolls to an offset of the app, and the start time in milliseconds. */
        isGliding?: boolean;
        glidesSince?: number;
        /** The way on which the app has the element scroll. */
        glide?: Glide;
        /** True while the user scrolls the element. */
        isUsed?: boolean;
        /** When its user has left the element at rest, in milliseconds. */
        leftAt?: number;
        /** The height in points that a field needs above and below its place. */
        overhang?: number;
        webPage?: WebPage;
    }

    interface HTMLMediaElement {
        /** The state that the app wants. */
        state?: import("./protocol").PlayerRecord;
        /** The number of repetitions left. */
        repeats?: number;
    }

    interface Element {
        /** The tracks of a motion that has not begun. */
        tracks?: TrackRecord[];
    }

    interface HTMLInputElement {
        /** True while a slider's knob is pressed. */
        isHeld?: boolean;
        /** The app's text of the field. */
        known?: string;
    }

    // Properties that the checker's library does not know yet.
    interface CSSStyleDeclaration {
        backdropFilter: string;
        webkitBackdropFilter: string;
    }

    interface HTMLIFrameElement {
        credentialless?: boolean;
    }

    interface Selection {
        modify(change: string, direction: string, unit: string): void;
    }

    interface Navigator {
        userActivation?: { isActive: boolean };
    }

    interface String {
        toWellFormed(): string;
    }
}
