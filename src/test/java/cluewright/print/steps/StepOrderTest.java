package cluewright.print.steps;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.print.Style.TypeSize;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.book.EditionSamples;
import cluewright.print.canvas.Typeface;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A reader who makes the printed moves one after the other can make each of them. */
final class StepOrderTest {
  private static final Typeface TYPEFACE = new Typeface();
  private static final Replay SINGLES =
      new Replay(Boards.NINE, StrategySet.parse("full-house,hidden-single,naked-single"));
  private static final List<SolvingPath> PATHS = paths(new Random(13));
  private static final PageSetup WHOLE = PageSetup.A4;
  private static final PageSetup NARROW = EditionSamples.narrow(Paper.LETTER);
  private static final Pattern RUN =
      Pattern.compile("(?:(\\d+)(?:–(\\d+))?)?(?:([^:：\\d]+)[:：])?(r\\dc\\d=[^.。]+)[.。]");

  @AfterAll
  static void close() throws IOException {
    TYPEFACE.close();
  }

  static Stream<Arguments> prints() {
    return Stream.of(Locale.ENGLISH, Locale.GERMAN, Locale.JAPANESE)
        .flatMap(
            language ->
                Stream.of(TypeSize.values())
                    .flatMap(
                        size ->
                            Stream.of(WHOLE, NARROW)
                                .map(setup -> Arguments.of(language, size, setup))));
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("prints")
  void eachMoveCanBeMadeWhenItsTurnComes(Locale language, TypeSize size, PageSetup setup) {
    PATHS.forEach(path -> follow(path, cards(size, setup), language));
  }

  /** Sets a path's cards as pages of this size do. */
  private interface Cards {
    List<StepCard> of(SolvingPath path, Locale language);
  }

  private static Cards cards(TypeSize size, PageSetup setup) {
    Style style = Style.USUAL.withSize(size);
    return (path, language) ->
        new StepRows(
                path, setup.area(1), 0, new Typesetting(style, language, TYPEFACE), DigitSet.USUAL)
            .cards();
  }

  private static void follow(SolvingPath path, Cards cards, Locale language) {
    assertThat(path.isSolved()).isTrue();
    GridState state = path.initial();
    int next = 1;
    for (StepCard card : cards.of(path, language)) {
      String words = text(card.words());
      Matcher run = RUN.matcher(words);
      int end = 0;
      while (run.find()) {
        assertThat(run.start()).as(words).isEqualTo(end);
        end = run.end();
        String name = run.group(3) == null ? text(card.name()) : run.group(3);
        if (run.group(1) != null) {
          assertThat(run.group(1)).as(words).isEqualTo(String.valueOf(next));
        }
        for (String move : run.group(4).split("[,、]", -1)) {
          state = made(state, name, move, language);
          next++;
        }
        if (run.group(2) != null) {
          assertThat(run.group(2)).as(words).isEqualTo(String.valueOf(next - 1));
        }
      }
      if (end == 0) {
        state = path.state(next++);
      } else {
        assertThat(end).as(words).isEqualTo(words.length());
      }
    }
    assertThat(state.isFinal()).isTrue();
  }

  private static String text(Paragraph paragraph) {
    return solid(String.join("", paragraph.lines()));
  }

  /** Lines end anywhere, so that blanks do not count. */
  private static String solid(String text) {
    return text.replaceAll("[\\s\u00a0\u2002]", "");
  }

  private static GridState made(GridState state, String name, String move, Locale language) {
    Deduction made =
        SINGLES.deductions(state).stream()
            .filter(each -> solid(each.variant().name().in(language)).equals(name))
            .filter(each -> solid(each.conclusion().in(language)).equals(move))
            .findAny()
            .orElseThrow(() -> new AssertionError(name + ": " + move + " is not possible yet"));
    int cell = made.changedCells().toArray()[0];
    return state.place(cell, Boards.NINE.digitOf(made.changes().get(0)));
  }

  private static List<SolvingPath> paths(Random random) {
    return Stream.generate(() -> SINGLES.human(puzzle(random))).limit(5).toList();
  }

  /** With as few clues as singles need. */
  private static Puzzle puzzle(Random random) {
    Puzzle solution = EditionSamples.solution(Boards.NINE);
    List<Integer> cells = new ArrayList<>(IntStream.range(0, 81).boxed().toList());
    Collections.shuffle(cells, random);
    CellSet clues = CellSet.where(81, cell -> true);
    for (int cell : cells) {
      CellSet fewer = clues.without(cell);
      Puzzle puzzle = solution.restrictedTo(new Mask(Boards.NINE, fewer));
      clues = SINGLES.parallel(puzzle).isSolved() ? fewer : clues;
    }
    return solution.restrictedTo(new Mask(Boards.NINE, clues));
  }
}
