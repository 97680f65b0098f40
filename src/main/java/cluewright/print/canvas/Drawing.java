package cluewright.print.canvas;

/** Something that can be drawn on any canvas, any number of times. */
@FunctionalInterface
public interface Drawing {
  void on(Canvas canvas);
}
