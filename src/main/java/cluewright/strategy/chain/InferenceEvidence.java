package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.ChainEvidence;
import cluewright.strategy.core.ChainNode;
import cluewright.strategy.core.Evidence;
import java.util.List;

/** Draws and words the conclusions of {@link InferenceChains}. */
final class InferenceEvidence {
  private InferenceEvidence() {}

  /**
   * The evidence of a chain in a given form, with the candidates {@code changes} that it
   * eliminates.
   */
  static Evidence of(Board board, ChainForm form, List<ChainNode> chain, int[] changes) {
    Phrase text = ChainEvidence.text(board, chain);
    return switch (form) {
      case CHAIN -> ChainEvidence.of(board, chain, ChainEvidence.oneEndByChain(board, chain));
      case REFUTED_START, REFUTED_END -> {
        ChainNode refuted = ChainNode.of(board, changes[0]).get(0);
        Phrase oneEnd = ChainEvidence.oneEnd(board, chain);
        yield ChainEvidence.ofLoopThrough(
            board,
            refuted,
            chain,
            Phrase.of("strategies.reason-chain-refuted", oneEnd, text, refuted.claim(board)));
      }
      case LOOP ->
          ChainEvidence.ofLoop(
              board,
              chain,
              Phrase.of(
                  "strategies.reason-loop",
                  Phrase.together(List.of(text, "-", chain.get(0).text(board)))),
              changes);
      case TRUE_IN_CELL ->
          ChainEvidence.of(
              board,
              chain,
              Phrase.of("strategies.reason-true-in-cell", chain.get(0).claim(board), text));
    };
  }
}
