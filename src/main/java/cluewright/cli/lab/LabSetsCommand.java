package cluewright.cli.lab;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.input.PuzzleArgument;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.StrictOption;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Numbered;
import cluewright.lab.sets.Derivation;
import cluewright.lab.sets.Derivation.Formula;
import cluewright.lab.sets.Derivation.Part;
import cluewright.lab.sets.SetPair;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code lab sets}: lists every naked set of a state with the equivalent hidden one. */
@Command(
    name = "sets",
    description = {
      "Print every naked set of a state beside the hidden set that says the same within its house:"
          + " k open cells that hold only k digits, and the other open cells, which have the other"
          + " digits to themselves.",
      "Houses whose open cells cannot all be filled are left out and named, and so are those with"
          + " more than 65,536 sets."
    },
    footer = {
      "  cluewright lab sets puzzle.txt --after NHL",
      "  cluewright lab sets puzzle.txt --after NHL --derive"
    })
final class LabSetsCommand extends ConsoleCommand {
  private static final Map<Part, String> NAKED =
      Map.of(
          Part.AT_LEAST_ONE, "each cell of the set holds a digit",
          Part.EXCLUDED, "what the rest of the board has excluded",
          Part.WHAT_IS_LEFT, "what that leaves of (6.10)",
          Part.AT_MOST_ONE, "no two cells of the set hold the same digit",
          Part.WAYS, "so the set is filled in one of %,d ways",
          Part.BESIDES, "no other cell of the house holds the same digit either",
          Part.CONCLUSION, "each of the ways excludes the digits of the set from the other cells");

  private static final Map<Part, String> HIDDEN =
      Map.of(
          Part.AT_LEAST_ONE, "each digit of the set has a cell in the house",
          Part.EXCLUDED, "what the rest of the board has excluded",
          Part.WHAT_IS_LEFT, "what that leaves of (6.10)",
          Part.AT_MOST_ONE, "no cell of the set holds two of the digits",
          Part.WAYS, "so the set is filled in one of %,d ways",
          Part.BESIDES, "no cell of the set holds another digit besides",
          Part.CONCLUSION, "each of the ways excludes the other digits from the cells of the set");

  @Parameters(paramLabel = "FILE|PUZZLE", description = "Puzzles, each from its initial state.")
  @Names(FileUse.READ)
  private String puzzles;

  @Option(
      names = "--after",
      paramLabel = "LIST",
      description =
          "Take the state in which these strategies end, such as NH. Default: the clues alone.")
  private StrategySet after;

  @Option(names = "--all", description = "Also print sets that eliminate nothing in their house.")
  private boolean all;

  @Option(
      names = "--derive",
      description =
          "Derive both sets from the clauses of the house, step by step, with the numbers of the"
              + " thesis that does so for naked sets.")
  private boolean derive;

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private StrictOption strict = new StrictOption();

  LabSetsCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    if (after != null && after.isAny()) {
      throw new UsageException("--after takes strategies by name or letter, such as NH");
    }
    ReadingNotes notes = strict.notes(console);
    for (Numbered<Puzzle> each :
        PuzzleArgument.all(PuzzleArgument.input(puzzles, console.in()), board.board(), notes)) {
      console.out().println(each.value().line());
      print(state(each.value()));
    }
    return notes.exitCode(ExitCode.OK);
  }

  private GridState state(Puzzle puzzle) {
    return after == null
        ? GridState.initial(puzzle)
        : new Replay(puzzle.board(), after).human(puzzle).last();
  }

  private void print(GridState state) {
    Board on = state.board();
    List<SetPair> pairs = SetPair.of(state);
    List<SetPair> shown = pairs.stream().filter(pair -> all || pair.changes(state)).toList();
    for (SetPair pair : shown) {
      console
          .out()
          .printf(
              "%s%n  naked %d: %s%n  hidden %d: %s%n",
              pair.house().label(),
              pair.nakedCells().size(),
              pair.naked(on),
              pair.hiddenCells().size(),
              pair.hidden(on));
      if (derive) {
        derive(state, pair);
      }
    }
    SetPair.unfillable(state)
        .forEach(house -> leftOut(house, "its open cells cannot all be filled"));
    SetPair.leftOut(state)
        .forEach(house -> leftOut(house, "more than %,d sets".formatted(SetPair.MOST_SETS)));
    console
        .out()
        .printf(
            Locale.ROOT,
            "%,d pairs, of which %,d eliminate something; in %,d the hidden set is the smaller one%n",
            pairs.size(),
            pairs.stream().filter(pair -> pair.changes(state)).count(),
            pairs.stream()
                .filter(pair -> pair.changes(state))
                .filter(pair -> pair.hiddenCells().size() < pair.nakedCells().size())
                .count());
  }

  private void leftOut(House house, String reason) {
    console.out().printf("%s is left out: %s%n", house.label(), reason);
  }

  private void derive(GridState state, SetPair pair) {
    console.out().println("  the naked set, from the clauses:");
    print(Derivation.naked(state, pair), NAKED);
    console.out().println("  the hidden set, from the clauses:");
    print(Derivation.hidden(state, pair), HIDDEN);
  }

  private void print(Derivation derivation, Map<Part, String> words) {
    for (Formula formula : derivation.formulas()) {
      long ways = formula.ways().size() + formula.moreWays();
      console
          .out()
          .printf("    (%s) %s%n", formula.part(), words.get(formula.part()).formatted(ways));
      formula(derivation, formula).forEach(line -> console.out().println("      " + line));
    }
  }

  /** Units in one line, longer clauses in one each, and then the ways. */
  private static List<String> formula(Derivation derivation, Formula formula) {
    List<String> lines = new ArrayList<>();
    boolean isOfUnits = formula.clauses().stream().allMatch(clause -> clause.size() == 1);
    List<String> clauses =
        formula.clauses().stream().map(clause -> derivation.text(clause, " or ")).toList();
    if (isOfUnits && !clauses.isEmpty()) {
      lines.add(String.join(" and ", clauses));
    } else {
      lines.addAll(clauses);
    }
    if (formula.part() == Part.WAYS) {
      formula.ways().forEach(way -> lines.add(derivation.text(way, " and ")));
      if (formula.moreWays() > 0) {
        lines.add("and %,d more".formatted(formula.moreWays()));
      }
    }
    return lines.isEmpty() ? List.of("nothing") : lines;
  }
}
