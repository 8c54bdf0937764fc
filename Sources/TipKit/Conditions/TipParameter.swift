/// A static property whose value rules read, and which is stored in the app's storage folder.
///
/// ```swift
/// @Parameter static var isLoggedIn: Bool = false
/// ```
///
/// Rules read the parameter as `$isLoggedIn`.
///
/// - Parameter options: The options.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
    #externalMacro(module: "UmweltMacrosPlugin", type: "ParameterMacro")

extension Tips {
    /// An option of a parameter.
    public struct ParameterOption: Sendable, Equatable {
        private let name: String

        /// An option with which the parameter begins with its initial value in each process, and is not stored.
        public static var transient: ParameterOption { ParameterOption(name: "transient") }
    }

    /// A value that rules read. The macro `@Parameter` makes it.
    public struct Parameter<Value: Codable & Sendable>: RuleInput {
        /// The identifier under which the value is stored.
        public let id: String

        private let initialValue: Value
        private let isStored: Bool

        /// Makes a parameter.
        ///
        /// - Parameters:
        ///   - enclosingInstance: The type whose static property it is.
        ///   - name: The name of the property.
        ///   - initialValue: The initial value.
        ///   - options: The options.
        public init(
            _ enclosingInstance: (some Any).Type, _ name: String, _ initialValue: Value, _ options: ParameterOption...
        ) {
            id = "\(TypeName.stable(enclosingInstance)).\(name)"
            self.initialValue = initialValue
            isStored = !options.contains(.transient)
        }

        /// The current value. Setting it evaluates the rules that read it.
        public var wrappedValue: Value {
            get { TipDatastore.current.value(of: id, isStored: isStored) ?? initialValue }
            nonmutating set { TipDatastore.current.set(newValue, of: id, isStored: isStored) }
        }

        public var value: Value { wrappedValue }
    }
}
