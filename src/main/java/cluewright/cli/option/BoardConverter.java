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
                        + ", and others by names such as 6x6-3x2, 9x9+x and 9x9+x+windoku"));
  }
}
