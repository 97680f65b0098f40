/**
 * What a press would refuse: the pages of an edition are drawn once more for a reader that measures
 * their lines, letters and edges.
 */
package cluewright.print.press;
