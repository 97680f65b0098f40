/**
 * Lists the exchange formats, and finds out what each leaves out. Menus, dialogs and the command
 * line find them in this list and name none of them; the formats stand in families below it.
 *
 * <p>Begin with {@link cluewright.format.exchange.Formats}.
 */
package cluewright.format.exchange;
