/// A kind of place, such as a museum.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Makes a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind “airport”.
    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    /// The kind “amusement park”.
    public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
    /// The kind “animal service”.
    public static let animalService = Self(rawValue: "MKPOICategoryAnimalService")
    /// The kind “aquarium”.
    public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
    /// The kind “cash machines”.
    public static let atm = Self(rawValue: "MKPOICategoryATM")
    /// The kind “automotive repair”.
    public static let automotiveRepair = Self(rawValue: "MKPOICategoryAutomotiveRepair")
    /// The kind “bakery”.
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")
    /// The kind “bank”.
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    /// The kind “baseball”.
    public static let baseball = Self(rawValue: "MKPOICategoryBaseball")
    /// The kind “basketball”.
    public static let basketball = Self(rawValue: "MKPOICategoryBasketball")
    /// The kind “beach”.
    public static let beach = Self(rawValue: "MKPOICategoryBeach")
    /// The kind “beauty”.
    public static let beauty = Self(rawValue: "MKPOICategoryBeauty")
    /// The kind “bowling”.
    public static let bowling = Self(rawValue: "MKPOICategoryBowling")
    /// The kind “brewery”.
    public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
    /// The kind “cafe”.
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    /// The kind “campground”.
    public static let campground = Self(rawValue: "MKPOICategoryCampground")
    /// The kind “car rental”.
    public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
    /// The kind “castle”.
    public static let castle = Self(rawValue: "MKPOICategoryCastle")
    /// The kind “convention center”.
    public static let conventionCenter = Self(rawValue: "MKPOICategoryConventionCenter")
    /// The kind “distillery”.
    public static let distillery = Self(rawValue: "MKPOICategoryDistillery")
    /// The kind “chargers of electric cars”.
    public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
    /// The kind “fairground”.
    public static let fairground = Self(rawValue: "MKPOICategoryFairground")
    /// The kind “fire station”.
    public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
    /// The kind “fishing”.
    public static let fishing = Self(rawValue: "MKPOICategoryFishing")
    /// The kind “fitness center”.
    public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
    /// The kind “food market”.
    public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    /// The kind “fortress”.
    public static let fortress = Self(rawValue: "MKPOICategoryFortress")
    /// The kind “gas station”.
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
    /// The kind “go kart”.
    public static let goKart = Self(rawValue: "MKPOICategoryGoKart")
    /// The kind “golf”.
    public static let golf = Self(rawValue: "MKPOICategoryGolf")
    /// The kind “hiking”.
    public static let hiking = Self(rawValue: "MKPOICategoryHiking")
    /// The kind “hospital”.
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    /// The kind “hotel”.
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    /// The kind “kayaking”.
    public static let kayaking = Self(rawValue: "MKPOICategoryKayaking")
    /// The kind “landmark”.
    public static let landmark = Self(rawValue: "MKPOICategoryLandmark")
    /// The kind “laundry”.
    public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
    /// The kind “library”.
    public static let library = Self(rawValue: "MKPOICategoryLibrary")
    /// The kind “mailbox”.
    public static let mailbox = Self(rawValue: "MKPOICategoryMailbox")
    /// The kind “marina”.
    public static let marina = Self(rawValue: "MKPOICategoryMarina")
    /// The kind “mini golf”.
    public static let miniGolf = Self(rawValue: "MKPOICategoryMiniGolf")
    /// The kind “movie theater”.
    public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
    /// The kind “museum”.
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    /// The kind “music venue”.
    public static let musicVenue = Self(rawValue: "MKPOICategoryMusicVenue")
    /// The kind “national monument”.
    public static let nationalMonument = Self(rawValue: "MKPOICategoryNationalMonument")
    /// The kind “national park”.
    public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
    /// The kind “nightlife”.
    public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
    /// The kind “park”.
    public static let park = Self(rawValue: "MKPOICategoryPark")
    /// The kind “parking”.
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    /// The kind “pharmacy”.
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    /// The kind “planetarium”.
    public static let planetarium = Self(rawValue: "MKPOICategoryPlanetarium")
    /// The kind “police”.
    public static let police = Self(rawValue: "MKPOICategoryPolice")
    /// The kind “post office”.
    public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
    /// The kind “public transport”.
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    /// The kind “restaurant”.
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    /// The kind “restroom”.
    public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
    /// The kind “rock climbing”.
    public static let rockClimbing = Self(rawValue: "MKPOICategoryRockClimbing")
    /// The kind “parks for motorhomes”.
    public static let rvPark = Self(rawValue: "MKPOICategoryRVPark")
    /// The kind “school”.
    public static let school = Self(rawValue: "MKPOICategorySchool")
    /// The kind “skate park”.
    public static let skatePark = Self(rawValue: "MKPOICategorySkatePark")
    /// The kind “skating”.
    public static let skating = Self(rawValue: "MKPOICategorySkating")
    /// The kind “skiing”.
    public static let skiing = Self(rawValue: "MKPOICategorySkiing")
    /// The kind “soccer”.
    public static let soccer = Self(rawValue: "MKPOICategorySoccer")
    /// The kind “spa”.
    public static let spa = Self(rawValue: "MKPOICategorySpa")
    /// The kind “stadium”.
    public static let stadium = Self(rawValue: "MKPOICategoryStadium")
    /// The kind “store”.
    public static let store = Self(rawValue: "MKPOICategoryStore")
    /// The kind “surfing”.
    public static let surfing = Self(rawValue: "MKPOICategorySurfing")
    /// The kind “swimming”.
    public static let swimming = Self(rawValue: "MKPOICategorySwimming")
    /// The kind “tennis”.
    public static let tennis = Self(rawValue: "MKPOICategoryTennis")
    /// The kind “theater”.
    public static let theater = Self(rawValue: "MKPOICategoryTheater")
    /// The kind “university”.
    public static let university = Self(rawValue: "MKPOICategoryUniversity")
    /// The kind “volleyball”.
    public static let volleyball = Self(rawValue: "MKPOICategoryVolleyball")
    /// The kind “winery”.
    public static let winery = Self(rawValue: "MKPOICategoryWinery")
    /// The kind “zoo”.
    public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}

/// The kinds of places that a map shows. The ground of maps has no places here: these choose nothing.
public struct PointOfInterestCategories: Sendable {
    /// All kinds.
    public static let all = PointOfInterestCategories()
    /// None.
    public static let excludingAll = PointOfInterestCategories()

    /// Some kinds.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { Self() }
    /// All but some kinds.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { Self() }
}
