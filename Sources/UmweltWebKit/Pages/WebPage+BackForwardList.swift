import Foundation

extension WebPage {
    /// The pages that an app has loaded, and that links of its own HTML and files have led to.
    public struct BackForwardList: Equatable, Sendable {
        /// A page of the history.
        public struct Item: Equatable, Identifiable, Sendable {
            let item: WebHistory.Item

            /// The identity of an item.
            public struct ID: Hashable, Sendable {
                let value: UUID
            }

            /// The identity.
            public var id: ID { ID(value: item.id) }
            /// The title; nil if it is unknown.
            public var title: String? { item.title }
            /// The URL.
            public var url: URL { item.url }
            /// The URL that was asked for, before servers sent other ones.
            public var initialURL: URL { item.url }
        }

        let history: WebHistory

        /// The items before the current one, oldest first.
        public var backList: [Item] { history.back.map(Item.init) }
        /// The current item; nil before the first load.
        public var currentItem: Item? { history.current.map(Item.init) }
        /// The items after the current one.
        public var forwardList: [Item] { history.forward.map(Item.init) }

        /// The item at an offset from the current one; nil for none.
        public subscript(_ index: Int) -> Item? { history[index].map(Item.init) }
    }
}
