package cluewright.strategy.als;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.ChainEvidence;
import cluewright.strategy.core.ChainNode;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Draws and words the conclusions of {@link SetChains}.
 *
 * @param nodes false and true in turn while the chain is supposed to hold nothing
 * @param sets those that its strong links go through, as far as they are to be named
 * @param changes what is eliminated
 */
record SetChainEvidence(
    Board board,
    SetChainForm form,
    List<ChainNode> nodes,
    List<LockedSet> sets,
    List<Integer> changes) {

  Evidence evidence() {
    return switch (form) {
      case SEQUENCE -> sequence();
      case LOOP -> withSets(ChainEvidence.ofLoop(board, nodes, loop(), eliminated()));
      case TRUE_NODE ->
          withSets(
              ChainEvidence.of(
                  board,
                  nodes,
                  Phrase.of(
                      "strategies.reason-true-in-cell",
                      nodes.get(0).claim(board),
                      ChainEvidence.text(board, nodes)),
                  eliminated()));
      case CHAIN ->
          withSets(
              ChainEvidence.of(
                  board, nodes, ChainEvidence.oneEndByChain(board, nodes), eliminated()));
    };
  }

  private int[] eliminated() {
    return changes.stream().mapToInt(Integer::intValue).toArray();
  }

  private Evidence sequence() {
    List<Integer> taken =
        IntStream.range(0, sets.size() - 1)
            .mapToObj(i -> 1 << (nodes.get(2 * i + 1).digit() - 1))
            .toList();
    return new SetSequence(board, sets, taken).evidence(1 << (nodes.get(0).digit() - 1));
  }

  private Phrase loop() {
    Phrase text = ChainEvidence.text(board, nodes);
    return Phrase.of(
        "strategies.reason-loop", Phrase.together(List.of(text, "-", nodes.get(0).text(board))));
  }

  /** Names the sets and marks their other candidates. */
  private Evidence withSets(Evidence chain) {
    if (sets.isEmpty()) {
      return chain;
    }
    List<Evidence.Mark> marks = new ArrayList<>(chain.marks());
    for (LockedSet set : sets) {
      for (Evidence.Mark mark : set.marks(Evidence.Role.FIN)) {
        if (marks.stream().noneMatch(known -> known.candidate() == mark.candidate())) {
          marks.add(mark);
        }
      }
    }
    Phrase reason =
        Phrase.of(
            "strategies.reason-als-aic",
            chain.reason(),
            Words.list(sets.stream().map(LockedSet::words).toList()));
    return new Evidence(chain.houses(), chain.covers(), marks, chain.links(), reason);
  }
}
