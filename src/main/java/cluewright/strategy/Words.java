package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.stream.Collectors;

/** How cells, digits and houses are written in sentences. */
public final class Words {
  private Words() {}

  /** For example {@code r1c2, r1c3 and r2c2}. */
  public static Phrase cells(Board board, CellSet cells) {
    return list(cells.stream().mapToObj(board::label).toList());
  }

  /** For example {@code 2 and 7}. */
  public static Phrase digits(Board board, int digits) {
    return list(
        Candidates.digits(board, digits)
            .mapToObj(digit -> String.valueOf(board.symbol(digit)))
            .toList());
  }

  /** For example {@code rows 2 and 6}, or {@code rows 2 and 6 and box 1}. */
  public static Phrase houses(List<House> houses) {
    return Phrase.verbatim(
        houses.stream()
            .map(House::kind)
            .distinct()
            .map(kind -> ofOneKind(houses.stream().filter(house -> house.kind() == kind).toList()))
            .collect(Collectors.joining(" and ")));
  }

  private static String ofOneKind(List<House> houses) {
    String word = houses.get(0).kind().word();
    Phrase numbers = list(houses.stream().map(house -> String.valueOf(house.number())).toList());
    String plural = word.endsWith("x") ? word + "es" : word + "s";
    return (houses.size() == 1 ? word : plural) + " " + numbers;
  }

  /** For example {@code a, b and c}. */
  public static Phrase list(List<?> words) {
    return Phrase.list(words);
  }
}
