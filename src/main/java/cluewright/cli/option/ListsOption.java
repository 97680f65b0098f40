package cluewright.cli.option;

import cluewright.search.Lists;
import picocli.CommandLine.Option;

/** The option to ignore published lists and refuted masks. */
public final class ListsOption {
  @Option(
      names = "--no-lists",
      description =
          "Do without the published list of 17-clue puzzles, which otherwise answers 9x9 masks of"
              + " 17 clues, and without learned masks, whose parts are otherwise impossible at"
              + " once.")
  private boolean none;

  public Lists lists() {
    return none ? Lists.IGNORED : Lists.ASKED;
  }
}
