/// The 200 symbols that most projects use.
package enum SymbolSample {
    package static let names = """
        star plus star.fill person.crop.circle xmark clock trash checkmark xmark.circle.fill \
        checkmark.circle.fill xmark.circle ellipsis square.and.arrow.up globe gear magnifyingglass list.bullet \
        calendar heart.fill person.3 chevron.down chevron.right chevron.right.circle pencil chevron.up bell.fill \
        heart lock arrow.clockwise exclamationmark.triangle forward.fill gearshape paintpalette plus.circle \
        plus.circle.fill slider.horizontal.3 circle circle.fill clock.fill envelope minus sparkles \
        checkmark.circle paperplane person questionmark ellipsis.circle folder play.fill questionmark.circle \
        square.and.pencil arrow.down arrow.up.arrow.down calendar.badge.exclamationmark \
        hourglass.bottomhalf.fill hourglass.tophalf.fill person.fill tag timer checkmark.seal.fill arrow.right \
        at chevron.left arrow.2.squarepath exclamationmark.triangle.fill exclamationmark.circle \
        line.3.horizontal.decrease.circle photo bell chevron.forward eye fork.knife info.circle number \
        person.crop.circle.badge.xmark arrow.counterclockwise.circle bolt.fill drop.fill hand.thumbsup \
        minus.circle multiply music.note.list sun.max text.bubble arrow.left arrow.left.arrow.right arrow.up \
        bell.badge.fill bold book.closed checkmark.shield doc.plaintext doc.text face.smiling flag house.fill \
        italic network person.badge.key.fill person.circle photo.badge.plus seal square square.grid.2x2 \
        star.circle sun.max.fill sun.min textformat viewfinder mic.fill mic smiley doc.on.doc link bird \
        chevron.compact.right infinity person.badge.plus quote.bubble stop.fill arrowshape.turn.up.left \
        backward.fill box.truck bubble.left.and.text.bubble.right captions.bubble chart.bar cube.fill \
        exclamationmark.bubble house line.horizontal.3.decrease.circle photo.on.rectangle.angled safari \
        shippingbox arrow.down.circle arrow.right.circle.fill arrowshape.turn.up.left.fill \
        badge.plus.radiowaves.right barcode.viewfinder bell.slash.fill bird.fill bubble.left.and.bubble.right \
        building.2 camera checkmark.seal cloud.heavyrain.fill cloud.rain cup.and.saucer.fill \
        dot.radiowaves.right folder.badge.gearshape hand.point.right.fill heart.circle lightbulb \
        line.3.horizontal list.bullet.below.rectangle lock.fill lock.rotation minus.circle.fill newspaper \
        pencil.line person.2.fill person.crop.circle.badge.exclamationmark person.crop.circle.fill \
        person.fill.badge.plus poweroutlet.type.b.fill quote.opening seal.fill snow speaker speaker.slash \
        square.split.2x1 tray.and.arrow.down tray.full trophy wallet.pass wand.and.stars wifi.slash 1.circle \
        2.circle align.horizontal.left antenna.radiowaves.left.and.right archivebox arrow.clockwise.circle.fill \
        arrow.counterclockwise.circle.fill arrow.down.right arrow.forward arrow.left.and.right arrow.swap \
        arrow.triangle.2.circlepath arrow.turn.down.right arrow.up.arrow.down.circle.fill arrow.up.heart.fill \
        arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.square arrow.uturn.backward \
        arrow.uturn.right arrowshape.turn.up.left.circle.fill arrowtriangle.down.square.fill \
        arrowtriangle.left.square.fill arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill
        """.split(separator: " ").map(String.init)
}
