package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.House;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The kinds of rules that a format of links has, each with the place where a link states it. A kind
 * without an entry is refused by its name.
 *
 * @param <F> what a place is known by, such as the name of a field
 */
final class LinkKinds<F> {
  private static final int WHOLE = -1;

  /**
   * A place that says whether a rule of the whole board holds.
   *
   * @param house the number of the only house that it means; {@link #WHOLE} for all of the rule
   */
  private record Switch<F>(F place, Kind kind, int house) {}

  /**
   * A place that lists rules, or the houses of a rule of the whole board.
   *
   * @param value by which rules of this kind differ from others listed there; empty for none
   */
  private record Listed<F>(F place, Kind kind, String value) {}

  private final List<Switch<F>> switches = new ArrayList<>();
  private final List<Listed<F>> lists = new ArrayList<>();

  /** Adds a rule of the whole board that is switched on. */
  LinkKinds<F> on(Kind kind, F place) {
    return on(kind, WHOLE, place);
  }

  /** Adds a house of a rule of the whole board that is switched on by itself. */
  LinkKinds<F> on(Kind kind, int house, F place) {
    switches.add(new Switch<>(place, kind, house));
    return this;
  }

  /** Adds the extra regions, whose cells are listed. */
  LinkKinds<F> extraRegions(F place) {
    Kinds.ofBoards().stream().filter(Kind::isExtraRegion).forEach(kind -> in(place, kind));
    return this;
  }

  /** Adds a kind whose rules are all that is listed in a place. */
  LinkKinds<F> in(F place, Kind kind) {
    return in(place, kind, "");
  }

  /** Adds a kind whose rules are listed with others. */
  LinkKinds<F> in(F place, Kind kind, String value) {
    lists.add(new Listed<>(place, kind, value));
    return this;
  }

  /** True if rules of a kind have a place. */
  boolean knows(Kind kind) {
    return Stream.concat(switches.stream().map(Switch::kind), listed()).anyMatch(kind::equals);
  }

  private Stream<Kind> listed() {
    return lists.stream().map(Listed::kind);
  }

  /** The drawn rules of a board, list by list. */
  Stream<Rule> drawn(Board board) {
    return lists().stream()
        .flatMap(
            place ->
                board.drawn().stream().filter(rule -> kinds(place).anyMatch(rule.kind()::equals)));
  }

  /** The houses of rules of the whole board that are listed. */
  Stream<House> houses(Board board) {
    return board.houses().stream()
        .filter(house -> house.kind().form() == Form.BOARD)
        .filter(house -> listed().anyMatch(house.kind()::equals));
  }

  /** The places of lists, in order. */
  List<F> lists() {
    return lists.stream().map(Listed::place).distinct().toList();
  }

  /** The places of switches, in order. */
  List<F> switches() {
    return switches.stream().map(Switch::place).toList();
  }

  List<F> places() {
    return Stream.concat(switches().stream(), lists().stream()).toList();
  }

  /** The place that lists rules of a kind. */
  F list(Kind kind) {
    return of(kind).place();
  }

  /** The value by which rules of a kind differ from others in their place; empty for none. */
  String value(Kind kind) {
    return of(kind).value();
  }

  private Listed<F> of(Kind kind) {
    return lists.stream().filter(each -> each.kind() == kind).findFirst().orElseThrow();
  }

  private Stream<Listed<F>> in(F place) {
    return lists.stream().filter(each -> each.place().equals(place));
  }

  Stream<Kind> kinds(F place) {
    return in(place).map(Listed::kind);
  }

  /** The kind of a rule with a value, which may be missing where all are of one kind. */
  Optional<Kind> kind(F place, String value) {
    boolean isOne = in(place).count() == 1;
    return in(place)
        .filter(each -> each.value().equals(value) || (isOne && value.isEmpty()))
        .findFirst()
        .map(Listed::kind);
  }

  /** The values by which a place tells kinds apart, for messages. */
  String values(F place) {
    return in(place).map(Listed::value).collect(Collectors.joining(", "));
  }

  /** Adds the rules of the whole board that are switched on. */
  void addTo(LinkBoard rules, Predicate<F> isOn) {
    switches.stream()
        .filter(each -> isOn.test(each.place()))
        .forEach(each -> add(each, rules, String.valueOf(each.place())));
  }

  private static void add(Switch<?> on, LinkBoard rules, String name) {
    if (on.house() == WHOLE) {
      rules.add(on.kind(), name);
    } else {
      rules.addHouse(on.kind(), on.house());
    }
  }

  /**
   * Adds a rule of the whole board that is switched on in a place.
   *
   * @return false if nothing is switched on there
   */
  boolean addTo(LinkBoard rules, F place, String name) {
    Optional<Switch<F>> on =
        switches.stream().filter(each -> each.place().equals(place)).findFirst();
    on.ifPresent(each -> add(each, rules, name));
    return on.isPresent();
  }

  /** The places that are switched on for a board. */
  List<F> on(Board board) {
    return switches.stream()
        .filter(each -> Boards.kinds(board).contains(each.kind()))
        .map(Switch::place)
        .toList();
  }
}
