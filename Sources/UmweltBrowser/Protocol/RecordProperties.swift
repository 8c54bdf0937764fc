// The properties that the records in Protocol write into messages. Written by Scripts/page-files.

extension DialogRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("c", card)
        json.add("k", kind)
        json.add("d", isDark)
        json.add("t", letsThrough)
    }
}

extension ScrollRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("m", scrolls)
        json.add("b", indicators)
        json.add("k", isLocked)
        json.add("s", settles)
        json.add("g", refreshes)
        json.add("u", showsOutside)
        json.add("i", insets)
        json.add("o", keeps)
    }
}

extension ListRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("m", selection)
    }
}

extension RowRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("m", place)
        json.add("c", selection)
        json.add("d", isPressable)
        json.add("e", canDelete)
        json.add("o", canMove)
        json.add("s", swipes)
    }
}

extension TabPanelRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("s", isSwiped)
    }
}

extension StateRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("c", state)
    }
}

extension OptionRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("c", state)
        json.add("g", choice)
    }
}

extension SliderRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("c", number)
        json.add("m", bounds)
        json.add("s", step)
        json.add("d", isRightToLeft)
        json.add("k", knobWidth)
    }
}

extension StepperRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("c", number)
        json.add("b", bounds)
    }
}

extension MeterRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("c", number)
        json.add("m", bounds)
        json.add("k", kind)
    }
}

extension DateFieldRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("k", kind)
        json.add("c", date)
        json.add("m", limits)
    }
}

extension ColorWellRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("c", color)
    }
}

extension LinkRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("u", url)
    }
}

extension WebPageRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("u", path)
        json.add("d", load)
        json.add("c", calls)
        json.add("o", keepsOrigin)
        json.add("i", isPrivate)
        json.add("s", isFixed)
    }
}

extension CallRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("n", number)
        json.add("b", body)
        json.add("a", arguments)
    }
}

extension PlayerRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("y", player)
        json.add("u", url)
        json.add("e", speech)
        json.add("s", sound)
        json.add("d", load)
        json.add("a", commands)
        json.add("c", rate)
        json.add("k", seeks)
        json.add("i", position)
        json.add("m", volume)
        json.add("z", isMuted)
        json.add("g", loops)
        json.add("b", scaling)
        json.add("o", showsControls)
    }
}

extension SpeechRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("t", text)
        json.add("l", language)
        json.add("s", speed)
        json.add("p", pitch)
    }
}

extension FieldRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("e", appearance)
    }
}

extension FieldAppearanceRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("p", prompt)
        json.add("l", alignment)
        json.add("h", lineHeight)
        json.add("z", lineSpacing)
        json.add("j", letterSpacing)
        json.add("r", padding)
        json.add("t", tint)
        json.add("x", isUncorrected)
        json.add("u", autocapitalize)
        json.add("k", enterKeyHint)
        json.add("o", inputMode)
        json.add("a", autocomplete)
        json.add("q", selection)
        json.add("v", tellsSelection)
        json.add("b", runs)
    }
}

extension PromptRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("t", text)
        json.add("c", color)
    }
}

extension RunPartRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("l", length)
        json.add("k", kerning)
        json.add("v", baselineOffset)
        json.add("b", background)
        json.add("u", underline)
        json.add("t", strikethrough)
    }
}

extension FileRequestRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("i", id)
        json.add("a", accept)
        json.add("m", allowsSeveral)
        json.add("d", downloads)
        json.add("p", pastes)
    }
}

extension DownloadRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("p", path)
        json.add("n", name)
    }
}

extension HangMessage {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("g", hang)
        json.add("a", canRestart)
    }
}

extension ShapeRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("p", attributes)
        json.add("v", definitions)
        json.add("a", tracks)
        json.add("s", stopTracks)
        json.add("j", gradientTracks)
    }
}

extension GroupRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("g", items)
        json.add("a", tracks)
        json.add("x", x)
        json.add("y", y)
        json.add("o", opacity)
        json.add("c", clip)
        json.add("e", effects)
    }
}

extension ImageRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("m", file)
        json.add("x", x)
        json.add("y", y)
        json.add("w", width)
        json.add("h", height)
        json.add("b", whole)
        json.add("r", isRepeated)
        json.add("c", tint)
        json.add("n", isPixelated)
        json.add("a", tracks)
    }
}

extension MaterialRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("q", outline)
        json.add("x", x)
        json.add("y", y)
        json.add("w", width)
        json.add("h", height)
        json.add("c", tint)
        json.add("b", backdrop)
        json.add("o", opacity)
        json.add("a", tracks)
    }
}

extension AngularGradientRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("k", colors)
        json.add("l", outline)
        json.add("x", x)
        json.add("y", y)
        json.add("w", width)
        json.add("h", height)
        json.add("a", tracks)
    }
}

extension LineRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("x", x)
        json.add("y", y)
        json.add("w", width)
        json.add("h", height)
        json.add("a", ascent)
        json.add("e", isRightToLeft)
        json.add("l", isUnselectable)
        json.add("r", isCut)
        json.add("f", fullText)
        json.add("o", isDecoration)
        json.add("b", gap)
        json.add("n", picture)
        json.add("j", language)
        json.add("t", parts)
    }
}

extension PartRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("t", text)
        json.add("h", isHidden)
        json.add("g", picture)
        json.add("x", width)
        json.add("b", ascent)
        json.add("y", label)
        json.add("k", kerning)
        json.add("l", link)
        json.add("u", isOpenable)
        json.add("v", baselineOffset)
        json.add("a", tracks)
    }
}

extension TextStyleRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("s", size)
        json.add("c", color)
        json.add("w", weight)
        json.add("i", isItalic)
        json.add("n", stretch)
        json.add("d", design)
        json.add("m", hasMonospacedDigits)
        json.add("f", family)
    }
}

extension MotionRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("d", duration)
        json.add("e", elapsed)
        json.add("r", repeats)
        json.add("t", tracks)
    }
}

extension TrackRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("p", property)
        json.add("v", values)
        json.add("o", offsets)
        json.add("c", curve)
    }
}

extension GlideRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("d", duration)
        json.add("c", curve)
        json.add("r", reach)
    }
}

extension NodeRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("i", id)
        json.add("a", semantics)
        json.add("p", pointers)
        json.add("f", frame)
        json.add("o", opacity)
        json.add("c", clip)
        json.add("e", effects)
        json.add("m", motion)
        json.add("y", scrollOffset)
        json.add("g", glide)
        json.add("j", scrollShift)
        json.add("t", text)
        json.add("d", items)
        json.add("k", children)
        json.add("z", drawingOrder)
    }
}

extension PointersRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("e", events)
        json.add("x", isUntouchable)
        json.add("i", isInert)
        json.add("b", isBarrier)
        json.add("s", shape)
        json.add("o", isEvenOdd)
        json.add("k", keys)
        json.add("f", hidesFocus)
        json.add("c", cursor)
    }
}

extension EffectsRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("t", transform)
        json.add("f", filter)
        json.add("m", mask)
        json.add("b", blendMode)
        json.add("i", isIsolated)
        json.add("a", movement)
        json.add("d", definitions)
    }
}

extension NoticeRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("t", title)
        json.add("x", text)
        json.add("p", isProgress)
    }
}

extension NotificationRequestRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("q", question)
        json.add("n", shown)
        json.add("r", removed)
        json.add("b", badge)
    }
}

extension NotificationQuestionRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("i", id)
        json.add("a", asks)
    }
}

extension NotificationRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("i", id)
        json.add("t", title)
        json.add("b", text)
        json.add("s", isSilent)
        json.add("a", actions)
    }
}

extension NotificationActionRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("i", id)
        json.add("t", title)
        json.add("o", opensApp)
    }
}

extension PatchRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("s", session)
        json.add("m", tab)
        json.add("t", title)
        json.add("c", colorScheme)
        json.add("h", navigationDepth)
        json.add("p", address)
        json.add("d", addresses)
        json.add("r", removed)
        json.add("n", nodes)
        json.add("e", curves)
        json.add("u", urls)
        json.add("k", copies)
        json.add("a", announcements)
        json.add("y", sounds)
        json.add("o", screen)
        json.add("w", windows)
        json.add("x", files)
        json.add("i", notifications)
        json.add("f", focus)
        json.add("q", marks)
        json.add("l", clicks)
    }
}

extension MarksRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("f", frame)
        json.add("c", content)
        json.add("s", safeArea)
    }
}

extension URLRequestRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("i", id)
        json.add("u", url)
    }
}

extension WindowRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("n", name)
        json.add("t", ticket)
        json.add("f", size)
    }
}

extension CommonSemanticsRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("x", isDisabled)
        json.add("w", hasGestures)
        json.add("f", isFocusable)
        json.add("l", label)
        json.add("v", value)
        json.add("h", hint)
        json.add("p", help)
        json.add("t", identifier)
        json.add("j", shortcut)
        json.add("n", isHidden)
        json.add("q", aria)
    }
}

extension AriaRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("a", attributes)
        json.add("y", spoken)
        json.add("yv", spokenValue)
        json.add("u", isOne)
        json.add("k", isPressed)
        json.add("j", isAdjusted)
        json.add("m", actions)
        json.add("g", actionGroups)
        json.add("z", keys)
    }
}

extension ActionGroupRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("c", category)
        json.add("m", actions)
    }
}

extension TextRecord {
    func writeProperties(to json: inout JSONBuffer) {
        json.add("w", whole)
        json.add("n", deltas)
    }
}
