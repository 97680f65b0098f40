/**
 * Texts that can be said in English, German and Japanese: keys into the bundles of {@code
 * assets/texts}, with values for their places. It imports nothing of ours and knows no subject, and
 * every layer that speaks to people uses it.
 *
 * <p>Begin with {@link cluewright.phrase.Phrase}.
 */
package cluewright.phrase;
