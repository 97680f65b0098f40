package cluewright.studio;

import cluewright.studio.look.Command;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * What the command palette offers.
 *
 * @param name what is done
 * @param place where else it is found, such as a menu, or what it is, such as a shape
 * @param keys its shortcut; empty for none
 */
record PaletteEntry(String name, String place, String keys, Runnable run) {

  static PaletteEntry of(String place, Command command) {
    return new PaletteEntry(command.label().get(), place, command.keys(), command.run());
  }

  /** True if it does the same, whatever state the studio was in when it was listed. */
  boolean isSame(PaletteEntry other) {
    return name.equals(other.name) && place.equals(other.place);
  }

  /** The entries that have all typed words, those first whose name begins with them. */
  static List<PaletteEntry> matching(String typed, Stream<PaletteEntry> all) {
    String wanted = typed.strip().toLowerCase(Locale.ROOT);
    record Ranked(PaletteEntry entry, int rank) {}
    return all.flatMap(
            entry -> entry.rank(wanted).stream().mapToObj(rank -> new Ranked(entry, rank)))
        .sorted(Comparator.comparingInt(Ranked::rank))
        .map(Ranked::entry)
        .toList();
  }

  /** How well it matches, 0 best; empty if a typed word is neither in its name nor its place. */
  private OptionalInt rank(String wanted) {
    String own = name.toLowerCase(Locale.ROOT);
    String whole = own + " " + place.toLowerCase(Locale.ROOT);
    if (own.startsWith(wanted)) {
      return OptionalInt.of(0);
    }
    if (own.contains(" " + wanted)) {
      return OptionalInt.of(1);
    }
    String[] words = wanted.split("\\s+");
    if (Arrays.stream(words).allMatch(own::contains)) {
      return OptionalInt.of(2);
    }
    return Arrays.stream(words).allMatch(whole::contains) ? OptionalInt.of(3) : OptionalInt.empty();
  }
}
