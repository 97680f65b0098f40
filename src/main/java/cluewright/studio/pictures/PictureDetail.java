package cluewright.studio.pictures;

import java.util.Locale;

/** Something that a picture may show besides the clues. */
public enum PictureDetail {
  /** The state that the replay shows, with what led to it and why. */
  STEP(true),
  CANDIDATES(false),
  SOLUTION(false),
  COORDINATES(false);

  private final boolean usual;

  PictureDetail(boolean usual) {
    this.usual = usual;
  }

  /** Tests whether it is shown until something else is chosen. */
  boolean isUsual() {
    return usual;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** As a setting. */
  String setting() {
    return "picture" + name().charAt(0) + word().substring(1);
  }
}
