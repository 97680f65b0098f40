package cluewright.scale;

import cluewright.format.MaskText;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.EngineChoice;
import cluewright.search.Many;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Items of tests, and work on them. */
final class Cases {
  /** Many puzzles, which a search finds at once. */
  static final Mask NINE =
      MaskText.read(
          "..x...x..x..x.x..x...x...x.x.x.x...x...x...x...x.x.x.x...x...x..x.x..x..x...x....");

  static final Duration LONG = Duration.ofMinutes(5);

  private Cases() {}

  static Request request(Mask mask, String set, EngineChoice engine) {
    return new Request(mask, StrategySet.parse(set)).withEngine(engine).withTime(LONG);
  }

  /** So many puzzles of a mask of 9x9, which are the same wherever they are made. */
  static Items puzzles(int count, int parts) {
    return Split.puzzles(request(NINE, "NHL", EngineChoice.SEARCH), count, parts, Many.Variety.FAR);
  }

  static Items walk(Mask mask, String set, EngineChoice engine, int parts) {
    return Split.walk(request(mask, set, engine), Optional.of(parts), LONG, Stop.NEVER);
  }

  /** The answers to all items, from so many shards one after the other. */
  static Answers done(Items items, Path folder, int shards) throws IOException {
    Answers answers = new Answers(folder, items);
    for (int i = 1; i <= shards; i++) {
      work(answers, new Shard(i, shards), Watch.idle());
    }
    return answers;
  }

  static ShardRun.End work(Answers answers, Shard shard, Watch watch) throws IOException {
    return new ShardRun(answers, shard, new Generator(), (done, of) -> {}).run(watch);
  }

  /** What was found, without the time it took. */
  static List<String> found(Answers answers) throws IOException {
    return Join.of(answers).puzzles().lines().stream()
        .map(line -> line.replaceFirst("\"seconds\":[^,]*,", "").replaceFirst("\"message\".*", ""))
        .toList();
  }
}
