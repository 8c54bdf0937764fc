// The types that the modules of the page's script share.

import type {
    AriaRecord, AxesRecord, BoxRecord, CommonSemanticsRecord, PairRecord, RoleRecord, TextChange, TextRecord,
    TrackRecord,
} from "./protocol";

/** The names of roles. */
export type RoleName = RoleRecord["role"];

/** What nodes of a role are. */
export type Semantics<Name extends RoleName = RoleName> = Extract<RoleRecord, { role: Name }> & CommonSemanticsRecord;

/** How a role shows. */
export interface Role<Name extends RoleName = RoleName> {
    /** The element that stands for the role. */
    tag: string;
    /** Prepares a new element. */
    make?(element: HTMLElement, id: number): void;
    /** Tells an element what is special to the role. */
    describe?(element: HTMLElement, semantics: Semantics<Name>): void;
    /** What assistive technology calls a node, if that is not the label alone. */
    name?(semantics: Semantics<Name>): string | undefined;
    /** The element inside that has the name and the focus. */
    named?(element: HTMLElement): HTMLElement | null;
}

/** How several roles show. */
export type Roles<Names extends RoleName = RoleName> = { [Name in Names]: Role<Name> };

/** A node of the window. */
export interface PageNode {
    /** The node's name, which is never another's. */
    id: number;
    element: HTMLElement;
    /** What the node itself draws. */
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
    /** What is read in place of the element's own text. */
    spoken?: HTMLElement[];
    /** The buttons for what the node can be asked to do. */
    actions?: HTMLElement;
    isHidden?: boolean;
    isFocusTold?: boolean;
    /** The motions that run. */
    motions?: Animation[];
    /** What the element's filter and mask refer to. */
    definitions?: SVGElement;
}

/** A way on which an element scrolls. */
export interface Glide {
    from: PairRecord;
    to: PairRecord;
    /** What knows which part of the way has been gone. */
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
    /** How many edits have been made. */
    edits: number;
    /** How many of the app's changes have been heard. */
    heard: number;
    /** What has been heard, and has still to be looked at. */
    news: TextRecord[];
    isComposing: boolean;
}

declare global {
    /** What the page keeps with the elements of nodes. */
    interface HTMLElement {
        nodeID?: number;
        /** Whether the element cannot be used, also where HTML does not have that. */
        disabled?: boolean;
        /** Whether pointers use the node's gestures alone. */
        hasGestures?: boolean;
        canDelete?: boolean;
        /** True if a row itself is dragged to another place. */
        canMove?: boolean;
        /** Whether a row is reached by the keyboard for what can be done with it. */
        isReached?: boolean;
        /** Whether something in a row has a context menu. */
        hasMenu?: boolean;
        /** Whether a row can be swiped to the left, and to the right. */
        swipes?: AxesRecord;
        isSwiped?: boolean;
        /** The rectangle of what is presented. */
        card?: BoxRecord;
        settles?: boolean;
        refreshes?: boolean;
        /** Whether the element scrolls to where the app has sent it, and since when, in milliseconds. */
        isGliding?: boolean;
        glidesSince?: number;
        /** The way on which the app has the element scroll. */
        glide?: Glide;
        /** Whether its user scrolls the element. */
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
        /** What of it moves, until that begins. */
        tracks?: TrackRecord[];
    }

    interface HTMLInputElement {
        /** Whether a slider's knob is held. */
        isHeld?: boolean;
        /** What the app has the field set to. */
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
