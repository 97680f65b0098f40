package cluewright.studio.results;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rating;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.generate.GenerationViewModel;
import cluewright.studio.generate.TimeLimit;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.rating.SharedPaths;
import cluewright.studio.work.Background;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Duration;

/**
 * The results of the current document, and the actions on them.
 *
 * <p>To look at results changes nothing; whatever is done to them goes through the history. What a
 * result is like is worked out in the background, one result at a time, so that a run that is on
 * keeps its processors.
 */
public final class ResultsViewModel {
  /** The maximum number of results to compare. */
  static final int MOST_COMPARED = 6;

  /** The number of results up to which figures are shown one by one as they become known. */
  private static final int FEW = 60;

  private static final Duration SOON = Duration.millis(500);

  private final History history;
  private final GenerationViewModel generation;
  private final NoticeViewModel notices;
  private final KnownFigures figures;
  private final Runnable toDesign;
  final ObservableList<ResultEntry> entries = FXCollections.observableArrayList();
  public final ObservableList<?> all = entries;

  final ObjectProperty<Sorting> sorting = new SimpleObjectProperty<>(Sorting.NEWEST);
  private final ReadOnlyObjectWrapper<List<ResultEntry>> comparedWrapper =
      new ReadOnlyObjectWrapper<>(List.of());

  /** The results being previewed, several side by side; empty for none. */
  public final ReadOnlyObjectProperty<List<ResultEntry>> compared =
      comparedWrapper.getReadOnlyProperty();

  private final PauseTransition soon = new PauseTransition(SOON);
  private List<Result> shown = List.of();
  private Document before;
  private int wanted;

  /**
   * Starts computing figures for the results.
   *
   * @param rate works a rating out, or knows it
   * @param toDesign shows the board, onto which a result was put
   */
  public ResultsViewModel(
      History history,
      GenerationViewModel generation,
      NoticeViewModel notices,
      Function<Puzzle, Rating> rate,
      SharedPaths paths,
      Background background,
      Runnable toDesign) {
    this.history = history;
    this.generation = generation;
    this.notices = notices;
    this.toDesign = toDesign;
    this.before = history.document();
    this.figures = new KnownFigures(rate, paths, background, this::figuresKnown);
    soon.setOnFinished(event -> refresh());
    history.document.addListener(change -> documentChanged());
    sorting.addListener(change -> refresh());
    documentChanged();
  }

  /** Shows ratings that say more than before. */
  public void rated(Map<Puzzle, Rating> ratings) {
    figures.rated(ratings);
  }

  ObservableBooleanValue searching() {
    return generation.running;
  }

  private void documentChanged() {
    Document now = history.document();
    if (!now.puzzle().equals(before.puzzle()) || !now.mask().equals(before.mask())) {
      // What is new on the board must be seen.
      endComparison();
    }
    before = now;
    List<Result> results = now.results();
    if (!results.equals(shown)) {
      shown = results;
      List<Result> newestFirst = new ArrayList<>(results);
      Collections.reverse(newestFirst);
      figures.want(newestFirst);
    }
    refresh();
  }

  /** Updates figures, which are shown in groups if there are many results. */
  private void figuresKnown() {
    if (shown.size() <= FEW) {
      refresh();
    } else if (soon.getStatus() != Animation.Status.RUNNING) {
      soon.playFromStart();
    }
  }

  private void refresh() {
    List<ResultEntry> now =
        IntStream.range(0, shown.size())
            .mapToObj(i -> entry(shown.get(i), i + 1))
            .sorted(sorting.get().order())
            .toList();
    if (!now.equals(entries)) {
      entries.setAll(now);
      comparedWrapper.set(stillThere(comparedWrapper.get()));
    }
  }

  private ResultEntry entry(Result result, int number) {
    boolean isShown = history.document().puzzle().filter(result.puzzle()::equals).isPresent();
    return new ResultEntry(result, number, figures.of(result), isShown);
  }

  private List<ResultEntry> stillThere(List<ResultEntry> before) {
    return before.isEmpty() ? before : amongEntries(before);
  }

  private List<ResultEntry> amongEntries(Collection<ResultEntry> some) {
    Set<Result> finds = finds(some);
    return entries.stream().filter(entry -> finds.contains(entry.find())).toList();
  }

  private static Set<Result> finds(Collection<ResultEntry> entries) {
    return entries.stream().map(ResultEntry::find).collect(Collectors.toSet());
  }

  /** Uses a result: its puzzle and mask, and its strategies if the allowed ones may not do. */
  void use(ResultEntry entry) {
    endComparison();
    Document document = history.document();
    StrategySet strategies = entry.result().strategies();
    Document next = document.withPuzzle(entry.result().puzzle());
    boolean isEnough = document.strategies().containsAll(strategies);
    Document asked = isEnough ? next : next.withStrategies(strategies).allowing(strategies);
    boolean endsDraft = document.endsDraft(asked);
    Project project = history.project();
    history.apply(
        Phrase.of("results.act-use", entry.number()),
        endsDraft ? project.withCopyOf(document, asked) : project.withDocument(asked));
    toDesign.run();
    if (endsDraft) {
      notices.show(Notice.done(Phrase.of("masks.draft-kept")));
    }
  }

  /** Keeps results when others are discarded, or stops keeping them if all are kept. */
  void toggleKept(Collection<ResultEntry> chosen) {
    if (chosen.isEmpty()) {
      return;
    }
    Set<Result> finds = finds(chosen);
    boolean keep = chosen.stream().anyMatch(entry -> !entry.result().kept());
    change(
        Phrase.of(keep ? "results.act-keep" : "results.act-release", chosen.size()),
        result ->
            Optional.of(finds.contains(result.withKept(false)) ? result.withKept(keep) : result));
  }

  /** True if all of these are now kept, regardless of when they were chosen. */
  boolean areKept(Collection<ResultEntry> chosen) {
    return amongEntries(chosen).stream().allMatch(entry -> entry.result().kept());
  }

  void discard(Collection<ResultEntry> chosen) {
    if (chosen.isEmpty()) {
      return;
    }
    Set<Result> finds = finds(chosen);
    Phrase act = Phrase.of("results.act-discard", chosen.size());
    change(
        act, result -> Optional.of(result).filter(each -> !finds.contains(each.withKept(false))));
    if (chosen.size() > 1) {
      tellDiscarded(chosen.size(), act);
    }
  }

  /** Discards all results that are not kept. */
  void discardOthers() {
    int others = (int) shown.stream().filter(result -> !result.kept()).count();
    if (others == 0) {
      return;
    }
    Phrase act = Phrase.of("results.act-discard", others);
    change(act, result -> Optional.of(result).filter(Result::kept));
    tellDiscarded(others, act);
  }

  private void tellDiscarded(int count, Phrase act) {
    notices.show(
        Notice.done(Phrase.of("results.discarded", count))
            .with(Phrase.of("results.undo"), () -> history.undoIfLast(act)));
  }

  private interface Change {
    Optional<Result> of(Result result);
  }

  private void change(Phrase act, Change change) {
    Document document = history.document();
    history.apply(
        act,
        document.withResults(
            document.results().stream().map(change::of).flatMap(Optional::stream).toList()));
  }

  /**
   * Adds puzzles to the project, each with its strategies, keeping the current one.
   *
   * @param place of the first of them among the puzzles of the project, from 0
   */
  void addToProject(List<ResultEntry> chosen, int place) {
    if (chosen.isEmpty()) {
      return;
    }
    Document like = history.document();
    List<Document> more = chosen.stream().map(entry -> document(entry.result(), like)).toList();
    history.apply(
        Phrase.of("results.act-add", more.size()), history.project().withInserted(place, more));
    notices.show(Notice.done(Phrase.of("results.added", more.size())));
  }

  /** Adds puzzles at the end of the project. */
  void addToProject(List<ResultEntry> chosen) {
    addToProject(chosen, history.project().documents().size());
  }

  private static Document document(Result result, Document like) {
    return Document.untitled(result.puzzle().mask(), result.strategies())
        .withDigitSet(like.digitSet())
        .withAuthor(like.author())
        .withPuzzle(result.puzzle());
  }

  /** Searches for a few more of the kind; does nothing before the result's figures are known. */
  void moreLike(ResultEntry entry) {
    TimeLimit limit = generation.limit.get();
    entry
        .figures()
        .ifPresent(
            known ->
                generation.search(
                    MoreLikeThis.to(entry.result(), known, history.document(), limit.duration()),
                    MoreLikeThis.few(limit.duration())));
  }

  /** Previews one result, or shows the board if it is the one there. */
  void look(ResultEntry entry) {
    compare(entry.isShown() ? List.of() : List.of(entry));
  }

  /** Previews results, several side by side, up to a limit. */
  void compare(Collection<ResultEntry> chosen) {
    wanted = chosen.size();
    comparedWrapper.set(chosen.stream().limit(MOST_COMPARED).toList());
  }

  /** Stops computing figures. */
  public void close() {
    figures.want(List.of());
  }

  public void endComparison() {
    comparedWrapper.set(List.of());
  }

  /** The number of results requested for comparison, which may exceed those shown. */
  int wanted() {
    return wanted;
  }

  boolean isComparing() {
    return !comparedWrapper.get().isEmpty();
  }
}
