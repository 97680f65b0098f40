/**
 * The main window and everything that belongs to no single feature: header, menus, keys, commands,
 * and the start of the program on a desktop. It joins the features, none of which imports it, and
 * never imports the command line.
 *
 * <p>Begin with {@link cluewright.studio.StudioViewModel}.
 */
package cluewright.studio;
