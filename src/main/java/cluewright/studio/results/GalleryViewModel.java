package cluewright.studio.results;

import cluewright.studio.generate.GenerationViewModel;
import cluewright.studio.results.Picks.Reach;
import java.util.List;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * The results shown in the gallery, and which of them are selected. Nothing here changes the
 * project; {@link ResultsViewModel} does.
 */
public final class GalleryViewModel {
  final ResultsViewModel results;
  final GenerationViewModel generation;
  final ObjectProperty<Filter> filter = new SimpleObjectProperty<>(Filter.NONE);
  private final ReadOnlyObjectWrapper<Overview> overviewWrapper =
      new ReadOnlyObjectWrapper<>(Overview.of(List.of()));
  final ReadOnlyObjectProperty<Overview> overview = overviewWrapper.getReadOnlyProperty();

  /** The results that pass the filter, in the current order. */
  final ObservableList<ResultEntry> shown = FXCollections.observableArrayList();

  private final ReadOnlyObjectWrapper<Picks> picksWrapper = new ReadOnlyObjectWrapper<>(Picks.NONE);
  final ReadOnlyObjectProperty<Picks> picks = picksWrapper.getReadOnlyProperty();

  public GalleryViewModel(ResultsViewModel results, GenerationViewModel generation) {
    this.results = results;
    this.generation = generation;
    results.entries.addListener((Observable change) -> refresh());
    filter.addListener(change -> refresh());
    picksWrapper.addListener((property, before, now) -> followPreview(before, now));
    refresh();
  }

  private void refresh() {
    List<ResultEntry> before = List.copyOf(shown);
    List<ResultEntry> now = results.entries.stream().filter(filter.get()::passes).toList();
    overviewWrapper.set(Overview.of(results.entries));
    Picks next = picksWrapper.get().among(before, now);
    if (!now.equals(before)) {
      shown.setAll(now);
    }
    if (!next.equals(picksWrapper.get())) {
      picksWrapper.set(next);
    }
  }

  /** The selected results, in the order shown. */
  List<ResultEntry> chosen() {
    return shown.stream().filter(picksWrapper.get()::holds).toList();
  }

  void select(int index, Reach reach) {
    picksWrapper.set(picksWrapper.get().with(shown, index, reach));
  }

  /** Selects a result for a menu or drag, unless it is already selected. */
  void grasp(int index) {
    if (!picksWrapper.get().holds(shown.get(index))) {
      select(index, Reach.ALONE);
    }
  }

  /** Moves the focus by a number of places, within limits; from nowhere to the first. */
  void move(int places, Reach reach) {
    if (shown.isEmpty()) {
      return;
    }
    Optional<Integer> lead = picksWrapper.get().leadIn(shown);
    int to = lead.map(place -> place + places).orElse(0);
    select(Math.max(0, Math.min(shown.size() - 1, to)), reach);
  }

  void selectAll() {
    picksWrapper.set(Picks.all(shown));
  }

  void selectNothing() {
    picksWrapper.set(Picks.NONE);
  }

  /** Updates an open preview to the selection. */
  private void followPreview(Picks before, Picks now) {
    if (results.isComparing() && !before.equals(now)) {
      results.compare(chosen());
    }
  }

  void resetFilter() {
    filter.set(Filter.NONE);
  }
}
