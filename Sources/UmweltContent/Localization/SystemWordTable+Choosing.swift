extension SystemWordTable {
    /// The words of colour pickers, in the format of ``commands``.
    static let choosing = """
        ar|العتامة
        bg|Непрозрачност
        ca|Opacitat
        cs|Krytí
        da|Uigennemsigtighed
        de|Deckkraft
        el|Αδιαφάνεια
        es|Opacidad
        es-419|Opacidad
        fi|Peittävyys
        fr|Opacité
        fr-CA|Opacité
        he|אטימות
        hi|अपारदर्शिता
        hr|Neprozirnost
        hu|Átlátszatlanság
        id|Opasitas
        it|Opacità
        ja|不透明度
        kk|Мөлдір еместік
        ko|불투명도
        lt|Nepermatomumas
        ms|Kelegapan
        nb|Tetthet
        nl|Ondoorzichtigheid
        pl|Krycie
        pt-BR|Opacidade
        pt-PT|Opacidade
        ro|Opacitate
        ru|Непрозрачность
        sk|Krytie
        sl|Prekrivnost
        sv|Opacitet
        th|ความทึบ
        tr|Opaklık
        uk|Непрозорість
        vi|Độ mờ
        zh-Hans|不透明度
        zh-Hant|不透明度
        zh-HK|不透明度
        """
}
