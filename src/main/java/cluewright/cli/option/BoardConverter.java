package cluewright.cli.option;

import cluewright.model.Board;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a board. */
public final class BoardConverter implements ITypeConverter<Board> {

  @Override
  public Board convert(String name) {
    return BoardNames.board(name)
        .orElseThrow(() -> new TypeConversionException(BoardNames.complaint(name)));
  }
}
