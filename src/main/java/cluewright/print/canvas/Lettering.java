package cluewright.print.canvas;

/**
 * How a text is set.
 *
 * @param size the em, in points
 */
public record Lettering(Weight weight, double size, Ink ink) {

  public Lettering scaled(double factor) {
    return new Lettering(weight, size * factor, ink);
  }
}
