/// Whether something is on, open or chosen.
enum OnOffRecord: Int, Codable, CaseIterable {
    case off, on
    /// It stands for several things, of which only some are on.
    case mixed

    init(_ isOn: Bool) { self = isOn ? .on : .off }
}

/// What belongs to a toggle, a tab, and what opens something.
struct StateRecord: Codable, Equatable {
    var state: OnOffRecord

    enum CodingKeys: String, CodingKey {
        case state = "c"
    }
}

/// What belongs to an option.
struct OptionRecord: Codable, Equatable {
    var state: OnOffRecord
    /// What the option chooses, if the other options are in other rows.
    var choice: String?

    enum CodingKeys: String, CodingKey {
        case state = "c"
        case choice = "g"
    }
}

/// What belongs to a slider.
struct SliderRecord: Codable, Equatable {
    var number: Double
    /// The least and the most.
    var bounds: [Double]
    var step: Double?
    @Flag var isRightToLeft = false

    enum CodingKeys: String, CodingKey {
        case number = "c"
        case bounds = "m"
        case step = "s"
        case isRightToLeft = "d"
    }
}

/// What belongs to a stepper.
struct StepperRecord: Codable, Equatable {
    /// What it is set to, if that is a number.
    var number: Double?
    /// The least and the most; nil for an end that there is not.
    var bounds: [Double?]?

    enum CodingKeys: String, CodingKey {
        case number = "c"
        case bounds = "b"
    }
}

/// What belongs to what says how much there is of something.
struct MeterRecord: Codable, Equatable {
    /// What is shown, if that is known.
    var number: Double?
    /// The least and the most.
    var bounds: [Double]
    /// The role, as ARIA has it.
    var kind: Kind

    enum Kind: String, Codable, CaseIterable {
        case progressbar, meter
    }

    enum CodingKeys: String, CodingKey {
        case number = "c"
        case bounds = "m"
        case kind = "k"
    }
}

/// What belongs to a field for a day or a time.
struct DateFieldRecord: Codable, Equatable {
    /// The type of HTML's `input`.
    var kind: Kind
    /// What it is set to, as HTML writes it.
    var date: String
    /// The least and the most, as HTML writes them; empty for an end that there is not.
    var limits: [String]

    enum Kind: String, Codable, CaseIterable {
        case date, time
    }

    enum CodingKeys: String, CodingKey {
        case kind = "k"
        case date = "c"
        case limits = "m"
    }
}

/// What belongs to a field for a colour.
struct ColorWellRecord: Codable, Equatable {
    /// The colour in hexadecimal digits.
    var color: String

    enum CodingKeys: String, CodingKey {
        case color = "c"
    }
}

/// What belongs to a link.
struct LinkRecord: Codable, Equatable {
    /// Where it leads, if a page may go there.
    var url: String?

    enum CodingKeys: String, CodingKey {
        case url = "u"
    }
}
