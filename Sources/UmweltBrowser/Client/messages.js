// The encoding of messages. Their keys are short on the way; here are the names.

import { itemKinds, records, roleRecords } from "./names.js";

/**
 * Reads a message of the app.
 *
 * @param {string} text
 * @returns {import("./protocol").Message}
 */
export function decodeMessage(text) {
    const message = JSON.parse(text);
    const kind = "b" in message ? "NoticeMessage" : "g" in message ? "HangMessage" : "PatchRecord";
    return decode(message, [kind]);
}

/**
 * Writes a message to the app.
 *
 * @param {number} number How many messages the page has sent, with this one.
 * @param {import("./protocol").PageRequest} request
 */
export function encodeRequest(number, request) {
    return JSON.stringify({ number, ...request });
}

/**
 * Gives the properties of a record, or of each record of a list, their names.
 *
 * @param {any} value
 * @param {string[]} kinds The names of the records whose properties the value has.
 * @returns {any}
 */
function decode(value, kinds) {
    if (Array.isArray(value)) return value.map((each) => decode(each, kinds));
    if (value === null) return null;
    /** @type {Record<string, any>} */
    const result = {};
    const tables = kinds.map((kind) => table(kind, value, result));
    for (const key in value) {
        const entry = tables.find((each) => key in each)?.[key];
        if (typeof entry === "string") result[entry] = value[key];
        else if (entry) result[entry[0]] = decode(value[key], entry.slice(1));
    }
    return result;
}

/**
 * The names of a record's properties. For records of several kinds, the result has the kind.
 *
 * @param {string} kind
 * @param {any} value
 * @param {Record<string, any>} result
 */
function table(kind, value, result) {
    if (kind === "RoleRecord") {
        result.role = value.r ?? "content";
        return records[roleRecords[result.role]] ?? {};
    }
    if (kind === "ItemRecord") {
        const [, name, record] = itemKinds.find(([mark]) => mark in value) ?? ["", "", ""];
        result.kind = name;
        return records[record];
    }
    return records[kind];
}
