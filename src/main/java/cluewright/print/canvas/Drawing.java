package cluewright.print.canvas;

/** Something that can be drawn on any canvas, as often as wanted. */
@FunctionalInterface
public interface Drawing {
  void on(Canvas canvas);
}
