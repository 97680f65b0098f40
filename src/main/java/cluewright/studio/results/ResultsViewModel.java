package cluewright.studio.results;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.generate.GenerationViewModel;
import cluewright.studio.work.Background;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * The gallery of all that was found for the document on the desk.
 *
 * <p>Whatever is done here goes through the history. What a result is like is worked out in the
 * background, one result at a time, so that a run that is on keeps its processors.
 */
public final class ResultsViewModel {
  private final History history;
  private final GenerationViewModel generation;
  private final KnownFigures figures;
  private final ObservableList<ResultEntry> entries = FXCollections.observableArrayList();
  private final ObjectProperty<Sorting> sorting = new SimpleObjectProperty<>(Sorting.NEWEST);
  private final ReadOnlyObjectWrapper<List<ResultEntry>> compared =
      new ReadOnlyObjectWrapper<>(List.of());
  private List<Result> shown = List.of();

  public ResultsViewModel(History history, GenerationViewModel generation, Background background) {
    this.history = history;
    this.generation = generation;
    this.figures = new KnownFigures(background, this::refresh);
    history.documentProperty().addListener(change -> documentChanged());
    sorting.addListener(change -> refresh());
    documentChanged();
  }

  ObservableList<ResultEntry> entries() {
    return entries;
  }

  /** All results. */
  public ObservableList<?> all() {
    return entries;
  }

  ObjectProperty<Sorting> sortingProperty() {
    return sorting;
  }

  /** Those that stand side by side; none while nothing is compared. */
  public ReadOnlyObjectProperty<List<ResultEntry>> comparedProperty() {
    return compared.getReadOnlyProperty();
  }

  ObservableBooleanValue searching() {
    return generation.runningProperty();
  }

  private void documentChanged() {
    List<Result> results = history.document().results();
    if (!results.equals(shown)) {
      shown = results;
      List<Result> newestFirst = new ArrayList<>(results);
      Collections.reverse(newestFirst);
      figures.want(newestFirst);
    }
    refresh();
  }

  private void refresh() {
    List<ResultEntry> now =
        IntStream.range(0, shown.size())
            .mapToObj(i -> entry(shown.get(i), i + 1))
            .sorted(sorting.get().order())
            .toList();
    if (!now.equals(entries)) {
      entries.setAll(now);
      compared.set(stillThere(compared.get()));
    }
  }

  private ResultEntry entry(Result result, int number) {
    boolean isShown = history.document().puzzle().filter(result.puzzle()::equals).isPresent();
    return new ResultEntry(result, number, figures.of(result), isShown);
  }

  private List<ResultEntry> stillThere(List<ResultEntry> before) {
    return entries.stream()
        .filter(entry -> before.stream().anyMatch(other -> other.result().isLike(entry.result())))
        .toList();
  }

  /**
   * Puts a result on the board, with the strategies that it was found with if those allowed now may
   * not be enough for it.
   */
  void show(ResultEntry entry) {
    endComparison();
    Document document = history.document();
    StrategySet strategies = entry.result().strategies();
    Document next = document.withPuzzle(entry.result().puzzle());
    boolean isEnough = document.strategies().containsAll(strategies);
    history.apply(
        Phrase.of("results.act-show", entry.number()),
        isEnough ? next : next.withStrategies(strategies));
  }

  /** Keeps results whatever else is discarded, or no longer if all of them are kept. */
  void toggleKept(Collection<ResultEntry> chosen) {
    boolean keep = chosen.stream().anyMatch(entry -> !entry.result().kept());
    change(
        Phrase.of(keep ? "results.act-keep" : "results.act-release", chosen.size()),
        result ->
            isAmong(result, chosen) ? Optional.of(result.withKept(keep)) : Optional.of(result));
  }

  void discard(Collection<ResultEntry> chosen) {
    change(
        Phrase.of("results.act-discard", chosen.size()),
        result -> isAmong(result, chosen) ? Optional.empty() : Optional.of(result));
  }

  /** Discards all that are not kept. */
  void discardOthers() {
    int others = (int) shown.stream().filter(result -> !result.kept()).count();
    change(
        Phrase.of("results.act-discard", others),
        result -> result.kept() ? Optional.of(result) : Optional.empty());
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

  private static boolean isAmong(Result result, Collection<ResultEntry> chosen) {
    return chosen.stream().anyMatch(entry -> entry.result().isLike(result));
  }

  /** Looks for a few more of the kind; does nothing until the result's figures are known. */
  void moreLike(ResultEntry entry) {
    entry
        .figures()
        .ifPresent(
            known ->
                generation.generateMany(
                    MoreLikeThis.to(
                        entry.result(),
                        known,
                        history.document(),
                        generation.limitProperty().get().duration())));
  }

  void compare(Collection<ResultEntry> chosen) {
    compared.set(List.copyOf(chosen));
  }

  public void endComparison() {
    compared.set(List.of());
  }
}
