package cluewright.proof.check;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Follows a mask into an image of another, and checks what is claimed of that one.
 *
 * <p>The record says where each cell goes. Rows must become rows and columns columns, or each the
 * other, and boxes boxes: then a moved puzzle is solved as the unmoved one is, by any strategies
 * and by all that are stated as rules. A puzzle of the part would stay one with the other clues of
 * its solution and with more strategies, since these rules are monotone, as having one solution is.
 * So what is impossible for the whole is impossible for the part.
 */
final class PartCheck {
  /** Their claims are not that there is no puzzle, or lead on to another mask once more. */
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
    int[] to = move();
    long ofMask = lines.number();
    String mask = ProofChecker.mask(board, lines);
    long ofStrategies = lines.number();
    List<String> strategies = ProofChecker.strategies(lines);
    long ofKind = lines.number();
    String kind = lines.next(ProofWords.KIND);
    Claim ofWhole =
        new Claim(board.name, mask, strategies, List.of(), kind, lines.next(ProofWords.SENTENCE));
    Statement whole = Statement.of(board, ofWhole);
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

  /** Where each cell goes. */
  private int[] move() throws IOException, ProofException {
    long number = lines.number();
    int[] to =
        RecordText.cells(board, lines, ProofWords.TO).stream().mapToInt(cell -> cell).toArray();
    if (to.length != board.cells || Arrays.stream(to).distinct().count() != board.cells) {
      throw new ProofException(number, "each cell must go to a cell of its own");
    }
    int size = board.size;
    boolean turned = isOneOf(size, 2 * size, moved(board.houses[0], to));
    for (int house = 0; house < board.houses.length; house++) {
      boolean isLine = house < 2 * size;
      boolean becomesRow = isLine && house < size != turned;
      int from = becomesRow ? 0 : isLine ? size : 2 * size;
      if (!isOneOf(from, from + size, moved(board.houses[house], to))) {
        throw new ProofException(number, board.houseName(house) + " does not stay together");
      }
    }
    return to;
  }

  private static int[] moved(int[] cells, int[] to) {
    return Arrays.stream(cells).map(cell -> to[cell]).sorted().toArray();
  }

  private boolean isOneOf(int from, int end, int[] cells) {
    return Arrays.stream(board.houses, from, end).anyMatch(house -> Arrays.equals(house, cells));
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
