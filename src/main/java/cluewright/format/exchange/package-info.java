/**
 * Reads and writes the formats that other programs share, one class each, and tells what each of
 * them leaves out. Menus, dialogs and the command line find them in one list and name none of them.
 *
 * <p>Begin with {@link cluewright.format.exchange.Formats}.
 */
package cluewright.format.exchange;
