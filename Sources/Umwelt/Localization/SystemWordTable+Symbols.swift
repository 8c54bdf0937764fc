extension SystemWordTable {
    /// The meanings of symbols, as the lines of ``commands``; these are the last cases.
    static let symbols = """
        ar|إضافة|إزالة|إغلاق|إرسال|حفظ|مفضلة|أحببته|الصفحة الرئيسية|معلومات|إلى الأمام|تراجع|إعادة التحميل|الإشعارات|فلاش|توسيع|طي|مقفل|تنبيه|إنشاء|فهرس الأقسام|إظهار المفتش|إخفاء المفتش
        bg|Добавяне|Премахване|Затваряне|Изпращане|Запазване|Любимо|Обич|Начало|Информация|Напред|Отмяна|Презареждане|Известия|Светкавица|Разгъване|Свиване|Заключено|Внимание|Писане|Указател на разделите|Показване на инспектора|Скриване на инспектора
        ca|Afegir|Treure|Tancar|Enviar|Desar|Favorit|M’encanta|Inici|Informació|Endavant|Desfer|Tornar a carregar|Notificacions|Flaix|Ampliar|Contreure|Bloquejat|Atenció|Redactar|Índex de seccions|Mostrar l’inspector|Ocultar l’inspector
        cs|Přidat|Odebrat|Zavřít|Odeslat|Uložit|Oblíbené|Líbí se|Domů|Informace|Vpřed|Odvolat|Načíst znovu|Oznámení|Blesk|Rozbalit|Sbalit|Zamčeno|Pozor|Napsat|Rejstřík oddílů|Zobrazit inspektor|Skrýt inspektor
        da|Tilføj|Fjern|Luk|Send|Gem|Favorit|Elsker|Hjem|Info|Frem|Fortryd|Genindlæs|Notifikationer|Blitz|Udvid|Skjul|Låst|Bemærk|Skriv|Sektionsindeks|Vis infovindue|Skjul infovindue
        de|Hinzufügen|Entfernen|Schließen|Senden|Sichern|Favorit|Lieben|Start|Info|Vorwärts|Widerrufen|Neu laden|Mitteilungen|Blitz|Einblenden|Ausblenden|Gesperrt|Achtung|Verfassen|Abschnittsindex|Informationen einblenden|Informationen ausblenden
        el|Προσθήκη|Αφαίρεση|Κλείσιμο|Αποστολή|Αποθήκευση|Αγαπημένο|Λατρεύω|Αρχική|Πληροφορίες|Μπροστά|Αναίρεση|Ανανέωση φόρτωσης|Γνωστοποιήσεις|Φλας|Ανάπτυξη|Σύμπτυξη|Κλειδωμένο|Προσοχή|Σύνταξη|Ευρετήριο ενοτήτων|Εμφάνιση επιθεωρητή|Απόκρυψη επιθεωρητή
        es|Añadir|Eliminar|Cerrar|Enviar|Guardar|Favorito|Me encanta|Inicio|Información|Adelante|Deshacer|Recargar|Notificaciones|Flash|Expandir|Contraer|Bloqueado|Atención|Redactar|Índice de secciones|Mostrar inspector|Ocultar inspector
        es-419|Agregar|Eliminar|Cerrar|Enviar|Guardar|Favorito|Me encanta|Inicio|Información|Adelante|Deshacer|Volver a cargar|Notificaciones|Flash|Expandir|Contraer|Bloqueado|Atención|Redactar|Índice de secciones|Mostrar inspector|Ocultar inspector
        fi|Lisää|Poista|Sulje|Lähetä|Tallenna|Suosikki|Rakkaus|Koti|Tietoja|Eteenpäin|Peru|Lataa uudelleen|Ilmoitukset|Salama|Laajenna|Supista|Lukittu|Huomio|Kirjoita|Osiohakemisto|Näytä tietoikkuna|Kätke tietoikkuna
        fr|Ajouter|Supprimer|Fermer|Envoyer|Enregistrer|Favori|J’adore|Accueil|Infos|Suivant|Annuler l’action|Recharger|Notifications|Flash|Développer|Réduire|Verrouillé|Attention|Rédiger|Index des sections|Afficher l’inspecteur|Masquer l’inspecteur
        fr-CA|Ajouter|Supprimer|Fermer|Envoyer|Enregistrer|Favori|J’adore|Accueil|Infos|Suivant|Annuler l’action|Recharger|Notifications|Flash|Développer|Réduire|Verrouillé|Attention|Rédiger|Index des sections|Afficher l’inspecteur|Masquer l’inspecteur
        he|הוספה|הסרה|סגירה|שליחה|שמירה|מועדף|אהבה|בית|מידע|קדימה|ביטול פעולה|טעינה מחדש|עדכונים|פלאש|הרחבה|כיווץ|נעול|שים לב|כתיבה|אינדקס מקטעים|הצגת חלונית המידע|הסתרת חלונית המידע
        hi|जोड़ें|हटाएँ|बंद करें|भेजें|सहेजें|पसंदीदा|बहुत पसंद|होम|जानकारी|आगे|पूर्ववत् करें|फिर से लोड करें|सूचनाएँ|फ़्लैश|विस्तृत करें|संक्षिप्त करें|लॉक किया हुआ|ध्यान दें|लिखें|अनुभाग सूची|इंस्पेक्टर दिखाएँ|इंस्पेक्टर छिपाएँ
        hr|Dodaj|Ukloni|Zatvori|Pošalji|Spremi|Omiljeno|Sviđa mi se|Početna|Informacije|Naprijed|Poništi|Učitaj ponovno|Obavijesti|Bljeskalica|Proširi|Sažmi|Zaključano|Pozor|Napiši|Indeks odjeljaka|Prikaži inspektor|Sakrij inspektor
        hu|Hozzáadás|Eltávolítás|Bezárás|Küldés|Mentés|Kedvenc|Imádom|Kezdőlap|Infó|Előre|Visszavonás|Újratöltés|Értesítések|Vaku|Kibontás|Összecsukás|Zárolt|Figyelem|Írás|Szakaszmutató|Infóablak megjelenítése|Infóablak elrejtése
        id|Tambah|Hapus|Tutup|Kirim|Simpan|Favorit|Suka|Rumah|Info|Maju|Urungkan|Muat Ulang|Pemberitahuan|Kilat|Luaskan|Ciutkan|Terkunci|Perhatian|Tulis|Indeks Bagian|Tampilkan Inspektur|Sembunyikan Inspektur
        it|Aggiungi|Rimuovi|Chiudi|Invia|Salva|Preferito|Amo|Home|Info|Avanti|Annulla azione|Ricarica|Notifiche|Flash|Espandi|Comprimi|Bloccato|Attenzione|Scrivi|Indice sezioni|Mostra finestra Info|Nascondi finestra Info
        ja|追加|取り除く|閉じる|送信|保存|よく使う項目|ラブ|ホーム|情報|進む|取り消す|再読み込み|通知|フラッシュ|展開|折りたたむ|ロック中|注意|作成|セクション索引|インスペクタを表示|インスペクタを隠す
        kk|Қосу|Алып тастау|Жабу|Жіберу|Сақтау|Таңдаулы|Ұнату|Басты бет|Ақпарат|Алға|Қайтару|Қайта жүктеу|Хабарландырулар|Жарқыл|Жаю|Жию|Құлыпталған|Назар аударыңыз|Жазу|Бөлімдер көрсеткіші|Инспекторды көрсету|Инспекторды жасыру
        ko|추가|제거|닫기|보내기|저장|즐겨찾기|하트|홈|정보|앞으로|실행 취소|다시 로드|알림|플래시|펼치기|접기|잠김|주의|작성|섹션 색인|속성 보기|속성 가리기
        lt|Pridėti|Pašalinti|Uždaryti|Siųsti|Išsaugoti|Mėgstama|Patinka|Pradžia|Informacija|Pirmyn|Anuliuoti|Įkelti iš naujo|Pranešimai|Blykstė|Išskleisti|Sutraukti|Užrakinta|Dėmesio|Rašyti|Skyrių rodyklė|Rodyti inspektorių|Slėpti inspektorių
        ms|Tambah|Alih Keluar|Tutup|Hantar|Simpan|Kegemaran|Suka|Laman Utama|Maklumat|Ke Hadapan|Buat Asal|Muat Semula|Pemberitahuan|Denyar|Kembangkan|Kuncupkan|Dikunci|Perhatian|Karang|Indeks Bahagian|Tunjukkan Pemeriksa|Sembunyikan Pemeriksa
        nb|Legg til|Fjern|Lukk|Send|Arkiver|Favoritt|Elsker|Hjem|Info|Frem|Angre|Last på nytt|Varslinger|Blits|Utvid|Skjul|Låst|OBS|Skriv|Delindeks|Vis infovindu|Skjul infovindu
        nl|Voeg toe|Verwijder|Sluit|Stuur|Bewaar|Favoriet|Geweldig|Thuis|Info|Vooruit|Herstel|Laad opnieuw|Meldingen|Flits|Vouw uit|Vouw samen|Vergrendeld|Let op|Schrijf|Sectie-index|Toon infovenster|Verberg infovenster
        pl|Dodaj|Usuń|Zamknij|Wyślij|Zachowaj|Ulubione|Uwielbiam|Dom|Informacje|Dalej|Cofnij|Wczytaj ponownie|Powiadomienia|Lampa błyskowa|Rozwiń|Zwiń|Zablokowane|Uwaga|Napisz|Indeks sekcji|Pokaż inspektora|Ukryj inspektora
        pt-BR|Adicionar|Remover|Fechar|Enviar|Salvar|Favorito|Amei|Início|Informações|Avançar|Desfazer|Recarregar|Notificações|Flash|Expandir|Contrair|Bloqueado|Atenção|Escrever|Índice de Seções|Mostrar Inspetor|Ocultar Inspetor
        pt-PT|Adicionar|Remover|Fechar|Enviar|Guardar|Favorito|Adoro|Início|Informações|Avançar|Desfazer|Recarregar|Notificações|Flash|Expandir|Contrair|Bloqueado|Atenção|Redigir|Índice de secções|Mostrar inspetor|Ocultar inspetor
        ro|Adăugați|Eliminați|Închideți|Trimiteți|Salvați|Favorit|Îmi place|Acasă|Informații|Înainte|Anulați acțiunea|Reîncărcați|Notificări|Bliț|Extindeți|Restrângeți|Blocat|Atenție|Compuneți|Index de secțiuni|Afișați inspectorul|Ascundeți inspectorul
        ru|Добавить|Убрать|Закрыть|Отправить|Сохранить|Избранное|Нравится|Главная|Информация|Вперед|Отменить действие|Перезагрузить|Уведомления|Вспышка|Развернуть|Свернуть|Заблокировано|Внимание|Написать|Указатель разделов|Показать инспектор|Скрыть инспектор
        sk|Pridať|Odstrániť|Zatvoriť|Odoslať|Uložiť|Obľúbené|Páči sa|Domov|Informácie|Dopredu|Odvolať|Znova načítať|Hlásenia|Blesk|Rozbaliť|Zbaliť|Zamknuté|Pozor|Napísať|Register sekcií|Zobraziť inšpektora|Skryť inšpektora
        sl|Dodaj|Odstrani|Zapri|Pošlji|Shrani|Priljubljeno|Všeč mi je|Domov|Informacije|Naprej|Razveljavi|Znova naloži|Obvestila|Bliskavica|Razširi|Strni|Zaklenjeno|Pozor|Napiši|Kazalo razdelkov|Prikaži nadzornika|Skrij nadzornika
        sv|Lägg till|Ta bort|Stäng|Skicka|Spara|Favorit|Älskar|Hem|Info|Framåt|Ångra|Läs in igen|Notiser|Blixt|Expandera|Komprimera|Låst|Obs|Skriv|Avsnittsindex|Visa granskare|Göm granskare
        th|เพิ่ม|เอาออก|ปิด|ส่ง|บันทึก|รายการโปรด|รัก|หน้าหลัก|ข้อมูล|ไปข้างหน้า|เลิกทำ|โหลดใหม่|การแจ้งเตือน|แฟลช|ขยาย|ยุบ|ล็อคอยู่|ข้อควรระวัง|เขียน|ดัชนีส่วน|แสดงตัวตรวจสอบ|ซ่อนตัวตรวจสอบ
        tr|Ekle|Kaldır|Kapat|Gönder|Kaydet|Favori|Sevdim|Ana Sayfa|Bilgi|İleri|Geri Al|Yeniden Yükle|Bildirimler|Flaş|Genişlet|Daralt|Kilitli|Dikkat|Yaz|Bölüm Dizini|Denetçiyi Göster|Denetçiyi Gizle
        uk|Додати|Прибрати|Закрити|Надіслати|Зберегти|Улюблене|Подобається|Головна|Інформація|Вперед|Скасувати дію|Перезавантажити|Сповіщення|Спалах|Розгорнути|Згорнути|Замкнено|Увага|Написати|Покажчик розділів|Показати інспектор|Сховати інспектор
        vi|Thêm|Xóa bỏ|Đóng|Gửi|Lưu|Yêu thích|Thích|Trang chủ|Thông tin|Tiến|Hoàn tác|Tải lại|Thông báo|Đèn flash|Mở rộng|Thu gọn|Đã khóa|Chú ý|Soạn|Chỉ mục phần|Hiển thị trình kiểm tra|Ẩn trình kiểm tra
        zh-Hans|添加|移除|关闭|发送|存储|个人收藏|喜爱|主页|信息|前进|撤销|重新载入|通知|闪光灯|展开|折叠|已锁定|注意|撰写|章节索引|显示检查器|隐藏检查器
        zh-Hant|加入|移除|關閉|傳送|儲存|喜好項目|喜愛|首頁|資訊|前進|還原|重新載入|通知|閃光燈|展開|收合|已鎖定|注意|撰寫|章節索引|顯示檢閱器|隱藏檢閱器
        zh-HK|加入|移除|關閉|傳送|儲存|喜好項目|喜愛|首頁|資訊|前進|還原|重新載入|通知|閃光燈|展開|收合|已鎖定|注意|撰寫|章節索引|顯示檢閱器|隱藏檢閱器
        """
}
