/// The version of Umwelt.
package enum UmweltVersion {
    /// The semantic version number, which `umwelt --version` prints.
    package static let number = "0.1.0"
}
