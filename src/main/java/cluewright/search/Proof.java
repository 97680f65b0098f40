package cluewright.search;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.strategy.StrategySet;
import java.util.Optional;

/**
 * A proof that no puzzle exists.
 *
 * @param kind the kind of argument
 * @param scope which puzzles it rules out
 * @param sentence the argument for a designer; it begins in lower case, to follow the {@link
 *     #claim}, and ends with a full stop
 * @param cells the cells that it is about; empty if it is about the whole board. Of a proof
 *     {@linkplain #onPart carried over} from a larger mask, the open cells of that, of which one at
 *     least needs a clue
 * @param evidence what a checker needs to redo it
 */
public record Proof(Kind kind, Scope scope, Phrase sentence, CellSet cells, ProofRecord evidence) {

  /** A proof that rules out as much as its kind always does. */
  public Proof(Kind kind, Phrase sentence, CellSet cells, ProofRecord evidence) {
    this(kind, kind.leastScope(), sentence, cells, evidence);
  }

  /** A proof without a record for a checker. */
  public Proof(Kind kind, Phrase sentence, CellSet cells) {
    this(kind, sentence, cells, ProofRecord.notKept(ProofRecord.Absence.SIZE));
  }

  /** True if it rests on a published list, and so on other people's unreviewed search. */
  public boolean restsOnList() {
    return kind == Kind.PUBLISHED_LIST || kind == Kind.NO_OTHER_LISTED;
  }

  /** This proof in other words. */
  public Proof told(Phrase words) {
    return new Proof(kind, scope, words, cells, evidence);
  }

  /** This proof with a wider scope than its kind guarantees. */
  public Proof ruling(Scope known) {
    return new Proof(kind, known, sentence, cells, evidence);
  }

  /**
   * This proof carried over from its mask to a part of it. Where no digits make a puzzle of the
   * whole, of its open cells one at least needs a clue; where only strategies or fixed digits fall
   * short, none need.
   *
   * @param open the cells of the part's board that are open in the whole
   */
  public Proof onPart(CellSet open) {
    return scope == Scope.ALL && kind.isOfWholeMask() && cells.isEmpty()
        ? new Proof(kind, scope, sentence, open, evidence)
        : this;
  }

  /** What it proves, as an introduction to the sentence. */
  public Phrase claim() {
    return Phrase.of(kind.isOfOthers() ? "search.claim-no-other" : scope.claim);
  }

  /** The claim followed by the sentence. */
  public Phrase said() {
    return Phrase.of("search.claimed", claim(), sentence);
  }

  /**
   * Which puzzles a proof rules out. Only the widest makes a mask impossible: what some strategies
   * do not solve others may, and a board without a digit to choose may lack only clues or rules.
   */
  public enum Scope {
    /** All puzzles: no digits have exactly one solution. */
    ALL("search.claim-impossible"),
    /** The only puzzle, which has no digit to choose: it has several solutions. */
    SEVERAL("search.claim-several"),
    /** Puzzles that the strategies solve. */
    STRATEGIES("search.claim-not-enough"),
    /** Puzzles that meet the conditions, including fixed digits. */
    CONDITIONS("search.claim-not-as-asked");

    private final String claim;

    /**
     * What an exhaustive search with some strategies rules out; with fixed digits, other digits may
     * still work.
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

  /** The kinds of proof, with their names on the command line. */
  public enum Kind {
    /** No chosen strategy can place a digit. */
    NO_PLACEMENT("no-placement"),
    /** Two parallel lines without clues can be swapped, so every solution has a second one. */
    SWAPPABLE_LINES("swappable-lines"),
    /** Every grid has another with the same clues and the same values of open rules. */
    SAME_VALUES("same-values"),
    /** Two digits do not occur and can be swapped. */
    TOO_FEW_DIGITS("too-few-digits"),
    /** A published theorem, which the sentence names. */
    THEOREM("theorem"),
    /** Naked singles have too few placed peers, whatever the digits. */
    COUNTING_CLOSURE("counting-closure"),
    /** Naked singles run out of placed peers for every way to fill the mask. */
    COUNTING_SEARCH("counting-search"),
    /** The step-free clauses, which every puzzle of the mask satisfies, are unsatisfiable. */
    RELAXATION("relaxation"),
    /** The clauses are unsatisfiable for the largest number of steps that any path can have. */
    STEP_BOUND("step-bound"),
    /** Every way to fill the mask was tried. */
    EXHAUSTED("exhausted"),
    /** Every way to fill the empty cells was tried. */
    OPEN_CELLS("open-cells"),
    /**
     * A published list of all puzzles with some number of clues, complete according to its authors,
     * has none on the mask, or none that meets the request.
     */
    PUBLISHED_LIST("published-list"),
    /** The mask is contained in an image of a refuted one. */
    LEARNED("learned"),
    /** There cannot be fewer than no clues. */
    NO_FEWER("no-fewer"),
    /** Every puzzle of the mask is already known. */
    NO_OTHER("no-other"),
    /** Every puzzle that a published list has for the mask is already known. */
    NO_OTHER_LISTED("no-other-listed");

    private final String id;

    Kind(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }

    /** True if the mask is possible after all, but all its puzzles were known before. */
    public boolean isOfOthers() {
      return this == NO_OTHER || this == NO_OTHER_LISTED;
    }

    /**
     * True if it is about all clues together. Where such a proof of a larger mask carries over to
     * this one, its cells are those that are open there.
     */
    public boolean isOfWholeMask() {
      return switch (this) {
        case LEARNED, EXHAUSTED, OPEN_CELLS, RELAXATION, STEP_BOUND, COUNTING_SEARCH -> true;
        default -> false;
      };
    }

    /** What every proof of this kind rules out. */
    private Scope leastScope() {
      return switch (this) {
        case SWAPPABLE_LINES, SAME_VALUES, TOO_FEW_DIGITS, THEOREM, NO_FEWER -> Scope.ALL;
        default -> Scope.STRATEGIES;
      };
    }
  }
}
