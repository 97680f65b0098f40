package cluewright.strategy;

import cluewright.phrase.Phrase;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a strategy is called and what it is: all that the command line, the studio and the help
 * show.
 *
 * @param id the name used on the command line and in files: lower case, words joined by hyphens
 * @param letter the letter that stands for it in combinations such as {@code NHL}, or empty
 * @param group the family that it belongs to
 * @param names the names in use, the one that Cluewright prefers first
 * @param explanation one line for a person who has never heard of it
 * @param variants its forms, at least one; each deduction is of one of them
 */
public record About(
    String id,
    String letter,
    Group group,
    List<Phrase> names,
    Phrase explanation,
    List<Variant> variants) {
  public About {
    names = List.copyOf(names);
    variants = List.copyOf(variants);
  }

  /** Without a letter and another name. */
  About(String id, Group group, List<Variant> variants) {
    this(id, group, 0, variants);
  }

  /** Without a letter; its words are those of the bundle {@code strategies}. */
  About(String id, Group group, int otherNames, List<Variant> variants) {
    this(id, "", group, names(id, otherNames), Phrase.of("strategies.why-" + id), variants);
  }

  private static List<Phrase> names(String id, int others) {
    return Stream.concat(
            Stream.of(Phrase.of("strategies.name-" + id)),
            IntStream.rangeClosed(1, others)
                .mapToObj(number -> Phrase.of("strategies.also-" + id + "-" + number)))
        .toList();
  }

  About withLetter(String single) {
    return new About(id, single, group, names, explanation, variants);
  }
}
