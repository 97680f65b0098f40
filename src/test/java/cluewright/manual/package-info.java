/** Makes the manual's pages from Markdown and from the program itself: start at {@code Manual}. */
package cluewright.manual;
