package cluewright.studio.printing;

import cluewright.choice.Choice;
import cluewright.phrase.Phrase;
import cluewright.print.Book;
import cluewright.print.Book.Section;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ChoiceRows;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.TitledSection;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The choice of making a book, with a book's settings. */
final class BookPane extends TitledSection {
  private static final double GAP = 8;
  private static final int IMPRINT_ROWS = 3;

  private final Texts texts;
  private final PrintingViewModel printing;
  private final ObjectProperty<PrintChoices> choices;
  private final ChoiceRows<Book> cover;
  private final GridPane words = new GridPane();

  BookPane(
      Texts texts,
      PrintingViewModel printing,
      OutputViewModel output,
      ChoiceRows<PrintChoices> rows) {
    super(texts, "printing.book");
    this.texts = texts;
    this.printing = printing;
    choices = printing.choices;
    cover = new ChoiceRows<>(texts, "printing", "print-cover-", printing.cover);
    words.setHgap(GAP);
    words.setVgap(GAP);
    Book.NAMES.forEach(this::add);
    VBox parts = new VBox(GAP, words);
    Stream.of(Section.values())
        .map(section -> rows.member(PrintChoices.SECTIONS, section))
        .forEach(parts.getChildren()::add);
    parts
        .getChildren()
        .addAll(
            imprint(),
            chapters(rows),
            rows.row(PrintChoices.GUTTER_BY_PAGES),
            Boxes.show(
                rows.row(PrintChoices.GUTTER),
                choices.map(now -> now.setup().gutter().isPresent())),
            earlierBooks(output));
    Boxes.show(parts, choices.map(PrintChoices::isBook));
    getChildren().addAll(rows.row(PrintChoices.AS_BOOK), parts);
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

  /** The chapters, shown if the book has some. */
  private Node chapters(ChoiceRows<PrintChoices> rows) {
    return Boxes.show(
        new ChaptersPane(texts, choices, rows),
        choices.map(now -> now.sections().contains(Section.CHAPTERS)));
  }

  /** The imprint, shown if the book has one. */
  private Node imprint() {
    TextArea area = joined(Book.IMPRINT, new TextArea());
    area.setWrapText(true);
    area.setPrefRowCount(IMPRINT_ROWS);
    Tip.on(area, texts.bind("printing.hint-imprint"));
    VBox row = new VBox(GAP, ControlName.of(texts, "printing.imprint", area), area);
    return Boxes.show(row, choices.map(now -> now.sections().contains(Section.IMPRINT)));
  }

  private void add(Choice<Book, String> text) {
    TextField field = joined(text, new TextField());
    Tip.on(field, texts.bind("printing.cover-hint-" + text.id()));
    Label label = ControlName.of(texts, "printing.cover-" + text.id(), field);
    field.accessibleTextProperty().bind(label.textProperty());
    GridPane.setHgrow(field, Priority.ALWAYS);
    words.addRow(words.getRowCount(), label, field);
  }

  /** What is typed holds at the latest when the window closes. */
  private <F extends TextInputControl> F joined(Choice<Book, String> text, F field) {
    printing.open.addListener(change -> cover.commit(text, field));
    return cover.text(text, field);
  }
}
