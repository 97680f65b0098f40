package cluewright.cli.generate;

import cluewright.batch.BatchListener;
import cluewright.batch.Destination;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ProgressLine;
import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import cluewright.search.Request;

/** Prints a run's messages for a user at a terminal. */
record BatchConsole(Console console, ProgressLine line) implements BatchListener {

  @Override
  public void note(String sentence) {
    console.note(sentence);
  }

  @Override
  public void progress(String text) {
    line.show(text);
  }

  @Override
  public void progressEnded() {
    line.clear();
  }

  @Override
  public void unwritten(Puzzle puzzle) {
    console.out().println(puzzle.line());
  }

  @Override
  public void none(Outcome outcome, Request request, Destination.Shortage of) {
    console.note(of.place() + OutcomeText.sentence(outcome, request));
  }
}
