package cluewright.cli.check;

import cluewright.format.LibraryCase;
import cluewright.format.LibraryCase.Expectation;
import cluewright.model.Board;
import cluewright.replay.Instances;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A library case put to the test: what is found, beside what is expected. */
record LibraryTrial(LibraryCase given, Verdict verdict) {
  /** The result of comparing the instances found with the case. */
  enum Verdict {
    /** One instance has exactly the listed conclusions. */
    EXACT,
    /** All listed conclusions are found, by several instances or by one with more. */
    COVERED,
    /** Some listed conclusion is not found. */
    MISSED,
    /** The strategy is found where it must not be. */
    WRONGLY_FOUND,
    /** The strategy is not found, as expected. */
    RIGHTLY_ABSENT,
    /** No strategy has this code. */
    NOT_KNOWN
  }

  static LibraryTrial of(LibraryCase given, Instances instances) {
    if (Instances.name(given.code()).isEmpty()) {
      return new LibraryTrial(given, Verdict.NOT_KNOWN);
    }
    return new LibraryTrial(
        given, verdict(given, instances.of(given.clues(), given.state(), given.code())));
  }

  private static Verdict verdict(LibraryCase given, List<Deduction> found) {
    if (given.expectation() == Expectation.NOT_FOUND) {
      return found.stream().anyMatch(deduction -> isAbout(given.digits(), deduction))
          ? Verdict.WRONGLY_FOUND
          : Verdict.RIGHTLY_ABSENT;
    }
    Set<Integer> all = new HashSet<>();
    for (Deduction deduction : found) {
      Set<Integer> conclusions = conclusions(deduction, given);
      if (conclusions.equals(given.conclusions())) {
        return Verdict.EXACT;
      }
      all.addAll(conclusions);
    }
    return all.containsAll(given.conclusions()) ? Verdict.COVERED : Verdict.MISSED;
  }

  /** True if these are the digits of its pattern, or those it eliminates. */
  private static boolean isAbout(int digits, Deduction deduction) {
    Board board = deduction.board();
    IntStream pattern = deduction.evidence().marks().stream().mapToInt(Evidence.Mark::candidate);
    IntStream changed = deduction.changes().stream().mapToInt(Integer::intValue);
    return digits == 0 || digits == digits(board, pattern) || digits == digits(board, changed);
  }

  private static int digits(Board board, IntStream candidates) {
    return candidates
        .map(candidate -> 1 << (board.digitOf(candidate) - 1))
        .reduce(0, (a, b) -> a | b);
  }

  /** The eliminations of BUG+1 as HoDoKu lists them: what a placement excludes in its cell. */
  private static Set<Integer> conclusions(Deduction deduction, LibraryCase given) {
    boolean places = given.expectation() == Expectation.PLACES;
    if (deduction.places() == places) {
      return Set.copyOf(deduction.changes());
    }
    return places ? Set.of() : othersInCell(deduction, given);
  }

  private static Set<Integer> othersInCell(Deduction deduction, LibraryCase given) {
    Board board = deduction.board();
    int placed = deduction.changes().get(0);
    int cell = board.cellOf(placed);
    return board
        .digitRange()
        .filter(digit -> given.state().hasCandidate(cell, digit))
        .mapToObj(digit -> board.candidate(cell, digit))
        .filter(candidate -> candidate != placed)
        .collect(Collectors.toSet());
  }
}
