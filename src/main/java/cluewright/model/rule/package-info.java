/**
 * The rules of a board as data. A {@link cluewright.model.rule.Kind} describes all rules of one
 * sort, once, in a file of its own: its place in the name of a board, where it is drawn and how,
 * and what it means in {@linkplain cluewright.model.rule.Primitive primitives}. All other rooms
 * read the description, and know primitives, forms and marks alone.
 *
 * <p>Begin with {@link cluewright.model.rule.Kind}; a new kind is a file, and a line in {@link
 * cluewright.model.rule.Kinds}.
 */
package cluewright.model.rule;
