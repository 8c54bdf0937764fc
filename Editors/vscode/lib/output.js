"use strict";

/**
 * A line of `umwelt run` that the editor acts on; null for any other.
 *
 * @param {string} line
 * @returns {{open: string} | {edit: {file: string, line: number, column: number}} | {error: string} | null}
 */
function event(line) {
    const open = /^Open (https?:\/\/\S+)$/.exec(line);
    if (open) return { open: open[1] };
    const edit = /^Edit (.+):(\d+):(\d+)$/.exec(line);
    if (edit) return { edit: { file: edit[1], line: Number(edit[2]) - 1, column: Number(edit[3]) - 1 } };
    const error = /^Error: (.+)$/.exec(line);
    return error ? { error: error[1] } : null;
}

/**
 * The findings in the output of `umwelt check`.
 *
 * @param {string} output Lines such as `Shelf/A.swift:3:7: warning: TEXT`. Columns count bytes, from 1.
 * @returns {{file: string, line: number, column: number, isWarning: boolean, text: string}[]} Lines and columns from 0.
 */
function problems(output) {
    return output.split("\n").flatMap((text) => {
        const match = /^(.+?):(\d+):(\d+): (warning|note): (.+)$/.exec(text);
        if (!match) return [];
        const [, file, line, column, kind, words] = match;
        return [{
            file, line: Number(line) - 1, column: Number(column) - 1, isWarning: kind === "warning", text: words,
        }];
    });
}

/** The index in a line's characters for a column in its bytes. */
function characterColumn(line, bytes) {
    return Buffer.from(line, "utf8").subarray(0, bytes).toString("utf8").length;
}

module.exports = { event, problems, characterColumn };
