/**
 * Finds what a press would refuse, by drawing the pages once more on a canvas that measures lines,
 * letters and edges.
 */
package cluewright.print.press;
