package cluewright.studio.puzzles;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Sketches;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rating;
import cluewright.studio.digitset.PreferredDigits;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.rating.RatingsViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The puzzles of the project, their order, and which one is current. */
public final class PuzzlesViewModel {
  private static final Phrase DELETION = Phrase.of("puzzles.act-delete");

  private final History history;
  private final RatingsViewModel ratings;
  private final NoticeViewModel notices;
  private final PreferredDigits digits;
  private final Runnable added;
  private final Runnable deleted;
  private final ReadOnlyObjectWrapper<List<PuzzleEntry>> entriesWrapper =
      new ReadOnlyObjectWrapper<>(List.of());
  public final ReadOnlyObjectProperty<List<PuzzleEntry>> entries =
      entriesWrapper.getReadOnlyProperty();

  /**
   * @param added runs when an empty puzzle has been added
   * @param deleted runs when a puzzle has been deleted, and its neighbour is current
   */
  public PuzzlesViewModel(
      History history,
      RatingsViewModel ratings,
      NoticeViewModel notices,
      PreferredDigits digits,
      Runnable added,
      Runnable deleted) {
    this.history = history;
    this.ratings = ratings;
    this.notices = notices;
    this.digits = digits;
    this.added = added;
    this.deleted = deleted;
    history.project.addListener(change -> entriesWrapper.set(now()));
    ratings.ratings.addListener(change -> ratingsChanged());
    entriesWrapper.set(now());
  }

  /** Updates the list for new ratings, most of which belong to results that are not listed. */
  private void ratingsChanged() {
    List<PuzzleEntry> now = now();
    if (!now.equals(entriesWrapper.get())) {
      entriesWrapper.set(now);
    }
  }

  private List<PuzzleEntry> now() {
    Map<Puzzle, Rating> known = ratings.ratings.get();
    List<PuzzleEntry> all = new ArrayList<>();
    for (Document document : history.project().documents()) {
      Optional<Rating> rating = document.puzzle().map(known::get);
      all.add(new PuzzleEntry(all.size(), document, rating));
    }
    return List.copyOf(all);
  }

  /** The position of the current puzzle, counted from 0. */
  public int current() {
    return history.project().current();
  }

  /** True if there is only one puzzle, which cannot be deleted. */
  public BooleanBinding isOnlyOne() {
    return Bindings.createBooleanBinding(() -> entriesWrapper.get().size() == 1, entriesWrapper);
  }

  public BooleanBinding isFirst() {
    return Bindings.createBooleanBinding(() -> current() == 0, history.project);
  }

  public BooleanBinding isLast() {
    return Bindings.createBooleanBinding(
        () -> current() == history.project().documents().size() - 1, history.project);
  }

  public void select(int index) {
    if (index != current()) {
      history.select(index);
    }
  }

  public void selectNext() {
    select(Math.min(current() + 1, entriesWrapper.get().size() - 1));
  }

  public void selectPrevious() {
    select(Math.max(current() - 1, 0));
  }

  /** Adds a puzzle with an empty mask, and the author and difficulty of the current one. */
  public void add() {
    Document like = history.document();
    Document fresh = like.another(Mask.empty(like.mask().board())).withAuthor(like.author());
    history.turn(Phrase.of("puzzles.act-add"), history.project().withNew(digits.on(fresh)));
    added.run();
  }

  /** Adds a copy of the current puzzle, without its results and unfinished board work. */
  public void duplicate() {
    Document copy = history.document().withResults(List.of()).withSketches(Sketches.NONE);
    history.turn(Phrase.of("puzzles.act-duplicate"), history.project().withNew(copy));
  }

  /** Deletes the current puzzle, unless it is the only one. */
  public void delete() {
    Project project = history.project();
    if (project.documents().size() == 1) {
      return;
    }
    Phrase name = title(project.document());
    Project after = project.without(project.current());
    history.turn(DELETION, after);
    deleted.run();
    notices.show(
        Notice.done(Phrase.of("puzzles.deleted", name))
            .with(Phrase.of("puzzles.undo"), () -> undoIfLast(after.documents().size())));
  }

  /**
   * Undoes the deletion, ignoring what was found or learned in the meantime, which is not an act.
   */
  private void undoIfLast(int left) {
    if (history.project().documents().size() == left) {
      history.undoIfLast(DELETION);
    }
  }

  /** Moves a puzzle to another position, keeping the current one. */
  public void move(int from, int to) {
    boolean isPlace = to >= 0 && to < entriesWrapper.get().size();
    if (isPlace && from != to) {
      history.apply(Phrase.of("puzzles.act-move"), history.project().withMoved(from, to));
    }
  }

  public void moveUp() {
    move(current(), current() - 1);
  }

  public void moveDown() {
    move(current(), current() + 1);
  }

  /** The title, or a word for none. */
  static Phrase title(Document document) {
    return document.title().isBlank()
        ? Phrase.of("files.untitled")
        : Phrase.verbatim(document.title());
  }
}
