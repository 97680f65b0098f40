package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class StrongLinkChainsTest {

  /**
   * A strong link.
   *
   * @param kind of its house: 0 row, 1 column, 2 box
   */
  private record Link(int kind, Set<Integer> one, Set<Integer> other) {
    boolean isGrouped() {
      return one.size() + other.size() > 2;
    }

    boolean isApartFrom(Link link) {
      return Collections.disjoint(one, link.one)
          && Collections.disjoint(one, link.other)
          && Collections.disjoint(other, link.one)
          && Collections.disjoint(other, link.other);
    }
  }

  @Test
  void twoStrongLinksAreFoundWhereTheDefinitionFindsSome() {
    Readings.check(Walk.Kind.TWO_LINKS, (plain, to) -> read(plain, 2, to, 40, 41, 42, 43));
  }

  @Test
  void threeStrongLinksAreFoundWhereTheDefinitionFindsSome() {
    Readings.check(Walk.Kind.THREE_LINKS, (plain, to) -> read(plain, 3, to, 54, 56, 55, 57));
  }

  private static void read(Plain plain, int links, Readings to, int... ratings) {
    for (int digit = 0; digit < 9; digit++) {
      extend(plain, digit, links(plain, digit), links, new ArrayList<>(), to, ratings);
    }
  }

  private static List<Link> links(Plain plain, int digit) {
    List<Link> links = new ArrayList<>();
    for (int i = 0; i < Plain.HOUSES.size(); i++) {
      List<Integer> places = plain.places(Plain.HOUSES.get(i), digit);
      for (int chosen = 1; chosen < (1 << places.size()) - 1; chosen++) {
        Set<Integer> one = new TreeSet<>();
        Set<Integer> other = new TreeSet<>();
        for (int place = 0; place < places.size(); place++) {
          ((chosen >>> place & 1) == 0 ? one : other).add(places.get(place));
        }
        int kind = i / 9;
        if (isStrong(one, other, places.size() == 2 ? 2 : kind)) {
          links.add(new Link(kind, one, other));
        }
      }
    }
    return links;
  }

  private static boolean isStrong(Set<Integer> one, Set<Integer> other, int kind) {
    return kind == 2 ? areInLines(one, other) : areInBoxes(one, other);
  }

  private static boolean areInLines(Set<Integer> one, Set<Integer> other) {
    return (isInOne(0, one) || isInOne(1, one)) && (isInOne(0, other) || isInOne(1, other));
  }

  private static boolean areInBoxes(Set<Integer> one, Set<Integer> other) {
    return isInOne(2, one)
        && isInOne(2, other)
        && Plain.index(2, one.iterator().next()) != Plain.index(2, other.iterator().next());
  }

  private static boolean isInOne(int kind, Set<Integer> cells) {
    int first = Plain.index(kind, cells.iterator().next());
    for (int cell : cells) {
      if (Plain.index(kind, cell) != first) {
        return false;
      }
    }
    return true;
  }

  private static boolean seeEachOther(Set<Integer> one, Set<Integer> other) {
    for (int cell : one) {
      if (!Plain.seesAll(cell, other)) {
        return false;
      }
    }
    return true;
  }

  private static void extend(
      Plain plain,
      int digit,
      List<Link> all,
      int links,
      List<Link> chain,
      Readings to,
      int... ratings) {
    if (chain.size() == links) {
      conclude(plain, digit, chain, to, ratings);
      return;
    }
    for (Link link : all) {
      boolean joins = chain.isEmpty() || seeEachOther(link.one, chain.get(chain.size() - 1).other);
      if (joins && chain.stream().allMatch(link::isApartFrom)) {
        chain.add(link);
        extend(plain, digit, all, links, chain, to, ratings);
        chain.remove(chain.size() - 1);
      }
    }
  }

  private static void conclude(
      Plain plain, int digit, List<Link> chain, Readings to, int... ratings) {
    Set<Integer> first = chain.get(0).one;
    Set<Integer> last = chain.get(chain.size() - 1).other;
    Set<Integer> gone = new TreeSet<>(seenByBoth(plain, digit, first, last));
    if (seeEachOther(first, last)) {
      for (int i = 1; i < chain.size(); i++) {
        gone.addAll(seenByBoth(plain, digit, chain.get(i).one, chain.get(i - 1).other));
      }
    }
    long directions = chain.stream().map(Link::kind).distinct().count();
    int rating =
        chain.stream().anyMatch(Link::isGrouped)
            ? ratings[3]
            : chain.stream().anyMatch(link -> link.kind == 2)
                ? ratings[2]
                : directions == 2 ? ratings[1] : ratings[0];
    to.add(rating, 0, gone, List.of(digit));
  }

  private static List<Integer> seenByBoth(
      Plain plain, int digit, Set<Integer> one, Set<Integer> other) {
    List<Integer> seen = new ArrayList<>();
    for (int cell : plain.cells(digit)) {
      if (Plain.seesAll(cell, one) && Plain.seesAll(cell, other)) {
        seen.add(cell);
      }
    }
    return seen;
  }
}
