package cluewright.search;

/** Whether published lists of puzzles may answer, besides our own proofs and searches. */
public enum Lists {
  /** They are asked where they cover the mask. */
  ASKED,
  /** They are left out: what is answered rests on our own work and on named theorems. */
  IGNORED
}
