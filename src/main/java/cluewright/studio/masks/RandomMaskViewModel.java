package cluewright.studio.masks;

import cluewright.document.Document;
import cluewright.mask.ClueCounts;
import cluewright.mask.Scatter;
import cluewright.mask.Variants;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolutionCounter;
import cluewright.search.Arguments;
import cluewright.search.Watch;
import cluewright.search.feasibility.Digging;
import cluewright.search.feasibility.FirstPossible;
import cluewright.search.feasibility.Judge;
import cluewright.search.feasibility.Judgement;
import cluewright.search.feasibility.Question;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Random masks and variants of the mask, each verified to be possible before it is used; each press
 * gives another one as one undoable act.
 *
 * <p>A random mask has as many clues as the mask. Where none with so many is found possible, one
 * with a few more is taken, and said to be that. Variants are all of the mask that the first of
 * them was made of, so that its shape stays however often one presses.
 */
public final class RandomMaskViewModel {
  private static final Duration TIME = Duration.ofSeconds(10);

  /** The time for a mask on a 9x9 board; larger boards take longer. */
  private static final Duration EACH = Duration.ofMillis(200);

  private static final int CELLS = 81;

  /** The time for a mask on a larger board, where a known solution answers or nothing does. */
  private static final Duration AT_ONCE = Duration.ofMillis(20);

  /** The number of masks tried at the requested size, and at each larger one. */
  private static final int TRIES = 12;

  private static final int FURTHER_TRIES = 4;

  /** The fraction of the board by which larger masks may exceed the requested size. */
  private static final int MORE = 4;

  public enum Kind {
    RANDOM,
    VARIANT
  }

  private final History history;
  private final PaintViewModel paint;
  private final Judge judge;
  private final Background background;
  private final Consumer<Puzzle> solutions;
  private final NoticeViewModel notices;
  private final Random random;
  private final ReadOnlyObjectWrapper<Optional<Kind>> searchingWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The kind of mask being searched, during the search. */
  public final ReadOnlyObjectProperty<Optional<Kind>> searching =
      searchingWrapper.getReadOnlyProperty();

  private Watch watch = Watch.idle();
  private long turns;
  private Optional<Variants> variants = Optional.empty();
  private Optional<Mask> variant = Optional.empty();

  /**
   * @param solutions takes the solution of each mask that is taken
   */
  public RandomMaskViewModel(
      History history,
      PaintViewModel paint,
      Judge judge,
      Background background,
      Consumer<Puzzle> solutions,
      NoticeViewModel notices,
      Random random) {
    this.history = history;
    this.paint = paint;
    this.judge = judge;
    this.background = background;
    this.solutions = solutions;
    this.notices = notices;
    this.random = random;
    history.project.addListener(change -> cancelIfElsewhere());
    history.document.addListener((property, before, now) -> changed(before, now));
  }

  /** Uses a random mask with the current number of clues and the brush's symmetry. */
  public void random() {
    Mask mask = history.document().mask();
    Board board = mask.board();
    ClueCounts counts = ClueCounts.of(board, paint.symmetry.get());
    int asked = mask.clues().isEmpty() ? usual(board) : mask.size();
    int first = counts.atLeast(Math.max(asked, Arguments.fewestClues(board))).orElseThrow();
    Iterator<Integer> sizes =
        IntStream.concat(
                IntStream.generate(() -> first).limit(TRIES),
                counts
                    .within(first + 1, first + board.shownCells() / MORE)
                    .flatMap(size -> IntStream.generate(() -> size).limit(FURTHER_TRIES)))
            .iterator();
    Scatter scatter = new Scatter(board, paint.symmetry.get(), random);
    search(
        Kind.RANDOM,
        Digging.suits(board)
            ? dug(first)
            : watch -> sizes.hasNext() ? Optional.of(scatter.draw(sizes.next())) : Optional.empty(),
        MaskChange::replacing,
        found -> take(found, asked, first),
        Phrase.of("masks.no-random", first));
  }

  /**
   * A mask dug out together with its digits, which the judge learns: the one with the fewest clues.
   */
  private Function<Watch, Optional<Mask>> dug(int clues) {
    Document document = history.document();
    Board board = document.mask().board();
    List<CellSet> orbits = paint.symmetry.get().orbits(board);
    Random own = new Random(random.nextLong());
    return watch -> {
      Digging digging = new Digging(board, document.strategies(), orbits, own);
      Puzzle best = digging.next(clues, watch);
      for (int i = 1; i < FURTHER_TRIES && best.mask().size() > clues; i++) {
        Puzzle next = digging.next(clues, watch);
        best = next.mask().size() < best.mask().size() ? next : best;
      }
      if (watch.isStopped() || best.mask().size() > clues + board.shownCells() / MORE) {
        return Optional.empty();
      }
      judge.learn(new SolutionCounter(board).solutions(best, 1).get(0));
      return Optional.of(best.mask());
    };
  }

  /** The usual number of clues on an empty board, at which most random masks are possible. */
  private static int usual(Board board) {
    double share = Digging.suits(board) ? 0.52 : 0.3 + 0.007 * board.digits();
    return (int) Math.round(board.shownCells() * share);
  }

  private void take(Judgement.Possible found, int asked, int first) {
    Mask mask = found.question().mask();
    int fewest = Arguments.fewestClues(mask.board());
    solutions.accept(found.solution());
    paint.use(Phrase.of("masks.act-random", mask.size()), mask);
    if (asked < fewest) {
      notices.showLater(Notice.hint(Phrase.of("masks.fewest-clues", fewest, mask.size())));
    } else if (mask.size() > first) {
      notices.showLater(Notice.hint(Phrase.of("masks.more-clues", first, mask.size())));
    }
  }

  /** Uses a variant of the mask. */
  public void variant() {
    Mask mask = history.document().mask();
    if (variants.isEmpty() || !variant.equals(Optional.of(mask))) {
      variants = Optional.of(new Variants(mask, paint.symmetry.get(), random));
    }
    Variants source = variants.get();
    variant = Optional.of(mask);
    search(
        Kind.VARIANT,
        watch -> source.next(),
        MaskChange::altering,
        found -> {
          variant = Optional.of(found.question().mask());
          solutions.accept(found.solution());
          paint.alter(Phrase.of("masks.act-variant"), found.question().mask());
        },
        Phrase.of("masks.no-variant"));
  }

  private void search(
      Kind kind,
      Function<Watch, Optional<Mask>> masks,
      BiFunction<Document, Mask, MaskChange> change,
      Consumer<Judgement.Possible> then,
      Phrase none) {
    cancel();
    Watch mine = Watch.idle();
    watch = mine;
    searchingWrapper.set(Optional.of(kind));
    turns = history.turns();
    Document document = history.document();
    background.run(
        () ->
            first(
                document.mask().board(),
                () -> masks.apply(mine).map(mask -> question(change.apply(document, mask))),
                mine),
        found -> {
          if (mine == watch && !mine.isStopped()) {
            searchingWrapper.set(Optional.empty());
            found.ifPresentOrElse(then, () -> notices.show(Notice.hint(none)));
          }
        });
  }

  private Optional<Judgement.Possible> first(
      Board board, Supplier<Optional<Question>> questions, Watch mine) {
    boolean isLarge = Digging.suits(board);
    if (isLarge) {
      judge.learn(new SolutionCounter(board).solutions(Puzzle.empty(board), 1).get(0));
    }
    return FirstPossible.of(questions, isLarge ? AT_ONCE : each(board), TIME, judge, mine);
  }

  /** How long a mask is judged; rules besides the usual ones make puzzles rare. */
  private static Duration each(Board board) {
    Duration usual = EACH.multipliedBy(board.shownCells()).dividedBy(CELLS);
    return board.rules().isEmpty() ? usual : TIME.dividedBy(TRIES);
  }

  /** The question about the mask with the fixed digits that stay on it. */
  private static Question question(MaskChange change) {
    Document after = change.after();
    return after.fixed().conflict().isEmpty()
        ? new Question(after.mask(), after.strategies(), after.fixed())
        : new Question(after.mask(), after.strategies());
  }

  /** Cancels the search; the mask stays. */
  public void cancel() {
    watch.stop();
    searchingWrapper.set(Optional.empty());
  }

  /** Cancels the search if another puzzle is now current, however similar. */
  private void cancelIfElsewhere() {
    if (turns != history.turns()) {
      cancel();
    }
  }

  /** Cancels the search if what it was for has changed. */
  private void changed(Document before, Document now) {
    boolean isSame =
        before.mask().equals(now.mask())
            && before.fixed().equals(now.fixed())
            && before.strategies().equals(now.strategies());
    if (!isSame) {
      cancel();
    }
  }
}
