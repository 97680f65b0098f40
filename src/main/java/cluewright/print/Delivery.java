package cluewright.print;

import cluewright.choice.Choice;
import cluewright.choice.Kind.OneOf;
import cluewright.choice.Kind.Switch;
import java.util.Objects;
import java.util.Optional;

/**
 * What a file of pages promises its recipient.
 *
 * @param standard what it promises to whoever prints or keeps it
 * @param profile of the press, embedded in a file for printers; absent for one of our own, of black
 *     ink
 * @param structure whether programs that read aloud find their way in it
 */
public record Delivery(Standard standard, Optional<OutputProfile> profile, Structure structure) {
  /** A file that looks right but follows no standard. */
  public static final Delivery PLAIN =
      new Delivery(Standard.NONE, Optional.empty(), Structure.UNTAGGED);

  public static final Choice<Delivery, Standard> STANDARD =
      Choice.of("standard", new OneOf<>(Standard.class), Delivery::standard, Delivery::withStandard)
          .said(
              "STANDARD",
              "The standard that the PDF follows: none, x-4 (PDF/X-4, for printers) or a-2b"
                  + " (PDF/A-2b, for archives). Default: none.")
          .shown("file");

  public static final Choice<Delivery, Structure> TAGGED =
      Choice.of(
              "tagged",
              new Switch<>(Structure.UNTAGGED, Structure.TAGGED),
              Delivery::structure,
              Delivery::withStructure)
          .said(
              "",
              "Tag headings, texts and boards, so that the PDF can be read aloud in order; each"
                  + " board is also told in words. With a-2b, the file is PDF/A-2a.")
          .shown("file")
          .kept("structure");

  public enum Standard {
    NONE,
    /**
     * ISO 15930-7, PDF/X-4, for printers: it defines how inks look, and keeps black on one plate.
     */
    X_4,
    /** ISO 19005-2, PDF/A-2, for archives: it will still look the same in decades. */
    A_2B
  }

  /** What a file says about its pages beyond their looks. */
  public enum Structure {
    UNTAGGED,
    /** Headings, texts and boards in reading order, with each board also in words. */
    TAGGED
  }

  /**
   * Checks that a profile is of use.
   *
   * @throws IllegalArgumentException if there is one, and the file is not for printers
   */
  public Delivery {
    Objects.requireNonNull(standard);
    Objects.requireNonNull(structure);
    if (profile.isPresent() && standard != Standard.X_4) {
      throw new IllegalArgumentException("only a file for printers has an output profile");
    }
  }

  public Delivery withStandard(Standard next) {
    return new Delivery(next, profile.filter(kept -> next == Standard.X_4), structure);
  }

  /** A delivery with a press's profile, or with the built-in one. */
  public Delivery withProfile(Optional<OutputProfile> next) {
    return new Delivery(standard, next, structure);
  }

  public Delivery withStructure(Structure next) {
    return new Delivery(standard, profile, next);
  }

  /** True if the press is known to print colours. */
  public boolean isForColours() {
    return profile.filter(known -> !known.isGrey()).isPresent();
  }

  /** True if the press is known to print black only. */
  public boolean isForBlack() {
    return standard == Standard.X_4 && !isForColours();
  }

  public boolean isTagged() {
    return structure == Structure.TAGGED;
  }
}
