package cluewright.proof.check;

/** Thrown if a part is requested of a proof that can only be checked as a whole. */
public final class NoSampleException extends Exception {
  private static final long serialVersionUID = 1L;

  NoSampleException(String method) {
    super(
        "only proofs of the method \"%s\" can be checked in parts, not those of \"%s\""
            .formatted(ProofWords.OPEN_CELLS, RecordText.cut(method)));
  }
}
