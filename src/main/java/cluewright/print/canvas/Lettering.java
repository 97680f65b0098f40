package cluewright.print.canvas;

/**
 * The setting of a text.
 *
 * @param size the em, in points
 */
public record Lettering(Weight weight, double size, Ink ink) {

  public Lettering scaled(double factor) {
    return new Lettering(weight, size * factor, ink);
  }
}
