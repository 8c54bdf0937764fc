"use strict";

const { spawn, execFile } = require("node:child_process");
const { EventEmitter } = require("node:events");
const readline = require("node:readline");
const { event } = require("./output");

/**
 * A running `umwelt run`. Emits `open` with the URL of the page, `edit` with a place in the source, `error` with a
 * message, `line` with each line for people, and `end` when it has ended.
 */
class Run extends EventEmitter {
    /**
     * @param {string} command The command `umwelt`.
     * @param {string} subject The path that is shown.
     * @param {{design?: string, folder?: string, showsPreviews?: boolean}} options With `showsPreviews`, the page of
     *     the previews is shown even if the source has an app.
     */
    constructor(command, subject, options = {}) {
        super();
        this.url = null;
        this.hasEnded = false;
        const words = ["run", subject, "--port", "0"];
        if (options.design) words.push("--design", options.design);
        if (options.showsPreviews) words.push("--previews");
        this.process = spawn(command, words, {
            cwd: options.folder,
            env: {
                ...process.env,
                // Places in the source come back as lines, for this editor to open.
                UMWELT_EDITOR: "-",
                // The page is in a frame of the editor's.
                UMWELT_FRAMES: "vscode-webview:,vscode-file:",
            },
            stdio: ["ignore", "pipe", "pipe"],
        });
        for (const stream of [this.process.stdout, this.process.stderr]) {
            readline.createInterface({ input: stream }).on("line", (line) => this.hear(line));
        }
        this.process.on("error", (error) => {
            this.hasEnded = true;
            this.emit("error", `${command} cannot be run: ${error.message}`);
        });
        this.process.on("close", (code) => {
            this.hasEnded = true;
            this.url = null;
            this.emit("end", code);
        });
    }

    hear(line) {
        this.emit("line", line);
        const found = event(line);
        if (found?.open) {
            this.url = found.open;
            this.emit("open", found.open);
        } else if (found?.edit) {
            this.emit("edit", found.edit);
        } else if (found?.error) {
            this.emit("error", found.error);
        }
    }

    /** Ends the program and the app that it runs. */
    stop() {
        this.process.kill("SIGTERM");
    }
}

/**
 * The output of `umwelt check`.
 *
 * @returns {Promise<string>} Fails with the tool's message if the source does not compile.
 */
function check(command, subject, folder) {
    return new Promise((resolve, reject) => {
        execFile(command, ["check", subject], { cwd: folder, maxBuffer: 1 << 24 }, (error, output, errors) => {
            // Code 1 with findings in the output means warnings.
            if (error && !output) reject(new Error(errors.trim() || error.message));
            else resolve(output);
        });
    });
}

module.exports = { Run, check };
