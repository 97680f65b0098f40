package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.print.Book.Section;
import cluewright.print.PageSetup;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.printing.PrintChoices.Form;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/** Tells whether the pages become a book, and what belongs to one. */
final class BookPane extends VBox {
  private static final double GAP = 8;
  private static final double USUAL_GUTTER = 8;
  private static final int IMPRINT_ROWS = 3;
  private static final Duration PAUSE = Duration.millis(250);

  private final Texts texts;
  private final PrintingViewModel printing;
  private final GridPane words = new GridPane();

  BookPane(Texts texts, PrintingViewModel printing, OutputViewModel output, OptionRows rows) {
    this.texts = texts;
    this.printing = printing;
    words.setHgap(GAP);
    words.setVgap(GAP);
    add("title", CoverText::title, CoverText::withTitle);
    add("subtitle", CoverText::subtitle, CoverText::withSubtitle);
    add("author", CoverText::author, CoverText::withAuthor);
    VBox parts = new VBox(GAP, words);
    Stream.of(Section.values())
        .map(
            section ->
                rows.member(
                    "printing.book-", section, PrintChoices::sections, PrintChoices::withSections))
        .forEach(parts.getChildren()::add);
    parts
        .getChildren()
        .addAll(
            imprint(),
            chapters(rows),
            rows.box(
                "printing.gutter-by-pages",
                now -> now.setup().gutter().isEmpty(),
                (now, isByPages) ->
                    now.withGutter(
                        isByPages ? OptionalDouble.empty() : OptionalDouble.of(USUAL_GUTTER))),
            gutter(rows),
            earlierBooks(output));
    Node bind =
        rows.box(
            "printing.as-book",
            PrintChoices::isBook,
            (now, isBook) -> now.withForm(isBook ? Form.BOOK : Form.SHEETS));
    ObservableValue<Boolean> isBook = printing.choices.map(PrintChoices::isBook);
    parts.visibleProperty().bind(isBook);
    parts.managedProperty().bind(parts.visibleProperty());
    getChildren().add(rows.section("printing.book", bind, parts));
  }

  private Node earlierBooks(OutputViewModel output) {
    return new FileRow(texts, "earlier")
        .of(
            printing.earlierBooks.map(
                file -> file.isEmpty() ? Phrase.NOTHING : Phrase.verbatim(nameOf(file))),
            List.of(
                new FileRow.Way("printing.earlier-open", () -> output.chooseEarlierBooks(false)),
                new FileRow.Way("printing.earlier-new", () -> output.chooseEarlierBooks(true))),
            () -> printing.earlierBooks.set(""));
  }

  private static String nameOf(String file) {
    return file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  }

  /** Seen where the book has some. */
  private Node chapters(OptionRows rows) {
    ChaptersPane chapters = new ChaptersPane(texts, printing.choices, rows);
    chapters
        .visibleProperty()
        .bind(printing.choices.map(now -> now.sections().contains(Section.CHAPTERS)));
    chapters.managedProperty().bind(chapters.visibleProperty());
    return chapters;
  }

  /** Seen where the book has one. */
  private Node imprint() {
    TextArea area = new TextArea(printing.cover.get().imprint());
    area.setId("print-imprint");
    area.setWrapText(true);
    area.setPrefRowCount(IMPRINT_ROWS);
    Tip.on(area, texts.bind("printing.imprint-hint"));
    joined(area, CoverText::imprint, CoverText::withImprint);
    VBox row = new VBox(GAP, ControlName.of(texts, "printing.imprint", area), area);
    row.visibleProperty()
        .bind(printing.choices.map(now -> now.sections().contains(Section.IMPRINT)));
    row.managedProperty().bind(row.visibleProperty());
    return row;
  }

  /** Seen where the number of pages does not decide. */
  private Node gutter(OptionRows rows) {
    Node row =
        rows.named(
            "printing.gutter",
            rows.millimetres(
                "print-gutter",
                "printing.gutter",
                new OptionRows.Span(0, (int) PageSetup.WIDEST),
                now -> now.setup().gutter().orElse(0),
                (now, wide) ->
                    now.setup().gutter().isEmpty()
                        ? now
                        : now.withGutter(OptionalDouble.of(wide))));
    row.visibleProperty().bind(printing.choices.map(now -> now.setup().gutter().isPresent()));
    row.managedProperty().bind(row.visibleProperty());
    return row;
  }

  private void add(
      String name,
      Function<CoverText, String> read,
      BiFunction<CoverText, String, CoverText> write) {
    TextField field = new TextField(read.apply(printing.cover.get()));
    field.setId("print-cover-" + name);
    Tip.on(field, texts.bind("printing.cover-hint-" + name));
    Label label = ControlName.of(texts, "printing.cover-" + name, field);
    field.accessibleTextProperty().bind(label.textProperty());
    GridPane.setHgrow(field, Priority.ALWAYS);
    words.addRow(words.getRowCount(), label, field);
    joined(field, read, write);
    field.setOnAction(event -> commit(field, write));
  }

  /** What is typed is shown on the pages soon. */
  private void joined(
      TextInputControl field,
      Function<CoverText, String> read,
      BiFunction<CoverText, String, CoverText> write) {
    PauseTransition soon = new PauseTransition(PAUSE);
    soon.setOnFinished(event -> commit(field, write));
    field.textProperty().addListener(change -> soon.playFromStart());
    field.focusedProperty().addListener(change -> commit(field, write));
    printing.open.addListener(change -> commit(field, write));
    printing.cover.addListener((property, before, now) -> show(field, read.apply(now)));
  }

  private void commit(TextInputControl field, BiFunction<CoverText, String, CoverText> write) {
    CoverText before = printing.cover.get();
    CoverText now = write.apply(before, field.getText().strip());
    if (!now.equals(before)) {
      printing.cover.set(now);
    }
  }

  private static void show(TextInputControl field, String text) {
    if (!field.getText().strip().equals(text)) {
      field.setText(text);
    }
  }
}
