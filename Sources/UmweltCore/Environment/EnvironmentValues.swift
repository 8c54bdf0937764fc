/// The values of the environment by key.
///
/// It is a value: a changed copy never changes the original. Values that have not been set are their keys' defaults.
///
/// ```swift
/// var values = EnvironmentValues()
/// values.lineLimit = 2
/// ```
public struct EnvironmentValues: CustomStringConvertible {
    /// The scope whose values are read where this copy has none; nil for an independent set.
    @usableFromInline package var scope: EnvironmentScope?

    /// True if reads make the graph's current reader depend on the values.
    @usableFromInline var isTracking = false

    /// The values that were set on this copy, by key number.
    @usableFromInline var own: ContiguousArray<EnvironmentEntry?> = []

    /// The keys that are read from a property of type `EnvironmentValues`, which decide whether its view runs again;
    /// nil for others.
    @usableFromInline var reads: EnvironmentReads?

    /// The defaults of the window that an independent copy was made in, shared with the window's readers; nil if it was
    /// made outside of windows.
    private var defaults: EnvironmentDefaults?

    /// The value that is being set by a key path; nil otherwise.
    @usableFromInline var pending: PendingValue?

    private var writeCount: UInt64 = 0

    /// The entries that a snapshot lists after its own changes: those of its scope, innermost first.
    private var listed: [EnvironmentEntry] = []

    /// Makes a set with the default value for each key.
    public init() {}

    /// Makes a view of the values at a scope.
    ///
    /// - Parameter tracking: If true, reads make the graph's current reader depend on the values.
    package init(at scope: EnvironmentScope, tracking: Bool) {
        self.scope = scope
        isTracking = tracking
    }

    /// Returns true if the values are the unchanged values of a scope, and reads are tracked.
    package func areRead(at scope: EnvironmentScope) -> Bool { isTracking && own.isEmpty && self.scope === scope }

    /// The value of a key.
    ///
    /// - Parameter key: The type of the key.
    @inlinable
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let number = EnvironmentKeyNumbers.number(of: key)
            if let reads { reads.record(number) }
            if number < own.count, let entry = own[number] {
                // The entry was stored under this key's number, so it is of this key's type.
                return unsafeDowncast(entry, to: TypedEntry<K>.self).value
            }
            if pending != nil, let value = pendingValue(of: key, number) { return value }
            guard let scope else { return defaultValue(of: key) }
            return unsafeDowncast(scope.entry(number, tracking: isTracking), to: TypedEntry<K>.self).value
        }
        set { set(newValue, for: key) }
    }

    @usableFromInline
    func defaultValue<K: EnvironmentKey>(of key: K.Type) -> K.Value {
        guard let entry = defaults?.entry(of: .of(key)) else { return K.defaultValue }
        // The entry was made for this key.
        return unsafeDowncast(entry, to: TypedEntry<K>.self).value
    }

    @usableFromInline
    mutating func set<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) {
        let info = EnvironmentKeyInfo.of(key)
        writeCount += 1
        set(TypedEntry<K>(value, info: info, sequence: writeCount))
    }

    private mutating func set(_ entry: EnvironmentEntry) {
        let number = entry.info.number
        if number >= own.count { own.append(contentsOf: repeatElement(nil, count: number + 1 - own.count)) }
        own[number] = entry
    }

    /// The values that have been set, newest first, as `[EnvironmentPropertyKey<BoolKey> = true]`. In a view tree the
    /// order is from the inside out, including overwritten values.
    public var description: String {
        let outer = scope?.entriesFromInside(tracking: isTracking) ?? listed
        let known = Set(listed.map { ObjectIdentifier($0) })
        let own = writtenEntries.filter { !known.contains(ObjectIdentifier($0)) }
        let entries = own.sorted { $0.sequence > $1.sequence } + outer
        return "[" + entries.map { "\($0.info.name) = \($0.valueDescription)" }.joined(separator: ", ") + "]"
    }

    /// Returns true if the key has been set on this copy or in an outer scope. With tracking, the current reader
    /// depends on it.
    package func isSet<K: EnvironmentKey>(_ key: K.Type) -> Bool {
        let number = EnvironmentKeyNumbers.number(of: key)
        reads?.record(number)
        if number < own.count, own[number] != nil { return true }
        return scope?.isSet(number, tracking: isTracking) ?? false
    }

    /// The entries that were set on this copy, in no particular order.
    package var writtenEntries: [EnvironmentEntry] {
        reads?.recordAll()
        return own.compactMap { $0 }
    }

    /// An independent copy of the values: later changes in the view tree do not affect it.
    package var snapshot: EnvironmentValues {
        guard let scope else { return self }
        var result = EnvironmentValues()
        result.defaults = scope.theRoot.defaults
        for entry in scope.allEntries(tracking: isTracking) { result.set(entry) }
        result.writeCount = result.own.reduce(0) { max($0, $1?.sequence ?? 0) } + writeCount
        for entry in own { if let entry { result.set(entry) } }
        result.listed =
            writtenEntries.sorted { $0.sequence > $1.sequence } + scope.entriesFromInside(tracking: false)
        return result
    }

    /// An independent copy that records reads.
    var observedSnapshot: EnvironmentValues {
        var result = snapshot
        result.reads = EnvironmentReads()
        return result
    }
}

extension EnvironmentValues: ViewFieldComparable {
    /// Returns true if each value is the same by its key's comparison, for sets that are independent of a scope.
    ///
    /// The caller may retain either of two equal sets. Later reads of either count for both.
    package func isSameField(as other: EnvironmentValues) -> Bool {
        guard hasSameValues(as: other) else { return false }
        EnvironmentReads.join(reads, other.reads)
        return true
    }

    private func hasSameValues(as other: EnvironmentValues) -> Bool {
        guard scope === other.scope else { return false }
        return (0..<max(own.count, other.own.count)).allSatisfy { hasSameOwnValue(as: other, of: $0) }
    }

    /// Returns true if all values read so far are equal in `other`. Both are independent of a scope.
    func isSameWhereRead(as other: EnvironmentValues) -> Bool {
        guard let numbers = reads?.numbers else { return hasSameValues(as: other) }
        return numbers.allSatisfy { hasSameOwnValue(as: other, of: $0) }
    }

    private func hasSameOwnValue(as other: EnvironmentValues, of number: Int) -> Bool {
        let left = number < own.count ? own[number] : nil
        let right = number < other.own.count ? other.own[number] : nil
        guard let left, let right else { return left == nil && right == nil }
        return left === right || left.isEqual(to: right)
    }
}

// A set that stands alone is immutable shared entries. One that shows a view tree is used by that tree's main actor
// only: the system hands out snapshots.
extension EnvironmentValues: @unchecked Sendable {}
