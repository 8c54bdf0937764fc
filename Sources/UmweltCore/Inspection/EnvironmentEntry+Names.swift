extension EnvironmentEntry {
    /// The name of the key for users, such as `theme`.
    package var shortKey: String { info.shortName }

    /// The value as text that is the same in each process, without `Optional` around it and without the library's module
    /// in front of types.
    var shortValue: String { StableText.of(anyValue) }
}
