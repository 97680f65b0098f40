package cluewright.cli.option;

import cluewright.cli.terminal.UsageException;
import java.util.Set;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options of one of the jobs of a command, which has no use for those of the others. */
public final class OptionsOfJob {
  private OptionsOfJob() {}

  /**
   * Refuses the options that are not of the job.
   *
   * @param names their longest names, with hyphens before
   * @param refusal what is said of another one, given its name
   * @throws UsageException if another one is given
   */
  public static void requireOnly(
      CommandSpec spec, Set<String> names, UnaryOperator<String> refusal) {
    for (OptionSpec each : spec.commandLine().getParseResult().matchedOptions()) {
      if (!names.contains(each.longestName())) {
        throw new UsageException(refusal.apply(each.longestName()));
      }
    }
  }
}
