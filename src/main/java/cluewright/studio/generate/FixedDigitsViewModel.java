package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import cluewright.studio.board.DigitHandler;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.Optional;
import java.util.function.IntFunction;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/**
 * The digits that the designer wants on certain clue cells, such as a birthday in the middle row.
 *
 * <p>A digit may be typed before there is a puzzle or over one; if it is another digit than the
 * puzzle's, the puzzle goes off the board, to be found anew around the fixed digits. On an open
 * cell of a mask a typed digit makes a clue cell of it, and of its mirror cells.
 */
public final class FixedDigitsViewModel implements DigitHandler {
  private static final int MOST_DIGITS_FOR_SEARCH = 9;

  private final History history;
  private final NoticeViewModel notices;
  private final IntFunction<CellSet> reach;
  private final Latest work;
  private final ReadOnlyObjectWrapper<Optional<ImpossibleDigits>> contradictionWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** A fault of the fixed digits themselves; empty if none is known. */
  public final ReadOnlyObjectProperty<Optional<ImpossibleDigits>> contradiction =
      contradictionWrapper.getReadOnlyProperty();

  private Puzzle checked;

  /**
   * @param reach the cells that are painted along with a cell
   */
  public FixedDigitsViewModel(
      History history, NoticeViewModel notices, IntFunction<CellSet> reach, Background background) {
    this.history = history;
    this.notices = notices;
    this.reach = reach;
    this.work = new Latest(background);
    history.document.addListener((property, before, now) -> check(now.fixed()));
    check(history.document().fixed());
  }

  public ObservableValue<Integer> count() {
    return history.document.map(document -> document.fixed().mask().size());
  }

  private void check(Puzzle fixed) {
    if (fixed.equals(checked)) {
      return;
    }
    checked = fixed;
    work.forget();
    contradictionWrapper.set(ImpossibleDigits.atOnce(fixed));
    if (contradictionWrapper.get().isEmpty() && !fixed.mask().clues().isEmpty()) {
      work.run(
          () -> ImpossibleDigits.searched(fixed, MOST_DIGITS_FOR_SEARCH),
          contradictionWrapper::set);
    }
  }

  @Override
  public void digit(int cell, int digit) {
    Document document = history.document();
    Board board = document.mask().board();
    Mask mask =
        document.mask().contains(cell) ? document.mask() : document.mask().with(reach.apply(cell));
    Document painted = document.withMask(mask);
    history.apply(
        Phrase.of("generate.act-fix", Words.digit(board, digit), board.label(cell)),
        painted.withFixed(painted.fixed().with(cell, digit)));
    if (document.puzzle().isPresent() && history.document().puzzle().isEmpty()) {
      notices.show(Notice.done(Phrase.of("masks.puzzle-kept")));
    }
  }

  @Override
  public boolean erase(int cell) {
    Document document = history.document();
    if (document.fixed().digit(cell) == 0) {
      return false;
    }
    history.apply(
        Phrase.of("generate.act-release", document.mask().board().label(cell)),
        document.withFixed(document.fixed().with(cell, 0)));
    return true;
  }

  public void fixAll() {
    Document document = history.document();
    document
        .puzzle()
        .ifPresent(
            puzzle -> history.apply(Phrase.of("generate.act-fix-all"), document.withFixed(puzzle)));
  }

  /** Releases every fixed digit; those of the current puzzle stay in place. */
  public void releaseAll() {
    Document document = history.document();
    history.apply(
        Phrase.of("generate.act-release-all"),
        document.withFixed(Puzzle.empty(document.mask().board())));
    if (document.puzzle().isEmpty()) {
      notices.show(Notice.done(Phrase.of("generate.released", document.fixed().mask().size())));
    }
  }
}
