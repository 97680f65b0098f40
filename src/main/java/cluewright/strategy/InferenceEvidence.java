package cluewright.strategy;

import cluewright.model.Board;

/** How the conclusions of {@link InferenceChains} are named, drawn and said. */
final class InferenceEvidence {
  private InferenceEvidence() {}

  static Variant variant(InferenceChains.Form form) {
    return switch (form) {
      case LOOP -> Aic.CONTINUOUS;
      case CHAIN -> Aic.CHAIN;
      case SINGLE, TRUE_IN_CELL, TRUE_ELSEWHERE -> Aic.DISCONTINUOUS;
    };
  }

  static Evidence of(Board board, InferenceChains.Form form, int[] chain, int... changes) {
    String text = ChainEvidence.text(board, chain);
    String start = ChainEvidence.claim(board, chain[0]);
    return switch (form) {
      case CHAIN ->
          ChainEvidence.of(board, chain, ChainEvidence.oneEnd(board, chain) + ", by " + text);
      case SINGLE ->
          ChainEvidence.ofLoopThrough(
              board,
              changes[0],
              chain,
              ChainEvidence.oneEnd(board, chain)
                  + ", by "
                  + text
                  + ", and both rule out that "
                  + ChainEvidence.claim(board, changes[0]));
      case LOOP ->
          ChainEvidence.ofLoop(
              board,
              chain,
              "of the two ends of each weak link in the loop "
                  + text
                  + "-"
                  + ChainEvidence.text(board, chain[0])
                  + " exactly one is true");
      case TRUE_IN_CELL, TRUE_ELSEWHERE ->
          ChainEvidence.of(
              board, chain, start + ", since " + text + " makes it so even if it were not");
    };
  }
}
