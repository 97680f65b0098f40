package cluewright.studio.generate;

import atlantafx.base.controls.Popover.ArrowLocation;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
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

/**
 * The verdict on the mask, and the generate button below it, which stays where it is when the box
 * of the verdict grows with its text.
 */
public final class GeneratePane extends VBox {
  private static final double GAP = 8;

  /** A link that says why there is nothing to do. */
  private static final PseudoClass UNAVAILABLE = PseudoClass.getPseudoClass("unavailable");

  private final Texts texts;
  private final GenerationViewModel generation;
  private final VerdictViewModel verdicts;
  private final StackPane icon = new StackPane();
  private final Label head = new Label();
  private final Label text = new Label();
  private final Hyperlink show = new Hyperlink();
  private final Hyperlink repair = new Hyperlink();
  private final Hyperlink decide = new Hyperlink();
  private final DecisionViewModel decisions;
  private final VBox verdictBox = new VBox();
  private final Consumer<List<Integer>> goTo;

  /**
   * @param decisions decides masks whose verdict is open
   * @param rating stands in the verdict
   * @param profile stands below it
   * @param offers stands above the verdict
   * @param fixed says which digits are fixed
   * @param repairs what "Repair" does
   * @param goTo goes to the next of some steps of the replay
   */
  public GeneratePane(
      Texts texts,
      GenerationViewModel generation,
      VerdictViewModel verdicts,
      BatchViewModel batch,
      DecisionViewModel decisions,
      Node rating,
      Node profile,
      Node offers,
      Node fixed,
      Runnable repairs,
      Consumer<List<Integer>> goTo) {
    this.texts = texts;
    this.goTo = goTo;
    this.generation = generation;
    this.verdicts = verdicts;
    this.decisions = decisions;
    getStyleClass().add("generate-pane");
    Node button = button();
    Node more = new BatchPane(texts, batch, generation, ArrowLocation.BOTTOM_RIGHT).button();
    generation.running.addListener(change -> passKeyboard(more, button));
    HBox actions = new HBox(GAP, button, more);
    actions.setAlignment(Pos.CENTER);
    DecisionPane decision = new DecisionPane(texts, decisions, button);
    getChildren().addAll(offers, decision, fixed, verdict(rating, profile, offers), actions);
    decide.setOnAction(
        event -> {
          decisions.decide();
          decide.setVisited(false);
          if (decision.isVisible()) {
            decision.focus();
          }
        });
    repair.setOnAction(
        event -> {
          repairs.run();
          repair.setVisited(false);
        });
    verdicts.marked.addListener(change -> showMarking());
    texts.wording.addListener(change -> show(verdicts.verdict.get()));
    verdicts.verdict.subscribe(this::show);
  }

  /** Hides the verdict while another part of the window judges. */
  public void judgeWhile(ObservableBooleanValue condition) {
    Boxes.show(verdictBox, condition);
  }

  private Node verdict(Node rating, Node profile, Node offers) {
    head.setId("verdict-word");
    head.setMinWidth(Region.USE_PREF_SIZE);
    text.setId("verdict");
    text.setWrapText(true);
    text.setAlignment(Pos.TOP_LEFT);
    text.setMinSize(0, Region.USE_PREF_SIZE);
    text.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    VBox.setVgrow(text, Priority.ALWAYS);
    show.setId("show-cells");
    show.managedProperty().bind(show.visibleProperty());
    show.visibleProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> verdicts.verdict.get().hasPlaces() && !offers.isVisible(),
                verdicts.verdict,
                offers.visibleProperty()));
    show.setMinWidth(Region.USE_PREF_SIZE);
    show.setOnAction(
        event -> {
          showWhatItIsAbout();
          show.setVisited(false);
        });
    repair.setId("repair");
    repair.managedProperty().bind(repair.visibleProperty());
    repair.setMinWidth(Region.USE_PREF_SIZE);
    repair.visibleProperty().bind(verdicts.repairable.and(offers.visibleProperty().not()));
    repair.textProperty().bind(texts.bind("repair.repair"));
    Tip.on(repair, texts.bind("repair.repair-hint"));
    decide.setId("decide");
    decide.managedProperty().bind(decide.visibleProperty());
    decide.setMinWidth(Region.USE_PREF_SIZE);
    decide.visibleProperty().bind(repair.visibleProperty().and(decisions.open));
    decisions.obstacle.subscribe(
        reason -> decide.pseudoClassStateChanged(UNAVAILABLE, !reason.isNothing()));
    decide.textProperty().bind(texts.bind("generate.decide"));
    Tip.on(decide, texts.bind(decisions.hint()));
    NextLink next = new NextLink(texts, verdicts, EnumSet.allOf(Verdict.Next.class));
    next.setId("verdict-next");
    icon.setMinWidth(Region.USE_PREF_SIZE);
    HBox word = new HBox(GAP, icon, head);
    word.getStyleClass().add("verdict-head");
    HBox links = new HBox(GAP, show, next, decide, repair);
    links.getStyleClass().add("verdict-links");
    LineOrTwo line = new LineOrTwo(word, links);
    line.getStyleClass().add("verdict-line");
    Region least = new Region();
    least.getStyleClass().add("verdict-least");
    HBox words = new HBox(least, Boxes.column("verdict-text", rating, text));
    HBox.setHgrow(words.getChildren().get(1), Priority.ALWAYS);
    verdictBox.getChildren().setAll(line, words, profile);
    verdictBox.getStyleClass().add("verdict");
    verdictBox.setOnMouseClicked(event -> markIfAny());
    return verdictBox;
  }

  private void markIfAny() {
    if (show.isVisible()) {
      showWhatItIsAbout();
    }
  }

  private void showWhatItIsAbout() {
    Verdict verdict = verdicts.verdict.get();
    if (verdict.steps().isEmpty()) {
      verdicts.toggleMarked();
    } else {
      goTo.accept(verdict.steps());
    }
  }

  private void show(Verdict verdict) {
    String said = capital(texts.of(verdict.text()));
    head.setText(texts.of(verdict.head()));
    head.getStyleClass().setAll("label", verdict.hasWord() ? "verdict-word" : "verdict-title");
    text.setText(said);
    Tip.on(text, said);
    head.setAccessibleText(texts.of("generate.verdict", head.getText(), said));
    icon.getChildren().setAll(Icons.of(icon(verdict.kind())));
    verdictBox.getStyleClass().removeIf(name -> name.startsWith("verdict-"));
    verdictBox.getStyleClass().add("verdict-" + verdict.kind().look());
    showMarking();
  }

  /** A reason, which is a clause, with a capital letter to stand alone. */
  static String capital(String words) {
    return words.isEmpty() ? words : Character.toTitleCase(words.charAt(0)) + words.substring(1);
  }

  private void showMarking() {
    boolean isMarked = !verdicts.marked.get().isEmpty();
    boolean isAboutSteps = !verdicts.verdict.get().steps().isEmpty();
    String key = isAboutSteps ? "show-step" : isMarked ? "hide-marks" : "show-cells";
    show.setText(texts.of("generate." + key));
    Tip.on(show, texts.of("generate." + key + "-hint"));
  }

  static Feather icon(Verdict.Kind kind) {
    return switch (kind) {
      case HINT -> Feather.EDIT_2;
      case POSSIBLE -> Feather.CIRCLE;
      case EXISTS, SOLVED -> Feather.CHECK;
      case OPEN -> Feather.HELP_CIRCLE;
      case IMPOSSIBLE -> Feather.SLASH;
      case BEYOND, UNMET, STUCK -> Feather.ALERT_CIRCLE;
      case SEVERAL -> Feather.COPY;
      case NO_SOLUTION -> Feather.SLASH;
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
          if (generation.running.get()) {
            generation.cancel();
          } else {
            generation.generate();
          }
        });
    generation.running.addListener(change -> label(button));
    verdicts.verdict.addListener(change -> label(button));
    texts.wording.addListener(change -> label(button));
    label(button);
    return button;
  }

  /** Passes the focus of a control that a run disables to the cancel button. */
  private static void passKeyboard(Node from, Node to) {
    if (from.isFocused()) {
      to.requestFocus();
    }
  }

  private void label(Button button) {
    boolean running = generation.running.get();
    boolean again = verdicts.verdict.get().kind() == Verdict.Kind.FOUND;
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
