import Foundation
import Testing
import UmweltFoundation

@Suite("Index paths of tables and collections") struct IndexPathTests {
    @Test("A path has the section first, then the row or the item") func parts() {
        let row = IndexPath(row: 4, section: 2)
        #expect(row.section == 2 && row.row == 4 && row.item == 4)
        #expect(row == IndexPath(item: 4, section: 2) && row == [2, 4])
    }

    @Test("Setting one part keeps the other") func setting() {
        var path = IndexPath(item: 4, section: 2)
        path.section = 7
        #expect(path == [7, 4])
        path.item = 1
        #expect(path == [7, 1])
        path.row = 3
        #expect(path == [7, 3])
    }
}
