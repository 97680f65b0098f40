/**
 * Keeps what a person can set, from start to start, in the user's folder. What belongs to a puzzle
 * stands in its project instead, and never here.
 *
 * <p>Begin with {@link cluewright.studio.settings.Settings}.
 */
package cluewright.studio.settings;
