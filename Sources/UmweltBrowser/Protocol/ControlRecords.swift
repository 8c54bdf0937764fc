/// The state of a toggle, a disclosure or an option.
enum OnOffRecord: Int, MessageValue, Decodable, CaseIterable {
    case off, on
    /// A combination of several states that differ.
    case mixed

    init(_ isOn: Bool) { self = isOn ? .on : .off }
}

/// The properties of a toggle, a tab, or a control that opens other views.
struct StateRecord: MessageRecord {
    var state: OnOffRecord

    enum CodingKeys: String, CodingKey {
        case state = "c"
    }
}

/// The properties of an option.
struct OptionRecord: MessageRecord {
    var state: OnOffRecord
    /// The label of the choice, if the other options are in other rows.
    var choice: String?

    enum CodingKeys: String, CodingKey {
        case state = "c"
        case choice = "g"
    }
}

/// The properties of a slider.
struct SliderRecord: MessageRecord {
    var number: Double
    /// The lower and the upper bound.
    var bounds: [Double]
    var step: Double?
    @Flag var isRightToLeft = false
    /// The width of the knob, in points.
    var knobWidth: Double

    enum CodingKeys: String, CodingKey {
        case number = "c"
        case bounds = "m"
        case step = "s"
        case isRightToLeft = "d"
        case knobWidth = "k"
    }
}

/// The properties of a stepper.
struct StepperRecord: MessageRecord {
    /// The value, if it is a number.
    var number: Double?
    /// The lower and the upper bound; nil for a missing one.
    var bounds: [Double?]?

    enum CodingKeys: String, CodingKey {
        case number = "c"
        case bounds = "b"
    }
}

/// The properties of a view that shows an amount.
struct MeterRecord: MessageRecord {
    /// The value; nil if it is unknown.
    var number: Double?
    /// The lower and the upper bound.
    var bounds: [Double]
    /// The ARIA role.
    var kind: Kind

    enum Kind: String, MessageValue, Decodable, CaseIterable {
        case progressbar, meter
    }

    enum CodingKeys: String, CodingKey {
        case number = "c"
        case bounds = "m"
        case kind = "k"
    }
}

/// The properties of a field for a date or a time.
struct DateFieldRecord: MessageRecord {
    /// The type of HTML's `input`.
    var kind: Kind
    /// The value, as HTML writes it.
    var date: String
    /// The earliest and the latest value, in HTML's format; empty for a missing one.
    var limits: [String]

    enum Kind: String, MessageValue, Decodable, CaseIterable {
        case date, time
    }

    enum CodingKeys: String, CodingKey {
        case kind = "k"
        case date = "c"
        case limits = "m"
    }
}

/// The properties of a field for a colour.
struct ColorWellRecord: MessageRecord {
    /// The colour in hexadecimal digits.
    var color: String

    enum CodingKeys: String, CodingKey {
        case color = "c"
    }
}

/// The properties of a link.
struct LinkRecord: MessageRecord {
    /// The URL; nil if a page may not open it.
    var url: String?

    enum CodingKeys: String, CodingKey {
        case url = "u"
    }
}
