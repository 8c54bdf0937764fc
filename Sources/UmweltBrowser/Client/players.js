// Players of sound and video: the browser's own elements, its speech, and short tones.

import { act } from "./events.js";
import { offer, say } from "./notice.js";
import { base, send } from "./socket.js";

/** @typedef {import("./protocol").PlayerRecord} PlayerRecord */
/** @typedef {(event: import("./protocol").PlayerEvent) => void} Report */

/** The pause between two reports of the position, in milliseconds. The app counts on between them. */
const reportInterval = 1000;

/** The speeds of playback that Chromium and Firefox accept. Others are errors. */
const slowestRate = 0.0625;
const fastestRate = 16;

/** The number of the system's sound that vibrates, and for how many milliseconds. */
const vibration = 4095;
const vibrationTime = 400;

/** @type {import("./page").Roles<"video">} */
export const videoRole = {
    video: {
        tag: "div",
        make(element, id) {
            const video = document.createElement("video");
            video.playsInline = true;
            video.preload = "metadata";
            element.append(video);
            reportPlayback(video, (event) => act(id, { player: { event } }));
        },
        describe(element, semantics) {
            const video = videoIn(element);
            video.controls = !!semantics.showsControls;
            video.style.objectFit = semantics.scaling ?? "contain";
            update(video, semantics);
        },
        named(element) {
            return videoIn(element);
        },
    },
};

/**
 * @param {HTMLElement} element
 * @returns {HTMLVideoElement}
 */
function videoIn(element) {
    return /** @type {HTMLVideoElement} */ (element.querySelector(":scope > video"));
}

/** @type {Map<number, HTMLAudioElement>} */
const sounds = new Map();

/**
 * Plays a sound that belongs to no node, or changes how it plays.
 *
 * @param {PlayerRecord} state
 */
export function playSound(state) {
    /** @type {Report} */
    const report = (event) => send({ sound: { player: state.player, event } });
    if (state.speech) return speak(state, state.speech, report);
    if (state.sound !== undefined) return chime(state.sound);
    if (utterances.delete(state.player)) speechSynthesis.cancel();
    let audio = sounds.get(state.player);
    if (!state.url) {
        sounds.delete(state.player);
        audio?.pause();
        audio?.removeAttribute("src");
        return;
    }
    if (!audio) {
        audio = new Audio();
        sounds.set(state.player, audio);
        reportPlayback(audio, report);
    }
    update(audio, state);
}

/**
 * Reports what an element plays.
 *
 * @param {HTMLMediaElement} media
 * @param {Report} report
 */
function reportPlayback(media, report) {
    let reportedAt = 0;
    const move = () => {
        const state = media.state;
        if (!state || media.readyState === 0) return;
        reportedAt = performance.now();
        const rate = media.paused || media.ended ? 0 : media.playbackRate;
        report({ moved: { load: state.load, commands: state.commands, position: media.currentTime, rate } });
    };
    for (const name of ["playing", "pause", "seeked", "ratechange"]) media.addEventListener(name, move);
    media.addEventListener("timeupdate", () => {
        if (performance.now() - reportedAt >= reportInterval) move();
    });
    media.addEventListener("loadedmetadata", () => {
        const state = media.state;
        if (!state) return;
        const size = media instanceof HTMLVideoElement
            ? { width: media.videoWidth, height: media.videoHeight } : { width: 0, height: 0 };
        const duration = Number.isFinite(media.duration) ? { duration: media.duration } : {};
        report({ ready: { load: state.load, ...duration, ...size } });
    });
    media.addEventListener("ended", () => {
        const state = media.state;
        if (!state) return;
        const isRepeated = (media.repeats ?? 0) > 0;
        if (!isRepeated) return report({ ended: { load: state.load } });
        media.repeats = (media.repeats ?? 0) - 1;
        media.play().catch(() => {});
    });
    media.addEventListener("error", () => {
        const state = media.state;
        if (!state || !media.hasAttribute("src")) return;
        const reason = media.error?.code === 2 ? "The server cannot be reached."
            : media.error?.message.slice(0, 500) || "The file is missing, or the browser cannot decode it.";
        report({ failed: { load: state.load, reason } });
    });
}

/**
 * Applies the app's state to an element.
 *
 * @param {HTMLMediaElement} media
 * @param {PlayerRecord} state
 */
function update(media, state) {
    const old = media.state?.player === state.player ? media.state : undefined;
    media.state = state;
    media.volume = state.volume;
    media.muted = !!state.isMuted;
    media.loop = state.loops < 0;
    if (old?.load !== state.load) {
        media.repeats = state.loops;
        if (state.url) media.src = state.url.startsWith("/") ? base + state.url : state.url;
        else media.removeAttribute("src");
    }
    if (old?.load !== state.load ? state.position > 0 : old.seeks !== state.seeks) media.currentTime = state.position;
    if (old?.load === state.load && old.commands === state.commands) return;
    if (state.rate > 0) {
        media.playbackRate = Math.min(Math.max(state.rate, slowestRate), fastestRate);
        if (state.url) start(media);
    } else {
        media.pause();
    }
}

/**
 * Browsers let a page play sound only after its user has done something. Else the user is asked.
 *
 * @param {HTMLMediaElement} media
 */
function start(media) {
    media.play().catch((error) => {
        if (error.name !== "NotAllowedError") return;
        const button = document.createElement("button");
        button.textContent = "Play";
        button.addEventListener("click", () => {
            say("");
            media.play().catch(() => {});
        });
        offer("The app plays something. ", button);
    });
}

/** The text that each player speaks. @type {Map<number, { load: number, commands: number }>} */
const utterances = new Map();

/**
 * Speaks a text, or pauses and continues.
 *
 * @param {PlayerRecord} state
 * @param {import("./protocol").SpeechRecord} speech
 * @param {Report} report
 */
function speak(state, speech, report) {
    const { load, player, commands } = state;
    if (!("speechSynthesis" in window)) return report({ failed: { load, reason: "The browser cannot speak." } });
    const known = utterances.get(player);
    if (known?.load === load) {
        known.commands = commands;
        return state.rate > 0 ? speechSynthesis.resume() : speechSynthesis.pause();
    }
    const own = { load, commands };
    const utterance = new SpeechSynthesisUtterance(speech.text);
    if (speech.language) utterance.lang = speech.language;
    utterance.rate = speech.speed;
    utterance.pitch = speech.pitch;
    utterance.volume = state.volume;
    utterance.onstart = () => report({ moved: { load, commands: own.commands, position: 0, rate: 1 } });
    utterance.onend = () => report({ ended: { load } });
    utterance.onerror = ({ error }) => {
        if (utterances.get(player) === own) report({ failed: { load, reason: `The browser cannot speak: ${error}.` } });
    };
    utterances.set(player, own);
    speechSynthesis.cancel();
    speechSynthesis.resume();
    speechSynthesis.speak(utterance);
}

/** @type {AudioContext | undefined} */
let context;

/**
 * A short tone in place of a sound of the system. Its pitch depends on the sound's number, so that sounds differ.
 *
 * @param {number} sound
 */
function chime(sound) {
    if (sound === vibration) {
        navigator.vibrate?.(vibrationTime);
        return;
    }
    context ??= new AudioContext();
    // It is suspended if it was made before the user did anything.
    if (context.state === "suspended") context.resume();
    const tone = context.createOscillator();
    const volume = context.createGain();
    const now = context.currentTime;
    // Two octaves from the middle A.
    tone.frequency.value = 440 * 2 ** (sound % 24 / 12);
    volume.gain.setValueAtTime(0.2, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.2);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.2);
}
