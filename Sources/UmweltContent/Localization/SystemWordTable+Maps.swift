extension SystemWordTable {
    /// The words of maps, in the format of ``commands``.
    static let maps = """
        ar|خريطة|بوصلة|مقياس الرسم|الموقع الحالي
        bg|Карта|Компас|Мащаб|Текущо местоположение
        ca|Mapa|Brúixola|Escala|Ubicació actual
        cs|Mapa|Kompas|Měřítko|Aktuální poloha
        da|Kort|Kompas|Målestok|Aktuel placering
        de|Karte|Kompass|Maßstab|Aktueller Standort
        el|Χάρτης|Πυξίδα|Κλίμακα|Τρέχουσα τοποθεσία
        es|Mapa|Brújula|Escala|Ubicación actual
        es-419|Mapa|Brújula|Escala|Ubicación actual
        fi|Kartta|Kompassi|Mittakaava|Nykyinen sijainti
        fr|Carte|Boussole|Échelle|Position actuelle
        fr-CA|Carte|Boussole|Échelle|Position actuelle
        he|מפה|מצפן|קנה מידה|המיקום הנוכחי
        hi|नक़्शा|कंपास|पैमाना|मौजूदा स्थान
        hr|Karta|Kompas|Mjerilo|Trenutačna lokacija
        hu|Térkép|Iránytű|Lépték|Jelenlegi hely
        id|Peta|Kompas|Skala|Lokasi Saat Ini
        it|Mappa|Bussola|Scala|Posizione attuale
        ja|マップ|コンパス|縮尺|現在地
        kk|Карта|Компас|Масштаб|Ағымдағы орын
        ko|지도|나침반|축척|현재 위치
        lt|Žemėlapis|Kompasas|Mastelis|Dabartinė vieta
        ms|Peta|Kompas|Skala|Lokasi Semasa
        nb|Kart|Kompass|Målestokk|Nåværende sted
        nl|Kaart|Kompas|Schaal|Huidige locatie
        pl|Mapa|Kompas|Skala|Bieżące położenie
        pt-BR|Mapa|Bússola|Escala|Localização Atual
        pt-PT|Mapa|Bússola|Escala|Localização atual
        ro|Hartă|Busolă|Scară|Localizare curentă
        ru|Карта|Компас|Масштаб|Текущее местоположение
        sk|Mapa|Kompas|Mierka|Aktuálna poloha
        sl|Zemljevid|Kompas|Merilo|Trenutna lokacija
        sv|Karta|Kompass|Skala|Aktuell plats
        th|แผนที่|เข็มทิศ|มาตราส่วน|ตำแหน่งปัจจุบัน
        tr|Harita|Pusula|Ölçek|Şu Anki Konum
        uk|Карта|Компас|Масштаб|Поточне розташування
        vi|Bản đồ|La bàn|Tỷ lệ|Vị trí hiện tại
        zh-Hans|地图|指南针|比例尺|当前位置
        zh-Hant|地圖|指南針|比例尺|目前位置
        zh-HK|地圖|指南針|比例尺|目前位置
        """
}
