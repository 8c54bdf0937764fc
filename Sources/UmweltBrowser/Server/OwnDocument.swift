import Foundation
import Umwelt

/// HTML of the app, with the script that connects its frame to the app.
enum OwnDocument {
    /// Returns HTML with the app's scripts.
    ///
    /// - Parameters:
    ///   - html: The HTML.
    ///   - base: The base of relative addresses; nil for the document's own URL.
    ///   - scripts: The scripts that the app adds.
    ///   - nonce: The number that marks the app's scripts, which run even if the page's do not.
    static func html(_ html: String, base: URL?, _ scripts: WebPageSemantics.Scripts, nonce: String) -> String {
        var own = "<script nonce=\"\(nonce)\">\(script(scripts))</script>"
        if let base, base.scheme == "http" || base.scheme == "https" {
            own = "<base href=\"\(HTMLText.escaped(base.absoluteString))\">" + own
        }
        // A script before the document type would put browsers into their mode for old pages.
        // They are at the start, and patterns take their time in long texts.
        let start = html.prefix(8192)
        for tag in [/<head(?:\s[^>]*)?>/, /<html(?:\s[^>]*)?>/, /<!doctype[^>]*>/] {
            if let found = start.firstRange(of: tag.ignoresCase()) {
                return html[..<found.upperBound] + own + html[found.upperBound...]
            }
        }
        return own + html
    }

    /// The script: answers calls, posts messages of handlers, and reports links and the end of loading.
    private static func script(_ scripts: WebPageSemantics.Scripts) -> String {
        """
        (() => {
            const tell = (message) => parent.postMessage(message, "*");
            const handlers = \(json(scripts.handlers)).map((name) => [name, {
                postMessage: (body) => tell({ handler: name, body: JSON.stringify(body ?? null) }),
            }]);
            window.webkit = { messageHandlers: Object.fromEntries(handlers) };
            const AsyncFunction = (async () => {}).constructor;
            addEventListener("message", async ({ source, data }) => {
                if (source !== parent || data?.call === undefined) return;
                try {
                    const names = Object.keys(data.values);
                    const value = await new AsyncFunction(...names, data.body)(...names.map((name) => data.values[name]));
                    tell({ call: data.call, value: JSON.stringify(value) });
                } catch (error) {
                    tell({ call: data.call, error: String(error) });
                }
            });
            addEventListener("click", (event) => {
                const link = event.target.closest?.("a[href]");
                if (!link || event.defaultPrevented) return;
                // The browser itself runs scripts, writes mail and calls numbers.
                if (link.protocol !== "http:" && link.protocol !== "https:") return;
                event.preventDefault();
                const place = link.getAttribute("href");
                if (place.startsWith("#")) document.getElementById(place.slice(1))?.scrollIntoView();
                else tell({ link: link.href });
            });
            addEventListener("load", () => tell({ finished: true, title: document.title }));
            for (const source of \(json(scripts.atEnd))) {
                addEventListener("DOMContentLoaded", () => (0, eval)(source));
            }
            for (const source of \(json(scripts.atStart))) {
                // A script that throws does not keep the others from running.
                try { (0, eval)(source); } catch (error) { reportError(error); }
            }
        })();
        """
    }

    /// Returns texts as JSON in a script, which no text can end.
    private static func json(_ texts: [String]) -> String {
        let data = (try? JSONEncoder().encode(texts)) ?? Data("[]".utf8)
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003C")
    }
}
