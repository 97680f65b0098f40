package cluewright.proof.check;

import java.io.IOException;
import java.util.List;
import java.util.Set;

/**
 * Follows a mask into an image of another, and checks the claim about that one.
 *
 * <p>The record says where each cell goes, by one of the {@link Moves}. A puzzle of the part would
 * stay one with the other clues of its solution and with more strategies, since these rules are
 * monotone, as having one solution is. So what is impossible for the whole is impossible for the
 * part.
 */
final class PartCheck {
  /** The kinds whose claims are not that there is no puzzle, or refer to yet another mask. */
  private static final Set<String> NOT_OF_THE_WHOLE =
      Set.of(Claim.LEARNED, Claim.NO_OTHER, Claim.NO_OTHER_LISTED);

  private final Statement part;
  private final PlainBoard board;
  private final RecordLines lines;

  PartCheck(Statement part, RecordLines lines) {
    this.part = part;
    this.board = part.board();
    this.lines = lines;
  }

  ProofChecker.Verified check(Claim claim, Effort effort)
      throws IOException, ProofException, NoSampleException {
    String entry = lines.next(ProofWords.ENTRY);
    long ofMove = lines.number();
    int[] to = Moves.next(board, lines, ProofWords.TO);
    long ofMask = lines.number();
    String mask = ProofChecker.mask(board, lines);
    long ofStrategies = lines.number();
    List<String> strategies = ProofChecker.strategies(lines);
    long ofKind = lines.number();
    String kind = lines.next(ProofWords.KIND);
    Claim ofWhole =
        new Claim(board.name, mask, strategies, List.of(), kind, lines.next(ProofWords.SENTENCE));
    Statement whole = Statement.of(board, ofWhole);
    Moves.requireBoxes(whole, to, ofMove);
    requireWithin(to, whole, ofMask);
    requireAsStrong(whole, ofStrategies);
    if (NOT_OF_THE_WHOLE.contains(kind)) {
      throw new ProofException(ofKind, "a whole of this kind says nothing of its parts");
    }
    ProofChecker.Verified verified = ProofChecker.check(ofWhole, whole, lines, effort);
    String how =
        "The mask lies in an image of another, \"%s\" with %d clues. Of that: %s"
            .formatted(RecordText.cut(entry), whole.clues().length, verified.how());
    return new ProofChecker.Verified(claim, how, verified.extent());
  }

  private void requireWithin(int[] to, Statement whole, long number) throws ProofException {
    for (int clue : part.clues()) {
      if (!whole.isClue(to[clue])) {
        throw new ProofException(
            number,
            "there is no clue at %s, where %s goes"
                .formatted(board.label(to[clue]), board.label(clue)));
      }
    }
  }

  private void requireAsStrong(Statement whole, long number) throws ProofException {
    if (whole.isOfAny()) {
      return;
    }
    if (!Strategies.unstated(whole.strategies()).isEmpty()) {
      throw new ProofException(
          number, "a whole speaks of its parts with any strategies, or with those stated as rules");
    }
    if (!whole.strategies().containsAll(part.strategies())) {
      throw new ProofException(number, "the part has strategies that the whole does not have");
    }
  }
}
