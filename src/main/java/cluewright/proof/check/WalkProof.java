package cluewright.proof.check;

/** Hears why a walk goes back, and names each reason; this one keeps nothing. */
class WalkProof {
  /** The name of what nobody keeps. */
  static final long NONE = 0;

  /** No grid has the digits at some places; the chosen cells know why. */
  long noGrid(ChosenCells chosen, Places why) {
    return NONE;
  }

  /** The chosen cells have a second filling, the one found last. */
  long secondFilling(ChosenCells chosen) {
    return NONE;
  }

  /**
   * A move that keeps the mask turns the digits at some places into what reads less.
   *
   * @param move where each cell goes
   * @param shown how many places of the order show it
   */
  long imageReadsLess(int[] move, int shown, Places why) {
    return NONE;
  }

  /** A digit cannot stand at a place, for a reason that was named. */
  void fails(int place, int digit, long name) {}

  /** A digit cannot stand at a place, since a chosen cell keeps it out. */
  void isKeptOut(ChosenCells chosen, int place, int digit, Places why) {}

  /**
   * What has this name is not met again, once all digits of a place were tried.
   *
   * @param name or {@link #NONE}
   */
  void forgets(int place, long name) {}

  /** All digits of a place fail with the digits at some places before it. */
  long exhausted(int place, Places why) {
    return NONE;
  }
}
