package cluewright.studio.laboratory;

import cluewright.format.Faults;
import cluewright.format.WholeFile;
import cluewright.lab.experiment.Report;
import cluewright.lab.making.Maker;
import cluewright.lab.making.MaskRow;
import cluewright.lab.making.MethodSummary;
import cluewright.lab.making.Trials;
import cluewright.lab.plot.Plot;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.search.Lists;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.files.Dialogs;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/**
 * Compares methods of finding clues: the masks, the methods, the time for each, and the results so
 * far. Methods take turns, mask by mask, so that their curves grow together.
 */
public final class LaboratoryViewModel {
  private static final List<String> USUAL =
      List.of("paper", "guided-test", "exact", "search", "auto");
  private static final int PLOT_WIDTH = 860;
  private static final int PLOT_HEIGHT = 520;

  private static final Dialogs.FileKind CSV =
      new Dialogs.FileKind(".csv", Phrase.of("laboratory.kind-csv"));

  private final History history;
  private final Background background;
  private final Latest drawing;
  private final Dialogs dialogs;
  final NoticeViewModel outcomes = new NoticeViewModel();

  /** Whether its window is open; closing it stops the comparison. */
  public final BooleanProperty open = new SimpleBooleanProperty();

  final ObjectProperty<Comparison> comparison = new SimpleObjectProperty<>(Comparison.USUAL);
  private final Map<Maker, BooleanProperty> chosen = new LinkedHashMap<>();
  private final ReadOnlyBooleanWrapper runningWrapper = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanProperty running = runningWrapper.getReadOnlyProperty();
  private final ReadOnlyObjectWrapper<Phrase> progressWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.of("laboratory.begin"));
  final ReadOnlyObjectProperty<Phrase> progress = progressWrapper.getReadOnlyProperty();
  private final ReadOnlyObjectWrapper<List<MethodSummary>> summariesWrapper =
      new ReadOnlyObjectWrapper<>(List.of());

  /** The results of each method so far, in the order of the list of methods. */
  final ReadOnlyObjectProperty<List<MethodSummary>> summaries =
      summariesWrapper.getReadOnlyProperty();

  private Watch watch = Watch.idle();
  private StrategySet measured = StrategySet.parse("NHL");

  /**
   * @param background for what takes minutes
   * @param brief for what is soon done, such as the plot
   */
  public LaboratoryViewModel(
      History history, Background background, Background brief, Dialogs dialogs) {
    this.history = history;
    this.background = background;
    this.drawing = new Latest(brief);
    this.dialogs = dialogs;
    Maker.all()
        .forEach(maker -> chosen.put(maker, new SimpleBooleanProperty(USUAL.contains(maker.id()))));
  }

  public void open() {
    outcomes.dismiss();
    open.set(true);
  }

  void close() {
    stop();
    open.set(false);
  }

  List<Maker> makers() {
    return List.copyOf(chosen.keySet());
  }

  BooleanProperty chosenProperty(Maker maker) {
    return chosen.get(maker);
  }

  /** The document's strategies, as far as reference methods know them. */
  StrategySet strategies() {
    StrategySet chosen = history.document().strategies();
    StrategySet stated = chosen.isAny() ? StrategySet.parse("NHL") : chosen.stated();
    return stated.canPlace() ? stated : StrategySet.parse("NHL");
  }

  /** The strategies that the rows were measured with, whatever the document has since. */
  StrategySet measured() {
    return measured;
  }

  /** Starts over with the current settings. */
  void start() {
    List<Maker> makers = makers().stream().filter(maker -> chosen.get(maker).get()).toList();
    if (makers.isEmpty()) {
      outcomes.show(Notice.hint(Phrase.of("laboratory.no-method")));
      return;
    }
    Comparison asked = comparison.get();
    List<Mask> masks = asked.source().masks(asked.count(), 1, history.document().mask());
    StrategySet strategies = strategies();
    Duration time = Duration.ofSeconds(asked.seconds());
    Request first = request(masks.get(0), strategies, time);
    Optional<String> objection =
        makers.stream().flatMap(maker -> maker.objection(first).stream()).findFirst();
    if (objection.isPresent()) {
      outcomes.show(Notice.error(Phrase.of("laboratory.board")));
      return;
    }
    outcomes.dismiss();
    watch = Watch.idle();
    Watch mine = watch;
    measured = strategies;
    summariesWrapper.set(
        makers.stream()
            .map(maker -> new MethodSummary(maker.id(), List.of(), masks.size()))
            .toList());
    runningWrapper.set(true);
    background.attempt(
        () -> {
          work(masks, makers, strategies, time, mine);
          return mine.isStopped();
        },
        wasStopped -> end(wasStopped),
        failure -> {
          runningWrapper.set(false);
          outcomes.show(Notice.error(Phrase.of("files.unexpected", failure.toString())));
        });
  }

  private void work(
      List<Mask> masks, List<Maker> makers, StrategySet strategies, Duration time, Watch mine) {
    for (int i = 0; i < masks.size(); i++) {
      for (Maker maker : makers) {
        if (mine.isStopped()) {
          return;
        }
        int number = i + 1;
        background
            .ui()
            .execute(
                () -> says(Phrase.of("laboratory.at", number, masks.size(), maker.id()), mine));
        Request request = request(masks.get(i), strategies, time);
        MaskRow row = new Trials(maker, 0).row(new Trials.Task(number, request), mine);
        if (!mine.isStopped() || row.isDecided()) {
          background.ui().execute(() -> add(row, mine));
        }
      }
    }
  }

  private void says(Phrase words, Watch of) {
    if (of == watch) {
      progressWrapper.set(words);
    }
  }

  private void add(MaskRow row, Watch of) {
    if (of != watch) {
      return;
    }
    List<MethodSummary> now = new ArrayList<>();
    for (MethodSummary summary : summariesWrapper.get()) {
      List<MaskRow> rows = new ArrayList<>(summary.rows());
      if (summary.method().equals(row.asked())) {
        rows.add(row);
      }
      now.add(new MethodSummary(summary.method(), rows, summary.masks()));
    }
    summariesWrapper.set(now);
    MaskRow.contradictions(now.stream().flatMap(each -> each.rows().stream()).toList()).stream()
        .findFirst()
        .ifPresent(
            wrong ->
                outcomes.show(
                    Notice.error(
                        Phrase.of(
                            "laboratory.contradiction",
                            wrong.found().line(),
                            wrong.found().asked(),
                            wrong.refuted().asked()))));
  }

  private static Request request(Mask mask, StrategySet strategies, Duration time) {
    return new Request(mask, strategies).withTime(time).withThreads(1).withLists(Lists.IGNORED);
  }

  private void end(boolean wasStopped) {
    runningWrapper.set(false);
    progressWrapper.set(Phrase.of(wasStopped ? "laboratory.stopped" : "laboratory.done"));
  }

  /** Stops the comparison; the measurements stay. */
  void stop() {
    watch.stop();
  }

  /** Draws the measurements so far, and passes on the newest picture. */
  void draw(
      Plot.Words words,
      boolean isDark,
      int width,
      int height,
      double scale,
      Consumer<BufferedImage> then) {
    Plot plot = plot(words);
    drawing.run(() -> (isDark ? plot.dark() : plot).image(width, height, scale), then);
  }

  private Plot plot(Plot.Words words) {
    return Plot.cactus(words, Report.series(tried()));
  }

  /** Summaries of the methods tried, without masks that were not. */
  private List<MethodSummary> tried() {
    return summariesWrapper.get().stream()
        .map(summary -> new MethodSummary(summary.method(), summary.rows(), summary.rows().size()))
        .toList();
  }

  void savePlot(Plot.Words words) {
    Plot plot = plot(words);
    dialogs
        .chooseTarget(Dialogs.FileKind.SVG, "laboratory.svg")
        .ifPresent(path -> write(path, plot.svg(PLOT_WIDTH, PLOT_HEIGHT)));
  }

  void saveRows() {
    StringBuilder csv = new StringBuilder(MaskRow.CSV_HEADER);
    summariesWrapper.get().forEach(summary -> summary.rows().forEach(row -> csv.append(row.csv())));
    dialogs
        .chooseTarget(CSV, "laboratory.csv")
        .ifPresent(path -> write(path, csv.toString().getBytes(StandardCharsets.UTF_8)));
  }

  private void write(Path path, byte[] bytes) {
    background.attempt(
        () -> {
          try {
            WholeFile.write(path, out -> out.write(bytes));
            return Notice.done(Phrase.of("files.exported", path.toString()));
          } catch (IOException e) {
            return Notice.error(Faults.phrase(e));
          }
        },
        outcomes::show,
        failure -> outcomes.show(Notice.error(Phrase.of("files.unexpected", failure.toString()))));
  }
}
