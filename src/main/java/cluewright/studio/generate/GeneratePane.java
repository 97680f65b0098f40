package cluewright.studio.generate;

import atlantafx.base.controls.Popover.ArrowLocation;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The verdict on the mask, and the button that asks for a puzzle. */
public final class GeneratePane extends VBox {
  private static final double GAP = 8;

  private final Texts texts;
  private final GenerationViewModel generation;
  private final VerdictViewModel verdicts;
  private final StackPane icon = new StackPane();
  private final Label sentence = new Label();
  private final Label detail = new Label();
  private final Hyperlink show = new Hyperlink();
  private final Hyperlink repair = new Hyperlink();
  private final HBox verdictBox = new HBox(GAP);

  /**
   * Builds the pane.
   *
   * @param rating stands in the verdict
   * @param offers stands between the verdict and the button
   * @param fixed says which digits are fixed
   * @param repairs what "Repair" does
   */
  public GeneratePane(
      Texts texts,
      GenerationViewModel generation,
      VerdictViewModel verdicts,
      BatchViewModel batch,
      Node rating,
      Node offers,
      Node fixed,
      Runnable repairs) {
    this.texts = texts;
    this.generation = generation;
    this.verdicts = verdicts;
    getStyleClass().add("generate-pane");
    Node button = button();
    Node more = new BatchPane(texts, batch, generation, ArrowLocation.BOTTOM_RIGHT).button();
    generation.runningProperty().addListener(change -> passKeyboard(more, button));
    HBox actions = new HBox(GAP, button, more);
    actions.setAlignment(Pos.CENTER);
    getChildren().addAll(verdict(rating, offers), offers, fixed, actions);
    repair.setOnAction(
        event -> {
          repairs.run();
          repair.setVisited(false);
        });
    verdicts.verdictProperty().addListener((property, before, now) -> show(now));
    verdicts.markedProperty().addListener(change -> showMarking());
    texts.wording().addListener(change -> show(verdicts.verdictProperty().get()));
    show(verdicts.verdictProperty().get());
  }

  private Node verdict(Node rating, Node offers) {
    sentence.setId("verdict");
    sentence.getStyleClass().add("verdict-sentence");
    sentence.setWrapText(true);
    detail.getStyleClass().add("hint");
    detail.setWrapText(true);
    for (Label label : new Label[] {sentence, detail}) {
      label.setMinHeight(Region.USE_PREF_SIZE);
      label.managedProperty().bind(label.textProperty().isNotEmpty());
    }
    show.setId("show-cells");
    show.managedProperty().bind(show.visibleProperty());
    show.setOnAction(
        event -> {
          verdicts.toggleMarked();
          show.setVisited(false);
        });
    repair.setId("repair");
    repair.managedProperty().bind(repair.visibleProperty());
    repair
        .visibleProperty()
        .bind(verdicts.repairableProperty().and(offers.visibleProperty().not()));
    repair.textProperty().bind(texts.bind("repair.repair"));
    Tip.on(repair, texts.bind("repair.repair-hint"));
    VBox words = new VBox(sentence, detail, rating, new HBox(2 * GAP, show, repair));
    HBox.setHgrow(words, Priority.ALWAYS);
    words.setMinWidth(0);
    icon.setMinWidth(Region.USE_PREF_SIZE);
    icon.setAlignment(Pos.TOP_CENTER);
    verdictBox.getChildren().setAll(icon, words);
    verdictBox.getStyleClass().add("verdict");
    verdictBox.setOnMouseClicked(event -> markIfAny());
    return verdictBox;
  }

  private void markIfAny() {
    if (show.isVisible()) {
      verdicts.toggleMarked();
    }
  }

  private void show(Verdict verdict) {
    sentence.setText(texts.of(verdict.sentence()));
    detail.setText(texts.of(verdict.detail()));
    show.setVisible(!verdict.cells().isEmpty());
    icon.getChildren().setAll(Icons.of(icon(verdict.kind())));
    verdictBox.getStyleClass().removeIf(name -> name.startsWith("verdict-"));
    verdictBox.getStyleClass().add("verdict-" + verdict.kind().name().toLowerCase(Locale.ROOT));
    showMarking();
  }

  private void showMarking() {
    boolean isMarked = !verdicts.markedProperty().get().isEmpty();
    show.setText(texts.of(isMarked ? "generate.hide-marks" : "generate.show-cells"));
  }

  private static Feather icon(Verdict.Kind kind) {
    return switch (kind) {
      case HINT -> Feather.EDIT_2;
      case POSSIBLE -> Feather.CIRCLE;
      case EXISTS -> Feather.CHECK;
      case OPEN -> Feather.HELP_CIRCLE;
      case IMPOSSIBLE -> Feather.SLASH;
      case RUNNING -> Feather.LOADER;
      case FOUND -> Feather.CHECK_CIRCLE;
      case UNDECIDED -> Feather.HELP_CIRCLE;
    };
  }

  private Node button() {
    Button button = new Button();
    button.setId("generate");
    button.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(button, Priority.ALWAYS);
    button.setOnAction(
        event -> {
          if (generation.runningProperty().get()) {
            generation.cancel();
          } else {
            generation.generate();
          }
        });
    generation.runningProperty().addListener(change -> label(button));
    verdicts.verdictProperty().addListener(change -> label(button));
    texts.wording().addListener(change -> label(button));
    label(button);
    return button;
  }

  /** A control that is disabled while a run goes on leaves the keyboard to what ends it. */
  private static void passKeyboard(Node from, Node to) {
    if (from.isFocused()) {
      to.requestFocus();
    }
  }

  private void label(Button button) {
    boolean running = generation.runningProperty().get();
    boolean again = verdicts.verdictProperty().get().kind() == Verdict.Kind.FOUND;
    button.setText(
        texts.of(running ? "generate.cancel" : again ? "generate.another" : "generate.generate"));
    button.getStyleClass().removeAll("accent");
    if (!running) {
      button.getStyleClass().add("accent");
    }
    button.setGraphic(Icons.of(running ? Feather.X : Feather.ZAP));
    Tip.on(button, texts.of(running ? "generate.cancel-hint" : "generate.generate-hint"));
  }
}
