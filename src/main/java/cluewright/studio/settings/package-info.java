/**
 * Stores the user's settings between sessions, in the user's folder. What belongs to a puzzle
 * stands in its project instead, and never here.
 *
 * <p>Begin with {@link cluewright.studio.settings.Settings}.
 */
package cluewright.studio.settings;
