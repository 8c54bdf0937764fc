import SwiftUI

@main
struct ShopApp: App {
    @State private var cart = Cart()

    var body: some Scene {
        WindowGroup { ShopView().environment(cart) }
    }
}

struct Product: Identifiable, Hashable {
    let name: String
    let detail: String
    let price: Decimal
    let symbol: String
    let hue: Double
    var id: String { name }

    var color: Color { Color(hue: hue, saturation: 0.55, brightness: 0.85) }

    static let all = [
        Product(name: "Headphones", detail: "Quiet, for 30 hours.", price: 189, symbol: "headphones", hue: 0.62),
        Product(name: "Camera", detail: "Full frame, and fits a pocket.", price: 749, symbol: "camera", hue: 0.05),
        Product(name: "Keyboard", detail: "With keys that click.", price: 129.5, symbol: "keyboard", hue: 0.45),
        Product(name: "Lamp", detail: "Warm light, without a cord.", price: 59, symbol: "lightbulb", hue: 0.13),
        Product(name: "Backpack", detail: "Waterproof, 24 litres.", price: 95, symbol: "backpack", hue: 0.35),
        Product(name: "Watch", detail: "Winds itself.", price: 320, symbol: "stopwatch", hue: 0.85),
        Product(name: "Mug", detail: "Keeps coffee hot.", price: 18, symbol: "cup.and.saucer", hue: 0.08),
        Product(name: "Book", detail: "Blank: write your own.", price: 12, symbol: "book", hue: 0.72),
    ]
}

/// The products to buy, with their numbers.
@Observable
final class Cart {
    private(set) var counts: [Product: Int] = [:]

    var products: [Product] { counts.keys.sorted { $0.name < $1.name } }
    var total: Decimal { counts.reduce(0) { $0 + $1.key.price * Decimal($1.value) } }
    var count: Int { counts.values.reduce(0, +) }

    subscript(product: Product) -> Int {
        get { counts[product, default: 0] }
        set { counts[product] = newValue > 0 ? newValue : nil }
    }

    func empty() { counts = [:] }
}

extension Decimal {
    var price: String { formatted(.currency(code: "EUR")) }
}

struct ShopView: View {
    @Environment(Cart.self) private var cart

    var body: some View {
        TabView {
            Tab("Shop", systemImage: "bag") { ProductGrid() }
            Tab("Cart", systemImage: "cart") { CartView() }
                .badge(cart.count)
        }
    }
}

struct ProductGrid: View {
    @State private var search = ""
    private var products: [Product] {
        search.isEmpty ? Product.all : Product.all.filter { $0.name.localizedStandardContains(search) }
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16, alignment: .top)], spacing: 16) {
                    ForEach(products) { product in
                        NavigationLink(value: product) { ProductCard(product: product) }.buttonStyle(.plain)
                    }
                }
                .padding()
            }
            .overlay { if products.isEmpty { ContentUnavailableView.search(text: search) } }
            .background(Color(.systemGroupedBackground))
            .navigationTitle("Shop")
            .navigationDestination(for: Product.self) { ProductPage(product: $0) }
            .searchable(text: $search)
        }
    }
}

/// A drawn picture of a product.
struct ProductPicture: View {
    let product: Product

    var body: some View {
        Rectangle()
            .fill(product.color.gradient)
            .overlay {
                Image(systemName: product.symbol)
                    .resizable()
                    .scaledToFit()
                    .foregroundStyle(.white)
                    .frame(width: 60, height: 60)
            }
    }
}

struct ProductCard: View {
    let product: Product
    @Environment(Cart.self) private var cart

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ProductPicture(product: product).frame(height: 120)
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text(product.name).font(.subheadline.weight(.medium))
                    Text(product.price.price).font(.footnote).foregroundStyle(.secondary)
                }
                Spacer()
                Button("Add \(product.name)", systemImage: "plus") { cart[product] += 1 }
                    .labelStyle(.iconOnly)
                    .buttonStyle(.bordered)
                    .buttonBorderShape(.circle)
                    .sensoryFeedback(.increase, trigger: cart[product])
            }
            .padding(12)
        }
        .background(Color(.secondarySystemGroupedBackground))
        .clipShape(.rect(cornerRadius: 16))
    }
}

struct ProductPage: View {
    let product: Product
    @Environment(Cart.self) private var cart

    var body: some View {
        @Bindable var cart = cart
        List {
            ProductPicture(product: product)
                .frame(height: 260)
                .listRowInsets(EdgeInsets())
            Section {
                LabeledContent("Price", value: product.price.price)
                Stepper("In the cart: \(cart[product])", value: $cart[product], in: 0...9)
            } footer: {
                Text(product.detail)
            }
        }
        .navigationTitle(product.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct CartView: View {
    @Environment(Cart.self) private var cart
    @State private var isOrdered = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(cart.products) { CartRow(product: $0) }
                    .onDelete { places in
                        let products = cart.products
                        for place in places { cart[products[place]] = 0 }
                    }
                if cart.count > 0 {
                    Section {
                        LabeledContent("Total", value: cart.total.price).bold()
                        Button("Order") { isOrdered = true }
                    }
                }
            }
            .overlay { if cart.count == 0 { ContentUnavailableView("The Cart Is Empty", systemImage: "cart") } }
            .navigationTitle("Cart")
            .alert("Thank You", isPresented: $isOrdered) {
                Button("OK") { cart.empty() }
            } message: {
                Text("Your order over \(cart.total.price) is on its way.")
            }
        }
    }
}

struct CartRow: View {
    let product: Product
    @Environment(Cart.self) private var cart

    var body: some View {
        @Bindable var cart = cart
        HStack {
            Image(systemName: product.symbol)
                .foregroundStyle(.white)
                .frame(width: 36, height: 36)
                .background(product.color.gradient, in: .rect(cornerRadius: 8))
            Stepper(value: $cart[product], in: 0...9) {
                VStack(alignment: .leading) {
                    Text(product.name)
                    Text("\(cart[product]) × \(product.price.price)").font(.footnote).foregroundStyle(.secondary)
                }
            }
        }
    }
}

#Preview { ShopView().environment(Cart()) }
