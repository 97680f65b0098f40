/**
 * The vocabulary of requests and answers: a request with its goal and engine, the outcome, a proof;
 * and the short arguments that need no engine. It knows no file and no screen.
 *
 * <p>Begin with {@link cluewright.search.Engine}.
 */
package cluewright.search;
