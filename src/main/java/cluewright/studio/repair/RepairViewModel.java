package cluewright.studio.repair;

import cluewright.mask.Symmetry;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Watch;
import cluewright.search.feasibility.Judgement;
import cluewright.search.feasibility.Question;
import cluewright.search.feasibility.Repair;
import cluewright.search.feasibility.RepairRequest;
import cluewright.search.feasibility.Repaired;
import cluewright.search.feasibility.Suggestion;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Repairing a mask: looking for cells to add, one suggestion after the other, and taking one.
 *
 * <p>Suggestions show as they are found. Any change of the mask or the strategies ends the offer,
 * since it would answer a question that is no longer asked.
 */
public final class RepairViewModel {
  private static final Duration TIME = Duration.ofSeconds(10);

  private final History history;
  private final Supplier<Symmetry> brush;
  private final RepairSource source;
  private final Background background;
  private final Consumer<Puzzle> solutions;
  private final ReadOnlyObjectWrapper<Optional<Offer>> offer =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Search> search = Optional.empty();

  /**
   * @param brush the symmetry by which cells are added together
   * @param solutions takes the solution of each suggestion that is taken
   */
  public RepairViewModel(
      History history,
      Supplier<Symmetry> brush,
      RepairSource source,
      Background background,
      Consumer<Puzzle> solutions) {
    this.history = history;
    this.brush = brush;
    this.source = source;
    this.background = background;
    this.solutions = solutions;
    history.documentProperty().addListener((property, before, after) -> changed(after));
  }

  /** What is offered now; empty when no repair was asked for. */
  public ReadOnlyObjectProperty<Optional<Offer>> offerProperty() {
    return offer.getReadOnlyProperty();
  }

  /** Looks for cells to add to the mask; a repair that runs already is begun anew. */
  public void repair() {
    dismiss();
    Document document = history.document();
    Search mine = new Search(new Question(document.mask(), document.strategies()));
    search = Optional.of(mine);
    offer.set(Optional.of(Offers.of(mine)));
    Symmetry symmetry = brush.get();
    background.run(
        () -> source.repair(request(mine.question, symmetry), mine.watch, heardBy(mine)),
        result -> ended(mine, result));
  }

  /** Takes what is offered, or looks for cells if nothing is. */
  public void repairOrTake() {
    if (search.flatMap(Search::shown).isPresent()) {
      take();
    } else {
      repair();
    }
  }

  private static RepairRequest request(Question question, Symmetry brush) {
    Mask mask = question.mask();
    return new RepairRequest(
        question,
        brush.orbits(mask.board()),
        Symmetry.of(mask).stream().map(symmetry -> symmetry.orbits(mask.board())).toList(),
        TIME);
  }

  private Repair.Listener heardBy(Search mine) {
    return new Repair.Listener() {
      @Override
      public void trying(Phrase words) {
        later(mine, () -> mine.words = words);
      }

      @Override
      public void found(List<Suggestion> suggestions) {
        later(mine, () -> mine.show(suggestions));
      }
    };
  }

  private void later(Search mine, Runnable change) {
    background.ui().execute(() -> update(mine, change));
  }

  private void update(Search mine, Runnable change) {
    if (search.filter(mine::equals).isPresent()) {
      change.run();
      offer.set(Optional.of(Offers.of(mine)));
    }
  }

  private void ended(Search mine, Repaired result) {
    update(
        mine,
        () -> {
          mine.show(result.suggestions());
          mine.result = Optional.of(result);
        });
    if (search.filter(mine::equals).isPresent()
        && result.asked() instanceof Judgement.Possible possible) {
      dismiss();
      solutions.accept(possible.solution());
    }
  }

  /** Shows the next suggestion, and after the last one the first. */
  public void next() {
    search.ifPresent(mine -> update(mine, mine::next));
  }

  /** Adds the cells of the suggestion on display, as one act. */
  public void take() {
    search.flatMap(Search::shown).ifPresent(this::take);
  }

  private void take(Suggestion suggestion) {
    dismiss();
    Document document = history.document();
    solutions.accept(suggestion.solution());
    history.apply(
        Phrase.of("repair.act", suggestion.added().size()),
        document.withMask(document.mask().with(suggestion.added())));
  }

  /** Ends the repair and takes its offer away. */
  public void dismiss() {
    search.ifPresent(mine -> mine.watch.stop());
    search = Optional.empty();
    offer.set(Optional.empty());
  }

  private void changed(Document document) {
    Question now = new Question(document.mask(), document.strategies());
    if (search.filter(mine -> !mine.question.equals(now)).isPresent()) {
      dismiss();
    }
  }

  /** A repair that was asked for, as the UI thread knows it. */
  static final class Search {
    private final Question question;
    private final Watch watch = Watch.idle();
    private List<Suggestion> suggestions = List.of();
    private Optional<Suggestion> chosen = Optional.empty();
    private Optional<Repaired> result = Optional.empty();
    private Phrase words = Phrase.NOTHING;

    private Search(Question question) {
      this.question = question;
    }

    Question question() {
      return question;
    }

    List<Suggestion> suggestions() {
      return suggestions;
    }

    Optional<Repaired> result() {
      return result;
    }

    Phrase words() {
      return words;
    }

    /** The one that the designer went to, as long as it is among them, or else the best. */
    Optional<Suggestion> shown() {
      return chosen.filter(suggestions::contains).or(() -> suggestions.stream().findFirst());
    }

    private void show(List<Suggestion> best) {
      suggestions = best;
    }

    private void next() {
      chosen =
          shown()
              .map(current -> (suggestions.indexOf(current) + 1) % suggestions.size())
              .map(suggestions::get);
    }
  }
}
