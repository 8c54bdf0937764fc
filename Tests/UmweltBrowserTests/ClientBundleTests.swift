import Foundation
import Testing
import Umwelt

@testable import UmweltBrowser

/// The page's script and style, as they come from their files.
struct ClientBundleTests {
    @Test func modulesComeAfterWhatTheyImportAndOnce() {
        var bundler = ClientBundler(files: [
            "main.js": """
            // What it is.

            import {
                one,
                two,
            } from "./one.js";
            import "./other.js";

            /** What it does.
             */
            export function main() {
                // Why.
                /** @type {Counter} */ (other).count();
                return one + /** @type {number} */ (two);
            }
            """,
            "one.js": "import \"./other.js\";\nexport const one = 1;\nexport const two = 2;\n",
            "other.js": "console.log(0);\n\nexport {};\n",
        ])
        bundler.add("main.js")
        #expect(
            bundler.text == """
                console.log(0);
                const one = 1;
                const two = 2;
                function main() {
                (other).count();
                return one + (two);
                }

                """)
    }

    @Test func eachFileIsInAProgram() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../Sources/UmweltBrowser/Client")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name.hasSuffix(".js") || name.hasSuffix(".css") {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            #expect(ClientBundle.files[name] == text, "\(name) is not what the program has")
        }
    }

    @Test func nothingIsLeftOfImportsAndComments() {
        for bundle in [ClientBundle.script, .style] {
            let lines = String(decoding: bundle.text.data, as: UTF8.self).split(separator: "\n")
            #expect(lines.count > 100)
            for line in lines {
                for start in ["import ", "@import ", "export ", "//", "/*", " "] {
                    #expect(!line.hasPrefix(start), "\(line)")
                }
            }
        }
        #expect(ClientBundle.script.path != ClientBundle.style.path)
    }

    @Test func whatTurnsTakesAsManyStepsAsItHasSpokes() throws {
        let style = try #require(ClientBundle.files["movements.css"])
        #expect(style.contains("steps(\(DisplayMovement.spokes))"))
    }

    @Test func textsHaveTheSameLimitOnBothSides() throws {
        let script = try #require(ClientBundle.files["fields.js"])
        let digits = script.split(separator: "const longestText = ").last?.prefix { $0 == "_" || $0.isNumber }
        #expect(digits?.filter { $0 != "_" } == String(NodeEvent.longestText))
    }
}
