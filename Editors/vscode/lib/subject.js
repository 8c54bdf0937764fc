"use strict";

const fs = require("node:fs");
const path = require("node:path");

/**
 * The path that `umwelt` gets for a file: the package or the project of Xcode around it, inside the folder that is open
 * in the editor; otherwise the file alone.
 *
 * @param {string} file The path of a Swift file.
 * @param {string | undefined} root The folder that is open.
 * @returns {string}
 */
function subject(file, root) {
    if (!root) return file;
    for (let folder = path.dirname(file); isInside(folder, root); folder = path.dirname(folder)) {
        const names = fs.readdirSync(folder);
        if (names.includes("Package.swift")) return folder;
        if (names.some((name) => /\.(xcodeproj|xcworkspace)$/.test(name))) return folder;
        if (folder === path.dirname(folder)) break;
    }
    return file;
}

function isInside(folder, root) {
    const way = path.relative(root, folder);
    return way === "" || (!way.startsWith("..") && !path.isAbsolute(way));
}

module.exports = { subject };
