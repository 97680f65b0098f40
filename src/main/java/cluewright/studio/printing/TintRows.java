package cluewright.studio.printing;

import cluewright.model.Board;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.print.Tints;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;

/** How dark the grounds of boards are; a row is seen where a board has such grounds. */
final class TintRows {
  private static final double HUNDRED = 100;

  private final Texts texts;
  private final PrintingViewModel printing;
  private final OptionRows rows;
  private final ObjectProperty<PrintChoices> choices;

  TintRows(Texts texts, PrintingViewModel printing, OptionRows rows) {
    this.texts = texts;
    this.printing = printing;
    this.rows = rows;
    choices = printing.choices;
  }

  List<Node> nodes() {
    return List.of(
        row("box-tint", Tints::boxes, Tints::withBoxes, board -> true),
        row(
            "region-tint",
            Tints::regions,
            Tints::withRegions,
            board -> board.houses().stream().anyMatch(house -> house.kind().isExtraRegion())),
        row(
            "cage-tint",
            Tints::cages,
            Tints::withCages,
            board -> !board.rules(Kinds.CAGE).isEmpty()));
  }

  private Node row(
      String name,
      Function<Tints, OptionalInt> read,
      BiFunction<Tints, OptionalInt, Tints> write,
      Predicate<Board> has) {
    ComboBox<OptionalInt> tints = new ComboBox<>();
    tints.setId("print-" + name);
    tints
        .getItems()
        .setAll(
            Stream.concat(Stream.of(OptionalInt.empty()), Tints.KNOWN.stream().map(OptionalInt::of))
                .toList());
    tints.setCellFactory(list -> new PhraseCell<>(texts, TintRows::label));
    tints.setButtonCell(new PhraseCell<>(texts, TintRows::label));
    tints.setValue(read.apply(tints()));
    Tip.on(tints, texts.bind("printing.hint-" + name));
    choices.addListener((property, before, now) -> tints.setValue(read.apply(tints())));
    tints
        .valueProperty()
        .addListener(
            (property, before, now) -> {
              if (now != null && !now.equals(read.apply(tints()))) {
                choices.set(choices.get().withTints(write.apply(tints(), now)));
              }
            });
    Node row = rows.named("printing." + name, tints);
    row.visibleProperty().bind(printing.boards.map(boards -> isSeen(boards, has)));
    row.managedProperty().bind(row.visibleProperty());
    return row;
  }

  private static boolean isSeen(Set<Board> boards, Predicate<Board> has) {
    return boards.stream().anyMatch(has);
  }

  private Tints tints() {
    return choices.get().style().look().tints();
  }

  private static Phrase label(OptionalInt percent) {
    return percent.isEmpty()
        ? Phrase.of("printing.tint-usual")
        : percent.getAsInt() == 0
            ? Phrase.of("printing.tint-none")
            : Phrase.of("printing.percent", percent.getAsInt() / HUNDRED);
  }
}
