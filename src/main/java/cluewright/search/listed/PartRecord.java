package cluewright.search.listed;

import cluewright.learned.LearnedMask;
import cluewright.model.Board;
import cluewright.proof.ProofRecord;
import cluewright.proof.check.ProofWords;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The record of a mask contained in an image of a learned one: where each cell goes, followed by
 * the other mask's record.
 */
final class PartRecord implements ProofRecord {
  private final LearnedMask whole;
  private final int[] to;

  /**
   * @param to where each cell goes
   */
  PartRecord(LearnedMask whole, int[] to) {
    this.whole = whole;
    this.to = to;
  }

  @Override
  public boolean isKept() {
    return true;
  }

  @Override
  public void lines(Board board, Consumer<String> sink) {
    sink.accept(ProofWords.METHOD + " " + ProofWords.PART);
    sink.accept(ProofWords.ENTRY + " " + whole.name());
    sink.accept(
        ProofWords.TO
            + " "
            + Arrays.stream(to).mapToObj(board::label).collect(Collectors.joining(" ")));
    whole.claimAndEvidence().forEach(sink);
  }
}
