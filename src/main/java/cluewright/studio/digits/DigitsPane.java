package cluewright.studio.digits;

import cluewright.document.Document;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.VerdictCard;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The panel beside a board whose digits are edited: what is known about them, and a keypad. */
public final class DigitsPane extends VBox {
  private final Texts texts;
  private final DigitsViewModel digits;
  private final ObservableValue<Document> document;

  /**
   * @param rating the difficulty of the current puzzle
   */
  public DigitsPane(
      Texts texts, DigitsViewModel digits, ObservableValue<Document> document, Node rating) {
    this.texts = texts;
    this.digits = digits;
    this.document = document;
    setId("digits-pane");
    VBox parts =
        Boxes.column(
            "play-parts",
            title(),
            new StatusCard(texts, digits, rating),
            blanks(),
            what(),
            grid(),
            erase(),
            keep());
    ScrollPane scroll = Boxes.scroll(parts);
    getChildren().add(scroll);
  }

  private Node title() {
    return Controls.label(
        texts.bind(document.map(now -> Phrase.of("digits.clues", now.digits().mask().size()))),
        "section-title");
  }

  /** The line about clue cells without a digit. */
  private Node blanks() {
    ObservableValue<Integer> count = digits.blanks();
    Label label = Controls.paragraph(texts.bind(count.map(now -> Phrase.of("digits.blanks", now))));
    label.setMinHeight(Region.USE_PREF_SIZE);
    Hyperlink leaveOut = new Hyperlink();
    leaveOut.setId("digits-leave-out");
    leaveOut.textProperty().bind(texts.bind("digits.leave-out"));
    Tip.on(leaveOut, texts.bind("digits.leave-out-about"));
    leaveOut.setOnAction(
        event -> {
          digits.leaveBlanksOut();
          leaveOut.setVisited(false);
        });
    VBox row = new VBox(label, leaveOut);
    return Boxes.show(row, Bindings.createBooleanBinding(() -> count.getValue() > 0, count));
  }

  private Node what() {
    Label what = new Label();
    what.setId("digits-what");
    what.setWrapText(true);
    what.setMinHeight(Region.USE_PREF_SIZE);
    what.getStyleClass().add("hint");
    what.textProperty()
        .bind(
            texts.bind(
                Bindings.createObjectBinding(
                    () -> what(digits.cell.get()), digits.cell, document)));
    return what;
  }

  private Phrase what(OptionalInt cell) {
    Board board = document.getValue().mask().board();
    if (cell.isEmpty() || cell.getAsInt() >= board.cells()) {
      return Phrase.of("digits.select-one");
    }
    String key = board.isOpen() ? "digits.in-cell-alone" : "digits.in-cell";
    return Phrase.of(key, board.label(cell.getAsInt()));
  }

  private Node grid() {
    return new DigitTrialGrid(texts, digits, () -> document.getValue().mask().board());
  }

  private Node erase() {
    Button button =
        Controls.button("digits-erase", Feather.DELETE, texts.bind("digits.erase"), digits::erase);
    button.setFocusTraversable(false);
    Tip.on(button, texts.bind("digits.erase-about"));
    Label mark =
        Controls.paragraph(
            texts.bind(Bindings.createObjectBinding(this::without, digits.trials, digits.picture)),
            "hint");
    mark.setId("digits-without");
    mark.setMinHeight(Region.USE_PREF_SIZE);
    HBox row = new HBox(8, button, mark);
    button.setMinWidth(Region.USE_PREF_SIZE);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  /** The button that keeps a puzzle not yet among the results. */
  private Node keep() {
    Button button =
        Controls.button("digits-keep", Feather.STAR, texts.bind("digits.keep"), digits::keep);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setFocusTraversable(false);
    Tip.on(button, texts.bind("digits.keep-about"));
    return Boxes.show(button, digits.isNew());
  }

  /** What would remain without the digit of the cell. */
  private Phrase without() {
    List<Trial> trials = digits.trials.get();
    return trials.isEmpty() || digits.digitOfCell() == 0
        ? Phrase.NOTHING
        : TrialWords.without(trials.get(0));
  }

  /** The card with the number of solutions, what to look at on the board, and the difficulty. */
  private static final class StatusCard extends VerdictCard {
    private static final double BETWEEN_LINKS = 8;

    private final Texts texts;
    private Optional<Findings> shown = Optional.empty();

    StatusCard(Texts texts, DigitsViewModel digits, Node rating) {
      super("digits-solutions", "digits-detail");
      this.texts = texts;
      words().getChildren().addAll(rating, signs(texts, digits));
      texts.wording.addListener(change -> show(shown));
      digits.findings.subscribe(this::show);
    }

    /** The links about redundant signs, if there are any: to mark them, and to remove them. */
    private static Node signs(Texts texts, DigitsViewModel digits) {
      HBox links = new HBox(BETWEEN_LINKS, marking(texts, digits), removing(texts, digits));
      return Boxes.show(links, digits.hasRedundantSigns());
    }

    private static Node removing(Texts texts, DigitsViewModel digits) {
      Hyperlink link = new Hyperlink();
      link.setId("digits-remove-signs");
      link.setMinWidth(Region.USE_PREF_SIZE);
      link.textProperty().bind(texts.bind("digits.remove-signs"));
      Tip.on(link, texts.bind("digits.remove-signs-about"));
      link.setOnAction(
          event -> {
            digits.removeSigns();
            link.setVisited(false);
          });
      return link;
    }

    /** The link that marks redundant signs on the board, or no longer. */
    private static Node marking(Texts texts, DigitsViewModel digits) {
      Hyperlink link = new Hyperlink();
      link.setId("digits-show-signs");
      link.setMinWidth(Region.USE_PREF_SIZE);
      ObservableValue<String> key =
          digits.marking.map(isMarking -> isMarking ? "digits.hide-marks" : "digits.show-signs");
      link.textProperty().bind(texts.bind(key.map(Phrase::of)));
      Tip.on(link, texts.bind(key.map(shown -> Phrase.of(shown + "-about"))));
      link.setOnAction(
          event -> {
            digits.marking.set(!digits.marking.get());
            link.setVisited(false);
          });
      return link;
    }

    private void show(Optional<Findings> findings) {
      shown = findings;
      FindingsWords words = new FindingsWords(findings);
      show(texts.of(words.sentence()), texts.of(words.detail()), words.look(), icon(words.look()));
    }

    private static Feather icon(String look) {
      return switch (look) {
        case "found" -> Feather.CHECK_CIRCLE;
        case "impossible" -> Feather.SLASH;
        case "undecided" -> Feather.COPY;
        case "open" -> Feather.HELP_CIRCLE;
        default -> Feather.LOADER;
      };
    }
  }
}
