package cluewright.cli.generate;

import cluewright.batch.BatchRecord;
import cluewright.batch.Destination;
import cluewright.batch.OutcomeJson;
import cluewright.cli.option.OutputFormat;
import cluewright.cli.terminal.ResultSink;
import cluewright.model.Mask;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.util.List;

/** Prints each outcome as it comes, on standard output or to a file that is not on a disk. */
final class StreamDestination implements Destination {
  private final ResultSink results;
  private final OutputFormat format;
  private final OutcomeJson json;
  private boolean isBegun;

  StreamDestination(ResultSink results, OutputFormat format, OutcomeJson json) {
    this.results = results;
    this.format = format;
    this.json = json;
  }

  @Override
  public List<BatchRecord> before(Mask mask) {
    return List.of();
  }

  @Override
  public boolean take(Outcome.Found found, Request request) {
    String separator = isBegun && format == OutputFormat.GRID ? "\n" : "";
    isBegun = true;
    return results.write(separator + OutcomeText.of(found, request, format, json));
  }

  @Override
  public void end(Outcome outcome, Request request, Shortage line) {
    if (line.found() == 0) {
      results.write(OutcomeText.of(outcome, request, format, json));
    }
  }

  @Override
  public boolean finish(Ending ending) {
    return !results.hasFailed();
  }
}
