import Foundation
import Subprocess
import UmweltPictures

/// Draws all previews of a path, each in a separate process: one that crashes, ends or hangs does not affect others,
/// and globals have their initial values for each.
struct AllPreviews: Sendable {
    /// The path that was asked for.
    let path: String

    /// The only target; nil for all.
    let target: String?

    /// The folder to draw to.
    let output: URL

    /// The variables for the picture host.
    let variables: [String: String]

    /// True if parts that do not compile are left out.
    let skipsBroken: Bool

    /// The time limit for a preview. The picture host detects endless functions sooner: this limit is for the other
    /// cases. A guess, above the longest time that `--at` can draw.
    private static let limit = Duration.seconds(120)

    /// A declaration of previews in a program.
    private struct Work: Sendable {
        let program: Program
        let target: PreviewTarget
        let index: Int
        let entry: PreviewListing.Entry
    }

    /// Draws the previews, and reports which were not drawn.
    ///
    /// - Returns: The entries of the index that was written.
    func draw() async throws -> [PreviewIndex.Entry] {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("umwelt-previews-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        var works: [Work] = []
        var entries: [PreviewIndex.Entry] = []
        for build in try await Subject.previewBuilds(path: path, target: target, skipsBroken: skipsBroken) {
            do {
                works += try await list(build, program: try build.program.get(), in: scratch)
            } catch {
                if let failure = error as? BuildFailure { standardError(failure.errors) }
                entries += build.targets.map { PreviewIndex.Entry(target: $0.name, error: "\(error)") }
            }
        }
        if works.isEmpty && entries.isEmpty {
            throw ToolError("\(path) has no previews: write a #Preview or a PreviewProvider.")
        }
        PreviewIndex.removePictures(in: output)
        let drawn = try await draw(works, in: scratch)
        var names = PreviewFileNames()
        for (work, found) in zip(works, drawn) { entries += try place(found, of: work, names: &names) }
        // The order of targets in a package's description is SwiftPM's own.
        let sorted = entries.enumerated().sorted { ($0.element.target, $0.offset) < ($1.element.target, $1.offset) }
            .map(\.element)
        try PreviewIndex.write(sorted, to: output)
        return sorted
    }

    // MARK: The list

    /// Returns the declarations of a program's targets. A program is also linked with the previews of other packages.
    private func list(_ build: PreviewBuild, program: Program, in scratch: URL) async throws -> [Work] {
        let file = scratch.appendingPathComponent("list.json")
        try? FileManager.default.removeItem(at: file)
        let end = try await program.runQuietly(
            variables: variables.merging(["UMWELT_PREVIEW_LIST": file.path]) { $1 }, limit: Self.limit)
        guard let data = try? Data(contentsOf: file) else {
            let reason = end.reason(in: program)
            throw ToolError(reason ?? "The program ended without drawing: its @main has to be an App.")
        }
        let all = try JSONDecoder().decode(PreviewListing.self, from: data).entries
        return build.targets.flatMap { target in
            all.enumerated().filter { Self.module(of: $0.element) == target.module }.map {
                Work(program: program, target: target, index: $0.offset, entry: $0.element)
            }
        }
    }

    private static func module(of entry: PreviewListing.Entry) -> String {
        if let file = entry.fileID { return String(file.prefix { $0 != "/" }) }
        return String((entry.providerName ?? "").prefix { $0 != "." })
    }

    // MARK: Drawing

    /// The outcome of a process that draws the previews of a declaration.
    private struct Drawn: Sendable {
        var pictures: [PreviewReport.Picture] = []
        var error: String?
        var lines: [String] = []
    }

    /// Draws the previews of all declarations, in parallel on all processors.
    private func draw(_ works: [Work], in scratch: URL) async throws -> [Drawn] {
        try await withThrowingTaskGroup(of: (Int, Drawn).self) { group in
            var drawn = works.map { _ in Drawn() }
            var waiting = Array(works.enumerated())[...]
            func begin() {
                guard let (number, work) = waiting.popFirst() else { return }
                group.addTask { (number, try await draw(work, to: scratch.appendingPathComponent("\(number)"))) }
            }
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { begin() }
            while let (number, done) = try await group.next() {
                drawn[number] = done
                begin()
            }
            return drawn
        }
    }

    private func draw(_ work: Work, to folder: URL) async throws -> Drawn {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let report = folder.appendingPathComponent("report.json")
        let added = [
            "UMWELT_PREVIEW_INDEX": "\(work.index)", "UMWELT_PREVIEW_REPORT": report.path,
            "UMWELT_OUTPUT": folder.appendingPathComponent("preview.png").path,
        ]
        let end = try await work.program.runQuietly(variables: variables.merging(added) { $1 }, limit: Self.limit)
        let found = (try? Data(contentsOf: report)).flatMap { try? JSONDecoder().decode(PreviewReport.self, from: $0) }
        let pictures = found?.pictures ?? []
        let reason = end.reason(in: work.program) ?? (pictures.isEmpty ? "The program ended without drawing." : nil)
        return Drawn(pictures: pictures, error: reason, lines: end.lines.filter { !$0.hasPrefix("Drew ") })
    }

    // MARK: The pictures

    /// Moves the pictures of a declaration to the output, and reports what was drawn.
    private func place(
        _ drawn: Drawn, of work: Work, names: inout PreviewFileNames
    ) throws -> [PreviewIndex.Entry] {
        for line in drawn.lines { standardError(line) }
        let place = source(of: work)
        let usual = work.entry.name ?? work.entry.providerName.map(TypeName.short) ?? "Preview"
        func entry(_ name: String?) -> (PreviewIndex.Entry, file: String) {
            let file = names.name(target: work.target.name, file: place.file, preview: name ?? usual)
            return (
                PreviewIndex.Entry(
                    name: name ?? usual, target: work.target.name, file: place.file, line: place.line), file
            )
        }
        var entries: [PreviewIndex.Entry] = []
        for picture in drawn.pictures {
            var (entry, name) = entry(picture.name)
            let file = output.appendingPathComponent("\(name).png")
            try? FileManager.default.removeItem(at: file)
            try FileManager.default.moveItem(at: URL(fileURLWithPath: picture.path), to: file)
            (entry.picture, entry.scale) = (file.lastPathComponent, picture.scale)
            entry.size = PreviewIndex.Size(width: picture.width, height: picture.height)
            entry.seconds = (picture.seconds * 1000).rounded() / 1000
            print("Drew \(file.relativePath)")
            entries.append(entry)
        }
        if let error = drawn.error {
            var (entry, _) = entry(nil)
            entry.error = error
            standardError("Error: \(entry.title): \(error)")
            entries.append(entry)
        }
        fflush(nil)
        return entries
    }

    /// The file and the line of a declaration.
    private func source(of work: Work) -> (file: String?, line: Int?) {
        var (file, line): (URL?, Int?) = (nil, work.entry.line)
        if let id = work.entry.fileID {
            file = work.target.file(named: String(id.drop { $0 != "/" }.dropFirst()))
        } else if let provider = work.entry.providerName.flatMap(work.target.provider) {
            (file, line) = (provider.file, provider.line)
        }
        return (file.map { ProjectFolder.path(of: $0, in: work.program.sources) }, line)
    }
}

/// The end of a program, with its output.
struct QuietEnd: Sendable {
    let end: LiveProcess.End?

    /// The lines of both outputs, without a backtrace.
    let lines: [String]

    /// Returns the reason why the program did not succeed, with places relative to its source; nil if it did.
    func reason(in program: Program) -> String? {
        switch end {
        case .exited(EXIT_SUCCESS): return nil
        case .exited(let code):
            let mark = "Error: "
            let error = lines.last { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
            return error ?? "The program ended with code \(code)."
        case .crashed(let report, let signal):
            let summary = report.summary(program: program.file, sources: program.sources, signal: signal)
            return summary.firstLine.replacing(program.sources.standardizedFileURL.path + "/", with: "")
        case .failed(let reason): return reason
        case nil: return "The program did not end in time."
        }
    }
}

extension Program {
    /// Runs the program, and returns its output instead of printing it.
    ///
    /// - Parameter limit: The time after which it is ended.
    func runQuietly(variables: [String: String], limit: Duration) async throws -> QuietEnd {
        try await withThrowingTaskGroup(of: QuietEnd?.self) { group in
            group.addTask { try await runQuietly(variables: variables) }
            group.addTask {
                try await Task.sleep(for: limit)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next().flatMap(\.self) ?? QuietEnd(end: nil, lines: [])
        }
    }

    private func runQuietly(variables: [String: String]) async throws -> QuietEnd {
        let result = try await Subprocess.run(
            .path(.init(file.path)), environment: environment(variables), platformOptions: .ownGroup, input: .none,
            output: .sequence, error: .sequence
        ) { execution in
            async let errors = Self.lines(of: execution.standardError)
            let output = try await Self.lines(of: execution.standardOutput)
            return (output: output, errors: try await errors)
        }
        let (output, errors) = result.closureResult
        let lastWords = Array(errors.drop { !CrashReport.begins(with: $0) })
        let before = errors.prefix { !CrashReport.begins(with: $0) }
        return switch result.terminationStatus {
        case .signaled(let signal):
            QuietEnd(end: .crashed(CrashReport(lines: lastWords), signal: signal), lines: output + before)
        case .exited(let code): QuietEnd(end: .exited(code), lines: output + errors)
        }
    }

    /// The greatest number of stored lines: a guess at what is read.
    private static let maxLines = 10_000

    private static func lines(of output: SubprocessOutputSequence) async throws -> [String] {
        var lines: [String] = []
        for try await line in output.strings(bufferingPolicy: .unbounded) where lines.count < maxLines {
            lines.append(line)
        }
        return lines
    }
}
