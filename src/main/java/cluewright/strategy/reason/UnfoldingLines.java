package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Stop;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The lines in which a step of few reasons unfolds, in words and with what each shows. */
final class UnfoldingLines {
  private final Board board;
  private final int[] set;
  private final Beside nothing;

  /**
   * The lines for some reasons in a state.
   *
   * @param set the reasons, by number
   */
  UnfoldingLines(Reasons reasons, int[] set, SolvingState state) {
    this.board = reasons.board();
    this.set = set;
    int cells = board.cells();
    this.nothing =
        Beside.nothing(
            reasons,
            IntStream.range(0, cells).map(state::candidates).toArray(),
            IntStream.range(0, cells).map(state::placed).toArray());
  }

  /**
   * The lines that lead from each of some candidates to a contradiction; those from which the same
   * follows are supposed together.
   *
   * @param soFar given all lines that are known, whenever there are more
   * @throws CancellationException if it is stopped
   */
  List<Consequence> of(int[] candidates, Stop stop, Consumer<List<Consequence>> soFar) {
    List<Consequence> lines = new ArrayList<>();
    Set<Integer> rest = Arrays.stream(candidates).boxed().collect(Collectors.toSet());
    Beside before = nothing.stoppedBy(stop);
    UnfoldingWalk walk = new UnfoldingWalk(before, set, lines);
    Unfolding.of(
        before,
        set,
        candidates,
        branch -> {
          walk.add(branch);
          rest.removeAll(branch.supposed());
          soFar.accept(List.copyOf(lines));
        });
    if (!rest.isEmpty()) {
      lines.add(tooLong(rest.stream().mapToInt(Integer::intValue).sorted().toArray()));
    }
    return lines;
  }

  private Consequence tooLong(int[] candidates) {
    return new Consequence(
        1,
        Phrase.of("strategies.unfold-long", Words.eliminated(board, candidates)),
        Together.of(nothing).state(board),
        List.of(),
        Arrays.stream(candidates).boxed().toList(),
        CellSet.empty(),
        List.of());
  }
}
