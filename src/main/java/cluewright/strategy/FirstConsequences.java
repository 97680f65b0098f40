package cluewright.strategy;

/** What follows from an open candidate, or from its absence, in one go. */
interface FirstConsequences {

  /** Adds that for each open candidate of a state, whose nodes are numbered. */
  void addTo(Implications implications, SolvingState state);
}
