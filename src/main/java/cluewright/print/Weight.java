package cluewright.print;

/** The weights of Inter in use, lightest first; the boldest is for digits and lacks Japanese. */
public enum Weight {
  REGULAR("Inter-Regular.ttf"),
  MEDIUM("Inter-Medium.ttf"),
  SEMI_BOLD("Inter-SemiBold.ttf"),
  BOLD("Inter-Bold.ttf");

  private final String file;

  Weight(String file) {
    this.file = file;
  }

  String file() {
    return file;
  }
}
