package cluewright.format;

import java.util.List;

/**
 * The content of a project file.
 *
 * @param designs at least one, in the designer's order
 * @param current the one that was on the desk, from 0
 */
public record Project(List<Design> designs, int current) {

  public Project {
    designs = List.copyOf(designs);
    if (current < 0 || current >= designs.size()) {
      throw new IllegalArgumentException("no design " + current + " of " + designs.size());
    }
  }

  /** A project of one design. */
  public static Project of(Design only) {
    return new Project(List.of(only), 0);
  }

  /** The design that was on the desk. */
  public Design design() {
    return designs.get(current);
  }
}
