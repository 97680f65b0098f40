package cluewright.format.exchange.cells;

import cluewright.model.Board;
import cluewright.model.rule.OwnKind;
import cluewright.model.rule.OwnKind.Definition;
import cluewright.model.rule.PairTable;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;

/**
 * Writes a setter's own rules for a constraint string, as {@link OwnConstraint} reads them: a
 * condition as a table of pairs, a pattern, or an automaton. Conditions become lists of pairs
 * there, and sentences have no place.
 */
final class OwnWords {
  private static final Map<OwnKind.Type, String> NAMES =
      Map.of(
          OwnKind.Type.PAIRS, "Pair",
          OwnKind.Type.ALLPAIRS, "PairX",
          OwnKind.Type.PATTERN, "Regex",
          OwnKind.Type.STATES, "NFA");

  private OwnWords() {}

  /** The constraint of a rule up to its cells; empty if it has none. */
  static Optional<String> of(Board board, Rule rule) {
    return definition(rule)
        .flatMap(
            own ->
                coded(board, rule, own)
                    .map(code -> NAMES.get(own.type()) + "~" + code + "~_" + name(own)));
  }

  private static Optional<Definition> definition(Rule rule) {
    return rule.kind().definition().filter(own -> NAMES.containsKey(own.type()));
  }

  /** A name as in an address, without a mark that has a meaning in a constraint string. */
  private static String name(Definition own) {
    return URLEncoder.encode(own.name(), StandardCharsets.UTF_8)
        .replace("+", "%20")
        .replace(".", "%2E");
  }

  private static Optional<String> coded(Board board, Rule rule, Definition own) {
    return switch (own.type()) {
      case PATTERN ->
          Optional.of(
              Base64.getUrlEncoder()
                  .withoutPadding()
                  .encodeToString(own.text().getBytes(StandardCharsets.ISO_8859_1)));
      case STATES -> AutomatonBits.coded(own.text(), board.layout().leastValue(), board.digits());
      default -> Optional.of(OwnConstraint.key(table(board, rule)));
    };
  }

  private static PairTable table(Board board, Rule rule) {
    Primitive.Pair first = (Primitive.Pair) rule.meaning(board.layout()).get(0);
    return first.first() == rule.cells().get(0) ? first.table() : first.table().turned();
  }

  /** A rule as it is read back. */
  static Rule kept(Board board, Rule rule) {
    Optional<Definition> definition = definition(rule);
    Optional<String> code = definition.flatMap(own -> coded(board, rule, own));
    if (code.isEmpty()) {
      return rule;
    }
    Definition own = definition.get();
    String text =
        switch (own.type()) {
          case PATTERN -> OwnConstraint.pattern(code.get());
          case STATES -> OwnConstraint.states(code.get(), board);
          default -> OwnConstraint.pairs(code.get(), /* isOld= */ false, board);
        };
    return new Rule(OwnKind.of(own.type(), text, own.name(), ""), rule.cells(), rule.value());
  }
}
