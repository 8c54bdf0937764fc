import SwiftUI

@main
struct PhotosApp: App {
    var body: some Scene {
        WindowGroup { PhotosView() }
    }
}

/// A landscape that is drawn from its number.
struct Photo: Identifiable, Hashable {
    let id: Int
    let title: String

    static let all = [
        "Dawn", "Fjord", "Dunes", "Dusk", "Mesa", "Glacier", "Harbour", "Moor", "Pass", "Lagoon", "Steppe", "Summit",
        "Canyon", "Coast", "Valley", "Tundra", "Island", "Ridge",
    ].enumerated().map { Photo(id: $0.offset, title: $0.element) }

    /// A number from 0 to 1 that belongs to the photo.
    func number(_ salt: Int) -> Double {
        let value = sin(Double(id * 131 + salt * 71) * 12.9898) * 43_758.5453
        return value - value.rounded(.down)
    }
}

struct Landscape: View {
    let photo: Photo

    var body: some View {
        Canvas { context, size in
            let hue = photo.number(1)
            func color(_ shift: Double, _ saturation: Double, _ brightness: Double) -> Color {
                Color(
                    hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: saturation,
                    brightness: brightness)
            }
            let bounds = CGRect(origin: .zero, size: size)
            context.fill(
                Path(bounds),
                with: .linearGradient(
                    Gradient(colors: [color(0, 0.6, 0.75), color(0.12, 0.35, 1)]), startPoint: .zero,
                    endPoint: CGPoint(x: 0, y: size.height * 0.7)))
            let radius = size.width * (0.06 + 0.08 * photo.number(2))
            let sun = CGPoint(
                x: size.width * (0.2 + 0.6 * photo.number(3)), y: size.height * (0.2 + 0.2 * photo.number(4)))
            context.fill(
                Path(ellipseIn: CGRect(x: sun.x - radius, y: sun.y - radius, width: 2 * radius, height: 2 * radius)),
                with: .color(.white.opacity(0.85)))
            for layer in 0..<4 {
                let depth = Double(layer) / 3
                let hills = ridge(layer, in: size, height: 0.45 + 0.14 * Double(layer))
                context.fill(hills, with: .color(color(0.05 - 0.1 * depth, 0.35 + 0.35 * depth, 0.75 - 0.5 * depth)))
            }
        }
        .accessibilityLabel(photo.title)
        .accessibilityAddTraits(.isImage)
    }

    /// The outline of a chain of hills.
    private func ridge(_ layer: Int, in size: CGSize, height: Double) -> Path {
        let (phase, pitch) = (photo.number(layer + 10) * 6, 2 + photo.number(layer + 20) * 4)
        return Path { path in
            path.move(to: CGPoint(x: 0, y: size.height))
            for step in 0...40 {
                let x = Double(step) / 40
                let y = height + 0.07 * sin(x * pitch + phase) + 0.03 * sin(x * pitch * 2.7 + phase * 2)
                path.addLine(to: CGPoint(x: x * size.width, y: y * size.height))
            }
            path.addLine(to: CGPoint(x: size.width, y: size.height))
        }
    }
}

struct PhotosView: View {
    @AppStorage("favorites") private var favorites = ""
    @State private var showsFavorites = false
    @State private var selection: Photo?
    @Namespace private var namespace

    private var photos: [Photo] { showsFavorites ? Photo.all.filter { isFavorite($0).wrappedValue } : Photo.all }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(spacing: 2), count: 3), spacing: 2) {
                    ForEach(photos) { photo in
                        Button {
                            selection = photo
                        } label: {
                            thumbnail(photo)
                        }
                        .buttonStyle(.plain)
                    }
                }
            }
            .navigationTitle("Photos")
            .toolbar {
                Toggle(
                    "Favourites", systemImage: showsFavorites ? "heart.fill" : "heart",
                    isOn: $showsFavorites.animation())
            }
            .overlay {
                if photos.isEmpty { ContentUnavailableView("No Favourites", systemImage: "heart") }
            }
            .fullScreenCover(item: $selection) { photo in
                PhotoViewer(photos: photos, selection: photo, isFavorite: isFavorite)
                    .navigationTransition(.zoom(sourceID: photo.id, in: namespace))
            }
        }
    }

    private func thumbnail(_ photo: Photo) -> some View {
        Landscape(photo: photo)
            .aspectRatio(1, contentMode: .fill)
            .overlay(alignment: .bottomLeading) {
                if isFavorite(photo).wrappedValue {
                    Image(systemName: "heart.fill").font(.caption).foregroundStyle(.white).padding(6)
                }
            }
            .matchedTransitionSource(id: photo.id, in: namespace)
    }

    private func isFavorite(_ photo: Photo) -> Binding<Bool> {
        Binding {
            favorites.split(separator: ",").contains("\(photo.id)")
        } set: { isFavorite in
            var ids = Set(favorites.split(separator: ",").map(String.init))
            if isFavorite { ids.insert("\(photo.id)") } else { ids.remove("\(photo.id)") }
            favorites = ids.sorted().joined(separator: ",")
        }
    }
}

struct PhotoViewer: View {
    let photos: [Photo]
    @State var selection: Photo
    let isFavorite: (Photo) -> Binding<Bool>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            TabView(selection: $selection) {
                ForEach(photos) { ZoomablePhoto(photo: $0).tag($0) }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .background(.black)
            .ignoresSafeArea(edges: .bottom)
            .navigationTitle(selection.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Done") { dismiss() } }
                ToolbarItem(placement: .primaryAction) {
                    let isOn = isFavorite(selection)
                    Toggle("Favourite", systemImage: isOn.wrappedValue ? "heart.fill" : "heart", isOn: isOn)
                }
            }
        }
        .preferredColorScheme(.dark)
    }
}

/// A photo that two fingers or two taps enlarge, and one finger then moves.
struct ZoomablePhoto: View {
    let photo: Photo
    @State private var scale = 1.0
    @State private var offset = CGSize.zero
    @GestureState private var pinch = 1.0
    @GestureState private var drag = CGSize.zero

    var body: some View {
        Landscape(photo: photo)
            .aspectRatio(4 / 3, contentMode: .fit)
            .scaleEffect(scale * pinch)
            .offset(x: offset.width + drag.width, y: offset.height + drag.height)
            .gesture(
                MagnifyGesture()
                    .updating($pinch) { value, pinch, _ in pinch = value.magnification }
                    .onEnded { value in zoom(to: scale * value.magnification) }
            )
            .gesture(moving, isEnabled: scale > 1)
            .onTapGesture(count: 2) { zoom(to: scale > 1 ? 1 : 2.5) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipped()
    }

    private var moving: some Gesture {
        DragGesture()
            .updating($drag) { value, drag, _ in drag = value.translation }
            .onEnded { value in
                offset.width += value.translation.width
                offset.height += value.translation.height
            }
    }

    private func zoom(to value: Double) {
        withAnimation(.spring) {
            scale = min(max(value, 1), 6)
            if scale == 1 { offset = .zero }
        }
    }
}

#Preview { PhotosView() }
