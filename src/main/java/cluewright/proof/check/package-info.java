/**
 * Redoes recorded proofs with independently stated boards, strategies and clauses. It imports
 * nothing of ours, because a checker that shares code with the program could share its faults.
 *
 * <p>Begin with {@link cluewright.proof.check.ProofChecker}.
 */
package cluewright.proof.check;
