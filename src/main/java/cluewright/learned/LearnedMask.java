package cluewright.learned;

import cluewright.model.Mask;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A refuted mask, and what its refutation rests on.
 *
 * @param name names it in verdicts: letters, digits and hyphens
 * @param strategies the ids of those that complete no puzzle of it, or {@code any} alone
 * @param record the lines of its proof record, as docs/proof-format.md describes them
 */
public record LearnedMask(
    String name, Mask mask, List<String> strategies, Evidence evidence, List<String> record) {

  /** What a refutation rests on, with the word that files use for it. */
  public enum Evidence {
    /** A proof record that the independent checker has verified. */
    CHECKED("checked"),
    /** The record of a single engine run, not yet verified to its end. */
    RECORDED("recorded"),
    /** A single engine run, with the command that repeats it. */
    REPEATABLE("repeatable");

    private final String word;

    Evidence(String word) {
      this.word = word;
    }

    String word() {
      return word;
    }

    static Optional<Evidence> of(String word) {
      return Stream.of(values()).filter(each -> each.word.equals(word)).findFirst();
    }
  }

  public LearnedMask {
    strategies = List.copyOf(strategies);
    record = List.copyOf(record);
  }

  LearnedMask named(String other) {
    return new LearnedMask(other, mask, strategies, evidence, record);
  }

  /** This mask with its proof verified. */
  LearnedMask checked() {
    return new LearnedMask(name, mask, strategies, Evidence.CHECKED, record);
  }

  /** The lines of the record from the mask on, without the end line. */
  public List<String> claimAndEvidence() {
    return record.subList(2, record.size() - 1);
  }
}
