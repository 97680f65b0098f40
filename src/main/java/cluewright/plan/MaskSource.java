package cluewright.plan;

import cluewright.mask.ShapeLibrary;
import cluewright.mask.ShapeLibrary.Shape;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Mask;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Where the masks of a row come from. */
public sealed interface MaskSource {
  /** The masks there are, on a board where they fit it; none for those drawn by lot. */
  List<Mask> on(Board board);

  /** Masks drawn by lot, with a symmetry. */
  record Drawn(Symmetry symmetry) implements MaskSource {
    @Override
    public List<Mask> on(Board board) {
      return List.of();
    }
  }

  /**
   * Shapes of the library.
   *
   * @param names of shapes or of groups of shapes; none for all
   */
  record Shapes(List<String> names) implements MaskSource {
    public Shapes {
      names = List.copyOf(names);
    }

    @Override
    public List<Mask> on(Board board) {
      return fitting(ShapeLibrary.all().stream().filter(this::isNamed), board);
    }

    private boolean isNamed(Shape shape) {
      return names.isEmpty() || names.contains(shape.name()) || names.contains(shape.group());
    }
  }

  /**
   * Letters and digits, each a mask.
   *
   * @param text of letters from A to Z and digits; what else is in it is left out
   */
  record Letters(String text) implements MaskSource {
    @Override
    public List<Mask> on(Board board) {
      return fitting(
          text.toLowerCase(Locale.ROOT)
              .chars()
              .distinct()
              .mapToObj(Letters::name)
              .flatMap(name -> ShapeLibrary.named(name).stream()),
          board);
    }

    private static String name(int character) {
      return (Character.isDigit(character) ? "digit-" : "letter-") + (char) character;
    }
  }

  /** Masks that are named one by one, each with its board. */
  record Listed(List<Mask> masks) implements MaskSource {
    public Listed {
      masks = List.copyOf(masks);
    }

    @Override
    public List<Mask> on(Board board) {
      return masks.stream()
          .filter(mask -> ShapeLibrary.isAsLarge(mask, board))
          .map(mask -> new Mask(board, mask.clues()))
          .toList();
    }
  }

  private static List<Mask> fitting(Stream<Shape> shapes, Board board) {
    return shapes
        .map(shape -> shape.on(board))
        .filter(mask -> mask.board().equals(board))
        .distinct()
        .toList();
  }
}
