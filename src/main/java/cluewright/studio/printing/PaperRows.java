package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.print.Paper;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ChoiceRows;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** The choice of paper size: a named one, or a width and height. */
final class PaperRows {
  private static final double GAP = 8;
  private static final Pattern INCHES = Pattern.compile("^([\\d.]+)x([\\d.]+)in$");

  private final Texts texts;
  private final ChoiceRows<PrintChoices> rows;
  private final ObjectProperty<PrintChoices> choices;
  private final ComboBox<Optional<Paper>> sizes = new ComboBox<>();

  PaperRows(Texts texts, ChoiceRows<PrintChoices> rows, ObjectProperty<PrintChoices> choices) {
    this.texts = texts;
    this.rows = rows;
    this.choices = choices;
  }

  /** The choice and, for a custom size, the fields for its sides. */
  List<Node> nodes() {
    sizes.setId("print-paper");
    sizes
        .getItems()
        .setAll(
            Stream.concat(
                    Paper.KNOWN.stream().map(Optional::of), Stream.of(Optional.<Paper>empty()))
                .toList());
    sizes.setCellFactory(list -> new PhraseCell<>(texts, PaperRows::label));
    sizes.setButtonCell(new PhraseCell<>(texts, PaperRows::label));
    Tip.on(sizes, texts.bind(Phrase.of("printing.hint-paper")));
    choices.subscribe(this::show);
    sizes.setOnAction(event -> choose(sizes.getValue()));
    Node name = rows.named("printing.paper", sizes);
    return List.of(name, sides());
  }

  private static Phrase label(Optional<Paper> size) {
    return size.map(paper -> Phrase.verbatim(shown(paper)))
        .orElse(Phrase.of("printing.paper-other"));
  }

  /** The name of a paper as one reads it: 6 × 9 in. */
  private static String shown(Paper paper) {
    return INCHES.matcher(paper.name()).replaceFirst("$1 × $2 in");
  }

  private void show(PrintChoices now) {
    Paper paper = now.setup().paper();
    Optional<Paper> shown = Optional.of(paper).filter(Paper.KNOWN::contains);
    if (!shown.equals(sizes.getValue())) {
      sizes.setValue(shown);
    }
  }

  /** Uses a paper; a custom size starts with the current one. */
  private void choose(Optional<Paper> size) {
    Paper before = choices.get().setup().paper();
    if (size.isEmpty() && !Paper.KNOWN.contains(before)) {
      return;
    }
    Paper next =
        size.orElseGet(() -> sides(before.widthInMillimetres(), before.heightInMillimetres()));
    if (!next.equals(before)) {
      choices.set(choices.get().withPaper(next));
    }
  }

  private static Paper sides(double width, double height) {
    return Paper.of("%dx%dmm".formatted(Math.round(width), Math.round(height)));
  }

  private Node sides() {
    Node width =
        side(
            "paper-width",
            Paper::widthInMillimetres,
            (now, wide) -> sides(wide, now.heightInMillimetres()));
    Node height =
        side(
            "paper-height",
            Paper::heightInMillimetres,
            (now, high) -> sides(now.widthInMillimetres(), high));
    HBox both = new HBox(GAP, width, new Label("×"), height);
    both.getStyleClass().add("check-row");
    Node row = rows.named("printing.paper-sides", both);
    return Boxes.show(row, choices.map(now -> !Paper.KNOWN.contains(now.setup().paper())));
  }

  private Node side(
      String id, Function<Paper, Double> read, BiFunction<Paper, Integer, Paper> write) {
    return rows.number(
        id,
        (int) Paper.SHORTEST,
        (int) Paper.LONGEST,
        now -> read.apply(now.setup().paper()),
        (now, length) -> now.withPaper(write.apply(now.setup().paper(), length)));
  }
}
