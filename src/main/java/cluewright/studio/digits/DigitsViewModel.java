package cluewright.studio.digits;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.replay.Parts;
import cluewright.search.solve.UniqueSolution;
import cluewright.strategy.core.Words;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.board.CarryHandler;
import cluewright.studio.board.SelectionHandler;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.play.Selection;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/**
 * Edits the digits on the board by hand: typing, moving and erasing.
 *
 * <p>The digits are those of the puzzle or, before there is one, the fixed digits of the mask. Each
 * change is looked into at once, away from the UI thread; digits that turn out to have one solution
 * become the puzzle. A draft that becomes current, pasted, opened or chosen, is shown here.
 */
public final class DigitsViewModel implements SelectionHandler, CarryHandler {
  private static final Notice KEPT = Notice.done(Phrase.of("digits.puzzle-kept"));
  private static final Phrase PUSH = Phrase.of("digits.act-push");

  private final History history;
  private final NoticeViewModel notices;
  private final Runnable toClues;
  private final GradualWork<Findings> checks;
  private final GradualWork<List<Trial>> trialWork;
  private final Latest thinning;

  /** Whether digits are being edited rather than the mask. */
  public final BooleanProperty active = new SimpleBooleanProperty();

  /** Whether the solutions are counted even while the mask is edited. */
  public final BooleanProperty counting = new SimpleBooleanProperty();

  /** Whether redundant signs are marked on the board; ends when the digits change. */
  public final BooleanProperty marking = new SimpleBooleanProperty();

  private final ReadOnlyObjectWrapper<Optional<BoardPicture>> pictureWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The board while digits are edited. */
  public final ReadOnlyObjectProperty<Optional<BoardPicture>> picture =
      pictureWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Optional<Findings>> findingsWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** What is known about the digits; for a moment after a change, about the digits before. */
  public final ReadOnlyObjectProperty<Optional<Findings>> findings =
      findingsWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<List<Trial>> trialsWrapper =
      new ReadOnlyObjectWrapper<>(List.of());

  /** What each digit would do in the selected cell, starting with none; empty without one. */
  public final ReadOnlyObjectProperty<List<Trial>> trials = trialsWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<OptionalInt> cellWrapper =
      new ReadOnlyObjectWrapper<>(OptionalInt.empty());

  /** The selected cell, if there is exactly one. */
  public final ReadOnlyObjectProperty<OptionalInt> cell = cellWrapper.getReadOnlyProperty();

  private final ReadOnlyBooleanWrapper filledWrapper = new ReadOnlyBooleanWrapper();

  /** True if digits are being edited and every clue cell has one. */
  public final ReadOnlyBooleanProperty filled = filledWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Phrase> erasableWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** What {@link #erase} would change, in words; empty if nothing. */
  public final ReadOnlyObjectProperty<Phrase> erasable = erasableWrapper.getReadOnlyProperty();

  private Selection selection = Selection.FIRST;
  private Selection before = Selection.FIRST;
  private Optional<Carried> carried = Optional.empty();
  private long openings;
  private Project last;
  private Optional<Puzzle> checked = Optional.empty();
  private Optional<Asked> asked = Optional.empty();
  private Map<Puzzle, List<Puzzle>> counted = Map.of();

  /** A drag of the selected digits. */
  private record Carried(int from, Movement movement) {}

  /** The other digits, and the cell asked about. */
  private record Asked(Puzzle others, int cell) {}

  /**
   * @param toClues is run when the designer turns to the clues: a replay goes back to them
   * @param soon where the digits are looked into, which is short on all but large boards
   * @param later where it is found out what other digits would do
   */
  public DigitsViewModel(
      History history,
      NoticeViewModel notices,
      Runnable toClues,
      Background soon,
      Background later) {
    this.history = history;
    this.notices = notices;
    this.toClues = toClues;
    this.checks = new GradualWork<>(soon, this::found);
    this.trialWork = new GradualWork<>(later, trialsWrapper::set);
    this.thinning = new Latest(later);
    openings = history.openings();
    last = history.project();
    history.document.addListener(change -> documentChanged());
    history.project.addListener((property, before, now) -> projectChanged(now));
    active.addListener(change -> activeChanged());
    counting.addListener(change -> refresh());
    marking.addListener(change -> show());
  }

  /** True if there is a puzzle that is not yet among the results. */
  public BooleanBinding isNew() {
    return Bindings.createBooleanBinding(
        () -> document().puzzle().isPresent() && !isAmongResults(document().puzzle().get()),
        history.document);
  }

  private boolean isAmongResults(Puzzle puzzle) {
    return document().results().stream().map(Result::puzzle).anyMatch(puzzle::equals);
  }

  /** The number of clue cells without a digit. */
  public ObservableValue<Integer> blanks() {
    return history.document.map(now -> now.mask().size() - now.digits().mask().size());
  }

  /** The digit of that cell; 0 for none. */
  int digitOfCell() {
    return cellWrapper.get().isPresent() ? digits().digit(cellWrapper.get().getAsInt()) : 0;
  }

  /** Shows the current digits as those of a newly opened draft. */
  public void open() {
    active.set(true);
  }

  /** Takes the first two solutions of imported digits, which are not counted again. */
  public void know(Map<Puzzle, List<Puzzle>> solutions) {
    counted = solutions;
  }

  public void close() {
    checks.stop();
    trialWork.stop();
  }

  private Document document() {
    return history.document();
  }

  private Puzzle digits() {
    return document().digits();
  }

  private Board board() {
    return document().mask().board();
  }

  /** Follows the current document to another position in the project. */
  private void projectChanged(Project now) {
    if (now.document().equals(last.document())) {
      last = now;
    }
  }

  private void documentChanged() {
    Project now = history.project();
    boolean isAnother = openings != history.openings() || last.current() != now.current();
    boolean isSame = now.document().equals(last.document());
    openings = history.openings();
    last = now;
    if (isAnother && !isSame && document().isDraft()) {
      open();
    }
    carried = Optional.empty();
    refresh();
  }

  private void activeChanged() {
    if (active.get()) {
      toClues.run();
    }
    carried = Optional.empty();
    refresh();
  }

  private void refresh() {
    filledWrapper.set(active.get() && digits().mask().equals(document().mask()));
    if (!active.get()) {
      asked = Optional.empty();
      cellWrapper.set(OptionalInt.empty());
      trialWork.stop();
      if (counting.get()) {
        check();
      } else {
        checked = Optional.empty();
        checks.stop();
        findingsWrapper.set(Optional.empty());
      }
      show();
      return;
    }
    selection = selection.on(board());
    check();
    look();
    show();
  }

  private void check() {
    Optional<Puzzle> now = Optional.of(digits());
    if (now.equals(checked)) {
      findingsWrapper.get().ifPresent(this::settle);
      return;
    }
    checked = now;
    marking.set(false);
    if (findingsWrapper.get().filter(last -> !last.digits().board().equals(board())).isPresent()) {
      findingsWrapper.set(Optional.empty());
    }
    checks.ask(new DigitsCheck(digits(), Optional.ofNullable(counted.get(digits()))));
  }

  private void found(Findings now) {
    findingsWrapper.set(Optional.of(now));
    show();
    settle(now);
  }

  /** Turns a draft with one solution into a puzzle. */
  private void settle(Findings now) {
    Document draft = document();
    if (now.solutions().isOne() && draft.isDraft() && draft.fixed().equals(now.digits())) {
      history.recognize(draft.withPuzzle(draft.fixed()));
    }
  }

  /** Asks about the selected cell, whose own digit does not count. */
  private void look() {
    int[] cells = selection.cells().toArray();
    cellWrapper.set(cells.length == 1 ? OptionalInt.of(cells[0]) : OptionalInt.empty());
    Optional<Asked> next =
        cells.length == 1
            ? Optional.of(new Asked(digits().with(cells[0], 0), cells[0]))
            : Optional.empty();
    if (next.equals(asked)) {
      return;
    }
    asked = next;
    trialWork.stop();
    trialsWrapper.set(next.map(question -> Trials.unknown(question.others())).orElse(List.of()));
    next.ifPresent(question -> trialWork.ask(Trials.ofCell(question.others(), question.cell())));
  }

  private void show() {
    Movement movement = carried.map(Carried::movement).orElse(Movement.NONE);
    CellSet erased = active.get() ? erased() : CellSet.empty();
    erasableWrapper.set(erased.isEmpty() ? Phrase.NOTHING : where(erased));
    pictureWrapper.set(
        active.get()
            ? Optional.of(
                new DraftPicture(document(), findingsWrapper.get(), selection, marked())
                    .moved(movement))
            : Optional.empty());
  }

  private List<Rule> marked() {
    return marking.get() && carried.isEmpty() ? redundantSigns() : List.of();
  }

  private List<Rule> redundantSigns() {
    return findingsWrapper.get().map(now -> now.signs().redundant()).orElse(List.of());
  }

  /** True if there are redundant signs to be marked. */
  BooleanBinding hasRedundantSigns() {
    return Bindings.createBooleanBinding(() -> !redundantSigns().isEmpty(), findingsWrapper);
  }

  @Override
  public void begin() {
    before = selection;
  }

  @Override
  public void cancel() {
    choose(before.on(board()));
  }

  private void choose(Selection next) {
    selection = next;
    toClues.run();
    refresh();
  }

  @Override
  public void select(int chosen, Extent extent) {
    choose(selection.with(chosen, extent));
  }

  @Override
  public void selectAll() {
    choose(new Selection(CellSet.where(board().cells(), each -> true), selection.last()));
  }

  /** Selects every cell with the same digit, or every empty cell. */
  @Override
  public void selectAlike(int like) {
    CellSet alike =
        CellSet.where(board().cells(), each -> digits().digit(each) == digits().digit(like));
    choose(new Selection(alike, like));
  }

  /** Writes a digit; pencil marks are for players, so modifier keys make no difference. */
  @Override
  public void write(int digit, Writing writing) {
    boolean isThere = selection.cells().stream().allMatch(each -> digits().digit(each) == digit);
    if (isThere) {
      erase();
      return;
    }
    Puzzle next = digits();
    for (int each : selection.cells().toArray()) {
      next = next.with(each, digit);
    }
    Phrase written = Words.digit(board(), digit);
    apply(Phrase.of("digits.act-write", written, where(selection.cells())), next);
  }

  /** Erases the selected digits; clue cells without a digit are removed from the mask. */
  @Override
  public void erase() {
    Document now = document();
    Mask left = now.digits().mask().without(selection.cells());
    apply(
        Phrase.of("digits.act-erase", where(selection.cells())),
        selectedDigits().isEmpty()
            ? now.withMask(now.mask().without(selection.cells()))
            : now.withDigits(now.digits().restrictedTo(left)));
  }

  private CellSet erased() {
    CellSet cells = selectedDigits();
    return cells.isEmpty() ? selection.cells().intersect(document().mask().clues()) : cells;
  }

  /** Erases every digit; empty clue cells remain. */
  public void eraseAll() {
    apply(Phrase.of("digits.act-erase-all"), Puzzle.empty(board()));
  }

  /** Removes clue cells without a digit from the mask. */
  public void leaveBlanksOut() {
    apply(Phrase.of("digits.act-blanks"), document().withMask(digits().mask()));
  }

  /** Keeps the puzzle among the results, whatever becomes of its digits. */
  public void keep() {
    Document now = document();
    List<Result> all = new ArrayList<>(now.results());
    now.puzzle().ifPresent(puzzle -> all.add(new Result(puzzle, now.strategies(), true)));
    history.apply(Phrase.of("digits.act-keep"), now.withResults(all));
  }

  /**
   * Removes redundant signs, one after the other in a random order, until each that is left is
   * needed; the digits stay.
   */
  public void removeSigns() {
    Puzzle puzzle = digits();
    thinning.run(
        stop -> withFewestSigns(puzzle, stop),
        left -> left.filter(each -> digits().equals(puzzle)).ifPresent(this::showWithout));
  }

  private static Optional<Puzzle> withFewestSigns(Puzzle puzzle, Stop stop) {
    return UniqueSolution.of(puzzle, stop)
        .solution()
        .map(
            solution ->
                new Parts(stop)
                    .withFewestSigns(puzzle, solution, List.of(), fewer -> true, new Random())
                    .puzzle());
  }

  private void showWithout(Puzzle left) {
    Mask mask = new Mask(left.board(), document().mask().clues());
    apply(Phrase.of("digits.act-remove-signs"), document().withMask(mask).withDigits(left));
  }

  private Phrase where(CellSet cells) {
    return cells.size() == 1
        ? Phrase.verbatim(board().label(cells.toArray()[0]))
        : Phrase.of("digits.cells", cells.size());
  }

  private void apply(Phrase act, Puzzle next) {
    apply(act, document().withDigits(next));
  }

  private void apply(Phrase act, Document after) {
    change(after, () -> history.apply(act, after));
  }

  private void change(Document after, Runnable how) {
    toClues.run();
    boolean leaves = document().leavesBehind(after);
    how.run();
    if (leaves) {
      notices.show(KEPT);
    }
  }

  private CellSet selectedDigits() {
    return selection.cells().intersect(digits().mask().clues());
  }

  @Override
  public boolean take(int pressed) {
    if (digits().digit(pressed) == 0) {
      return false;
    }
    before = selection;
    carried = Optional.of(new Carried(pressed, Movement.NONE));
    CellSet cells = selection.cells().contains(pressed) ? selectedDigits() : CellSet.of(pressed);
    choose(new Selection(cells, pressed));
    return true;
  }

  @Override
  public void carry(int over) {
    carried
        .map(Carried::from)
        .map(from -> new Carried(from, Movement.between(board(), from, over)))
        .filter(now -> now.movement().fits(board(), selection.cells()))
        .ifPresent(now -> carried = Optional.of(now));
    show();
  }

  @Override
  public void put() {
    Optional<Carried> done = carried;
    carried = Optional.empty();
    done.ifPresent(
        what -> {
          if (what.movement().isNone()) {
            choose(new Selection(CellSet.of(what.from()), what.from()));
          } else {
            move(what.movement());
          }
        });
  }

  private void move(Movement movement) {
    CellSet cells = selectedDigits();
    movement
        .on(digits(), cells)
        .ifPresent(
            next -> {
              selection = movement.of(board(), selection);
              apply(moving(cells), next);
            });
  }

  private Phrase moving(CellSet cells) {
    return cells.size() == 1
        ? Phrase.of(
            "digits.act-move",
            Words.digit(board(), digits().digit(cells.toArray()[0])),
            board().label(selection.last()))
        : Phrase.of("digits.act-move-all", cells.size());
  }

  @Override
  public void putBack() {
    carried = Optional.empty();
    choose(before.on(board()));
  }

  @Override
  public boolean push(int rows, int columns) {
    Movement movement = new Movement(rows, columns);
    boolean fits = movement.fits(board(), selection.cells().with(selection.last()));
    Optional<Puzzle> next = movement.on(digits(), selectedDigits());
    if (!fits || next.isEmpty() || selectedDigits().isEmpty()) {
      return false;
    }
    selection = movement.of(board(), selection);
    Document after = document().withDigits(next.get());
    change(after, () -> history.amend(PUSH, after));
    return true;
  }
}
