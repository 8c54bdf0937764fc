import QtQuick

// The leaves of the comparison: ten read the theme, one has a number of its own, the others show a text; below them a flat
// column whose rows come and go. Which of the two is there is said by the properties.
Item {
    id: root
    property int theme: 0
    property int count: 0
    property int leaves: 0
    property bool isLong: false
    property int rowCount: 0
    property bool hasFront: false
    property bool hasEnd: false

    onRowCountChanged: { for (let row = 1; row <= rowCount; ++row) rows.append({ number: row }) }
    onHasFrontChanged: { hasFront ? rows.insert(0, { number: 0 }) : rows.remove(0) }
    onHasEndChanged: { hasEnd ? rows.append({ number: 0 }) : rows.remove(rows.count - 1) }

    ListModel { id: rows }

    Column {
        Repeater {
            model: root.leaves
            Text {
                required property int index
                text: index % 100 === 0 && index < 1000 ? (root.theme % 2 ? "unun" : "nunu")
                    : index === 1 ? (root.count % 2 ? "umum" : "mumu") : "Leaf"
            }
        }
    }

    Column {
        visible: root.rowCount > 0
        spacing: 8
        Text { text: root.isLong ? "A head\nof two lines" : "A head" }
        Repeater {
            model: rows
            Text {
                required property int number
                text: "Row " + number
            }
        }
    }
}
