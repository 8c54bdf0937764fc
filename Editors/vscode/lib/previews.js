"use strict";

/**
 * The places of `#Preview` in Swift source, outside of comments and strings.
 *
 * @param {string} text The source.
 * @returns {{line: number, name: string}[]} The lines, from 0, and the names as the tool lists them: `Preview 2` for the
 *     second one if it has none.
 */
function previews(text) {
    const found = [];
    const code = withoutCommentsAndTexts(text);
    const pattern = /#Preview\b/g;
    for (let match; (match = pattern.exec(code));) {
        const line = text.slice(0, match.index).split("\n").length - 1;
        const named = /^#Preview\s*\(\s*"((?:\\.|[^"\\])*)"/.exec(text.slice(match.index));
        found.push({ line, name: named ? unescaped(named[1]) : `Preview ${found.length + 1}` });
    }
    return found;
}

/** The source with spaces in place of the characters of comments and strings; line breaks stay. */
function withoutCommentsAndTexts(text) {
    const pieces = /\/\/[^\n]*|(#*)"""[\s\S]*?"""\1|(#+)"[^\n]*?"\2|"(?:\\.|[^"\\\n])*"|\/\*/g;
    let code = "";
    let end = 0;
    for (let match; (match = pattern(pieces, text, end));) {
        let last = match.index + match[0].length;
        if (match[0] === "/*") last = endOfComment(text, match.index);
        code += text.slice(end, match.index) + text.slice(match.index, last).replace(/[^\n]/g, " ");
        end = last;
    }
    return code + text.slice(end);
}

function pattern(expression, text, start) {
    expression.lastIndex = start;
    return expression.exec(text);
}

/** The end of a comment, in which other comments may be. */
function endOfComment(text, start) {
    const marks = /\/\*|\*\//g;
    marks.lastIndex = start;
    let depth = 0;
    for (let mark; (mark = marks.exec(text));) {
        depth += mark[0] === "/*" ? 1 : -1;
        if (depth === 0) return mark.index + 2;
    }
    return text.length;
}

function unescaped(text) {
    return text.replace(/\\(u\{([0-9a-fA-F]+)\}|.)/g, (_, sign, number) =>
        number ? String.fromCodePoint(parseInt(number, 16)) : { n: "\n", t: "\t", r: "\r", 0: "\0" }[sign] ?? sign);
}

module.exports = { previews };
