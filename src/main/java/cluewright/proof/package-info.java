/**
 * Writes the evidence of proofs as the text that {@link cluewright.proof.check} reads. The engines
 * record here what they did, and no engine is imported.
 *
 * <p>Begin with {@link cluewright.proof.ProofWriter}.
 */
package cluewright.proof;
