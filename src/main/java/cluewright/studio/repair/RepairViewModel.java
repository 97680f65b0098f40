package cluewright.studio.repair;

import cluewright.document.Document;
import cluewright.mask.Symmetry;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.feasibility.Judgement;
import cluewright.search.feasibility.Question;
import cluewright.search.feasibility.Repair;
import cluewright.search.feasibility.RepairRequest;
import cluewright.search.feasibility.Repaired;
import cluewright.search.feasibility.Suggestion;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Repairs a mask: a single press searches for the fewest cells to add, and adds them.
 *
 * <p>Suggestions show as they are found, and the best is added when the search ends, or before if
 * the designer is in a hurry. The others stay on offer: each takes the place of the one before. Any
 * other change of the mask, its fixed digits or the strategies ends the offer, since it would
 * answer a question that is no longer asked.
 */
public final class RepairViewModel {
  private static final Duration TIME = Duration.ofSeconds(10);

  private final History history;
  private final Supplier<Symmetry> brush;
  private final RepairSource source;
  private final Background background;
  private final Consumer<Puzzle> solutions;
  private final NoticeViewModel notices;
  private final ReadOnlyObjectWrapper<Optional<RepairOffer>> offerWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The current offer; empty if no repair was requested. */
  public final ReadOnlyObjectProperty<Optional<RepairOffer>> offer =
      offerWrapper.getReadOnlyProperty();

  private Optional<RepairSearch> search = Optional.empty();

  /**
   * @param brush the symmetry by which cells are added together
   * @param solutions takes the solution of each suggestion that is taken
   */
  public RepairViewModel(
      History history,
      Supplier<Symmetry> brush,
      RepairSource source,
      Background background,
      Consumer<Puzzle> solutions,
      NoticeViewModel notices) {
    this.history = history;
    this.brush = brush;
    this.source = source;
    this.background = background;
    this.solutions = solutions;
    this.notices = notices;
    history.document.addListener((property, before, after) -> changed(after));
  }

  /** Searches for cells and adds the fewest it finds; restarts a running search. */
  public void repair() {
    dismiss();
    RepairSearch mine = new RepairSearch(history.document());
    search = Optional.of(mine);
    offerWrapper.set(Optional.of(RepairWords.of(mine)));
    Symmetry symmetry = brush.get();
    background.run(
        () ->
            source.repair(
                request(mine.question(), symmetry), mine.goal(), mine.watch, listener(mine)),
        result -> ended(mine, result));
  }

  /** Adds what was already found, or starts a search. */
  public void repairOrTake() {
    if (search.filter(mine -> !mine.isTaken()).flatMap(RepairSearch::shown).isPresent()) {
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

  private Repair.Listener listener(RepairSearch mine) {
    return new Repair.Listener() {
      @Override
      public void trying(Phrase words) {
        later(mine, () -> mine.words = words);
      }

      @Override
      public void found(List<Suggestion> suggestions) {
        later(mine, () -> mine.suggestions = suggestions);
      }
    };
  }

  private void later(RepairSearch mine, Runnable change) {
    background.ui().execute(() -> update(mine, change));
  }

  /** Takes news from a search; after cells were added, others are already on offer. */
  private void update(RepairSearch mine, Runnable change) {
    if (isCurrent(mine) && !mine.isTaken()) {
      change.run();
      offerWrapper.set(Optional.of(RepairWords.of(mine)));
    }
  }

  private boolean isCurrent(RepairSearch mine) {
    return search.filter(mine::equals).isPresent();
  }

  private void ended(RepairSearch mine, Repaired result) {
    update(
        mine,
        () -> {
          mine.suggestions = result.suggestions();
          mine.result = Optional.of(result);
        });
    if (!isCurrent(mine) || mine.isTaken()) {
      return;
    }
    if (result.asked() instanceof Judgement.Possible possible) {
      dismiss();
      solutions.accept(possible.solution());
    } else {
      take();
    }
  }

  /** Shows the next suggestion, and from the last the first; an added one is replaced. */
  public void next() {
    search.ifPresent(
        mine -> {
          mine.next();
          if (mine.isTaken()) {
            take();
          } else {
            offerWrapper.set(Optional.of(RepairWords.of(mine)));
          }
        });
  }

  /** Adds the cells of the displayed suggestion as one act, and ends the search. */
  public void take() {
    search.ifPresent(mine -> mine.shown().ifPresent(shown -> take(mine, shown)));
  }

  private void take(RepairSearch mine, Suggestion suggestion) {
    boolean isFirst = !mine.isTaken();
    mine.watch.stop();
    mine.taken = Optional.of(suggestion);
    solutions.accept(suggestion.solution());
    Phrase act = Phrase.of("repair.act", suggestion.added().size());
    Document repaired = history.document().withMask(mine.mask());
    if (isFirst) {
      history.apply(act, repaired);
    } else {
      history.amend(act, repaired);
    }
    RepairOffer told = RepairWords.of(mine);
    offerWrapper.set(Optional.of(told));
    notices.show(
        Notice.done(told.sentence()).with(Phrase.of("repair.undo"), () -> history.undoIfLast(act)));
  }

  /** Ends the repair and withdraws its offer; added cells stay. */
  public void dismiss() {
    search.ifPresent(mine -> mine.watch.stop());
    search = Optional.empty();
    offerWrapper.set(Optional.empty());
  }

  private void changed(Document document) {
    if (search.filter(mine -> !mine.isAbout(document)).isPresent()) {
      dismiss();
    }
  }
}
