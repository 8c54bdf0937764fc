/// The value that a modifier is about to set by a key path.
///
/// Swift reads the old value when it writes through a key path. If no outer writer sets the key, the new value itself
/// is returned instead of the default, whose computation would be wasted or might stop the program.
@usableFromInline
struct PendingValue {
    fileprivate let type: ObjectIdentifier
    fileprivate let address: UnsafeRawPointer

    /// Receives the number of the key whose default was asked for.
    fileprivate let readNumber: UnsafeMutablePointer<Int?>
}

extension EnvironmentValues {
    /// Sets the value at a key path.
    mutating func write<Value>(_ value: Value, to keyPath: WritableKeyPath<EnvironmentValues, Value>) {
        var readNumber: Int?
        withUnsafePointer(to: value) { address in
            withUnsafeMutablePointer(to: &readNumber) { readNumber in
                pending = PendingValue(
                    type: ObjectIdentifier(Value.self), address: UnsafeRawPointer(address), readNumber: readNumber)
                self[keyPath: keyPath] = value
                pending = nil
            }
        }
        guard let readNumber, readNumber < own.count, let entry = own[readNumber] else { return }
        // A key path into a value of the same type, such as `\.folder.parent`, needs the default after all.
        if entry.hasValue(value) { return }
        own[readNumber] = nil
        self[keyPath: keyPath] = value
    }

    /// Returns the value that is about to be set, if it is of the key's type and no reader or writer has set another;
    /// nil otherwise.
    @usableFromInline
    func pendingValue<K: EnvironmentKey>(of key: K.Type, _ number: Int) -> K.Value? {
        // Once: the setter may read the key as well, and means the default.
        guard let pending, pending.readNumber.pointee == nil, pending.type == ObjectIdentifier(K.Value.self),
            scope?.cell(number).storedEntry.isUnread != false
        else { return nil }
        pending.readNumber.pointee = number
        return pending.address.assumingMemoryBound(to: K.Value.self).pointee
    }
}
