import Foundation

/// An object that is called for the search of a ``UISearchBar``.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Returns false if the bar may not have the keyboard by ``UISearchBar/becomeFirstResponder()``.
    ///
    /// - Parameter searchBar: The search bar.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    /// Called when the bar has got the keyboard.
    ///
    /// - Parameter searchBar: The search bar.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// Returns false if the bar keeps the keyboard.
    ///
    /// - Parameter searchBar: The search bar.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    /// Called when the bar has lost the keyboard.
    ///
    /// - Parameter searchBar: The search bar.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// Called when the user has changed the text.
    ///
    /// - Parameters:
    ///   - searchBar: The search bar.
    ///   - searchText: The text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Returns false if the user's edit is not stored.
    ///
    /// - Parameters:
    ///   - searchBar: The search bar.
    ///   - range: The replaced range, in UTF-16 code units.
    ///   - text: The new text of the range.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Called when the user submits the search.
    ///
    /// - Parameter searchBar: The search bar.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// Called when the user cancels the search.
    ///
    /// - Parameter searchBar: The search bar.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

    /// Returns true.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
