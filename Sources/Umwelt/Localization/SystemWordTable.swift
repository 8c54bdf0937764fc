import Foundation

/// The library's own words in the languages that iOS has, beside English. The translations are our own.
enum SystemWordTable {
    /// The words of each language, by the language's name.
    static let words: [String: [SystemWord: String]] = lines.split(separator: "\n").reduce(into: [:]) { table, line in
        let parts = line.split(separator: "|").map(String.init)
        guard let name = parts.first else { return }
        table[name] = Dictionary(uniqueKeysWithValues: zip(SystemWord.allCases, parts.dropFirst()))
    }

    /// Returns the words for a locale; nil for English, and for a language that is not here.
    static func words(for locale: Locale) -> [SystemWord: String]? {
        let languages = LanguagePreference(locale).names + fallbacks(for: locale)
        return languages.lazy.compactMap { words[$0] }.first
    }

    /// Returns the names of languages that serve a locale whose own has no words here: another region's, or the macro
    /// language's.
    private static func fallbacks(for locale: Locale) -> [String] {
        switch locale.language.languageCode?.identifier {
        case "no", "nn": ["nb"]
        case "iw": ["he"]
        case "in": ["id"]
        case "pt": ["pt-BR"]
        case "zh": ["zh-Hans"]
        case "yue": ["zh-Hant"]
        default: []
        }
    }

    /// A line for each language: its name, and the words in the order of ``SystemWord``'s cases.
    private static let lines = """
        ar|تعديل|تم|رجوع|إلغاء|بحث|حذف|موافق|مسح النص|لا توجد نتائج|تحقق من الإملاء أو جرب بحثًا جديدًا.|الشهر السابق|الشهر التالي|إظهار الشريط الجانبي|إخفاء الشريط الجانبي|تحديث|زيادة|إنقاص|فتح الرابط|مقبض الورقة
        bg|Редактиране|Готово|Назад|Отказ|Търсене|Изтриване|ОК|Изчистване на текста|Няма резултати|Проверете правописа или опитайте ново търсене.|Предишен месец|Следващ месец|Показване на страничната лента|Скриване на страничната лента|Обновяване|Увеличаване|Намаляване|Отваряне на връзката|Дръжка на листа
        ca|Editar|Fet|Enrere|Cancel·lar|Cercar|Eliminar|D’acord|Esborrar el text|Cap resultat|Comprova l’ortografia o prova una altra cerca.|Mes anterior|Mes següent|Mostrar la barra lateral|Ocultar la barra lateral|Actualitzar|Augmentar|Disminuir|Obrir l’enllaç|Ansa del full
        cs|Upravit|Hotovo|Zpět|Zrušit|Hledat|Smazat|OK|Smazat text|Žádné výsledky|Zkontrolujte pravopis nebo zkuste jiné hledání.|Předchozí měsíc|Následující měsíc|Zobrazit boční panel|Skrýt boční panel|Obnovit|Zvýšit|Snížit|Otevřít odkaz|Úchyt listu
        da|Rediger|Færdig|Tilbage|Annuller|Søg|Slet|OK|Ryd tekst|Ingen resultater|Kontroller stavningen, eller prøv en ny søgning.|Forrige måned|Næste måned|Vis sidepanel|Skjul sidepanel|Opdater|Forøg|Formindsk|Åbn link|Arkets håndtag
        de|Bearbeiten|Fertig|Zurück|Abbrechen|Suchen|Löschen|OK|Text löschen|Keine Ergebnisse|Prüfe die Schreibweise oder suche nach etwas anderem.|Vorheriger Monat|Nächster Monat|Seitenleiste einblenden|Seitenleiste ausblenden|Aktualisieren|Erhöhen|Verringern|Link öffnen|Griff des Blatts
        el|Επεξεργασία|Τέλος|Πίσω|Ακύρωση|Αναζήτηση|Διαγραφή|OK|Εκκαθάριση κειμένου|Κανένα αποτέλεσμα|Ελέγξτε την ορθογραφία ή δοκιμάστε νέα αναζήτηση.|Προηγούμενος μήνας|Επόμενος μήνας|Εμφάνιση πλαϊνής στήλης|Απόκρυψη πλαϊνής στήλης|Ανανέωση|Αύξηση|Μείωση|Άνοιγμα συνδέσμου|Λαβή φύλλου
        es|Editar|OK|Atrás|Cancelar|Buscar|Eliminar|OK|Borrar texto|No hay resultados|Comprueba la ortografía o prueba con otra búsqueda.|Mes anterior|Mes siguiente|Mostrar barra lateral|Ocultar barra lateral|Actualizar|Aumentar|Reducir|Abrir enlace|Tirador de la hoja
        es-419|Editar|Listo|Atrás|Cancelar|Buscar|Eliminar|OK|Borrar texto|Sin resultados|Revisa la ortografía o intenta otra búsqueda.|Mes anterior|Mes siguiente|Mostrar barra lateral|Ocultar barra lateral|Actualizar|Aumentar|Disminuir|Abrir enlace|Control de la hoja
        fi|Muokkaa|Valmis|Takaisin|Kumoa|Etsi|Poista|OK|Tyhjennä teksti|Ei tuloksia|Tarkista oikeinkirjoitus tai kokeile toista hakua.|Edellinen kuukausi|Seuraava kuukausi|Näytä sivupalkki|Kätke sivupalkki|Päivitä|Suurenna|Pienennä|Avaa linkki|Arkin kahva
        fr|Modifier|OK|Retour|Annuler|Rechercher|Supprimer|OK|Effacer le texte|Aucun résultat|Vérifiez l’orthographe ou lancez une autre recherche.|Mois précédent|Mois suivant|Afficher la barre latérale|Masquer la barre latérale|Actualiser|Augmenter|Diminuer|Ouvrir le lien|Poignée de la feuille
        fr-CA|Modifier|Terminé|Retour|Annuler|Rechercher|Supprimer|OK|Effacer le texte|Aucun résultat|Vérifiez l’orthographe ou essayez une autre recherche.|Mois précédent|Mois suivant|Afficher la barre latérale|Masquer la barre latérale|Actualiser|Augmenter|Diminuer|Ouvrir le lien|Poignée de la feuille
        he|עריכה|סיום|חזרה|ביטול|חיפוש|מחיקה|אישור|ניקוי הטקסט|אין תוצאות|בדוק את האיות או נסה חיפוש חדש.|החודש הקודם|החודש הבא|הצגת סרגל הצד|הסתרת סרגל הצד|רענון|הגדלה|הקטנה|פתיחת הקישור|ידית הגיליון
        hi|संपादित करें|हो गया|वापस|रद्द करें|खोजें|हटाएँ|ठीक है|टेक्स्ट साफ़ करें|कोई परिणाम नहीं|वर्तनी जाँचें या नई खोज आज़माएँ।|पिछला महीना|अगला महीना|साइडबार दिखाएँ|साइडबार छिपाएँ|रीफ़्रेश करें|बढ़ाएँ|घटाएँ|लिंक खोलें|शीट का हैंडल
        hr|Uredi|Gotovo|Natrag|Odustani|Pretraži|Obriši|U redu|Očisti tekst|Nema rezultata|Provjerite pravopis ili pokušajte s novom pretragom.|Prethodni mjesec|Sljedeći mjesec|Prikaži rubni stupac|Sakrij rubni stupac|Osvježi|Povećaj|Smanji|Otvori poveznicu|Ručica lista
        hu|Szerkesztés|Kész|Vissza|Mégsem|Keresés|Törlés|OK|Szöveg törlése|Nincs találat|Ellenőrizze a helyesírást, vagy próbáljon másik keresést.|Előző hónap|Következő hónap|Oldalsáv megjelenítése|Oldalsáv elrejtése|Frissítés|Növelés|Csökkentés|Hivatkozás megnyitása|A lap fogantyúja
        id|Edit|Selesai|Kembali|Batal|Cari|Hapus|OKE|Bersihkan Teks|Tidak Ada Hasil|Periksa ejaan atau coba pencarian baru.|Bulan Sebelumnya|Bulan Berikutnya|Tampilkan Bar Samping|Sembunyikan Bar Samping|Segarkan|Tambah|Kurangi|Buka Tautan|Pegangan Lembar
        it|Modifica|Fine|Indietro|Annulla|Cerca|Elimina|OK|Cancella testo|Nessun risultato|Controlla l’ortografia o prova una nuova ricerca.|Mese precedente|Mese successivo|Mostra barra laterale|Nascondi barra laterale|Aggiorna|Aumenta|Riduci|Apri link|Maniglia del foglio
        ja|編集|完了|戻る|キャンセル|検索|削除|OK|テキストを消去|結果なし|スペルを確認するか、別の検索をお試しください。|前の月|次の月|サイドバーを表示|サイドバーを隠す|更新|増やす|減らす|リンクを開く|シートのつまみ
        kk|Өңдеу|Дайын|Артқа|Бас тарту|Іздеу|Жою|OK|Мәтінді тазалау|Нәтиже жоқ|Емлені тексеріңіз немесе жаңа іздеуді қолданып көріңіз.|Алдыңғы ай|Келесі ай|Бүйірлік тақтаны көрсету|Бүйірлік тақтаны жасыру|Жаңарту|Арттыру|Азайту|Сілтемені ашу|Парақ тұтқасы
        ko|편집|완료|뒤로|취소|검색|삭제|확인|텍스트 지우기|결과 없음|맞춤법을 확인하거나 다르게 검색해 보십시오.|이전 달|다음 달|사이드바 보기|사이드바 가리기|새로 고침|늘리기|줄이기|링크 열기|시트 손잡이
        lt|Redaguoti|Atlikta|Atgal|Atšaukti|Ieškoti|Ištrinti|Gerai|Išvalyti tekstą|Rezultatų nėra|Patikrinkite rašybą arba bandykite ieškoti iš naujo.|Ankstesnis mėnuo|Kitas mėnuo|Rodyti šoninę juostą|Slėpti šoninę juostą|Atnaujinti|Padidinti|Sumažinti|Atidaryti nuorodą|Lapo rankenėlė
        ms|Edit|Selesai|Kembali|Batal|Cari|Padam|OK|Kosongkan Teks|Tiada Hasil|Semak ejaan atau cuba carian baharu.|Bulan Sebelumnya|Bulan Seterusnya|Tunjukkan Bar Sisi|Sembunyikan Bar Sisi|Segar Semula|Tambah|Kurangkan|Buka Pautan|Pemegang Helaian
        nb|Rediger|Ferdig|Tilbake|Avbryt|Søk|Slett|OK|Fjern tekst|Ingen resultater|Kontroller stavemåten, eller prøv et nytt søk.|Forrige måned|Neste måned|Vis sidepanel|Skjul sidepanel|Oppdater|Øk|Reduser|Åpne lenke|Håndtak for ark
        nl|Wijzig|Gereed|Terug|Annuleer|Zoek|Verwijder|OK|Wis tekst|Geen resultaten|Controleer de spelling of probeer een nieuwe zoekopdracht.|Vorige maand|Volgende maand|Toon navigatiekolom|Verberg navigatiekolom|Werk bij|Verhoog|Verlaag|Open link|Greep van het blad
        pl|Edycja|Gotowe|Wróć|Anuluj|Szukaj|Usuń|OK|Wymaż tekst|Brak wyników|Sprawdź pisownię lub spróbuj innego wyszukiwania.|Poprzedni miesiąc|Następny miesiąc|Pokaż pasek boczny|Ukryj pasek boczny|Odśwież|Zwiększ|Zmniejsz|Otwórz łącze|Uchwyt arkusza
        pt-BR|Editar|OK|Voltar|Cancelar|Buscar|Apagar|OK|Limpar Texto|Nenhum Resultado|Verifique a ortografia ou tente uma nova busca.|Mês Anterior|Próximo Mês|Mostrar Barra Lateral|Ocultar Barra Lateral|Atualizar|Aumentar|Diminuir|Abrir Link|Alça da Folha
        pt-PT|Editar|OK|Voltar|Cancelar|Pesquisar|Apagar|OK|Limpar texto|Sem resultados|Verifique a ortografia ou experimente uma nova pesquisa.|Mês anterior|Mês seguinte|Mostrar barra lateral|Ocultar barra lateral|Atualizar|Aumentar|Diminuir|Abrir ligação|Pega da folha
        ro|Editați|OK|Înapoi|Anulați|Căutați|Ștergeți|OK|Ștergeți textul|Niciun rezultat|Verificați ortografia sau încercați o nouă căutare.|Luna precedentă|Luna următoare|Afișați bara laterală|Ascundeți bara laterală|Reîmprospătați|Măriți|Micșorați|Deschideți linkul|Mânerul foii
        ru|Править|Готово|Назад|Отменить|Поиск|Удалить|OK|Очистить текст|Нет результатов|Проверьте написание или попробуйте другой запрос.|Предыдущий месяц|Следующий месяц|Показать боковое меню|Скрыть боковое меню|Обновить|Увеличить|Уменьшить|Открыть ссылку|Ручка листа
        sk|Upraviť|Hotovo|Späť|Zrušiť|Hľadať|Vymazať|OK|Vymazať text|Žiadne výsledky|Skontrolujte pravopis alebo skúste nové vyhľadávanie.|Predchádzajúci mesiac|Nasledujúci mesiac|Zobraziť bočný panel|Skryť bočný panel|Obnoviť|Zvýšiť|Znížiť|Otvoriť odkaz|Úchyt hárka
        sl|Uredi|Končano|Nazaj|Prekliči|Išči|Izbriši|V redu|Počisti besedilo|Ni rezultatov|Preverite črkovanje ali poskusite z novim iskanjem.|Prejšnji mesec|Naslednji mesec|Prikaži stransko vrstico|Skrij stransko vrstico|Osveži|Povečaj|Zmanjšaj|Odpri povezavo|Ročica lista
        sv|Redigera|Klar|Tillbaka|Avbryt|Sök|Radera|OK|Rensa text|Inga resultat|Kontrollera stavningen eller prova en ny sökning.|Föregående månad|Nästa månad|Visa sidofält|Göm sidofält|Uppdatera|Öka|Minska|Öppna länk|Arkets handtag
        th|แก้ไข|เสร็จ|กลับ|ยกเลิก|ค้นหา|ลบ|ตกลง|ล้างข้อความ|ไม่มีผลลัพธ์|ตรวจสอบการสะกดหรือลองค้นหาใหม่|เดือนก่อนหน้า|เดือนถัดไป|แสดงแถบด้านข้าง|ซ่อนแถบด้านข้าง|รีเฟรช|เพิ่ม|ลด|เปิดลิงก์|ที่จับแผ่น
        tr|Düzenle|Bitti|Geri|Vazgeç|Ara|Sil|Tamam|Metni Sil|Sonuç Yok|Yazımı denetleyin veya yeni bir arama deneyin.|Önceki Ay|Sonraki Ay|Kenar Çubuğunu Göster|Kenar Çubuğunu Gizle|Yenile|Artır|Azalt|Bağlantıyı Aç|Sayfa Tutamacı
        uk|Змінити|Готово|Назад|Скасувати|Шукати|Видалити|OK|Очистити текст|Немає результатів|Перевірте правопис або спробуйте інший пошук.|Попередній місяць|Наступний місяць|Показати бічну панель|Сховати бічну панель|Оновити|Збільшити|Зменшити|Відкрити посилання|Ручка аркуша
        vi|Sửa|Xong|Quay lại|Hủy|Tìm kiếm|Xóa|OK|Xóa văn bản|Không có kết quả|Hãy kiểm tra chính tả hoặc thử tìm kiếm khác.|Tháng trước|Tháng sau|Hiển thị thanh bên|Ẩn thanh bên|Làm mới|Tăng|Giảm|Mở liên kết|Tay cầm của trang
        zh-Hans|编辑|完成|返回|取消|搜索|删除|好|清除文本|无结果|请检查拼写或尝试新的搜索。|上个月|下个月|显示边栏|隐藏边栏|刷新|增加|减少|打开链接|页面手柄
        zh-Hant|編輯|完成|返回|取消|搜尋|刪除|好|清除文字|沒有結果|請檢查拼字或嘗試新的搜尋。|上個月|下個月|顯示側邊欄|隱藏側邊欄|重新整理|增加|減少|打開連結|工作表控點
        zh-HK|編輯|完成|返回|取消|搜尋|刪除|好|清除文字|沒有結果|請檢查拼字或嘗試其他搜尋。|上個月|下個月|顯示側邊欄|隱藏側邊欄|重新整理|增加|減少|開啟連結|工作表控點
        """
}
