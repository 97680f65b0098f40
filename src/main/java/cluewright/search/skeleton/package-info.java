/** Finds the values of rules that a designer drew without them. */
package cluewright.search.skeleton;
