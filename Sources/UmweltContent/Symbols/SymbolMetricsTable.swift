extension SymbolMetrics {
    /// The metrics of symbols by name, in hundredths of the font's size: the advance and the height of the ink, and,
    /// where they are known, the width of the ink, the rise of its middle over the middle of capitals, and its shift
    /// to the right of the middle of the advance.
    ///
    /// Lines without a width are from the recorded sizes of symbols beside text of 17 points on iOS 26, of which the
    /// margins above and below are subtracted. The others are extents of exported vectors, as public collections of
    /// them have it, which agree with the recorded sizes within half a point.
    static let table = """
        airplane 135 99.4 110
        ant 108.8 116.2
        antenna.radiowaves.left.and.right 121.2 90.7 103.7 0.4
        archivebox 123.5 89.7
        arrow.2.squarepath 145.8 89.9 120.9
        arrow.clockwise 105.9 104.4 86.3 5.8
        arrow.counterclockwise 105.9 104.4 86.3 5.8
        arrow.down 98.9 92.2 74
        arrow.down.left 97.1 72.1
        arrow.down.to.line 100 101.5
        arrow.left 114.7 75
        arrow.left.arrow.right 119.1 115.3 94.2
        arrow.turn.up.left 117.6 77.9
        arrow.up 100 92.6
        arrow.up.and.down.and.arrow.left.and.right 132.4 112.8 112.8 0.1
        arrow.up.arrow.down 141.2 95.6
        arrow.up.left.and.arrow.down.right 117.6 92.6
        arrow.up.right 97.1 72.1
        arrow.up.to.line 98.9 101 74 -0.1
        arrow.uturn.left 117.6 89.7
        at 120.6 104.4
        backward 150 75
        backward.end 114.7 75
        barcode 119.7 75 94.8
        battery.100 169.5 66 144.5
        bell 114.7 100.9 92.2
        bell.badge 114.2 108.1
        bicycle 182.4 98.5
        bird 139.6 127.9 114.5 0.8
        bold 82.4 69.1
        bolt 100 113.2 68.8
        book 133.4 90.7 108.5 0.1
        book.closed 105.9 104.4
        bookmark 102 104.8 65.8 0.1
        briefcase 138.2 95.6
        bubble.left 132.4 101.5
        building.2 119.9 114.2 95
        bus 133.6 113.9 108.7 0.1
        calendar 122.2 89.9 97.3
        camera 144.8 93.1 119.9 1.6
        car 140.4 90.6 115.5 0.1
        cart 132.6 96 112.7 -3.4
        cat 158.5 115.1 133.5 -0.2
        chart.bar 150 92.6
        chart.line.uptrend.xyaxis 129.4 89.7
        chart.pie 117.6 98.5
        checklist 135.3 98.5
        checkmark 109 83.5 84.1 -1.4
        chevron.compact.down 112 24.2 87 1.2
        chevron.compact.right 49.2 87.1 24.3
        chevron.compact.up 112 24.2 87 1.2
        chevron.down 109.7 47.8 84.8 -2.1
        chevron.left.forwardslash.chevron.right 161.8 92.6
        chevron.right 72.7 84.8 47.8 0 6.2
        chevron.up 109.7 47.8 84.8 2.1
        chevron.up.chevron.down 89.9 94 65
        circle 117.1 99.6 99.6
        clipboard 107 118.3 82.1 2.8
        clock 117.1 99.6 99.6
        cloud 131.7 77.3 116.7 0.3
        creditcard 139.8 83.4 114.8
        crop 132 106.8 107.1 -1.6
        crown 150.2 95.5 125.2 3.1
        cube 122.9 109.9 98
        cup.and.saucer 151.8 94.8 126.8
        curlybraces 115.8 100.8 90.9
        cursorarrow 82.1 100.3 57.3 -0.8
        cylinder 108.9 102.9 84
        desktopcomputer 141.3 98.4 116.4 -1.7
        dice 128.2 102.3 103.3
        doc 107 104.7 82.1
        doc.badge.plus 108.3 120.6
        doc.on.clipboard 124.7 122.8 99.8 0.1
        doc.on.doc 124.7 122.8 99.8 0.1
        doc.text 105.9 104.4
        dog 161.8 113.2
        drop 85.2 98.9 67.7
        ellipsis 108.6 18.5 91.1 0.1
        envelope 142.8 84.2 117.8
        eraser 120.6 101.5
        exclamationmark 38.8 92.8 13.9 -0.4
        exclamationmark.triangle 120.6 92.6 102.3
        externaldrive 140.2 83.4 115.3
        eye 153.4 83.7 133.5
        eyedropper 126.5 104.4
        face.smiling 117.1 99.6 99.6
        flag 114.7 95.6
        flame 100 104.4 81.3 4.4
        folder 135.8 89.3 110.9 0.3
        folder.badge.plus 137.5 97.6
        fork.knife 91.9 113.2 67.2 3.6
        forward 150 75
        forward.end 114.7 75
        gamecontroller 165.9 88.5 141
        gear 125.5 106.5 108
        gearshape 120.6 101.5 104.5
        gearshape.2 151.5 106.4 134
        gift 118.8 102.3 93.9 2.8
        globe 117.1 99.6 99.6
        graduationcap 157.7 119 132.8 -11.2
        hammer 146.5 117.4 124 -0.7
        hand.raised 125.8 106.3 79.8 2.5
        hand.thumbsdown 117.6 107.4
        hand.thumbsup 117.6 107.4
        headphones 123.5 104.4
        heart 120.6 89.7
        hexagon 123.5 110.3
        highlighter 126.5 104.4
        hourglass 82.1 89.8 57.2
        house 141.5 102.7 116.6
        infinity 144.8 58.2 127.3
        internaldrive 140.2 83.4 115.3
        iphone 100 104.4
        italic 76.5 69.1
        key 90.2 121.7 65.3 0.3
        keyboard 147.8 77.2 122.9
        leaf 121 90.7 103.5 -1
        lightbulb 90.3 113.6 65.3 1.5
        line.3.horizontal 123.5 48.5
        line.3.horizontal.decrease 123.7 58.2 98.8
        link 129.4 110.3
        link.badge.plus 131.2 109.3
        list.bullet 123.3 71.4 98.4
        list.number 123.3 82.3 98.4 0.9
        location 109.2 91.8 92.7 -0.1
        lock 94.1 95.8 66.7 1.3
        lock.open 126.5 95.6
        magnifyingglass 119.2 96.4 95.4
        map 126.5 96.4 101.5
        mappin 94.2 103.7 36.7 1.8
        mappin.and.ellipse 110.2 107.2 92.7
        message 131.1 95.1 113.6 3.6
        mic 100 104.4 69.9 3.3
        minus 105.5 8.8 80.5 -0.1
        minus.magnifyingglass 119.2 96.4 95.4
        moon 115.4 98.6 97.9 0.1
        mountain.2 194.1 86.8
        multiply 89.8 65 65
        music.note 84.5 98.1 59.6 -1.1
        newspaper 135.3 104.4
        number 111.8 95.6
        paintbrush 126.5 119.1
        paintpalette 135.1 97.8 117.6 0.5
        paperclip 117.6 110.3
        paperplane 123.3 102.3 102.3 -2.8 -3.1
        pause 85.3 80.9
        pencil 100.2 77.3 77.9 -0.2
        pentagon 132.4 104.4
        percent 114.1 93.3 89.2
        person 105.9 86.8 82
        person.2 158.3 87.9 136
        person.3 211.6 90.4 186.7
        person.badge.plus 108.8 110.8
        phone 117.8 95.4 95.3
        photo 140 89.9 115.1
        pills 138 101.1 115.5 -1.4
        pin 114.6 113.8 75.8 -1.5
        play 87.4 82 72.9 0 5.2
        plus 105.9 80.9 80.5
        plus.magnifyingglass 119.2 96.4 95.4
        power 117.1 102.4 99.6 1.4
        printer 135.3 104.4
        puzzlepiece 167.6 95.6
        qrcode 114.7 89.7
        questionmark 78 93 53.1 -0.3
        quote.opening 132.4 69.1
        radio 140 111.5 115.1 10.8
        rectangle 140 89.9 115.1
        rectangle.portrait 107 104.7 82.1
        rectangle.split.3x1 140 89.9 115.1
        rectangle.stack 127.2 108.1 102.3
        repeat 129.4 86.8
        ruler 144.3 52.9 119.4
        safari 117.1 99.6 99.6
        scissors 150 95.1 125.1 -1.4
        seal 126.5 113.2
        shield 105.9 98.5
        shippingbox 123.5 107.4
        shuffle 137.1 88.5 112.2 -0.1
        sidebar.right 141.2 89.7
        slider.horizontal.3 123.3 83.2 98.4 -0.1
        smiley 117.1 99.6 99.6
        snowflake 104 98.7 86.5
        sparkles 108.8 110.3
        speaker 101.5 86.2 59.2
        speaker.wave.1 115 86.2 86.8
        speaker.wave.2 137.1 86.2 109
        square 114.8 89.9 89.9
        square.3.layers.3d 123.5 107.4
        square.and.arrow.down 111.6 104.4 86.7 -0.1
        square.and.arrow.up 111.6 109.7 86.7 2.5
        square.and.pencil 121.5 100.9 96.6 5.6 5
        square.dashed 114.8 89.9 89.9
        square.grid.2x2 114.7 89.7
        square.stack 110.5 113.3 85.6
        star 128.3 103.7 108.4 3.5
        star.leadinghalf.filled 129.4 104.4
        stop 104.5 79.6 79.5
        stopwatch 117.1 99.6 99.6
        storefront 137.1 107 112.2
        sun.max 123.5 107.4 105.6
        sun.min 114 96.7 96.7
        swift 128.2 96 108.3 0.6
        tablecells 140 89.9 115.1
        tag 132.4 110.3 109.1 -2.4
        terminal 140 89.9 115.1
        text.alignleft 123.3 84.5 98.4
        text.alignright 123.3 84.5 98.4
        text.justify 123.3 84.5 98.4
        textformat 138.2 72.1
        thermometer 88.4 108.5 63.5 0.1
        timer 117.1 99.6 99.6
        touchid 126.5 107.4
        tram 113.6 122.6 88.7 0.3
        trash 109.5 108.8 94.5 4.4
        tray 140 83.4 115.1
        tray.full 140 83.4 115.1
        tree 151.3 127.4 126.4 -0.3
        triangle 120.6 92.6
        trophy 120.6 107.4
        truck.box 167.6 104.4
        tv 147.1 98.5
        underline 82.4 86.8
        video 144.1 80.9
        viewfinder 120.5 95.5 95.6
        wallet.pass 107 104.7 82.1
        waveform.path.ecg 117.6 101.5
        wifi 131.5 81.2 112.4
        wind 125.2 86.6 100.3
        wrench 138.2 122.1
        xmark 102.9 77.9
        """
}
