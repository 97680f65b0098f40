package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.ChainEvidence;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.Arrays;
import java.util.List;

/**
 * A chain of four or more cells with the same two candidates, each seeing the next, alternates the
 * digits, so that what sees two cells an odd number of steps apart loses both.
 *
 * <p>Two cells one step apart are a naked pair, and are left to that. Not monotone: when a cell of
 * the chain loses a candidate, it becomes a naked single that has to be placed.
 */
public final class RemotePair implements Strategy {
  private static final Variant VARIANT = Variant.of("remote-pair", "0703", 2800, Level.HARD, 110);

  private static final About ABOUT =
      new About("remote-pair", Group.CHAINS, List.of(VARIANT))
          .notMonotone()
          .impliedBy("xy-chain", "aic");

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new RemotePairs(this, board);
  }

  static Deduction deduction(
      RemotePair strategy, Board board, int[] changes, int[] cells, int digits) {
    return Deduction.eliminate(
        board, strategy, VARIANT, changes, () -> evidence(board, cells, digits));
  }

  private static Evidence evidence(Board board, int[] cells, int digits) {
    int low = Integer.numberOfTrailingZeros(digits) + 1;
    int high = 32 - Integer.numberOfLeadingZeros(digits);
    int[] chain = new int[2 * cells.length];
    for (int i = 0; i < cells.length; i++) {
      chain[2 * i] = board.candidate(cells[i], i % 2 == 0 ? low : high);
      chain[2 * i + 1] = board.candidate(cells[i], i % 2 == 0 ? high : low);
    }
    Phrase reason =
        Phrase.of(
            "strategies.reason-remote-pair",
            Phrase.row(Arrays.stream(cells).mapToObj(board::label).toList()),
            Words.digits(board, digits));
    return ChainEvidence.of(board, chain, reason);
  }
}
