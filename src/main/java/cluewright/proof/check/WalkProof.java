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

  /** A digit cannot stand at a place, for a reason that was named. */
  void fails(int place, int digit, long name) {}

  /** A digit cannot stand at a place, since a chosen cell keeps it out. */
  void isKeptOut(ChosenCells chosen, int place, int digit, Places why) {}

  /** All digits of a place fail with the digits at some places before it. */
  long exhausted(int place, Places why) {
    return NONE;
  }
}
