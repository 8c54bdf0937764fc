// One file, as it is one table: a line for each symbol. Those of many points are in SymbolFigures.swift.

/// The table of symbols that are not drawn by the icon of the same name.
///
/// A line is a name and the description of its drawing:
/// - `search`: the icon of that name;
/// - `x-lg x`: the first icon for the plain name, the second in variants, as in `x-circle-fill`;
/// - `bell^circle-fill`: an icon with another in its corner;
/// - `chat-square*plus`: an icon in another;
/// - `M2 3h12z`: an outline in a square of 16 units. Inside another symbol, as in `square*M2,3h12z`, and before the
///   icon of its variants, as in `M2,3h12z x`, it is written without spaces.
///
/// Letters after `/` are flags: `m`, mirrored where text runs from right to left; `x`, always mirrored; `r`, rotated by
/// a quarter clockwise; `e`, only the frame around its subject; `b`, its part at the right is a badge; `v` and `h`, its
/// parts show a value from the bottom to the top, or from left to right; `s` after that, all but the first of them.
enum SymbolTable {
    /// The drawing of a symbol: its icon, the icon of its variants if that differs, and flags.
    struct Entry {
        var icon: Substring
        var stem: Substring?
        var flags: Substring
    }

    /// The error of a line that cannot be read.
    struct LineError: Error, CustomStringConvertible {
        /// The line's number, from 1.
        var number: Int
        var line: Substring
        var reason: String

        var description: String { "Line \(number) of the table of symbols, \"\(line)\", \(reason)." }
    }

    static let entries: [Substring: Entry] = {
        do {
            return try entries(in: lines + "\n" + figures)
        } catch {
            preconditionFailure("\(error)")
        }
    }()

    /// Returns the symbols of a table, by name.
    ///
    /// - Parameter text: The table, a line for each symbol.
    /// - Throws: ``LineError`` for the first line that cannot be read, or whose symbol is in the table already.
    static func entries(in text: String) throws(LineError) -> [Substring: Entry] {
        var result: [Substring: Entry] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            func error(_ reason: String) -> LineError { LineError(number: index + 1, line: line, reason: reason) }
            let words = line.split(separator: " ", maxSplits: 1)
            guard words.count == 2 else { throw error("does not say how its symbol is drawn") }
            let parts = words[1].split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count <= 2 else { throw error("has more than one group of flags") }
            let found = parts[0].split(separator: " ")
            // The commands of an outline may have spaces between them; it ends with z.
            let isOutline = parts[0].hasPrefix("M") && !(found.count == 2 && found[0].hasSuffix("z"))
            let icons = isOutline ? [parts[0]] : found
            guard 1...2 ~= icons.count else { throw error("does not name one or two icons") }
            let flags = parts.count > 1 ? parts[1] : ""
            guard flags.allSatisfy({ knownFlags.contains($0) }) else { throw error("has an unknown flag") }
            let entry = Entry(icon: icons[0], stem: icons.count > 1 ? icons[1] : nil, flags: flags)
            guard result.updateValue(entry, forKey: words[0]) == nil else { throw error("repeats a symbol") }
        }
        return result
    }

    /// The flags that a line may have after `/`.
    private static let knownFlags = "mxrcevhsb"

    private static let lines = """
        accessibility universal-access
        airplane airplane-fill/r
        airplayaudio M2.65,12.42A7.2,7.2,0,1,1,13.35,12.42A0.6,0.6,0,0,1,12.46,11.61A6,6,0,1,0,3.54,11.61A0.6,0.6,0,0,1,2.65,12.42zM3.76,10.25A5,5,0,1,1,12.24,10.25A0.6,0.6,0,0,1,11.22,9.61A3.8,3.8,0,1,0,4.78,9.61A0.6,0.6,0,0,1,3.76,10.25zM5.34,8.47A2.8,2.8,0,1,1,10.66,8.47A0.6,0.6,0,0,1,9.52,8.09A1.6,1.6,0,1,0,6.48,8.09A0.6,0.6,0,0,1,5.34,8.47zM8.45,9.55L12.6,14.2A.58,.58,0,0,1,12.17,15.17H3.83A.58,.58,0,0,1,3.4,14.2L7.55,9.55A.6,.6,0,0,1,8.45,9.55z
        align.horizontal.center align-center
        align.horizontal.left align-start
        align.horizontal.right align-end
        align.vertical.bottom align-bottom
        align.vertical.center align-middle
        align.vertical.top align-top
        allergens virus
        ant bug
        ant.fill bug-fill
        antenna.radiowaves.left.and.right broadcast
        app.badge app-indicator
        app.badge.fill app.fill^circle-fill
        app.fill M5 1a4 4 0 0 0-4 4v6a4 4 0 0 0 4 4h6a4 4 0 0 0 4-4V5a4 4 0 0 0-4-4z
        app.gift gift
        apple.logo apple
        applewatch smartwatch
        apps.iphone phone
        archivebox archive
        arkit badge-ar
        arrow.2.squarepath arrow-repeat
        arrow.3.trianglepath recycle
        arrow.backward arrow-left/m
        arrow.clockwise.icloud cloud*arrow-clockwise
        arrow.clockwise.icloud.fill cloud-fill*arrow-clockwise
        arrow.down.doc file-earmark-arrow-down
        arrow.down.right.and.arrow.up.left arrows-angle-contract
        arrow.down.to.line download
        arrow.forward arrow-right/m
        arrow.left.and.right arrow-left-right
        arrow.left.arrow.right arrow-left-right
        arrow.swap arrow-left-right
        arrow.triangle.2.circlepath arrow-repeat
        arrow.turn.down.left arrow-return-left
        arrow.turn.down.right arrow-return-right
        arrow.turn.up.left arrow-90deg-left
        arrow.turn.up.right arrow-90deg-right
        arrow.up.and.down arrow-down-up
        arrow.up.and.down.and.arrow.left.and.right arrows-move
        arrow.up.arrow.down arrow-down-up
        arrow.up.doc file-earmark-arrow-up
        arrow.up.heart.fill heart-fill^arrow-up
        arrow.up.left.and.arrow.down.right arrows-angle-expand
        arrow.up.to.line upload
        arrow.uturn.backward M2,5H10.25A4.25,4.25,0,0,1,10.25,13.5H7A.5,.5,0,0,1,7,12.5H10.25A3.25,3.25,0,0,0,10.25,6H2zM4.85,1.65A.5,.5,0,0,1,4.85,2.35L1.71,5.5L4.85,8.65A.5,.5,0,0,1,4.15,9.35L.65,5.85A.5,.5,0,0,1,.65,5.15L4.15,1.65A.5,.5,0,0,1,4.85,1.65z/m
        arrow.uturn.forward M14,5H5.75A4.25,4.25,0,0,0,5.75,13.5H9A.5,.5,0,0,0,9,12.5H5.75A3.25,3.25,0,0,1,5.75,6H14zM11.15,1.65A.5,.5,0,0,0,11.15,2.35L14.29,5.5L11.15,8.65A.5,.5,0,0,0,11.85,9.35L15.35,5.85A.5,.5,0,0,0,15.35,5.15L11.85,1.65A.5,.5,0,0,0,11.15,1.65z/m
        arrow.uturn.left M2,5H10.25A4.25,4.25,0,0,1,10.25,13.5H7A.5,.5,0,0,1,7,12.5H10.25A3.25,3.25,0,0,0,10.25,6H2zM4.85,1.65A.5,.5,0,0,1,4.85,2.35L1.71,5.5L4.85,8.65A.5,.5,0,0,1,4.15,9.35L.65,5.85A.5,.5,0,0,1,.65,5.15L4.15,1.65A.5,.5,0,0,1,4.85,1.65z
        arrow.uturn.right M14,5H5.75A4.25,4.25,0,0,0,5.75,13.5H9A.5,.5,0,0,0,9,12.5H5.75A3.25,3.25,0,0,1,5.75,6H14zM11.15,1.65A.5,.5,0,0,0,11.15,2.35L14.29,5.5L11.15,8.65A.5,.5,0,0,0,11.85,9.35L15.35,5.85A.5,.5,0,0,0,15.35,5.15L11.85,1.65A.5,.5,0,0,0,11.15,1.65z
        arrowshape.turn.up.left reply
        arrowshape.turn.up.right reply/x
        arrowshape.turn.up.right.fill reply-fill/x
        arrowtriangle.down caret-down
        arrowtriangle.left caret-left
        arrowtriangle.right caret-right
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill symmetry-vertical
        arrowtriangle.up caret-up
        aspectratio aspect-ratio
        backward rewind
        badge.plus.radiowaves.right broadcast^plus-circle-fill
        banknote cash
        barcode upc
        barcode.viewfinder upc-scan
        barometer speedometer
        battery.0 battery
        battery.100 battery-full
        battery.100.bolt battery-charging
        battery.25 battery
        battery.50 battery-half
        battery.75 battery-half
        beach.umbrella umbrella
        bed.double M2.9,2.92L2.52,3.3L2.28,3.77L2.2,4.3L2.2,8.03L1.91,8.08L1.46,8.31L1.11,8.66L0.88,9.11L0.8,9.6L0.8,14L1.9,14L1.9,12.42L2.4,12.5L13.6,12.5L14.1,12.42L14.1,14L15.2,14L15.2,9.6L15.12,9.11L14.89,8.66L14.54,8.31L14.09,8.08L13.8,8.03L13.8,4.3L13.72,3.77L13.48,3.3L13.1,2.92L12.63,2.68L12.1,2.6L3.9,2.6L3.37,2.68zM3.3,4.39L3.34,4.12L3.43,3.96L3.56,3.83L3.72,3.74L3.99,3.7L12.01,3.7L12.28,3.74L12.44,3.83L12.57,3.96L12.66,4.12L12.7,4.39L12.7,8L12.1,8L12.1,6.5L12.05,6.16L11.89,5.85L11.65,5.61L11.34,5.45L11,5.4L8.65,5.4L8.31,5.45L8,5.61L7.69,5.45L7.35,5.4L5,5.4L4.66,5.45L4.35,5.61L4.11,5.85L3.95,6.16L3.9,6.5L3.9,8L3.3,8zM4.82,6.44L4.89,6.35L5.07,6.3L7.28,6.3L7.46,6.35L7.53,6.44L7.55,6.57L7.55,8L4.8,8zM8.47,6.44L8.54,6.35L8.72,6.3L10.93,6.3L11.11,6.35L11.18,6.44L11.2,6.57L11.2,8L8.45,8zM14.06,9.45L14.1,9.69L14.1,10.81L14.06,11.05L13.99,11.19L13.89,11.29L13.75,11.36L13.51,11.4L2.49,11.4L2.25,11.36L2.11,11.29L2.01,11.19L1.94,11.05L1.9,10.81L1.9,9.69L1.94,9.45L2.01,9.31L2.11,9.21L2.25,9.14L2.49,9.1L13.51,9.1L13.75,9.14L13.89,9.21L13.99,9.31z
        bed.double.fill M2.52,3.3L2.28,3.77L2.2,4.3L2.2,7L3,7L3,6L3.14,5.27L3.56,4.66L4.17,4.24L4.9,4.1L11.1,4.1L11.83,4.24L12.44,4.66L12.86,5.27L13,6L13,7L13.8,7L13.8,4.3L13.72,3.77L13.48,3.3L13.1,2.92L12.63,2.68L12.1,2.6L3.9,2.6L3.37,2.68L2.9,2.92zM4.27,5.57L4.14,5.82L4.1,6.1L4.1,7L7.45,7L7.45,6.1L7.41,5.82L7.28,5.57L7.08,5.37L6.83,5.24L6.55,5.2L5,5.2L4.72,5.24L4.47,5.37zM8.72,5.57L8.59,5.82L8.55,6.1L8.55,7L11.9,7L11.9,6.1L11.86,5.82L11.73,5.57L11.53,5.37L11.28,5.24L11,5.2L9.45,5.2L9.17,5.24L8.92,5.37zM1.09,8.72L0.87,9.14L0.8,9.6L0.8,14L2,14L2,12.4L14,12.4L14,14L15.2,14L15.2,9.6L15.13,9.14L14.91,8.72L14.58,8.39L14.16,8.17L13.7,8.1L2.3,8.1L1.84,8.17L1.42,8.39z
        bell.and.waves.left.and.right bell
        bell.badge bell^circle-fill
        bell.badge.fill bell-fill^circle-fill
        bird M15.6 4.1 13.9 3.5A3.4 3.4 0 0 0 7.8 4.6C7.7 6 6.9 6.8 5.6 7.6L1 11.2h3.6L2.4 14h3.4l1.9-1.7c3.9.2 6.6-2.1 6.6-5.6 0-.5-.1-.9-.2-1.3zM11.6 4.2a.75.75 0 1 1-1.5 0 .75.75 0 0 1 1.5 0z
        birthday.cake M2,9.5H14V14.5H2zM3,6.5H13V8.5H3zM7.4,3.4h1.2V5.8h-1.2zM8,.6C8.8,1.5,9,2,9,2.3A1,1,0,0,1,7,2.3C7,2,7.2,1.5,8,.6z
        birthday.cake.fill M2,9.5H14V14.5H2zM3,6.5H13V8.5H3zM7.4,3.4h1.2V5.8h-1.2zM8,.6C8.8,1.5,9,2,9,2.3A1,1,0,0,1,7,2.3C7,2,7.2,1.5,8,.6z
        bitcoinsign currency-bitcoin
        bolt lightning
        bold type-bold
        bolt.car ev-front
        bolt.car.fill ev-front-fill
        book.closed journal
        book.closed.fill journal-bookmark-fill
        books.vertical journals
        box.truck truck
        bubble.left chat-left
        bubble.left.and.bubble.right chat-left-dots
        bubble.left.and.bubble.right.fill chat-left-dots-fill
        bubble.left.and.text.bubble.right chat-left-text
        bubble.right chat-right
        building.2 buildings
        building.columns bank
        building.columns.fill bank2
        bus bus-front
        calendar calendar3 calendar
        calendar.day.timeline.left calendar-week
        camera.macro flower1
        camera.viewfinder camera
        capsule M4.5 4h7a4 4 0 0 1 0 8h-7a4 4 0 0 1 0-8zM4.5 5a3 3 0 0 0 0 6h7a3 3 0 0 0 0-6z
        capsule.fill M4.5 4h7a4 4 0 0 1 0 8h-7a4 4 0 0 1 0-8z
        captions.bubble chat-square-dots
        car car-front
        case briefcase
        cellularbars reception-4/h
        character.book.closed journal-text
        character.cursor.ibeam input-cursor-text
        chart.bar bar-chart/h
        chart.bar.fill bar-chart-fill/h
        chart.bar.xaxis bar-chart-line
        chart.line.uptrend.xyaxis graph-up
        chart.pie pie-chart
        chart.xyaxis.line graph-up
        checklist ui-checks/m
        checklist.checked ui-checks/m
        checkmark check-lg check
        checkmark.seal patch-check
        checkmark.seal.fill patch-check-fill
        checkmark.shield shield-check
        checkmark.shield.fill shield-fill-check
        chevron.backward chevron-left/m
        chevron.forward chevron-right/m
        chevron.left.forwardslash.chevron.right code-slash
        chevron.up.chevron.down chevron-expand
        circle.dashed M14.82,6.43A7,7,0,0,1,14.82,9.57L13.85,9.35A6,6,0,0,0,13.85,6.65zM13.94,11.71A7,7,0,0,1,11.71,13.94L11.18,13.09A6,6,0,0,0,13.09,11.18zM9.57,14.82A7,7,0,0,1,6.43,14.82L6.65,13.85A6,6,0,0,0,9.35,13.85zM4.29,13.94A7,7,0,0,1,2.06,11.71L2.91,11.18A6,6,0,0,0,4.82,13.09zM1.18,9.57A7,7,0,0,1,1.18,6.43L2.15,6.65A6,6,0,0,0,2.15,9.35zM2.06,4.29A7,7,0,0,1,4.29,2.06L4.82,2.91A6,6,0,0,0,2.91,4.82zM6.43,1.18A7,7,0,0,1,9.57,1.18L9.35,2.15A6,6,0,0,0,6.65,2.15zM11.71,2.06A7,7,0,0,1,13.94,4.29L13.09,4.82A6,6,0,0,0,11.18,2.91z
        circle.dotted M13.8,8a.7,.7,0,1,1,1.4,0a.7,.7,0,1,1,-1.4,0zM12.93,11.25a.7,.7,0,1,1,1.4,0a.7,.7,0,1,1,-1.4,0zM10.55,13.63a.7,.7,0,1,1,1.4,0a.7,.7,0,1,1,-1.4,0zM7.3,14.5a.7,.7,0,1,1,1.4,0a.7,.7,0,1,1,-1.4,0zM4.05,13.63a.7,.7,0,1,1,1.4,0a.7,.7,0,1,1,-1.4,0zM1.67,11.25a.7,.7,0,1,1,1.4,0a.7,.7,0,1,1,-1.4,0zM0.8,8a.7,.7,0,1,1,1.4,0a.7,.7,0,1,1,-1.4,0zM1.67,4.75a.7,.7,0,1,1,1.4,0a.7,.7,0,1,1,-1.4,0zM4.05,2.37a.7,.7,0,1,1,1.4,0a.7,.7,0,1,1,-1.4,0zM7.3,1.5a.7,.7,0,1,1,1.4,0a.7,.7,0,1,1,-1.4,0zM10.55,2.37a.7,.7,0,1,1,1.4,0a.7,.7,0,1,1,-1.4,0zM12.93,4.75a.7,.7,0,1,1,1.4,0a.7,.7,0,1,1,-1.4,0z
        circle.grid.3x3 grid-3x3-gap-fill
        circle.grid.cross.left.filled dpad
        circle.lefthalf.filled circle-half
        clear x-square
        clock.arrow.circlepath clock-history
        cloud.bolt cloud-lightning
        cloud.drizzle cloud-drizzle
        cloud.heavyrain cloud-rain-heavy
        cloud.sun.bolt cloud-lightning
        cloud.sun.rain cloud-rain
        computermouse mouse
        creditcard credit-card
        cross M5.5 1h5v4.500H15v5h-4.500V15h-5v-4.500H1v-5h4.500zM6.500 2v4.500H2v3h4.500V14h3V9.500H14v-3H9.500V2z
        cross.case hospital
        cross.fill M5.5 1h5v4.500H15v5h-4.500V15h-5v-4.500H1v-5h4.500z
        crown M1,5L4.5,8L8,2.5L11.5,8L15,5L13.6,12H2.4zM2.4,13h11.2v1.5h-11.2z
        crown.fill M1,5L4.5,8L8,2.5L11.5,8L15,5L13.6,12H2.4zM2.4,13h11.2v1.5h-11.2z
        cube box
        cube.box box-seam
        cube.transparent box
        cup.and.saucer cup-hot
        curlybraces braces
        cursorarrow cursor-fill/x
        cursorarrow.click cursor-fill/x
        cursorarrow.rays cursor-fill/x
        decrease.indent text-indent-right/m
        delete.left backspace
        delete.right backspace/x
        desktopcomputer display
        dial.min speedometer2
        dial.min.fill speedometer2
        dice dice-5
        die.face.1 dice-1
        die.face.1.fill dice-1-fill
        die.face.2 dice-2
        die.face.2.fill dice-2-fill
        die.face.3 dice-3
        die.face.3.fill dice-3-fill
        die.face.4 dice-4
        die.face.4.fill dice-4-fill
        die.face.5 dice-5
        die.face.5.fill dice-5-fill
        die.face.6 dice-6
        die.face.6.fill dice-6-fill
        divide M2 7.4h12v1.2H2zM9.4 4a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 0 1 2.8 0zM9.4 12a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 0 1 2.8 0z
        doc file-earmark
        doc.badge.plus file-earmark^plus-circle-fill
        doc.on.clipboard clipboard
        doc.on.doc files
        doc.plaintext file-earmark-text
        doc.richtext file-richtext
        doc.text file-earmark-text
        doc.text.magnifyingglass file-earmark-text^search
        dock.rectangle window-dock
        document file-earmark
        document.on.document files
        dollarsign currency-dollar
        door.left.hand.closed door-closed
        door.left.hand.closed.fill door-closed-fill
        door.left.hand.open door-open
        door.left.hand.open.fill door-open-fill
        dot.radiowaves.left.and.right broadcast
        dot.radiowaves.right broadcast
        drop droplet
        drop.triangle triangle*droplet-fill
        drop.triangle.fill triangle-fill*droplet-fill
        dumbbell M.5,6.5h1v3h-1zM2,4.5h2.5v7h-2.5zM4.5,7.25h7v1.5h-7zM11.5,4.5h2.5v7h-2.5zM14.5,6.5h1v3h-1z
        dumbbell.fill M.5,6.5h1v3h-1zM2,4.5h2.5v7h-2.5zM4.5,7.25h7v1.5h-7zM11.5,4.5h2.5v7h-2.5zM14.5,6.5h1v3h-1z
        ellipsis three-dots/h
        ellipsis.bubble chat-square-dots
        ellipsis.vertical three-dots-vertical
        envelope.badge envelope^circle-fill
        envelope.badge.fill envelope-fill^circle-fill
        equal M2 5.2h12v1.3H2zM2 9.5h12v1.3H2z
        eurosign currency-euro
        ev.charger ev-station
        exclamationmark exclamation-lg exclamation
        exclamationmark.bubble chat-square*exclamation-lg
        exclamationmark.bubble.fill chat-square-fill*exclamation-lg
        exclamationmark.lock lock^exclamation-circle-fill
        exclamationmark.lock.fill lock-fill^exclamation-circle-fill
        exclamationmark.magnifyingglass search^exclamation-circle-fill
        exclamationmark.octagon exclamation-octagon
        exclamationmark.shield shield-exclamation
        exclamationmark.shield.fill shield-fill-exclamation
        exclamationmark.triangle exclamation-triangle
        externaldrive hdd
        eyedropper.halffull eyedropper
        face.smiling emoji-smile
        face.smiling.inverse emoji-smile-fill
        faxmachine printer
        figure.mind.and.body M6.4,2.6A1.6,1.6,0,1,1,9.6,2.6A1.6,1.6,0,1,1,6.4,2.6zM9.2,6L9.2,10.4A1.2,1.2,0,0,1,6.8,10.4L6.8,6A1.2,1.2,0,0,1,9.2,6zM7.68,5.95L5.48,8.95A0.6,0.6,0,0,1,4.52,8.25L6.72,5.25A0.6,0.6,0,0,1,7.68,5.95zM5.44,9.01L3.24,11.41A0.6,0.6,0,0,1,2.36,10.59L4.56,8.19A0.6,0.6,0,0,1,5.44,9.01zM9.28,5.25L11.48,8.25A0.6,0.6,0,0,1,10.52,8.95L8.32,5.95A0.6,0.6,0,0,1,9.28,5.25zM11.44,8.19L13.64,10.59A0.6,0.6,0,0,1,12.76,11.41L10.56,9.01A0.6,0.6,0,0,1,11.44,8.19zM8.18,11.73L3.18,12.93A0.75,0.75,0,0,1,2.82,11.47L7.82,10.27A0.75,0.75,0,0,1,8.18,11.73zM3.23,11.49L8.83,13.29A0.75,0.75,0,0,1,8.37,14.71L2.77,12.91A0.75,0.75,0,0,1,3.23,11.49zM8.18,10.27L13.18,11.47A0.75,0.75,0,0,1,12.82,12.93L7.82,11.73A0.75,0.75,0,0,1,8.18,10.27zM13.23,12.91L7.63,14.71A0.75,0.75,0,0,1,7.17,13.29L12.77,11.49A0.75,0.75,0,0,1,13.23,12.91z
        figure.run M9.1,2.2A1.5,1.5,0,1,1,12.1,2.2A1.5,1.5,0,1,1,9.1,2.2zM9.72,5.59L8.12,9.39A1,1,0,0,1,6.28,8.61L7.88,4.81A1,1,0,0,1,9.72,5.59zM9.28,4.76L11.28,6.96A0.65,0.65,0,0,1,10.32,7.84L8.32,5.64A0.65,0.65,0,0,1,9.28,4.76zM10.63,6.77L12.83,6.17A0.65,0.65,0,0,1,13.17,7.43L10.97,8.03A0.65,0.65,0,0,1,10.63,6.77zM8.8,5.65L5.8,5.65A0.65,0.65,0,0,1,5.8,4.35L8.8,4.35A0.65,0.65,0,0,1,8.8,5.65zM6.36,5.33L4.96,7.73A0.65,0.65,0,0,1,3.84,7.07L5.24,4.67A0.65,0.65,0,0,1,6.36,5.33zM7.86,8.41L10.46,10.41A0.75,0.75,0,0,1,9.54,11.59L6.94,9.59A0.75,0.75,0,0,1,7.86,8.41zM10.73,11.19L9.73,14.99A0.75,0.75,0,0,1,8.27,14.61L9.27,10.81A0.75,0.75,0,0,1,10.73,11.19zM7.77,9.34L6.27,12.34A0.75,0.75,0,0,1,4.93,11.66L6.43,8.66A0.75,0.75,0,0,1,7.77,9.34zM5.69,12.74L2.29,13.14A0.75,0.75,0,0,1,2.11,11.66L5.51,11.26A0.75,0.75,0,0,1,5.69,12.74z
        figure.stand M6.4,1.9A1.6,1.6,0,1,1,9.6,1.9A1.6,1.6,0,1,1,6.4,1.9zM9.3,5.2L9.3,9A1.3,1.3,0,0,1,6.7,9L6.7,5.2A1.3,1.3,0,0,1,9.3,5.2zM7.61,5.13L6.01,9.43A0.65,0.65,0,0,1,4.79,8.97L6.39,4.67A0.65,0.65,0,0,1,7.61,5.13zM9.61,4.67L11.21,8.97A0.65,0.65,0,0,1,9.99,9.43L8.39,5.13A0.65,0.65,0,0,1,9.61,4.67zM8,9.03L7.7,15.03A0.7,0.7,0,0,1,6.3,14.97L6.6,8.97A0.7,0.7,0,0,1,8,9.03zM9.4,8.97L9.7,14.97A0.7,0.7,0,0,1,8.3,15.03L8,9.03A0.7,0.7,0,0,1,9.4,8.97z
        figure.walk M7.43,3.7L4.86,5.48L4.67,5.68L4.59,5.89L4.09,8.37L4.09,8.59L4.15,8.78L4.26,8.93L4.38,9.03L4.6,9.11L4.75,9.11L4.94,9.07L5.13,8.94L5.25,8.79L5.31,8.61L5.74,6.47L5.84,6.31L6.22,6.05L6.36,6.01L6.49,6.05L6.59,6.15L6.61,6.29L6.36,8.45L6.37,8.82L6.49,9.22L6.31,11.28L6.26,11.4L4.01,14.68L3.91,14.92L3.88,15.1L3.92,15.32L4.02,15.52L4.18,15.68L4.42,15.79L4.64,15.82L4.86,15.77L5.05,15.66L5.19,15.51L7.6,12L7.67,11.86L7.72,11.67L7.79,10.8L7.83,10.69L7.93,10.6L8.05,10.57L8.16,10.6L8.25,10.69L8.86,11.65L10.22,15.34L10.32,15.53L10.49,15.69L10.69,15.78L10.91,15.82L11.13,15.78L11.36,15.65L11.51,15.48L11.6,15.28L11.62,15.09L11.58,14.86L10.17,11.05L8.79,8.85L8.75,8.68L8.94,7.07L8.98,6.95L9.07,6.87L9.19,6.85L9.3,6.88L9.71,7.38L9.89,7.48L11.89,8.18L12.07,8.22L12.3,8.19L12.47,8.1L12.6,7.96L12.69,7.79L12.72,7.63L12.69,7.4L12.6,7.23L12.49,7.12L12.31,7.02L10.58,6.41L10.45,6.31L9.03,4.15L8.8,3.86L8.52,3.67L8.16,3.56L7.78,3.57zM10.25,1.75L10.18,1.29L9.96,0.87L9.63,0.54L9.21,0.32L8.75,0.25L8.29,0.32L7.87,0.54L7.54,0.87L7.32,1.29L7.25,1.75L7.32,2.21L7.54,2.63L7.87,2.96L8.29,3.18L8.75,3.25L9.21,3.18L9.63,2.96L9.96,2.63L10.18,2.21z
        figure.yoga M6.4,2.6A1.6,1.6,0,1,1,9.6,2.6A1.6,1.6,0,1,1,6.4,2.6zM9.2,6L9.2,10.4A1.2,1.2,0,0,1,6.8,10.4L6.8,6A1.2,1.2,0,0,1,9.2,6zM7.68,5.95L5.48,8.95A0.6,0.6,0,0,1,4.52,8.25L6.72,5.25A0.6,0.6,0,0,1,7.68,5.95zM5.44,9.01L3.24,11.41A0.6,0.6,0,0,1,2.36,10.59L4.56,8.19A0.6,0.6,0,0,1,5.44,9.01zM9.28,5.25L11.48,8.25A0.6,0.6,0,0,1,10.52,8.95L8.32,5.95A0.6,0.6,0,0,1,9.28,5.25zM11.44,8.19L13.64,10.59A0.6,0.6,0,0,1,12.76,11.41L10.56,9.01A0.6,0.6,0,0,1,11.44,8.19zM8.18,11.73L3.18,12.93A0.75,0.75,0,0,1,2.82,11.47L7.82,10.27A0.75,0.75,0,0,1,8.18,11.73zM3.23,11.49L8.83,13.29A0.75,0.75,0,0,1,8.37,14.71L2.77,12.91A0.75,0.75,0,0,1,3.23,11.49zM8.18,10.27L13.18,11.47A0.75,0.75,0,0,1,12.82,12.93L7.82,11.73A0.75,0.75,0,0,1,8.18,10.27zM13.23,12.91L7.63,14.71A0.75,0.75,0,0,1,7.17,13.29L12.77,11.49A0.75,0.75,0,0,1,13.23,12.91z
        fish M1,8C3,4.5,8,3.5,11,7L15,4V12L11,9C8,12.5,3,11.5,1,8z
        fish.fill M1,8C3,4.5,8,3.5,11,7L15,4V12L11,9C8,12.5,3,11.5,1,8z
        flame.fill fire
        flip.horizontal symmetry-vertical
        folder.badge.minus folder-minus/b
        folder.badge.plus folder-plus/b
        fork.knife M3 1h.9l.2 4.2h.6L4.9 1h.7l.2 4.2h.6L6.6 1h.9l.3 4.3c.1 1.6-.7 2.4-1.6 2.7L6.5 15H4l.3-7C3.4 7.700 2.600 6.900 2.700 5.300zM10.100 1c1.900.800 3 3.300 3 6.100 0 1.200-.500 1.900-1.200 2.200L12.200 15h-2.100z
        forward fast-forward
        forward.end skip-end
        backward.end skip-start
        fuelpump fuel-pump
        gamecontroller controller
        gauge speedometer2
        gauge.medium speedometer2
        gauge.with.needle speedometer2
        gearshape gear
        gearshape.2 gear-wide-connected
        giftcard credit-card-2-front
        giftcard.fill credit-card-2-front-fill
        globe globe
        gobackward arrow-counterclockwise
        gobackward.10 arrow-counterclockwise*M1.55,0h1.4v7.75h-1.4v-5.89l-1.4,0.78v-1.4zM5.42,0h1.86a1.4,1.4,0,0,1,1.4,1.4v4.96a1.4,1.4,0,0,1,-1.4,1.4h-1.86a1.4,1.4,0,0,1,-1.4,-1.4v-4.96a1.4,1.4,0,0,1,1.4,-1.4zM5.74,1.24a0.46,0.46,0,0,0,-0.46,0.46v4.34a0.46,0.46,0,0,0,0.46,0.46h1.24a0.46,0.46,0,0,0,0.46,-0.46v-4.34a0.46,0.46,0,0,0,-0.46,-0.46z
        gobackward.15 arrow-counterclockwise*M1.55,0h1.4v7.75h-1.4v-5.89l-1.4,0.78v-1.4zM4.34,0h4.03v1.24h-2.63v1.71h0.62a2.4,2.4,0,0,1,0,4.81h-2.17v-1.24h2.17a1.16,1.16,0,0,0,0,-2.33h-2.02z
        gobackward.30 arrow-counterclockwise*M0.16,0h2.33a2.17,2.17,0,0,1,1.32,3.8a2.17,2.17,0,0,1,-1.32,3.95h-2.33v-1.24h2.33a1.01,1.01,0,0,0,0,-2.09h-1.55v-1.24h1.55a1.01,1.01,0,0,0,0,-2.02h-2.33zM6.98,0h1.86a1.4,1.4,0,0,1,1.4,1.4v4.96a1.4,1.4,0,0,1,-1.4,1.4h-1.86a1.4,1.4,0,0,1,-1.4,-1.4v-4.96a1.4,1.4,0,0,1,1.4,-1.4zM7.29,1.24a0.46,0.46,0,0,0,-0.46,0.46v4.34a0.46,0.46,0,0,0,0.46,0.46h1.24a0.46,0.46,0,0,0,0.46,-0.46v-4.34a0.46,0.46,0,0,0,-0.46,-0.46z
        gobackward.5 arrow-counterclockwise*M0.31,0h4.03v1.24h-2.63v1.71h0.62a2.4,2.4,0,0,1,0,4.81h-2.17v-1.24h2.17a1.16,1.16,0,0,0,0,-2.33h-2.02z
        goforward arrow-clockwise
        goforward.10 arrow-clockwise*M1.55,0h1.4v7.75h-1.4v-5.89l-1.4,0.78v-1.4zM5.42,0h1.86a1.4,1.4,0,0,1,1.4,1.4v4.96a1.4,1.4,0,0,1,-1.4,1.4h-1.86a1.4,1.4,0,0,1,-1.4,-1.4v-4.96a1.4,1.4,0,0,1,1.4,-1.4zM5.74,1.24a0.46,0.46,0,0,0,-0.46,0.46v4.34a0.46,0.46,0,0,0,0.46,0.46h1.24a0.46,0.46,0,0,0,0.46,-0.46v-4.34a0.46,0.46,0,0,0,-0.46,-0.46z
        goforward.15 arrow-clockwise*M1.55,0h1.4v7.75h-1.4v-5.89l-1.4,0.78v-1.4zM4.34,0h4.03v1.24h-2.63v1.71h0.62a2.4,2.4,0,0,1,0,4.81h-2.17v-1.24h2.17a1.16,1.16,0,0,0,0,-2.33h-2.02z
        goforward.30 arrow-clockwise*M0.16,0h2.33a2.17,2.17,0,0,1,1.32,3.8a2.17,2.17,0,0,1,-1.32,3.95h-2.33v-1.24h2.33a1.01,1.01,0,0,0,0,-2.09h-1.55v-1.24h1.55a1.01,1.01,0,0,0,0,-2.02h-2.33zM6.98,0h1.86a1.4,1.4,0,0,1,1.4,1.4v4.96a1.4,1.4,0,0,1,-1.4,1.4h-1.86a1.4,1.4,0,0,1,-1.4,-1.4v-4.96a1.4,1.4,0,0,1,1.4,-1.4zM7.29,1.24a0.46,0.46,0,0,0,-0.46,0.46v4.34a0.46,0.46,0,0,0,0.46,0.46h1.24a0.46,0.46,0,0,0,0.46,-0.46v-4.34a0.46,0.46,0,0,0,-0.46,-0.46z
        goforward.5 arrow-clockwise*M0.31,0h4.03v1.24h-2.63v1.71h0.62a2.4,2.4,0,0,1,0,4.81h-2.17v-1.24h2.17a1.16,1.16,0,0,0,0,-2.33h-2.02z
        graduationcap mortarboard
        hand.draw hand-index
        hand.point.down hand-index/rr
        hand.point.left hand-index/rrr
        hand.point.right hand-index/r
        hand.point.right.fill hand-index-fill/r
        hand.point.up hand-index
        hand.point.up.left hand-index
        hand.point.up.left.fill hand-index-fill
        hand.raised hand-index-thumb
        hand.tap hand-index-thumb
        hand.thumbsdown hand-thumbs-down
        hand.thumbsup hand-thumbs-up
        hearingdevice.ear ear
        heart.text.square square*heart
        heart.text.square.fill square-fill*heart-fill
        hifispeaker speaker
        highlighter pen
        hourglass.bottomhalf.fill hourglass-bottom
        hourglass.bottomhalf.filled hourglass-bottom
        hourglass.tophalf.fill hourglass-top
        hourglass.tophalf.filled hourglass-top
        house.lodge house
        house.lodge.fill house-fill
        humidity moisture
        icloud cloud
        icloud.and.arrow.down cloud-arrow-down
        icloud.and.arrow.up cloud-arrow-up
        increase.indent text-indent-left/m
        info info-lg info
        internaldrive hdd
        ipad tablet
        iphone phone
        iphone.radiowaves.left.and.right phone-vibrate
        italic type-italic
        key.horizontal key
        key.horizontal.fill key-fill
        keyboard.chevron.compact.down M2.2 2.5H13.8A1.6 1.6 0 0 1 15.4 4.1V9.1A1.6 1.6 0 0 1 13.8 10.7H2.2A1.6 1.6 0 0 1 .6 9.1V4.1A1.6 1.6 0 0 1 2.2 2.5zM2.2 3.6A.5 .5 0 0 0 1.7 4.1V9.1A.5 .5 0 0 0 2.2 9.6H13.8A.5 .5 0 0 0 14.3 9.1V4.1A.5 .5 0 0 0 13.8 3.6zM3 4.7H4.3V6H3zM5.9 4.7H7.2V6H5.9zM8.8 4.7H10.1V6H8.8zM11.7 4.7H13V6H11.7zM4.5 7.3H11.5V8.5H4.5zM4.8 12.2L8 13.4L11.2 12.2L11.5 13.2L8 14.5L4.5 13.2z
        ladybug bug
        lamp.floor lamp
        lamp.floor.fill lamp-fill
        laptopcomputer laptop
        laptopcomputer.trianglebadge.exclamationmark laptop^exclamation-triangle-fill
        leaf.arrow.triangle.circlepath recycle
        leaf.fill M13.900 1.700C7.300 2 2 4 2 9.100c0 1.300.400 2.400 1.100 3.300L1.400 14.100l.9.900 1.800-1.700c1 .700 2.200 1 3.500 1C13 14.300 14.400 8 13.900 1.700zM4.100 11.400C5.300 8.800 7.500 6.900 10.300 5.800 8.100 7.400 6.300 9.400 5 12.200z
        lifepreserver life-preserver
        light.max brightness-high
        light.min brightness-low
        lightbulb.max lightbulb
        lightbulb.max.fill lightbulb-fill
        line.3.horizontal list
        line.3.horizontal.decrease filter
        line.diagonal slash-lg
        line.horizontal.3 list
        line.horizontal.3.decrease filter
        link link-45deg
        link.icloud cloud*link-45deg
        link.icloud.fill cloud-fill*link-45deg
        list.bullet list-ul/m
        list.bullet.below.rectangle card-list/m
        list.bullet.indent list-nested/m
        list.bullet.rectangle card-list/m
        list.bullet.rectangle.portrait file-text/m
        list.clipboard clipboard-data
        list.dash list-task/m
        list.number list-ol/m
        list.star list-stars/m
        location cursor
        lock.doc file-lock
        lock.doc.fill file-lock-fill
        lock.icloud cloud*lock-fill
        lock.icloud.fill cloud-fill*lock-fill
        lock.open unlock
        lock.rotation arrow-clockwise*lock-fill
        lock.shield shield-lock
        lock.shield.fill shield-lock-fill
        macbook laptop
        macwindow window
        magazine journal-richtext
        magazine.fill journal-bookmark-fill
        magicmouse mouse
        magnifyingglass search
        mappin geo
        mappin.and.ellipse geo
        medal award
        memories clock-history
        memorychip memory
        menubar.rectangle window
        message chat
        mic.slash mic-mute
        microphone mic
        microphone.slash mic-mute
        minus dash-lg dash
        minus.magnifyingglass zoom-out
        moon.zzz moon-stars
        moonphase.full.moon circle-fill
        moonphase.new.moon circle
        mountain.2 M.5,13.5L5.5,3.2C5.8,2.6,6.5,2.6,6.8,3.2L9.2,7.8L10.3,6.2C10.6,5.7,11.1,5.7,11.4,6.2L15.6,13.5z
        mountain.2.fill M.5,13.5L5.5,3.2C5.8,2.6,6.5,2.6,6.8,3.2L9.2,7.8L10.3,6.2C10.6,5.7,11.1,5.7,11.4,6.2L15.6,13.5z
        move.3d arrows-move
        mug cup
        mug.fill cup-fill
        multiply x-lg x
        music.mic mic
        music.quarternote.3 music-note-list
        network globe2
        note sticky
        note.text sticky*text-left
        number hash
        opticaldisc disc
        paintbrush brush
        paintbrush.pointed brush
        paintbrush.pointed.fill brush-fill
        paintpalette palette
        paperplane send
        parkingsign M4.5,2H8.8A3.9,3.9,0,0,1,8.8,9.8H6.2V14H4.5zM6.2,3.6V8.2H8.7A2.3,2.3,0,0,0,8.7,3.6z
        party.popper balloon
        pawprint M1.3,7.4A1.4,1.8,0,1,1,4.1,7.4A1.4,1.8,0,1,1,1.3,7.4zM4.5,3.8A1.5,2,0,1,1,7.5,3.8A1.5,2,0,1,1,4.5,3.8zM8.5,3.8A1.5,2,0,1,1,11.5,3.8A1.5,2,0,1,1,8.5,3.8zM11.9,7.4A1.4,1.8,0,1,1,14.7,7.4A1.4,1.8,0,1,1,11.9,7.4zM8,7.5C10.2,7.5,12.6,10.4,12.6,12.6C12.6,14.2,11.4,15,10.2,15C9.3,15,8.8,14.5,8,14.5C7.2,14.5,6.7,15,5.8,15C4.6,15,3.4,14.2,3.4,12.6C3.4,10.4,5.8,7.5,8,7.5z
        pawprint.fill M1.3,7.4A1.4,1.8,0,1,1,4.1,7.4A1.4,1.8,0,1,1,1.3,7.4zM4.5,3.8A1.5,2,0,1,1,7.5,3.8A1.5,2,0,1,1,4.5,3.8zM8.5,3.8A1.5,2,0,1,1,11.5,3.8A1.5,2,0,1,1,8.5,3.8zM11.9,7.4A1.4,1.8,0,1,1,14.7,7.4A1.4,1.8,0,1,1,11.9,7.4zM8,7.5C10.2,7.5,12.6,10.4,12.6,12.6C12.6,14.2,11.4,15,10.2,15C9.3,15,8.8,14.5,8,14.5C7.2,14.5,6.7,15,5.8,15C4.6,15,3.4,14.2,3.4,12.6C3.4,10.4,5.8,7.5,8,7.5z
        pencil.and.list.clipboard clipboard-check
        pencil.and.outline pencil
        pencil.and.scribble pencil
        pencil.line pen
        pencil.tip.crop.circle circle*pencil.tip
        pencil.tip.crop.circle.fill circle-fill*pencil.tip
        percent percent
        person.2 people
        person.2.wave.2 people
        person.3.sequence people
        person.and.background.dotted person-bounding-box
        person.badge.key person-lock/b
        person.badge.key.fill person-fill-lock/b
        person.badge.minus person-dash/b
        person.badge.plus person-plus/b
        person.circle.fill circle-fill*person-fill
        person.crop.circle person-circle
        person.crop.circle.fill circle-fill*person-fill
        person.crop.rectangle.fill rectangle.fill*person-fill
        person.crop.square person-square
        person.crop.square.fill square-fill*person-fill
        person.fill.badge.minus person-dash-fill/b
        person.fill.badge.plus person-plus-fill/b
        person.fill.checkmark person-check-fill
        person.fill.questionmark person-fill^question-circle-fill
        person.fill.viewfinder fullscreen*person-fill
        person.fill.xmark person-x-fill
        person.text.rectangle person-vcard
        person.text.rectangle.fill person-vcard-fill
        phone telephone
        phone.arrow.up.right telephone-outbound
        phone.arrow.up.right.fill telephone-outbound-fill
        photo image
        photo.on.rectangle images
        photo.on.rectangle.angled images
        photo.stack images
        pill capsule
        pills capsule
        pin pin-angle
        pip.enter pip
        platter.filled.bottom.iphone phone
        play.square.stack collection-play
        play.square.stack.fill collection-play-fill
        play.tv tv*play-fill
        play.tv.fill tv-fill*play-fill
        plus M7.35,2.65a.65,.65,0,0,1,1.3,0V7.35H13.35a.65,.65,0,0,1,0,1.3H8.65V13.35a.65,.65,0,0,1,-1.3,0V8.65H2.65a.65,.65,0,0,1,0,-1.3H7.35z plus
        plus.bubble chat-square*plus-lg
        plus.forwardslash.minus plus-slash-minus
        plus.magnifyingglass zoom-in
        plus.square.on.square plus-square
        plusminus plus-slash-minus
        point.3.connected.trianglepath.dotted diagram-3
        power power
        poweroff circle
        poweron M7.3 2h1.4v12h-1.4z
        poweroutlet.type.b outlet
        powerplug plug
        powersleep moon
        puzzlepiece puzzle
        puzzlepiece.extension puzzle
        qrcode qr-code
        qrcode.viewfinder qr-code-scan
        questionmark question-lg question
        questionmark.app question-square
        questionmark.diamond question-diamond
        questionmark.folder folder*question-lg
        questionmark.folder.fill folder-fill*question-lg
        quote.bubble chat-square-quote
        quote.opening quote
        rectangle M2 3h12a1.500 1.500 0 0 1 1.500 1.500v7A1.500 1.500 0 0 1 14 13H2A1.500 1.500 0 0 1 .5 11.500v-7A1.500 1.500 0 0 1 2 3zM2 4a.5.5 0 0 0-.5.5v7a.5.5 0 0 0 .5.5h12a.5.5 0 0 0 .5-.5v-7A.5.5 0 0 0 14 4z
        rectangle.3.group columns-gap
        rectangle.3.offgrid grid-1x2
        rectangle.and.pencil.and.ellipsis input-cursor-text
        rectangle.bottomthird.inset.filled window-dock
        rectangle.bottomthird.inset.fill window-dock
        rectangle.dashed bounding-box-circles
        rectangle.fill M2 3h12a1.500 1.500 0 0 1 1.500 1.500v7A1.500 1.500 0 0 1 14 13H2A1.500 1.500 0 0 1 .5 11.500v-7A1.500 1.500 0 0 1 2 3z
        rectangle.grid.1x2 view-stacked
        rectangle.inset.fill pip
        rectangle.on.rectangle window-stack
        rectangle.portrait M4.500.5h7A1.500 1.500 0 0 1 13 2v12a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 3 14V2A1.500 1.500 0 0 1 4.500.5zM4.500 1.500A.5.5 0 0 0 4 2v12a.5.5 0 0 0 .5.5h7a.5.5 0 0 0 .5-.5V2a.5.5 0 0 0-.5-.5z
        rectangle.portrait.and.arrow.forward box-arrow-right/m
        rectangle.portrait.and.arrow.right box-arrow-right
        rectangle.portrait.fill M4.500.5h7A1.500 1.500 0 0 1 13 2v12a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 3 14V2A1.500 1.500 0 0 1 4.500.5z
        rectangle.split.3x1 layout-three-columns
        rectangle.stack collection
        return arrow-return-left
        rhombus diamond
        rosette award
        rotate.3d badge-3d
        rotate.left arrow-counterclockwise
        rotate.right arrow-clockwise
        safari compass
        sailboat M7.5,1V11H2zM8.5,3.5L13,11H8.5zM1,12H15L13,15H3z
        sailboat.fill M7.5,1V11H2zM8.5,3.5L13,11H8.5zM1,12H15L13,15H3z
        scalemass speedometer
        scroll journal-text
        sdcard sd-card
        seal patch-check/e
        seal.fill patch-check-fill/e
        selection.pin.in.out pin-map
        separator.horizontal hr
        server.rack hdd-rack
        shareplay person-video
        shield.lefthalf.filled shield-shaded
        shippingbox box-seam
        sidebar.leading layout-sidebar/m
        sidebar.left layout-sidebar
        sidebar.right layout-sidebar-reverse
        sidebar.trailing layout-sidebar-reverse/m
        signpost.right signpost/m
        signpost.right.fill signpost-fill/m
        simcard sim
        slider.horizontal.3 sliders
        slider.vertical.3 sliders2-vertical
        smallcircle.filled.circle record-circle
        smallcircle.filled.circle.fill record-circle-fill
        smiley emoji-smile
        snowflake snow
        sos life-preserver
        sparkle star-fill
        sparkles stars
        sparkles.rectangle.stack collection^stars
        sparkles.rectangle.stack.fill collection-fill^stars
        speaker volume-off
        speaker.slash volume-mute
        speaker.wave.1 volume-down/hs
        speaker.wave.2 volume-up/hs
        speaker.wave.2.fill volume-up-fill/hs
        speaker.wave.3 volume-up/hs
        speaker.wave.3.fill volume-up-fill/hs
        square.3.layers.3d layers
        square.and.arrow.down box-arrow-down
        square.and.arrow.up box-arrow-up
        square.and.arrow.up.trianglebadge.exclamationmark box-arrow-up^exclamation-triangle-fill
        square.and.pencil pencil-square
        square.bottomthird.inset.filled window-dock
        square.dashed bounding-box-circles
        square.grid.2x2 grid
        square.grid.3x3 grid-3x3
        square.leadingthird.inset.filled layout-sidebar/m
        square.on.square files
        square.righthalf.fill square-half
        square.split.1x2 layout-split/r
        square.split.2x1 layout-split
        square.stack stack
        square.stack.3d.up layers
        square.trailingthird.inset.filled layout-sidebar-reverse/m
        star.bubble chat-left*star-fill
        star.bubble.fill chat-left-fill*star-fill
        star.leadinghalf.filled star-half
        star.lefthalf.fill star-half
        staroflife asterisk
        storefront shop
        strikethrough type-strikethrough
        suitcase briefcase
        sum M3 2h10v2.500h-1V3H5l4 5-4 5h7v-1.500h1V14H3v-.8L7.700 8 3 2.800z
        sun.horizon brightness-alt-high
        sun.horizon.fill brightness-alt-high-fill
        sun.max sun
        sun.min brightness-low
        switch.2 toggles
        tablecells table
        takeoutbag.and.cup.and.straw cup-straw
        takeoutbag.and.cup.and.straw.fill cup-straw
        target bullseye
        tent M8,2L15.5,14H10.5L8,9.5L5.5,14H.5z
        tent.fill M8,2L15.5,14H10.5L8,9.5L5.5,14H.5z
        text text-left/m
        text.alignjustify justify
        text.alignleft text-left
        text.aligncenter text-center
        text.alignright text-right
        text.append text-paragraph/m
        text.book.closed journal-text
        text.bubble chat-square-text
        text.justify justify
        text.justify.left justify-left
        text.magnifyingglass text-left^search
        text.quote blockquote-left/m
        textbox input-cursor-text
        textformat fonts
        textformat.abc fonts
        textformat.size type
        textformat.size.larger M7.4,2.5H8.6L13,13.5H11.7L10.5,10.4H5.5L4.3,13.5H3zM5.95,9.3H10.05L8,4z
        textformat.size.smaller M7.4,6H8.6L11.6,13.5H10.4L9.6,11.4H6.4L5.6,13.5H4.4zM6.8,10.4H9.2L8,7.3z
        theatermasks emoji-smile^emoji-frown
        theatermasks.fill emoji-smile-fill^emoji-frown-fill
        thermometer thermometer-half
        thermometer.medium thermometer-half
        timer stopwatch
        touchid fingerprint
        tram train-front
        tray inbox
        tray.2 inboxes
        tray.and.arrow.down download
        tray.and.arrow.up upload
        tray.full inboxes
        uiwindow.split.2x1 layout-split
        underline type-underline
        video camera-video
        video.slash camera-video-off
        view.3d badge-3d
        viewfinder fullscreen
        wallet.pass wallet
        wand.and.rays magic
        wand.and.sparkles magic
        wand.and.stars magic
        wand.and.stars.inverse magic
        wave.3.left M5.1,4.75A4.85,4.85,0,0,1,5.1,11.25A0.65,0.65,0,0,1,4.14,10.38A3.55,3.55,0,0,0,4.14,5.62A0.65,0.65,0,0,1,5.1,4.75zM7.93,2.21A8.65,8.65,0,0,1,7.93,13.79A0.65,0.65,0,0,1,6.96,12.92A7.35,7.35,0,0,0,6.96,3.08A0.65,0.65,0,0,1,7.93,2.21zM10.75,-0.33A12.45,12.45,0,0,1,10.75,16.33A0.65,0.65,0,0,1,9.79,15.46A11.15,11.15,0,0,0,9.79,0.54A0.65,0.65,0,0,1,10.75,-0.33z/x
        wave.3.right M5.1,4.75A4.85,4.85,0,0,1,5.1,11.25A0.65,0.65,0,0,1,4.14,10.38A3.55,3.55,0,0,0,4.14,5.62A0.65,0.65,0,0,1,5.1,4.75zM7.93,2.21A8.65,8.65,0,0,1,7.93,13.79A0.65,0.65,0,0,1,6.96,12.92A7.35,7.35,0,0,0,6.96,3.08A0.65,0.65,0,0,1,7.93,2.21zM10.75,-0.33A12.45,12.45,0,0,1,10.75,16.33A0.65,0.65,0,0,1,9.79,15.46A11.15,11.15,0,0,0,9.79,0.54A0.65,0.65,0,0,1,10.75,-0.33z
        waveform soundwave
        waveform.and.magnifyingglass soundwave^search
        waveform.path activity
        waveform.path.ecg activity
        wifi wifi/v
        wifi.exclamationmark wifi^exclamation-circle-fill
        wifi.slash wifi-off
        wind.snow wind^snow2
        wineglass cup-straw
        wrench.and.screwdriver tools
        xmark M2.19,3.13a.66,.66,0,0,1,.94,-.94L8,7.06l4.87,-4.87a.66,.66,0,0,1,.94,.94L8.94,8l4.87,4.87a.66,.66,0,0,1,-.94,.94L8,8.94l-4.87,4.87a.66,.66,0,0,1,-.94,-.94L7.06,8z x
        xmark.bin trash
        xmark.icloud cloud*x-lg
        xmark.icloud.fill cloud-fill*x-lg
        xmark.octagon x-octagon
        xmark.seal.fill seal.fill*x-lg
        xmark.shield shield-x
        yensign currency-yen
        zzz M1 9h5v1l-3.800 4H6v1H1v-1l3.800-4H1zM6.500 4.500H11v1l-3.300 3H11v1H6.500v-1l3.300-3H6.500zM11.500 1H15v.9l-2.300 2.200H15V5h-3.500v-.9l2.300-2.200h-2.300z
        airplayvideo cast
        airpods.gen3 earbuds
        airpodsmax headphones
        airpodspro earbuds
        applelogo apple
        bandage bandaid
        bandage.fill bandaid-fill
        battery.0percent battery
        battery.100percent battery-full
        battery.25percent battery
        battery.50percent battery-half
        battery.75percent battery-half
        cloud.bolt.rain cloud-lightning-rain
        cloud.bolt.rain.fill cloud-lightning-rain-fill
        faceid person-bounding-box
        gauge.with.dots.needle.50percent speedometer2
        gauge.with.dots.needle.bottom.50percent speedometer2
        house.and.flag house^flag-fill
        house.and.flag.fill house-fill^flag-fill
        lamp.desk lamp
        lamp.desk.fill lamp-fill
        list.bullet.clipboard clipboard*list-ul
        livephoto record-circle
        nosign slash-circle
        person.crop.rectangle.stack person-vcard
        phone.down telephone-x
        phone.down.fill telephone-x-fill
        plus.app plus-square
        plus.app.fill plus-square-fill
        ruler rulers
        square.and.arrow.up.on.square box-arrow-up
        water.waves water
        amplifier speaker
        arcade.stick joystick
        arrow.up.forward.app box-arrow-up-right/m
        book.pages journal-text
        book.pages.fill journal-richtext
        cable.connector usb-plug
        car.2 car-front
        clock.badge clock^circle-fill
        crop.rotate crop^arrow-clockwise
        doc.zipper file-earmark-zip
        eye.trianglebadge.exclamationmark eye^exclamation-triangle-fill
        gauge.with.dots.needle.67percent speedometer2
        leaf.arrow.circlepath recycle
        pencil.and.ruler rulers
        person.line.dotted.person people
        person.wave.2 person^soundwave
        phone.bubble chat-square*telephone-fill
        space M2 8h1v3h10v-3h1v4h-12z
        sparkle.magnifyingglass search^stars
        sparkles.tv tv*stars
        togglepower power
        video.bubble chat-square*camera-video-fill
        visionpro headset-vr
        wifi.router router
        key key/r
        truck.box truck
        radio boombox
        cylinder M2,3.5A6,2.3,0,0,1,14,3.5V12.5A6,2.3,0,0,1,2,12.5zM3.1,5.4V12.5A4.9,1.4,0,0,0,12.9,12.5V5.4A6,2.3,0,0,1,3.1,5.4zM8,2.3A4.9,1.2,0,0,0,8,4.7A4.9,1.2,0,0,0,8,2.3z
        arrow.2.circlepath arrow-repeat
        arrow.down.forward.and.arrow.up.backward arrows-angle-contract/m
        arrow.left.to.line arrow-bar-left
        arrow.right.to.line arrow-bar-right
        arrow.triangle.swap arrow-left-right
        arrow.triangle.turn.up.right.circle circle*arrow-90deg-right
        arrow.triangle.turn.up.right.diamond diamond*arrow-90deg-right
        arrow.trianglehead.2.clockwise arrow-repeat
        arrow.trianglehead.2.clockwise.rotate.90 arrow-repeat
        arrow.trianglehead.clockwise arrow-clockwise
        arrow.trianglehead.counterclockwise arrow-counterclockwise
        arrow.up.backward.and.arrow.down.forward arrows-angle-expand/m
        arrow.up.forward arrow-up-right/m
        arrow.up.forward.square arrow-up-right-square/m
        arrow.uturn.up M2,5H10.25A4.25,4.25,0,0,1,10.25,13.5H7A.5,.5,0,0,1,7,12.5H10.25A3.25,3.25,0,0,0,10.25,6H2zM4.85,1.65A.5,.5,0,0,1,4.85,2.35L1.71,5.5L4.85,8.65A.5,.5,0,0,1,4.15,9.35L.65,5.85A.5,.5,0,0,1,.65,5.15L4.15,1.65A.5,.5,0,0,1,4.85,1.65z/r
        arrow.uturn.down M14,5H5.75A4.25,4.25,0,0,0,5.75,13.5H9A.5,.5,0,0,0,9,12.5H5.75A3.25,3.25,0,0,1,5.75,6H14zM11.15,1.65A.5,.5,0,0,0,11.15,2.35L14.29,5.5L11.15,8.65A.5,.5,0,0,0,11.85,9.35L15.35,5.85A.5,.5,0,0,0,15.35,5.15L11.85,1.65A.5,.5,0,0,0,11.15,1.65z/r
        arrowshape.turn.up.left.2 reply-all
        arrowtriangle.forward.fill caret-right-fill/m
        battery.100percent.bolt battery-charging
        bubble chat
        bubble.fill chat-fill
        bubble.middle.bottom chat-square
        bubble.middle.bottom.fill chat-square-fill
        capsule.portrait M4.5 4h7a4 4 0 0 1 0 8h-7a4 4 0 0 1 0-8zM4.5 5a3 3 0 0 0 0 6h7a3 3 0 0 0 0-6z/r
        capsule.portrait.fill M4.5 4h7a4 4 0 0 1 0 8h-7a4 4 0 0 1 0-8z/r
        applewatch.watchface smartwatch
        apps.ipad tablet
        apple.terminal terminal
        character type
        character.textbox textarea-t
        chart.bar.doc.horizontal file-earmark-bar-graph
        chart.line.downtrend.xyaxis graph-down
        checkmark.applewatch smartwatch^check-circle-fill
        checkmark.bubble chat-square*check-lg
        checkmark.bubble.fill chat-square-fill*check-lg
        checkmark.diamond diamond*check-lg
        checkmark.diamond.fill diamond-fill*check-lg
        checkmark.icloud cloud-check
        checkmark.icloud.fill cloud-check-fill
        checkmark.message chat*check-lg
        checkmark.message.fill chat-fill*check-lg
        circle.bottomhalf.filled circle-half/xr
        circle.righthalf.filled circle-half/x
        delete.forward backspace-reverse
        deskclock alarm
        dot.viewfinder fullscreen*dot
        doc.text.image file-earmark-richtext
        doc.viewfinder fullscreen*file-earmark
        ellipsis.curlybraces braces
        exclamationmark.icloud cloud*exclamation-lg
        exclamationmark.icloud.fill cloud-fill*exclamation-lg
        gear.badge gear^circle-fill
        greaterthan chevron-right
        heart.text.clipboard clipboard-heart
        info.bubble chat-square*info-lg
        info.bubble.fill chat-square-fill*info-lg
        inset.filled.square square*square-fill
        square.inset.filled square*square-fill
        ipad.landscape tablet-landscape
        iphone.gen1 phone
        iphone.gen2 phone
        iphone.gen3 phone
        iphone.landscape phone-landscape
        lanyardcard person-badge
        lanyardcard.fill person-badge-fill
        lessthan chevron-left
        lock.iphone phone^lock-fill
        lock.laptopcomputer laptop^lock-fill
        loupe search
        macpro.gen3 pc
        macwindow.on.rectangle window-stack
        mail envelope
        mail.fill envelope-fill
        menucard journal-text
        message.badge chat^circle-fill
        message.badge.fill chat-fill^circle-fill
        opticaldiscdrive disc
        paragraphsign paragraph
        peacesign peace
        person.badge.shield.checkmark person^shield-fill-check
        person.badge.shield.checkmark.fill person-fill^shield-fill-check
        phone.arrow.down.left telephone-inbound
        pip.exit pip
        playpause M.5 3.500L7.500 8L.5 12.500zM9 3.500h2.200v9H9zM13 3.500h2.200v9H13z
        playpause.fill M.5 3.500L7.500 8L.5 12.500zM9 3.500h2.200v9H9zM13 3.500h2.200v9H13z
        plus.diamond diamond*plus-lg
        plus.diamond.fill diamond-fill*plus-lg
        plus.square.dashed plus-square-dotted
        plus.viewfinder fullscreen*plus-lg
        questionmark.bubble chat-square*question-lg
        questionmark.bubble.fill chat-square-fill*question-lg
        quote.closing quote
        recordingtape voicemail
        rectangle.center.inset.filled M2 3h12a1.500 1.500 0 0 1 1.500 1.500v7A1.500 1.500 0 0 1 14 13H2A1.500 1.500 0 0 1 .5 11.500v-7A1.500 1.500 0 0 1 2 3zM2 4a.5.5 0 0 0-.5.5v7a.5.5 0 0 0 .5.5h12a.5.5 0 0 0 .5-.5v-7A.5.5 0 0 0 14 4zM4 6h8v4H4z
        rectangle.compress.vertical arrows-collapse
        rectangle.expand.vertical arrows-expand
        rectangle.inset.filled M2 3h12a1.500 1.500 0 0 1 1.500 1.500v7A1.500 1.500 0 0 1 14 13H2A1.500 1.500 0 0 1 .5 11.500v-7A1.500 1.500 0 0 1 2 3zM2 4a.5.5 0 0 0-.5.5v7a.5.5 0 0 0 .5.5h12a.5.5 0 0 0 .5-.5v-7A.5.5 0 0 0 14 4zM3 5.500h10v5H3z
        rectangle.leadinghalf.inset.filled layout-sidebar-inset/m
        rectangle.split.2x1 layout-split
        rectangle.split.3x3 grid-3x3
        sidebar.squares.left layout-sidebar
        signpost.left signpost/x
        signpost.left.fill signpost-fill/x
        smoke cloud-haze
        smoke.fill cloud-haze-fill
        square.fill.text.grid.1x2 card-list
        square.lefthalf.filled square-half
        square.split.2x2 border-all
        square.stack.3d.down.right layers
        squares.below.rectangle view-stacked
        squareshape square
        squareshape.fill square-fill
        sterlingsign currency-pound
        swatchpalette palette2
        swatchpalette.fill palette-fill
        text.below.photo card-image
        text.cursor cursor-text
        text.viewfinder fullscreen*text-left
        textformat.123 123
        textformat.alt type
        textformat.subscript subscript
        textformat.superscript superscript
        thermometer.snowflake thermometer-snow
        train.side.front.car train-front
        wallet.bifold wallet2
        wallet.bifold.fill wallet-fill
        xmark.app square*x-lg
        xmark.app.fill square-fill*x-lg
        xmark.diamond diamond*x-lg
        xmark.diamond.fill diamond-fill*x-lg
        """
}
