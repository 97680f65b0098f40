package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Redundancy;
import cluewright.replay.Wishes;
import cluewright.studio.look.LazyPane;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The conditions that a puzzle must meet besides the strategies, folded away until it is asked for.
 */
public final class WishesPane extends VBox {
  static final PseudoClass REFUSED = PseudoClass.getPseudoClass("danger");

  /** Room for four digits at the normal text size, in pixels; more where there is more. */
  static final double LEAST_FIELD = 48;

  private static final double GAP = 8;

  private final Texts texts;
  private final WishesViewModel wishes;
  private final Fold fold;
  private final Label count = new Label();
  private final CheckBox minimal = new CheckBox();

  public WishesPane(Texts texts, WishesViewModel wishes) {
    this.texts = texts;
    this.wishes = wishes;
    fold = new Fold(texts.bind("design.wishes"), texts.bind("design.fold-wishes"), "fold-wishes");
    getStyleClass().addAll("side-section", "wishes");
    fold.getStyleClass().add("section-fold");
    count.getStyleClass().add("hint");
    count.setMinWidth(Region.USE_PREF_SIZE);
    count.setOnMouseClicked(event -> fold.fire());
    HBox header = new HBox(fold, count);
    header.getStyleClass().add("group-header");
    getChildren().addAll(header, new LazyPane(fold.selectedProperty(), this::contents));
    wishes.wishesProperty().addListener((property, before, now) -> show(now));
    show(wishes.wishes());
  }

  private Node contents() {
    VBox contents = new VBox(GAP, minimal(), new LimitsPane(texts, wishes));
    show(wishes.wishes());
    return contents;
  }

  /** A sentence that takes room only where there is one. */
  static Label refusal(Texts texts, ObservableValue<Phrase> words) {
    Label label = new Label();
    label.getStyleClass().add("refusal");
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.textProperty().bind(texts.bind(words));
    label.visibleProperty().bind(label.textProperty().isNotEmpty());
    label.managedProperty().bind(label.visibleProperty());
    return label;
  }

  /** Calls when the wishes unfold, which may be where they cannot be seen yet. */
  public void onUnfold(Runnable act) {
    fold.selectedProperty()
        .addListener(
            (property, before, isOpen) -> {
              if (isOpen) {
                act.run();
              }
            });
  }

  private Node minimal() {
    minimal.setId("wish-minimal");
    minimal.textProperty().bind(texts.bind("design.minimal"));
    minimal.accessibleTextProperty().bind(texts.bind("design.wished-minimal"));
    Tip.teach(minimal, texts.bind("design.minimal-hint"));
    minimal.setOnAction(event -> wishes.toggleMinimal());
    return minimal;
  }

  private void show(Wishes now) {
    minimal.setSelected(now.redundancy() == Redundancy.FORBIDDEN);
    List<Phrase> words = WishesViewModel.besideDifficulty(now).words();
    count.textProperty().bind(texts.bind("design.wish-count", words.size()));
    fold.accessibleTextProperty()
        .bind(
            texts.bind(
                words.isEmpty()
                    ? Phrase.of("design.wishes-none")
                    : Phrase.of("design.wishes-all", Phrase.apart(words))));
  }
}
