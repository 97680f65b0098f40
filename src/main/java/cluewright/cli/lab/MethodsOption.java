package cluewright.cli.lab;

import cluewright.cli.terminal.UsageException;
import cluewright.lab.making.Maker;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** The option for the methods of finding clues to compare. */
final class MethodsOption {
  @Option(
      names = "--method",
      paramLabel = "METHOD",
      split = ",",
      description =
          "Methods, separated by commas: paper, paper-unreduced, paper-order (each also with a fixed"
              + " K, as in paper-30), brute-force, generate-and-test, guided-test, zama-sasano, exact,"
              + " search, exhaustive, dual, auto. Default: all, with a growing K.")
  private List<String> names = new ArrayList<>();

  /**
   * The methods in the order named, or all.
   *
   * @throws UsageException if there is no such method
   */
  List<Maker> makers() {
    return names.isEmpty() ? Maker.all() : names.stream().distinct().map(this::maker).toList();
  }

  private Maker maker(String name) {
    return Maker.named(name)
        .orElseThrow(
            () ->
                new UsageException(
                    "--method has no %s: choose among %s"
                        .formatted(
                            name,
                            Maker.all().stream()
                                .map(Maker::id)
                                .collect(Collectors.joining(", ")))));
  }
}
