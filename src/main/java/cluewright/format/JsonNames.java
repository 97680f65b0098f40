package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Words;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The names of boards and strategies in project files. */
final class JsonNames {
  private static final Set<DigitSet.Kind> NAMED =
      EnumSet.of(DigitSet.Kind.HEXADECIMAL, DigitSet.Kind.NUMBERS);

  private JsonNames() {}

  static List<String> of(StrategySet set) {
    return set.names();
  }

  /** The name of a notation for digits; null for the usual one and for custom characters. */
  static String of(DigitSet digits) {
    return NAMED.contains(digits.kind()) ? name(digits.kind()) : null;
  }

  private static String name(DigitSet.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  /**
   * The digits as users see them.
   *
   * @throws FormatException if there are none of this name, the letters do not suit the board, or
   *     both are given
   */
  static DigitSet digits(Board board, Optional<String> name, Optional<String> letters) {
    if (letters.isPresent() && name.isPresent()) {
      throw new FormatException(Phrase.of("formats.digits-and-letters"));
    }
    if (letters.isPresent()) {
      if (DigitSet.fault(board.digits(), letters.get()).isPresent()) {
        throw new FormatException(
            Phrase.of("formats.no-letters", Quoted.of(letters.get()), board.digits()));
      }
      return DigitSet.own(board, letters.get());
    }
    return name.map(given -> digits(board, given)).orElse(DigitSet.USUAL);
  }

  private static DigitSet digits(Board board, String name) {
    return NAMED.stream()
        .filter(kind -> name(kind).equals(name))
        .map(DigitSet::of)
        .filter(digits -> digits.suits(board))
        .findFirst()
        .orElseThrow(
            () ->
                new FormatException(
                    Phrase.of("formats.no-digits", Quoted.of(name), board.toString())));
  }

  /** A board by its name. */
  static Board board(String name) {
    return board(name, Boards.named(name));
  }

  /** A board by its name, whose rules may have open values. */
  static Board drawn(String name) {
    return board(name, Boards.drawn(name));
  }

  private static Board board(String name, Optional<Board> named) {
    return named.orElseThrow(
        () ->
            new FormatException(
                Phrase.of(
                    "formats.no-board",
                    Quoted.of(name),
                    Words.list(Boards.ALL.stream().map(Board::name).toList()))));
  }

  /** What a solver may use: given strategies, or any. */
  static StrategySet allowed(List<String> names) {
    return names.equals(StrategySet.any().names()) ? StrategySet.any() : strategies(names);
  }

  static StrategySet strategies(List<String> ids) {
    return StrategySet.of(ids.stream().map(JsonNames::strategy).toList());
  }

  static Strategy strategy(String id) {
    return Optional.ofNullable(id)
        .flatMap(Catalogue::withId)
        .orElseThrow(
            () ->
                new FormatException(
                    Phrase.of("formats.no-strategy", Quoted.of(String.valueOf(id)))));
  }
}
