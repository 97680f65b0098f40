package cluewright.cli;

import cluewright.cli.terminal.Console;
import cluewright.search.Many;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import java.util.Arrays;
import java.util.function.Consumer;

/** The command line in a process of its own, with a pause after each puzzle. */
final class SlowGenerator implements OneByOne {
  private final Generator generator = new Generator();
  private final long pause;

  private SlowGenerator(long millis) {
    this.pause = millis;
  }

  /** The pause in milliseconds, and then what the command line takes. */
  public static void main(String[] arguments) {
    OneByOne engine = new SlowGenerator(Long.parseLong(arguments[0]));
    String[] rest = Arrays.copyOfRange(arguments, 1, arguments.length);
    Invocation invocation = new Invocation("", "");
    System.exit(new Cli(Run.NO_DISPLAY, Console.system(), engine, invocation).run(rest));
  }

  @Override
  public Outcome generate(Request request, Watch watch) {
    return generator.generate(request, watch);
  }

  @Override
  public Outcome search(Request request, Many many, Watch watch, Consumer<Outcome.Found> sink) {
    return generator.search(
        request,
        many,
        watch,
        found -> {
          sink.accept(found);
          rest();
        });
  }

  private void rest() {
    try {
      Thread.sleep(pause);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
