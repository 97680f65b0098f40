package cluewright.studio.pictures;

import cluewright.document.Document;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.print.Entry;
import cluewright.print.Grade;
import cluewright.print.image.PictureFile;
import cluewright.print.image.PictureSeries;
import cluewright.print.image.PictureSeries.Part;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.print.image.SeriesPlan;
import cluewright.replay.Answer;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.search.solve.UniqueSolution;
import cluewright.studio.document.History;
import cluewright.studio.rating.RatingsViewModel;
import cluewright.studio.settings.ChoiceSettings;
import cluewright.studio.settings.Settings;
import cluewright.studio.work.Changes;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/** The settings for a picture of each puzzle in the project, as for a week's dailies. */
final class SeriesViewModel {
  private static final SeriesPlan USUAL =
      new SeriesPlan(PictureSeries.DAILY, Set.of(Part.SOLUTION));

  private final History history;
  private final ObservableValue<Locale> language;

  /** Whether all puzzles of the project are included. */
  final BooleanProperty whole = new SimpleBooleanProperty();

  /** The date of the first picture; null while the text is not a date. */
  final ObjectProperty<LocalDate> first =
      new SimpleObjectProperty<>(LocalDate.now(ZoneId.systemDefault()).plusDays(1));

  final ObjectProperty<SeriesPlan> plan;
  private final ReadOnlyIntegerWrapper countWrapper = new ReadOnlyIntegerWrapper();
  final ReadOnlyIntegerProperty count = countWrapper.getReadOnlyProperty();

  SeriesViewModel(History history, Settings settings, ObservableValue<Locale> language) {
    this.history = history;
    this.language = language;
    plan = ChoiceSettings.property(settings, USUAL, SeriesPlan.CHOICES);
    Changes.callNow(this::follow, history.project);
  }

  private void follow() {
    countWrapper.set(documents().size());
    whole.set(whole.get() && countWrapper.get() > 1);
  }

  private List<Document> documents() {
    return history.project().documents().stream()
        .filter(document -> document.puzzle().isPresent())
        .toList();
  }

  /** All properties that can change. */
  List<Observable> all() {
    return List.of(whole, first, plan);
  }

  private String pattern() {
    return plan.get().pattern();
  }

  /** A fault in words; empty if there is none. */
  Optional<Phrase> trouble() {
    if (PictureSeries.isImpossible(pattern())) {
      return Optional.of(
          Phrase.of("pictures.series-name-wrong", "{number}, {date}, {weekday}, {title}, {level}"));
    }
    return first.get() == null && PictureSeries.needsDay(pattern())
        ? Optional.of(Phrase.of("pictures.series-day-wrong"))
        : Optional.empty();
  }

  /** The chosen series. */
  PictureSeries series(PictureFile file, Set<Extra> extras) {
    Optional<LocalDate> day =
        Optional.ofNullable(first.get()).filter(any -> PictureSeries.needsDay(pattern()));
    return new PictureSeries(
        file, day, pattern().strip(), extras, plan.get().parts(), language.getValue());
  }

  /** Prepares the current puzzles, to be completed away from the UI thread. */
  Preparation preparation(PictureSeries series) {
    return new Preparation(documents(), series);
  }

  /** Puzzles with the contents of their files. */
  record Preparation(List<Document> documents, PictureSeries series) {
    List<Entry> entries(PictureRun run) {
      List<Entry> entries = new ArrayList<>();
      for (Document document : documents) {
        run.report(Phrase.of("pictures.series-preparing", entries.size() + 1, documents.size()));
        entries.add(entry(document, document.puzzle().orElseThrow()));
      }
      return entries;
    }

    private Entry entry(Document document, Puzzle puzzle) {
      boolean isSolved = series.parts().contains(Part.SOLUTION);
      return new Entry(
          document.title(),
          document.author(),
          "",
          puzzle,
          isSolved ? UniqueSolution.of(puzzle) : Answer.UNKNOWN,
          series.needsLevel() ? grade(puzzle) : Optional.empty(),
          Optional.empty(),
          document.digitSet(),
          Optional.empty());
    }

    private static Optional<Grade> grade(Puzzle puzzle) {
      return RatingsViewModel.isRatable(puzzle)
              && new Rater(puzzle.board()).rateByHodoku(puzzle) instanceof Rating.Rated rated
          ? Optional.of(new Grade(rated.level(), rated.score()))
          : Optional.empty();
    }

    /** Why the series cannot be written, if so. */
    Optional<Phrase> fault(List<Entry> entries) {
      for (int i = 0; i < entries.size() && series.parts().contains(Part.SOLUTION); i++) {
        if (entries.get(i).solution().isEmpty()) {
          return Optional.of(Phrase.of("pictures.series-unsolved", i + 1));
        }
      }
      return series
          .clash(entries)
          .map(
              clash ->
                  Phrase.of(
                      "pictures.series-clash",
                      clash.one(),
                      clash.other(),
                      clash.name(),
                      "{number}"));
    }
  }
}
