package cluewright.strategy;

import cluewright.phrase.Phrase;
import java.util.List;

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

  /** Without a letter, as most are. */
  About(String id, Group group, List<String> names, String explanation, List<Variant> variants) {
    this(
        id,
        "",
        group,
        names.stream().map(Phrase::verbatim).toList(),
        Phrase.verbatim(explanation),
        variants);
  }

  About withLetter(String single) {
    return new About(id, single, group, names, explanation, variants);
  }
}
