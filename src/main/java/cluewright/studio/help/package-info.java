/**
 * The tour, the shortcuts, the glossary and the credits. Its words stand in the bundles, and it
 * changes nothing in the project.
 *
 * <p>Begin with {@link cluewright.studio.help.TourViewModel}.
 */
package cluewright.studio.help;
