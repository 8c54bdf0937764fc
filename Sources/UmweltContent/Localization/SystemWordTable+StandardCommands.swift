extension SystemWordTable {
    /// The standard commands of windows, as the lines of ``commands``.
    static let standardCommands = """
        ar|إنهاء|إعادة|قص|نسخ|تحديد الكل
        bg|Изход|Повторение|Изрязване|Копиране|Избиране на всичко
        ca|Sortir|Refer|Retallar|Copiar|Seleccionar-ho tot
        cs|Ukončit|Opakovat|Vyjmout|Kopírovat|Vybrat vše
        da|Slut|Gentag|Klip|Kopier|Vælg alt
        de|Beenden|Wiederholen|Ausschneiden|Kopieren|Alles auswählen
        el|Τερματισμός|Επανάληψη|Αποκοπή|Αντιγραφή|Επιλογή όλων
        es|Salir|Rehacer|Cortar|Copiar|Seleccionar todo
        es-419|Salir|Rehacer|Cortar|Copiar|Seleccionar todo
        fi|Lopeta|Tee uudelleen|Leikkaa|Kopioi|Valitse kaikki
        fr|Quitter|Rétablir|Couper|Copier|Tout sélectionner
        fr-CA|Quitter|Rétablir|Couper|Copier|Tout sélectionner
        he|יציאה|ביצוע חוזר|גזירה|העתקה|בחירת הכל
        hi|बंद करें|फिर से करें|काटें|कॉपी करें|सभी चुनें
        hr|Zatvori|Ponovi|Izreži|Kopiraj|Odaberi sve
        hu|Kilépés|Ismét|Kivágás|Másolás|Az összes kijelölése
        id|Keluar|Ulangi|Potong|Salin|Pilih Semua
        it|Esci|Ripristina|Taglia|Copia|Seleziona tutto
        ja|終了|やり直す|カット|コピー|すべてを選択
        kk|Шығу|Қайталау|Қию|Көшіру|Барлығын таңдау
        ko|종료|실행 복귀|오려두기|복사하기|모두 선택
        lt|Baigti|Perdaryti|Iškirpti|Kopijuoti|Pasirinkti viską
        ms|Keluar|Buat Semula|Potong|Salin|Pilih Semua
        nb|Avslutt|Utfør likevel|Klipp ut|Kopier|Marker alt
        nl|Stop|Opnieuw|Knip|Kopieer|Selecteer alles
        pl|Zakończ|Ponów|Wytnij|Kopiuj|Zaznacz wszystko
        pt-BR|Encerrar|Refazer|Cortar|Copiar|Selecionar Tudo
        pt-PT|Sair|Refazer|Cortar|Copiar|Selecionar tudo
        ro|Ieșiți|Refaceți|Tăiați|Copiați|Selectați tot
        ru|Завершить|Повторить|Вырезать|Скопировать|Выбрать все
        sk|Ukončiť|Znova|Vystrihnúť|Kopírovať|Vybrať všetko
        sl|Končaj|Ponovi|Izreži|Kopiraj|Izberi vse
        sv|Avsluta|Gör om|Klipp ut|Kopiera|Markera allt
        th|ออก|ทำซ้ำ|ตัด|คัดลอก|เลือกทั้งหมด
        tr|Çık|Yinele|Kes|Kopyala|Tümünü Seç
        uk|Завершити|Повторити|Вирізати|Скопіювати|Вибрати все
        vi|Thoát|Làm lại|Cắt|Sao chép|Chọn tất cả
        zh-Hans|退出|重做|剪切|拷贝|全选
        zh-Hant|結束|重做|剪下|拷貝|全選
        zh-HK|結束|重做|剪下|拷貝|全選
        """
}
