import Foundation
import Testing
import Umwelt
import UmweltPictures
import UmweltRendering

/// Expects that the animation of a host's window equals the strip of pictures that is stored next to the test, as
/// `Pictures/NAME.png`.
///
/// ```swift
/// host.tap("Move")
/// expectFilm(of: host, named: "moving")
/// expectFilm(of: host, named: "moving-back", at: [0, 0.1, 0.5])
/// ```
///
/// The pictures are side by side, each below its time. The host's clock advances to the time of the last picture.
/// Otherwise it works like ``expectPicture(of:named:in:limit:testFile:sourceLocation:)``.
///
/// - Parameters:
///   - host: The host of the view, on the window's background.
///   - name: The name of the file without its extension. Two tests in one folder need two names.
///   - times: The times of the pictures in ascending order, in seconds from now; nil for evenly spaced times from now
///     until nothing moves, at most ten seconds.
///   - frameCount: The number of pictures if no times are given: at least 2, and at most 60 for each second.
///   - limit: The maximum size of the file in bytes, because the repository keeps every version of it.
///   - testFile: The file of the test, beside which the picture is.
///   - sourceLocation: The place in the source at which a failure is reported.
@MainActor
public func expectFilm(
    of host: TestHost, named name: String, at times: [Double]? = nil, frameCount: Int = 5, limit: Int = 262_144,
    testFile: String = #filePath, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    do {
        let strip = try times.map(host.strip) ?? host.strip(frameCount: frameCount)
        let png = try strip.pngData(scale: host.traits.displayScale, isOpaque: true)
        expectPicture(of: png, named: name, limit: limit, testFile: testFile, sourceLocation: sourceLocation)
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}

extension TestHost {
    /// The seconds between the pictures that a strip is chosen from, as on displays.
    private static let step = 1.0 / 60

    /// The maximum duration of an animation in seconds.
    private static let longestTime = 10.0

    /// Draws the window at times in seconds from now.
    fileprivate func strip(at times: [Double]) throws -> DisplayList {
        let isOrdered = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
        guard isOrdered, !times.isEmpty, times.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
            throw FilmStripError.invalidTimes(times)
        }
        let start = clock.time
        return Self.strip(
            times.map { time in
                clock.advance(to: start + time)
                return (time, picture)
            })
    }

    /// Draws the window at evenly spaced times until nothing moves.
    fileprivate func strip(frameCount: Int) throws -> DisplayList {
        let start = clock.time
        var pictures = [picture]
        guard isAnimating else { throw FilmStripError.motionless }
        while isAnimating {
            guard Double(pictures.count) * Self.step <= Self.longestTime else { throw FilmStripError.endless }
            clock.advance(to: start + Double(pictures.count) * Self.step)
            pictures.append(picture)
        }
        let count = min(max(frameCount, 2), pictures.count)
        return Self.strip(
            (0..<count).map { number in
                let index = (number * (pictures.count - 1) + (count - 1) / 2) / (count - 1)
                return (Double(index) * Self.step, pictures[index])
            })
    }

    /// A picture of the current window.
    private var picture: DisplayList { displayList.onWindowBackground(host.colorScheme) }

    private static func strip(_ frames: [(time: Double, picture: DisplayList)]) -> DisplayList {
        let cells = frames.map { frame in
            PictureSheet.Cell(caption: String(format: "%.2f s", frame.time), picture: frame.picture)
        }
        return PictureSheet(cells: cells, columnCount: cells.count, narrowestColumn: 40).picture
    }
}

/// The reasons why a film cannot be drawn.
private enum FilmStripError: Error, CustomStringConvertible {
    case invalidTimes([Double])
    case motionless
    case endless

    var description: String {
        switch self {
        case .invalidTimes(let times):
            "A film cannot have pictures at \(times): write times from 0 on, the earliest first."
        case .motionless: "Nothing moves: trigger an animation first, or write the times of the film's pictures."
        case .endless: "The animation does not end: write the times of the film's pictures."
        }
    }
}
