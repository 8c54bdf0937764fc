/// The objects that a fetch has found, in its order.
///
/// The rows of objects are read together, a batch at a time, when one of their properties is read.
public struct FetchResultsCollection<Element: PersistentModel>: RandomAccessCollection {
    let models: [Element]

    /// The index of the first object.
    public var startIndex: Int { 0 }

    /// The number of objects.
    public var endIndex: Int { models.count }

    /// Returns an object.
    ///
    /// - Parameter position: The index, from 0.
    public subscript(position: Int) -> Element { models[position] }
}
