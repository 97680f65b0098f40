package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.print.BoardStyle;
import cluewright.print.Colours;
import cluewright.print.Delivery.Standard;
import cluewright.print.Delivery.Structure;
import cluewright.print.GradeLook;
import cluewright.print.OutputProfile;
import cluewright.print.PageSetup;
import cluewright.print.Press;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.Style.TypeSize;
import cluewright.print.TypeFamily;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The choices of what is printed, and how; first what most want. */
final class OptionsPane extends ScrollPane {
  private final Texts texts;
  private final PrintingViewModel printing;
  private final ObjectProperty<PrintChoices> choices;
  private final OptionRows rows;

  OptionsPane(Texts texts, PrintingViewModel printing, OutputViewModel output) {
    this.texts = texts;
    this.printing = printing;
    choices = printing.choices;
    rows = new OptionRows(texts, choices);
    getStyleClass().add("design-scroll");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setFocusTraversable(false);
    VBox.setVgrow(this, Priority.ALWAYS);
    setContent(
        new VBox(
            rows.section("printing.begin-with", presets()),
            rows.section("printing.puzzles", new ScopesPane(texts, printing)),
            new BookPane(texts, printing, output, rows),
            new CoverPane(texts, printing, output, rows),
            pages(),
            solutions(),
            details(),
            new SheetsPane(texts, choices, rows),
            press(),
            file(output.profiles())));
  }

  private Node presets() {
    SegmentedButtons<PrintPreset> presets =
        new SegmentedButtons<>(
                texts,
                List.of(PrintPreset.values()),
                PrintPreset::label,
                PrintPreset::hint,
                printing::use)
            .named("print-preset");
    choices.addListener((property, before, now) -> presets.show(made(now)));
    presets.show(made(choices.get()));
    presets.view().getStyleClass().add("presets");
    return presets.filling();
  }

  private static Optional<PrintPreset> made(PrintChoices now) {
    return Stream.of(PrintPreset.values()).filter(preset -> preset.isMadeIn(now)).findFirst();
  }

  private Node pages() {
    Region perPage =
        rows.segments(
            "print-per-page",
            Style.PER_PAGE,
            count -> Phrase.verbatim(String.valueOf(count)),
            Phrase.of("printing.per-page-hint"),
            now -> now.style().perPage(),
            PrintChoices::withPerPage);
    Region ink =
        rows.segments(
            "print-ink",
            List.of(Colours.values()),
            each -> word("printing.ink-", each),
            Phrase.of("printing.ink-hint"),
            now -> now.style().colours(),
            PrintChoices::withColours);
    Region family =
        rows.segments(
            "print-family",
            List.of(TypeFamily.values()),
            each -> word("printing.family-", each),
            Phrase.of("printing.family-hint"),
            now -> now.style().family(),
            PrintChoices::withFamily);
    Region boards =
        rows.segments(
            "print-boards",
            List.of(BoardStyle.values()),
            each -> word("printing.boards-", each),
            Phrase.of("printing.boards-hint"),
            now -> now.style().look().style(),
            PrintChoices::withBoards);
    CheckBox large =
        rows.box(
            "printing.large",
            now -> now.style().size() == TypeSize.LARGE,
            (now, isLarge) -> now.withSize(isLarge ? TypeSize.LARGE : TypeSize.NORMAL));
    VBox section = rows.section("printing.layout", rows.named("printing.per-page", perPage));
    section.getChildren().addAll(new PaperRows(texts, rows, choices).nodes());
    section
        .getChildren()
        .addAll(
            rows.named(
                "printing.margins",
                rows.millimetres(
                    "print-margin",
                    "printing.margins",
                    new OptionRows.Span(0, (int) PageSetup.WIDEST),
                    now -> now.setup().margin(),
                    PrintChoices::withMargin)),
            rows.named("printing.ink", ink),
            rows.named("printing.family", family),
            rows.named("printing.boards", boards),
            large);
    return section;
  }

  private Node press() {
    Node bleed =
        rows.millimetres(
            "print-bleed",
            "printing.bleed",
            new OptionRows.Span(0, (int) Press.WIDEST_BLEED),
            now -> now.setup().press().bleed(),
            (now, wide) -> now.withPress(new Press(wide, now.setup().press().cropMarks())));
    CheckBox marks =
        rows.box(
            "printing.crop-marks",
            now -> now.setup().press().cropMarks(),
            (now, has) -> now.withPress(new Press(now.setup().press().bleed(), has)));
    CheckBox grey =
        rows.box(
            "printing.grey-lines",
            now -> now.style().look().hasGreyLines(),
            PrintChoices::withGreyLines);
    Button check = new Button();
    check.setId("print-preflight");
    check.textProperty().bind(texts.bind("printing.preflight"));
    Tip.on(check, texts.bind("printing.hint-preflight"));
    check.setOnAction(event -> printing.checkForPress());
    check.disableProperty().bind(printing.printable.not());
    check.setMinWidth(USE_PREF_SIZE);
    VBox section = rows.section("printing.press", rows.named("printing.bleed", bleed), marks, grey);
    section.getChildren().addAll(new TintRows(texts, printing, rows).nodes());
    section.getChildren().add(check);
    return section;
  }

  /** What a PDF promises; a printer has no use for it. */
  private Node file(PressProfiles profiles) {
    Region standard =
        rows.segments(
            "print-standard",
            List.of(Standard.values()),
            each -> word("printing.standard-", each),
            Phrase.of("printing.standard-hint"),
            now -> now.delivery().standard(),
            PrintChoices::withStandard);
    CheckBox tagged =
        rows.box(
            "printing.tagged",
            now -> now.delivery().isTagged(),
            (now, is) -> now.withStructure(is ? Structure.TAGGED : Structure.UNTAGGED));
    return rows.section(
        "printing.file", rows.named("printing.standard", standard), profile(profiles), tagged);
  }

  /** Seen for a file for printers. */
  private Node profile(PressProfiles profiles) {
    Node row =
        new FileRow(texts, "profile")
            .of(
                choices.map(
                    now ->
                        now.delivery()
                            .profile()
                            .map(OutputProfile::description)
                            .map(Phrase::verbatim)
                            .orElse(Phrase.NOTHING)),
                List.of(new FileRow.Way("printing.choose-file", profiles::choose)),
                profiles::forget);
    row.visibleProperty().bind(choices.map(now -> now.delivery().standard() == Standard.X_4));
    row.managedProperty().bind(row.visibleProperty());
    return row;
  }

  private Node solutions() {
    Region place =
        rows.segments(
            "print-solutions",
            List.of(Solutions.values()),
            each -> word("printing.solutions-", each),
            Phrase.of("printing.solutions-hint"),
            now -> now.style().solutions(),
            PrintChoices::withSolutions);
    return rows.section("printing.solutions", place, detail(Detail.WALK));
  }

  private Node details() {
    FlowPane details =
        new FlowPane(
            Stream.of(Detail.values())
                .filter(detail -> detail != Detail.WALK)
                .map(this::detail)
                .toArray(Node[]::new));
    details.getStyleClass().add("print-details");
    Node grades =
        rows.segments(
            "print-level-as",
            List.of(GradeLook.values()),
            each -> word("printing.level-as-", each),
            Phrase.of("printing.level-as-hint"),
            now -> now.style().grades(),
            PrintChoices::withGrades);
    grades
        .visibleProperty()
        .bind(choices.map(now -> now.style().details().contains(Detail.RATING)));
    grades.managedProperty().bind(grades.visibleProperty());
    return rows.section("printing.details", details, grades);
  }

  private CheckBox detail(Detail detail) {
    return rows.member(
        "printing.detail-", detail, now -> now.style().details(), PrintChoices::withDetails);
  }

  private static Phrase word(String key, Enum<?> value) {
    return Phrase.of(key + value.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }
}
