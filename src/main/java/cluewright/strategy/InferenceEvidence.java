package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** How the conclusions of {@link InferenceChains} are drawn and said. */
final class InferenceEvidence {
  private InferenceEvidence() {}

  /** The evidence of a chain in a form; {@code change} is a candidate that it eliminates. */
  static Evidence of(Board board, ChainForm form, List<ChainNode> chain, int change) {
    String text = ChainEvidence.text(board, chain);
    return switch (form) {
      case CHAIN ->
          ChainEvidence.of(board, chain, ChainEvidence.oneEnd(board, chain) + ", by " + text);
      case REFUTED_START, REFUTED_END -> {
        ChainNode refuted = ChainNode.of(board, change).get(0);
        yield ChainEvidence.ofLoopThrough(
            board,
            refuted,
            chain,
            ChainEvidence.oneEnd(board, chain)
                + ", by "
                + text
                + ", and both rule out that "
                + refuted.claim(board));
      }
      case LOOP ->
          ChainEvidence.ofLoop(
              board,
              chain,
              "of the two ends of each weak link in the loop "
                  + text
                  + "-"
                  + chain.get(0).text(board)
                  + " exactly one is true");
      case TRUE_IN_CELL ->
          ChainEvidence.of(
              board,
              chain,
              chain.get(0).claim(board) + ", since " + text + " makes it so even if it were not");
    };
  }
}
