package cluewright.cli.option;

import cluewright.model.Board;
import cluewright.model.Boards;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a board. */
public final class BoardConverter implements ITypeConverter<Board> {

  @Override
  public Board convert(String name) {
    String known = Boards.ALL.stream().map(Board::name).collect(Collectors.joining(", "));
    return Boards.named(name)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no board \""
                        + name
                        + "\"; the boards are "
                        + known
                        + ", and others by names such as 6x6-3x2, 9x9+x, 9x9+x+windoku, samurai and"
                        + " 9x9+thermometer=r1c1r1c2r2c2+cage15=r3c3r3c4, whose cells lie on the"
                        + " board, and whose cages have possible sums and share no cell"));
  }
}
