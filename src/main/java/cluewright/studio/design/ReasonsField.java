package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.VBox;

/** The range of the reasons that the hardest steps need. */
final class ReasonsField extends VBox {
  private static final double GAP = 8;

  private final Texts texts;
  private final ReasonsViewModel reasons;
  private final ComboBox<Optional<Integer>> from = new ComboBox<>();
  private final ComboBox<Optional<Integer>> to = new ComboBox<>();
  private boolean isShowing;

  ReasonsField(Texts texts, ReasonsViewModel reasons) {
    super(GAP);
    this.texts = texts;
    this.reasons = reasons;
    fill(from, "condition-reasons-from");
    fill(to, "condition-reasons-to");
    getChildren()
        .addAll(
            Boxes.line(
                GAP,
                ControlName.of(texts, "design.reasons", from),
                from,
                ControlName.of(texts, "design.score-to", to),
                to),
            new Refusal(texts, reasons.refusal));
    Refusal.mark(reasons.refusal, from, to);
    reasons.condition.subscribe(now -> show());
  }

  private void fill(ComboBox<Optional<Integer>> end, String id) {
    end.setId(id);
    end.getItems().add(Optional.empty());
    IntStream.rangeClosed(Condition.Reasons.LOWEST, Condition.Reasons.HIGHEST)
        .mapToObj(Optional::of)
        .forEach(end.getItems()::add);
    end.accessibleTextProperty().bind(texts.bind("design." + id));
    Tip.teach(end, texts.bind("design.reasons-hint"));
    end.setCellFactory(view -> new PhraseCell<>(texts, ReasonsField::words));
    end.setButtonCell(new PhraseCell<>(texts, ReasonsField::words));
    end.setOnAction(event -> use());
  }

  private static Phrase words(Optional<Integer> number) {
    return number
        .map(each -> Phrase.verbatim(each.toString()))
        .orElse(Phrase.of("design.any-reasons"));
  }

  private void use() {
    if (!isShowing) {
      reasons.use(from.getValue(), to.getValue());
    }
  }

  /** Shows both ends at once, so that neither change is taken for a choice. */
  private void show() {
    isShowing = true;
    from.setValue(reasons.from());
    to.setValue(reasons.to());
    isShowing = false;
  }
}
