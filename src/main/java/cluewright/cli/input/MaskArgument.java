package cluewright.cli.input;

import cluewright.cli.terminal.UsageException;
import cluewright.format.MaskText;
import cluewright.format.Numbered;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Item;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.ShapeLibrary.Shape;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.strategy.Spelling;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The argument of {@code --mask}: standard input, a shape, a file, or the mask itself, tried in
 * this order.
 *
 * @param board the one that was asked for; any may be meant if none was
 * @param openValues what becomes of masks on boards with open values
 */
public record MaskArgument(Optional<Board> board, InputStream in, OpenValues openValues) {

  /** What becomes of masks on boards with open values. */
  public enum OpenValues {
    /** They are refused, since nobody would find the values. */
    REFUSED,
    /** They are read. */
    TAKEN
  }

  /** An argument that refuses open values. */
  public MaskArgument(Optional<Board> board, InputStream in) {
    this(board, in, OpenValues.REFUSED);
  }

  public Mask one(String argument) throws IOException {
    Optional<Mask> shape = shape(argument);
    if (shape.isPresent()) {
      return shape.get();
    }
    Optional<Input> input = Input.fromStreamOrFile(argument, in);
    if (input.isEmpty()) {
      return literal(argument);
    }
    List<Numbered<Mask>> masks = read(input.get());
    if (masks.size() > 1) {
      throw new UsageException(
          "%s contains %,d masks: give one of them, or decide all with bench"
              .formatted(input.get().name(), masks.size()));
    }
    return masks.get(0).value();
  }

  /** Every mask of a file or of standard input. */
  public List<Numbered<Mask>> all(String argument) throws IOException {
    return read(
        Input.fromStreamOrFile(argument, in)
            .orElseThrow(
                () ->
                    new UsageException(
                        "\"" + argument + "\" is not a file: give an existing one")));
  }

  /** Every mask of an input; puzzles stand for their masks. */
  public List<Numbered<Mask>> read(Input input) {
    return input.read(
        text ->
            input.format().isBare()
                ? MaskText.readAll(text, board.map(List::of).orElse(Boards.TOLD_BY_CELLS))
                : numbered(onBoard(input.items())));
  }

  private List<Item> onBoard(List<Item> items) {
    return board.map(one -> Formats.on(one, items)).orElse(items);
  }

  private List<Numbered<Mask>> numbered(List<Item> items) {
    List<Numbered<Mask>> all = new ArrayList<>();
    for (Item item : items) {
      if (openValues == OpenValues.REFUSED && item.content().board().isOpen()) {
        throw new UsageException(
            "values of the board are open, as in cage?=r1c1r1c2: only generate finds values");
      }
      all.add(new Numbered<>(all.size() + 1, item.content().mask()));
    }
    return all;
  }

  private Optional<Mask> shape(String argument) {
    Optional<Mask> mask =
        ShapeLibrary.named(argument).map(shape -> board.map(shape::on).orElseGet(shape::mask));
    if (mask.isPresent() && board.isPresent() && !mask.get().board().equals(board.get())) {
      throw new UsageException(
          "the shape %s is for the %s board, but --board names %s: leave out --board"
              .formatted(argument, mask.get().board(), board.get()));
    }
    return mask;
  }

  private Mask literal(String argument) {
    if (Input.isName(argument)) {
      throw unknown(argument, "a file nor a mask");
    }
    return read(Input.literal(argument)).get(0).value();
  }

  /**
   * The failure of a name that means nothing.
   *
   * @param others what else it is not, after a shape
   */
  public static UsageException unknown(String argument, String others) {
    List<String> names = ShapeLibrary.all().stream().map(Shape::name).toList();
    String near =
        Spelling.likely(argument, names)
            .map(name -> "did you mean the shape " + name + "?")
            .orElse("the shapes are " + String.join(", ", names));
    return new UsageException(
        "\"%s\" is neither a shape, %s: %s".formatted(Input.shortened(argument), others, near));
  }
}
