extension SystemWordTable {
    /// The words of the bar that finds and replaces text, as the lines of ``commands``.
    static let finding = """
        ar|بحث|التالي|السابق|استبدال|استبدال الكل
        bg|Търсене|Следващо|Предишно|Замяна|Замяна на всички
        ca|Cercar|Següent|Anterior|Substituir|Substituir-ho tot
        cs|Hledat|Další|Předchozí|Nahradit|Nahradit vše
        da|Find|Næste|Forrige|Erstat|Erstat alle
        de|Suchen|Weiter|Zurück|Ersetzen|Alle ersetzen
        el|Εύρεση|Επόμενο|Προηγούμενο|Αντικατάσταση|Αντικατάσταση όλων
        es|Buscar|Siguiente|Anterior|Reemplazar|Reemplazar todo
        es-419|Buscar|Siguiente|Anterior|Reemplazar|Reemplazar todo
        fi|Etsi|Seuraava|Edellinen|Korvaa|Korvaa kaikki
        fr|Rechercher|Suivant|Précédent|Remplacer|Tout remplacer
        fr-CA|Rechercher|Suivant|Précédent|Remplacer|Tout remplacer
        he|חיפוש|הבא|הקודם|החלפה|החלפת הכל
        hi|ढूँढें|अगला|पिछला|बदलें|सभी बदलें
        hr|Pronađi|Sljedeće|Prethodno|Zamijeni|Zamijeni sve
        hu|Keresés|Következő|Előző|Csere|Összes cseréje
        id|Cari|Berikutnya|Sebelumnya|Ganti|Ganti Semua
        it|Trova|Successivo|Precedente|Sostituisci|Sostituisci tutto
        ja|検索|次へ|前へ|置き換える|すべて置き換える
        kk|Табу|Келесі|Алдыңғы|Ауыстыру|Барлығын ауыстыру
        ko|찾기|다음|이전|대치|모두 대치
        lt|Ieškoti|Kitas|Ankstesnis|Pakeisti|Pakeisti viską
        ms|Cari|Seterusnya|Sebelumnya|Ganti|Ganti Semua
        nb|Finn|Neste|Forrige|Erstatt|Erstatt alle
        nl|Zoek|Volgende|Vorige|Vervang|Vervang alles
        pl|Znajdź|Następne|Poprzednie|Zamień|Zamień wszystko
        pt-BR|Buscar|Próximo|Anterior|Substituir|Substituir Tudo
        pt-PT|Procurar|Seguinte|Anterior|Substituir|Substituir tudo
        ro|Găsiți|Următorul|Anteriorul|Înlocuiți|Înlocuiți tot
        ru|Найти|Следующее|Предыдущее|Заменить|Заменить все
        sk|Hľadať|Ďalšie|Predchádzajúce|Nahradiť|Nahradiť všetko
        sl|Najdi|Naslednji|Prejšnji|Zamenjaj|Zamenjaj vse
        sv|Sök|Nästa|Föregående|Ersätt|Ersätt alla
        th|ค้นหา|ถัดไป|ก่อนหน้า|แทนที่|แทนที่ทั้งหมด
        tr|Bul|Sonraki|Önceki|Değiştir|Tümünü Değiştir
        uk|Знайти|Наступне|Попереднє|Замінити|Замінити все
        vi|Tìm|Tiếp theo|Trước đó|Thay thế|Thay thế tất cả
        zh-Hans|查找|下一个|上一个|替换|全部替换
        zh-Hant|尋找|下一個|上一個|取代|全部取代
        zh-HK|尋找|下一個|上一個|取代|全部取代
        """
}
