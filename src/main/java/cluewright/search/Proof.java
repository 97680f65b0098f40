package cluewright.search;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.strategy.StrategySet;
import java.util.Optional;

/**
 * Why no puzzle exists.
 *
 * @param kind the kind of argument
 * @param scope which puzzles it rules out
 * @param sentence the argument for a designer; it begins in lower case, to follow the {@link
 *     #claim}, and ends with a full stop
 * @param cells the cells that it is about; empty if it is about the whole board
 * @param evidence what a checker needs to redo it
 */
public record Proof(Kind kind, Scope scope, Phrase sentence, CellSet cells, ProofRecord evidence) {

  /** A proof that rules out as much as its kind does at least. */
  public Proof(Kind kind, Phrase sentence, CellSet cells, ProofRecord evidence) {
    this(kind, kind.leastScope(), sentence, cells, evidence);
  }

  /** A proof of which nothing is kept for a checker. */
  public Proof(Kind kind, Phrase sentence, CellSet cells) {
    this(kind, sentence, cells, ProofRecord.notKept(ProofRecord.Absence.SIZE));
  }

  /** True if it rests on a published list, and so on a search by others that nobody reviewed. */
  public boolean restsOnList() {
    return kind == Kind.PUBLISHED_LIST || kind == Kind.NO_OTHER_LISTED;
  }

  /** The same proof in other words. */
  public Proof told(Phrase words) {
    return new Proof(kind, scope, words, cells, evidence);
  }

  /** The same proof where it is known to rule out other puzzles than its kind does at least. */
  public Proof ruling(Scope known) {
    return new Proof(kind, known, sentence, cells, evidence);
  }

  /** What it proves, to stand before the sentence and a colon. */
  public Phrase claim() {
    return Phrase.of(kind.isOfOthers() ? "search.claim-no-other" : scope.claim);
  }

  /** The claim and the sentence. */
  public Phrase said() {
    return Phrase.of("search.claimed", claim(), sentence);
  }

  /**
   * The puzzles that a proof rules out. Only the widest makes a mask impossible: what some
   * strategies do not solve others may.
   */
  public enum Scope {
    /** All: no digits have exactly one solution. */
    ALL("search.claim-impossible"),
    /** Those that the strategies solve. */
    STRATEGIES("search.claim-not-enough"),
    /** Those that meet the conditions, fixed digits among them. */
    CONDITIONS("search.claim-not-as-asked");

    private final String claim;

    /**
     * What is ruled out where every way to fill a mask was tried with some strategies: where digits
     * are fixed, others may do.
     */
    public static Scope of(StrategySet strategies, Optional<Puzzle> givens) {
      if (!strategies.isAny()) {
        return STRATEGIES;
      }
      return givens.isPresent() ? CONDITIONS : ALL;
    }

    Scope(String claim) {
      this.claim = claim;
    }
  }

  /** The kinds of proof, with the names that the command line prints. */
  public enum Kind {
    /** No chosen strategy places digits. */
    NO_PLACEMENT("no-placement"),
    /** Two parallel lines without clues could be swapped: every solution would have a second. */
    SWAPPABLE_LINES("swappable-lines"),
    /** Two digits occur nowhere and could be swapped. */
    TOO_FEW_DIGITS("too-few-digits"),
    /** A published theorem, named in the sentence. */
    THEOREM("theorem"),
    /** Too few placed peers for naked singles, whatever the digits. */
    COUNTING_CLOSURE("counting-closure"),
    /** Every way to fill the mask runs out of placed peers for naked singles. */
    COUNTING_SEARCH("counting-search"),
    /** The clauses without steps, which every puzzle of the mask satisfies, are unsatisfiable. */
    RELAXATION("relaxation"),
    /** The clauses are unsatisfiable for as many steps as any path can have. */
    STEP_BOUND("step-bound"),
    /** Every way to fill the mask was tried. */
    EXHAUSTED("exhausted"),
    /** Every way to fill the open cells was tried. */
    OPEN_CELLS("open-cells"),
    /**
     * A published list of all puzzles of so many clues, complete by the word of others, has none on
     * the mask, or none as asked for.
     */
    PUBLISHED_LIST("published-list"),
    /** The mask lies in an image of one that was refuted before. */
    LEARNED("learned"),
    /** There are no fewer than no clues. */
    NO_FEWER("no-fewer"),
    /** Every puzzle of the mask is known already. */
    NO_OTHER("no-other"),
    /** Every puzzle that a published list has on the mask is known already. */
    NO_OTHER_LISTED("no-other-listed");

    private final String id;

    Kind(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }

    /** True if the mask is possible all the same: its puzzles are those that were known. */
    public boolean isOfOthers() {
      return this == NO_OTHER || this == NO_OTHER_LISTED;
    }

    /** What such a proof rules out whatever it was asked of. */
    private Scope leastScope() {
      return switch (this) {
        case SWAPPABLE_LINES, TOO_FEW_DIGITS, THEOREM, NO_FEWER -> Scope.ALL;
        default -> Scope.STRATEGIES;
      };
    }
  }
}
