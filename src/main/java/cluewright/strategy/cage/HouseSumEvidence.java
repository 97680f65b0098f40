package cluewright.strategy.cage;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.CellSum;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The argument of {@link InniesOuties}: sums of houses and cages, and what they leave. */
final class HouseSumEvidence {
  private final Board board;
  private final HouseSum sum;

  HouseSumEvidence(Board board, HouseSum sum) {
    this.board = board;
    this.sum = sum;
  }

  /**
   * The evidence in a state.
   *
   * @param named the cells that the sentence names
   * @param candidates those of each of them, or its digit
   */
  Evidence with(CellSet named, int[] candidates) {
    List<Evidence.Mark> marks = new ArrayList<>();
    int[] cells = named.toArray();
    for (int i = 0; i < cells.length; i++) {
      Evidence.Role role =
          sum.innies().contains(cells[i]) ? Evidence.Role.PATTERN : Evidence.Role.SECOND;
      marks.addAll(Evidence.marks(board, CellSet.of(cells[i]), candidates[i], role));
    }
    return new Evidence(sum.houses(), cages(), marks, List.of(), reason());
  }

  /** The cages that are counted. */
  private List<House> cages() {
    Set<CellSet> counted = sum.cages().stream().map(CellSum::cells).collect(Collectors.toSet());
    return board.houses(Kinds.CAGE).stream()
        .filter(house -> counted.contains(house.cells()))
        .toList();
  }

  private Phrase reason() {
    Phrase houses = Words.houses(sum.houses());
    Phrase innies = Words.cells(board, sum.innies());
    Phrase outies = Words.cells(board, sum.outies());
    int ofHouses = sum.ofHouses(board);
    int ofCages = sum.ofCages();
    int more = sum.difference(board);
    if (sum.outies().isEmpty()) {
      return Phrase.of("strategies.reason-innies", houses, ofHouses, ofCages, innies, more);
    }
    if (sum.innies().isEmpty()) {
      return Phrase.of("strategies.reason-outies", houses, ofHouses, ofCages, outies, -more);
    }
    if (more == 0) {
      return Phrase.of(
          "strategies.reason-innies-equal-outies", houses, ofHouses, ofCages, innies, outies);
    }
    return Phrase.of(
        "strategies.reason-innies-and-outies",
        houses,
        ofHouses,
        ofCages,
        more > 0 ? innies : outies,
        more > 0 ? outies : innies,
        Math.abs(more));
  }
}
