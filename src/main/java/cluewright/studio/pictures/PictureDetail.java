package cluewright.studio.pictures;

import java.util.Locale;

/** Something that a picture may show besides the clues. */
public enum PictureDetail {
  /** The state of the replay, with the step that led to it and its reason. */
  STEP(true),
  CANDIDATES(false),
  SOLUTION(false),
  COORDINATES(false);

  private final boolean usual;

  PictureDetail(boolean usual) {
    this.usual = usual;
  }

  /** True if it is shown by default. */
  boolean isUsual() {
    return usual;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The name of its setting. */
  String setting() {
    return "picture" + name().charAt(0) + word().substring(1);
  }
}
