/// A value that is an object in messages, with properties under short keys.
///
/// `Scripts/page-files` writes `writeProperties(to:)` for records that have `CodingKeys`. Tests decode records.
protocol MessageRecord: MessageValue, Decodable, Equatable {
    /// Adds the properties to the object that has begun in a message.
    func writeProperties(to json: inout JSONBuffer)
}

extension MessageRecord {
    func write(to json: inout JSONBuffer) { json.object { writeProperties(to: &$0) } }
}
