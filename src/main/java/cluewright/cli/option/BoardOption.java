package cluewright.cli.option;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.NamedFiles;
import cluewright.cli.input.Names;
import cluewright.cli.input.RegionsFile;
import cluewright.cli.terminal.UsageException;
import cluewright.model.Board;
import cluewright.model.Boards;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;

/** The option for the board of a text or puzzle whose cells alone do not determine it. */
public final class BoardOption {
  @Option(
      names = {"-b", "--board"},
      paramLabel = "BOARD",
      description =
          "The board by its name: 9x9, 6x6-3x2 (boxes of 3 rows and 2 columns), or with more houses"
              + " 9x9+x, 9x9+windoku, 9x9+centre-dot, 9x9+disjoint-groups, 9x9+asterisk,"
              + " 9x9+knight, 9x9+king, 9x9+x+windoku; with relations and cages by their cells, as in"
              + " 9x9+thermometer=r1c1r1c2r2c2+cage15=r3c3r3c4; or overlapping grids, samurai,"
              + " twodoku, twodoku-4x4. Default: what the text says, or else its number of cells; 9x9"
              + " without a text.")
  private Board asked;

  @Option(
      names = "--regions",
      paramLabel = "FILE[:LINE]",
      description =
          "A jigsaw: a file with the region of each cell, one layout per line or one in rows. With"
              + " several, the first, or that of a line, as in layouts.txt:12. Houses of --board"
              + " are added.")
  @Names(FileUse.READ_AT_LINE)
  private String regions;

  /**
   * The board that was asked for, if any.
   *
   * @throws UsageException if values of its rules are open
   */
  public Optional<Board> board() throws IOException {
    if (asked != null && asked.isOpen()) {
      throw new UsageException(
          "values of --board are open, as in cage?=r1c1r1c2: only generate finds values, so give them"
              + " as in cage9=r1c1r1c2");
    }
    return regions == null ? Optional.ofNullable(asked) : Optional.of(jigsaw());
  }

  /**
   * The board with open values, if any are.
   *
   * @throws UsageException if its regions come from a file
   */
  public Optional<Board> open() {
    Optional<Board> open = Optional.ofNullable(asked).filter(Board::isOpen);
    if (open.isPresent() && regions != null) {
      throw new UsageException(
          "--regions does not go with open values: name the regions in --board");
    }
    return open;
  }

  /** Adds the file that is read, if any. */
  public void addTo(NamedFiles files) {
    files.add("--regions", regions == null ? "" : regions, FileUse.READ_AT_LINE);
  }

  private Board jigsaw() throws IOException {
    Board plain = RegionsFile.read(regions);
    if (asked == null) {
      return plain;
    }
    if (!Boards.withKinds(asked, Set.of()).equals(Boards.withCells(plain.cells()))) {
      throw new UsageException(
          "--regions has %d rows, but --board names %s: leave out --board, or give %dx%d"
              .formatted(plain.rows(), asked, plain.rows(), plain.columns()));
    }
    return Boards.withKinds(plain, Boards.kinds(asked))
        .orElseThrow(
            () ->
                new UsageException(
                    "the houses of --board %s do not fit the regions of --regions: leave them out"
                        .formatted(asked)));
  }
}
