package cluewright.studio.results;

import cluewright.phrase.Phrase;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Scroll;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.range.ScoreAxis;
import cluewright.studio.results.Filter.Say;
import cluewright.studio.work.Changes;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The gallery's filters: level, score, strategies and clues, each with the numbers of results. */
final class FilterPane extends Scroll {
  private static final int BARS = 24;
  private static final double STEP = 1.0 / BARS;

  private final Texts texts;
  private final GalleryViewModel gallery;
  private final Map<Level, CheckBox> levels = new EnumMap<>(Level.class);
  private final Map<Level, Label> counts = new EnumMap<>(Level.class);
  private final RangeFilter scores;
  private final RangeFilter clues;
  private final VBox strategies = new VBox();
  private final Map<Strategy, Row> rows = new LinkedHashMap<>();
  private final CheckBox kept = new CheckBox();

  /** The row of a strategy, with its two buttons. */
  private record Row(Node line, Label count, ToggleButton with, ToggleButton without) {}

  FilterPane(Texts texts, GalleryViewModel gallery) {
    this.texts = texts;
    this.gallery = gallery;
    scores = new RangeFilter(texts, "filter-scores", Phrase.of("results.filter-score"));
    clues = new RangeFilter(texts, "filter-clues", Phrase.of("results.filter-clues"));
    getStyleClass().add("design-scroll");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    kept.setId("filter-kept");
    kept.textProperty().bind(texts.bind("results.filter-kept"));
    kept.setOnAction(event -> change(filter().withKeptOnly(kept.isSelected())));
    scores.picker().onMove(this::chooseScores);
    clues.picker().onMove(this::chooseClues);
    strategies.getStyleClass().add("filter-strategies");
    VBox sections =
        new VBox(
            section("results.filter-level", levels()),
            section("results.filter-score", scores),
            section("results.filter-clues", clues),
            section("results.filter-strategies", strategies));
    sections.visibleProperty().bind(gallery.overview.map(all -> all.size() > 0));
    setContent(new VBox(head(), sections));
    Changes.call(this::show, gallery.overview, gallery.filter);
    texts.wording.addListener(change -> sayAgain());
    show();
  }

  private Node head() {
    Label title = Controls.label(texts.bind("results.filters"), "section-title");
    Hyperlink reset = new Hyperlink();
    reset.setId("filter-reset");
    reset.textProperty().bind(texts.bind("results.filter-reset"));
    reset.visibleProperty().bind(gallery.filter.map(filter -> !filter.isNone()));
    reset.setOnAction(
        event -> {
          gallery.resetFilter();
          reset.setVisited(false);
        });
    Region space = Boxes.space();
    HBox line = new HBox(title, space, reset);
    line.setAlignment(Pos.CENTER_LEFT);
    return Boxes.column("side-section", line, kept);
  }

  private Node section(String key, Node... contents) {
    Label title = Controls.label(texts.bind(key), "section-title");
    VBox section = new VBox(title);
    section.getChildren().addAll(contents);
    section.getStyleClass().add("side-section");
    return section;
  }

  private Node levels() {
    VBox all = Boxes.column("filter-levels");
    for (Level level : Level.values()) {
      CheckBox box = new CheckBox();
      box.setId("filter-level-" + level.id());
      box.textProperty().bind(texts.bind(level.label()));
      box.setOnAction(event -> change(filter().toggled(level)));
      levels.put(level, box);
      counts.put(level, count());
      all.getChildren().add(line(box, counts.get(level)));
    }
    return all;
  }

  private static Label count() {
    Label count = new Label();
    count.getStyleClass().add("hint");
    count.setMinWidth(USE_PREF_SIZE);
    return count;
  }

  private static HBox line(Region first, Node... others) {
    first.setMaxWidth(Double.MAX_VALUE);
    first.setMinWidth(0);
    HBox.setHgrow(first, Priority.ALWAYS);
    HBox line = new HBox(first);
    line.getChildren().addAll(others);
    line.getStyleClass().add("filter-line");
    return line;
  }

  private Filter filter() {
    return gallery.filter.get();
  }

  private Overview overview() {
    return gallery.overview.get();
  }

  private ScoreAxis axis() {
    return ScoreAxis.of(overview().scores());
  }

  private void change(Filter next) {
    gallery.filter.set(next);
  }

  private void chooseScores() {
    change(filter().withScores(scores.span(axis()::score)));
  }

  private void chooseClues() {
    int least = overview().clues().get(0);
    int most = overview().clues().get(overview().size() - 1);
    change(
        filter().withClues(clues.span(place -> (int) Math.round(least + place * (most - least)))));
  }

  private void sayAgain() {
    rows.clear();
    show();
  }

  private void show() {
    kept.setSelected(filter().keptOnly());
    levels.forEach((level, box) -> box.setSelected(filter().levels().contains(level)));
    counts.forEach(
        (level, count) -> count.setText("" + overview().levels().getOrDefault(level, 0)));
    showScores();
    showClues();
    showStrategies();
  }

  private void showScores() {
    List<Integer> known = overview().scores();
    ScoreAxis axis = axis();
    scores.picker().setStep(Math.max(STEP, 1.0 / (axis.most() - axis.least())));
    scores.picker().draw(known.isEmpty() ? new int[0] : axis.bars(known, BARS));
    scores.show(
        known,
        filter().scores(),
        axis::place,
        known.isEmpty()
            ? Phrase.of("results.filter-no-scores")
            : Phrase.of("results.filter-one-score", known.get(0)));
  }

  private void showClues() {
    List<Integer> known = overview().clues();
    if (known.isEmpty()) {
      return;
    }
    int least = known.get(0);
    double width = Math.max(1, known.get(known.size() - 1) - least);
    clues.picker().setStep(1 / width);
    clues.show(
        known,
        filter().clues(),
        number -> (number - least) / width,
        Phrase.of("results.filter-one-number", least));
  }

  private void showStrategies() {
    Set<Strategy> wanted = new LinkedHashSet<>(overview().uses().keySet());
    wanted.addAll(filter().with());
    wanted.addAll(filter().without());
    if (!List.copyOf(rows.keySet()).equals(List.copyOf(wanted))) {
      rows.clear();
      List<Node> lines = new ArrayList<>();
      wanted.forEach(
          strategy -> {
            Row row = row(strategy);
            rows.put(strategy, row);
            lines.add(row.line());
          });
      strategies.getChildren().setAll(lines);
    }
    rows.forEach(
        (strategy, row) -> {
          row.count().setText("" + overview().uses().getOrDefault(strategy, 0));
          row.with().setSelected(filter().say(strategy) == Say.WITH);
          row.without().setSelected(filter().say(strategy) == Say.WITHOUT);
        });
  }

  private Row row(Strategy strategy) {
    Label name = new Label(texts.of(strategy.name()));
    name.setWrapText(true);
    ToggleButton with = say(strategy, Say.WITH, Feather.PLUS, "results.filter-with");
    ToggleButton without = say(strategy, Say.WITHOUT, Feather.MINUS, "results.filter-without");
    Label count = count();
    return new Row(line(name, count, with, without), count, with, without);
  }

  private ToggleButton say(Strategy strategy, Say say, Feather icon, String key) {
    ToggleButton button = new ToggleButton("", Icons.of(icon));
    button.setId("filter-%s-%s".formatted(say == Say.WITH ? "with" : "without", strategy.id()));
    button.getStyleClass().addAll("button-icon", "small-icon", "filter-say");
    String hint = texts.of(Phrase.of(key, strategy.name()));
    button.setAccessibleText(hint);
    Tip.on(button, hint);
    button.setOnAction(
        event -> change(filter().with(strategy, button.isSelected() ? say : Say.ANY)));
    return button;
  }
}
