import Foundation

/// An asset catalogue in Xcode's format: a folder with a folder for each image, colour and data set.
struct AssetCatalog {
    let url: URL

    /// Adds the images, colours and data sets of the catalogue to an index. Unreadable files are logged and left out.
    func add(to index: inout AssetIndex) { add(url, prefix: "", to: &index) }

    private func add(_ folder: URL, prefix: String, to index: inout AssetIndex) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for entry in entries.sorted() {
            let inner = folder.appendingPathComponent(entry)
            let name = prefix + (entry as NSString).deletingPathExtension
            switch (entry as NSString).pathExtension {
            case "imageset": index.images[name] = images(in: inner)
            case "colorset": index.colors[name] = colors(in: inner)
            case "dataset": index.data[name] = data(in: inner)
            case "":
                let contents = read(AssetContents.Group.self, in: inner)
                let isNamespace = contents?.properties?.providesNamespace ?? false
                add(inner, prefix: isNamespace ? name + "/" : prefix, to: &index)
            default: break
            }
        }
    }

    private func images(in folder: URL) -> [ImageVariant] {
        guard let contents = read(AssetContents.Images.self, in: folder) else { return [] }
        return contents.images.filter { $0.isForAll }.compactMap { image in
            guard let file = image.filename else { return nil }
            var suitability = image.suitability
            if !AssetName(fileName: file).isVector {
                suitability.scale = image.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1
            }
            return ImageVariant(
                url: folder.appendingPathComponent(file), suitability: suitability,
                isTemplate: contents.properties?.renderingIntent == "template")
        }
    }

    private func colors(in folder: URL) -> [ColorVariant] {
        guard let contents = read(AssetContents.Colors.self, in: folder) else { return [] }
        return contents.colors.filter { $0.isForAll }.compactMap { entry in
            guard let color = entry.color?.color else { return nil }
            return ColorVariant(color: color, suitability: entry.suitability)
        }
    }

    private func data(in folder: URL) -> AssetData? {
        let contents = read(AssetContents.DataSet.self, in: folder)
        guard let entry = contents?.data.first(where: \.isForAll), let file = entry.filename else { return nil }
        return AssetData(url: folder.appendingPathComponent(file), type: entry.type ?? "public.data")
    }

    private func read<Contents: Decodable>(_ type: Contents.Type, in folder: URL) -> Contents? {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            OnceLog.images.warning("\(file.path) cannot be read: \(error). Save it again with Xcode, or correct it.")
            return nil
        }
    }
}
