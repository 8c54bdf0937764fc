import Foundation
@_spi(Kernel) import Umwelt

/// The user's changes of the columns of a table, to be stored.
///
/// ```swift
/// @SceneStorage("books") private var columns: TableColumnCustomization<Book>
///
/// Table(books, columnCustomization: $columns) {
///     TableColumn("Year", value: \.year).customizationID("year")
/// }
/// ```
///
/// A menu of the titles shows and hides columns. Their order cannot be changed.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var visibilities: [String: Bool] = [:]

    /// Makes a value without changes.
    public init() {}

    /// The visibility of the column with a customisation identity; automatic if the user has not changed it.
    ///
    /// - Parameter id: The identifier of the column or tab.
    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Restores the source order of the columns, which cannot be changed here.
    public mutating func resetOrder() {}
}

extension SceneStorage {
    /// Makes a property for the customization of a table's columns, stored with the window.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value: no changes.
    ///   - key: The key under which the value is stored.
    public init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
    where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
        self.init(json: wrappedValue, key)
    }
}

extension AppStorage {
    /// Makes a property for the customization of a table's columns, stored in the app's defaults.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value: no changes.
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults; nil for the environment's.
    public init<RowValue>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
        self.init(json: wrappedValue, key, store: store)
    }
}
