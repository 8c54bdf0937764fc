import Foundation
import SwiftData

/// A part of the shop, which goes with what is on the list from there.
@Model final class Aisle {
    @Attribute(.unique) var name: String
    @Relationship(deleteRule: .cascade, inverse: \Grocery.aisle) var groceries: [Grocery] = []

    init(name: String) { self.name = name }
}

/// Something to buy.
@Model final class Grocery {
    #Index<Grocery>([\.name])

    var name: String
    var amount: Int
    var isBought = false
    var aisle: Aisle?

    init(name: String, amount: Int = 1, aisle: Aisle? = nil) {
        self.name = name
        self.amount = amount
        self.aisle = aisle
    }
}
