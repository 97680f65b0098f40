/**
 * What all windows share: language, theme, scale, fonts, icons, and a few controls that JavaFX
 * lacks. It knows no feature, and the views of all features use it.
 *
 * <p>Begin with {@link cluewright.studio.look.Texts}.
 */
package cluewright.studio.look;
