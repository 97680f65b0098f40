package cluewright.studio.generate;

import atlantafx.base.controls.Popover.ArrowLocation;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.TitledPopover;
import cluewright.studio.look.WholeNumber;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Separator;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;
import org.kordamp.ikonli.feather.Feather;

/** A pop-up beside a button with the time limit and the batch settings. */
public final class BatchPane {
  private static final int LEAST = 2;

  private final Texts texts;
  private final BatchViewModel batch;
  private final GenerationViewModel generation;
  private final ArrowLocation arrow;
  private Optional<TitledPopover> open = Optional.empty();

  /**
   * @param arrow where it hangs on its button
   */
  public BatchPane(
      Texts texts, BatchViewModel batch, GenerationViewModel generation, ArrowLocation arrow) {
    this.arrow = arrow;
    this.texts = texts;
    this.batch = batch;
    this.generation = generation;
  }

  Button button() {
    Button button = new Button("", Icons.of(Feather.MORE_HORIZONTAL));
    button.setId("batch");
    button.getStyleClass().add("button-icon");
    button.disableProperty().bind(generation.running);
    button.accessibleTextProperty().bind(texts.bind("generate.batch"));
    Tip.on(button, texts.bind("generate.batch-hint"));
    button.setOnAction(event -> toggle(button));
    return button;
  }

  public void toggle(Button beside) {
    if (open.filter(bubble -> bubble.showingProperty().get()).isPresent()) {
      open.get().hide();
      return;
    }
    TitledPopover bubble =
        new TitledPopover(beside, texts.bind("generate.batch"), content(), arrow);
    bubble.show();
    open = Optional.of(bubble);
  }

  private Node content() {
    GridPane form = new GridPane();
    form.getStyleClass().add("batch-form");
    ColumnConstraints values = new ColumnConstraints();
    values.setHgrow(Priority.ALWAYS);
    form.getColumnConstraints().setAll(new ColumnConstraints(), values);
    form.addRow(0, label("generate.limit"), limit());
    form.add(new Separator(), 0, 1, 2, 1);
    Button start = start();
    form.addRow(2, label("generate.batch-count"), count(start));
    form.addRow(3, label("generate.batch-scope"), scope());
    Label note = Controls.paragraph(texts.bind(batch.objection.map(this::note)), "hint");
    note.setId("batch-note");
    return Boxes.column("batch", form, note, start);
  }

  private Phrase note(Optional<Phrase> objection) {
    return objection.orElse(Phrase.of("generate.batch-note"));
  }

  private Label label(String key) {
    Label label = Controls.label(texts.bind(key));
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  private Node count(Button start) {
    Spinner<Integer> count = new Spinner<>(LEAST, BatchViewModel.MOST, batch.count.get());
    count.setId("batch-count");
    count.setEditable(true);
    count.getValueFactory().setConverter(new WholeNumber(count::getValue));
    count.setMaxWidth(Double.MAX_VALUE);
    count.valueProperty().addListener((property, before, now) -> batch.count.set(now));
    count.accessibleTextProperty().bind(texts.bind("generate.batch-count"));
    count.addEventFilter(KeyEvent.KEY_PRESSED, event -> startOnEnter(event, count, start));
    return count;
  }

  /** Starts with the number that is written, since that is what one wrote it for. */
  private static void startOnEnter(KeyEvent event, Spinner<Integer> count, Button start) {
    if (event.getCode() == KeyCode.ENTER) {
      event.consume();
      count.commitValue();
      start.fire();
    }
  }

  private Node limit() {
    ComboBox<TimeLimit> limit = new ComboBox<>();
    limit.setId("time-limit");
    limit.getItems().setAll(TimeLimit.values());
    limit.setMaxWidth(Double.MAX_VALUE);
    limit.setConverter(new TimeLimitText());
    limit.valueProperty().bindBidirectional(generation.limit);
    Tip.on(limit, texts.bind("generate.limit-hint"));
    limit.accessibleTextProperty().bind(texts.bind("generate.limit"));
    return limit;
  }

  private Node scope() {
    ComboBox<Batch.Scope> scope = new ComboBox<>();
    scope.setId("batch-scope");
    scope.getItems().setAll(Batch.Scope.values());
    scope.setMaxWidth(Double.MAX_VALUE);
    scope.setConverter(new ScopeText());
    scope.valueProperty().bindBidirectional(batch.scope);
    scope.accessibleTextProperty().bind(texts.bind("generate.batch-scope"));
    return scope;
  }

  private Button start() {
    Button start = new Button("", Icons.of(Feather.ZAP));
    start.setId("batch-start");
    start.getStyleClass().add("accent");
    start.setMaxWidth(Double.MAX_VALUE);
    start
        .textProperty()
        .bind(texts.bind(batch.count.map(now -> Phrase.of("generate.batch-start", now))));
    Tip.on(start, texts.bind("generate.batch-start-hint"));
    start.disableProperty().bind(batch.objection.map(Optional::isPresent));
    start.setOnAction(
        event -> {
          open.ifPresent(TitledPopover::hide);
          batch.start();
        });
    return start;
  }

  private final class TimeLimitText extends StringConverter<TimeLimit> {
    @Override
    public String toString(TimeLimit limit) {
      return limit == null ? "" : texts.of(limit.label());
    }

    @Override
    public TimeLimit fromString(String text) {
      return Stream.of(TimeLimit.values())
          .filter(limit -> toString(limit).equals(text))
          .findFirst()
          .orElseThrow();
    }
  }

  private final class ScopeText extends StringConverter<Batch.Scope> {
    @Override
    public String toString(Batch.Scope scope) {
      return scope == null
          ? ""
          : texts.of(scope == Batch.Scope.EACH ? "generate.scope-each" : "generate.scope-all");
    }

    @Override
    public Batch.Scope fromString(String text) {
      return Stream.of(Batch.Scope.values())
          .filter(scope -> toString(scope).equals(text))
          .findFirst()
          .orElseThrow();
    }
  }
}
