/**
 * Writes down the evidence of a proof, in the text that {@link cluewright.proof.check} reads. The
 * engines record here what they did, and no engine is imported.
 *
 * <p>Begin with {@link cluewright.proof.ProofWriter}.
 */
package cluewright.proof;
