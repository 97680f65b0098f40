package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Words;
import cluewright.strategy.reason.Unfolding.Branch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The lines in which a step of few reasons unfolds, in words and with what each shows. */
final class UnfoldingLines {
  private final Reasons reasons;
  private final Board board;
  private final int[] set;
  private final Beside nothing;

  /**
   * The lines for some reasons in a state.
   *
   * @param set the reasons, by number
   */
  UnfoldingLines(Reasons reasons, int[] set, SolvingState state) {
    this.reasons = reasons;
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
   */
  List<Consequence> of(int[] candidates) {
    List<Consequence> lines = new ArrayList<>();
    List<Branch> branches = Unfolding.of(nothing, set, candidates);
    branches.forEach(new UnfoldingWalk(Supposed.nothing(nothing), reasons, 1, lines)::add);
    int[] rest =
        Arrays.stream(candidates)
            .filter(each -> branches.stream().noneMatch(one -> one.supposed().contains(each)))
            .toArray();
    if (rest.length > 0) {
      lines.add(tooLong(rest));
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
