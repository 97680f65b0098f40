package cluewright.search.skeleton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Skeleton;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.proof.ProofWriter;
import cluewright.proof.StatedBoard;
import cluewright.proof.check.Claim;
import cluewright.proof.check.ProofChecker;
import cluewright.proof.check.ProofException;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The checker redoes each verdict on skeletons, and believes none that is wrong. */
final class SkeletonRecordsTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  @Test
  void recordsOfImpossibleSkeletonsAreVerified() throws IOException, ProofException {
    Random random = Tries.random(0);
    int verified = 0;
    for (int i = 0; i < Tries.of(150); i++) {
      StrategySet strategies = StrategySet.parse(i % 2 == 0 ? "any" : "NHL");
      Skeleton skeleton = FourByFourVerdictsTest.cages(random);
      CellSet clues = FourByFourVerdictsTest.clues(random);
      Request request = new Request(new Mask(skeleton.drawn(), clues), strategies).withSeed(i);
      Outcome outcome = new SkeletonSearch(request).next(LONG, 1, new Watch(now -> {}));
      if (outcome instanceof Outcome.Impossible impossible) {
        String record = write(request, impossible.proof());
        assertThat(check(record).isWhole()).as(record).isTrue();
        verified++;
      } else {
        String forged = write(request, forged());
        assertThatThrownBy(() -> check(forged)).isInstanceOf(ProofException.class);
      }
    }
    assertThat(verified).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  private static Proof forged() {
    return new Proof(
        Proof.Kind.EXHAUSTED,
        Phrase.verbatim("because."),
        CellSet.empty(),
        ProofRecord.of("method grids"));
  }

  private static ProofChecker.Verified check(String record) throws IOException, ProofException {
    return ProofChecker.check(new BufferedReader(new StringReader(record)));
  }

  private static String write(Request request, Proof proof) throws IOException {
    Claim claim =
        new Claim(
            StatedBoard.name(request.mask().board()),
            StatedBoard.open(request.mask().board()).orElseThrow(),
            request.mask().line(),
            request.strategies().names(),
            List.of(),
            proof.kind().id(),
            proof.sentence().toString());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ProofWriter.write(claim, request.mask().board(), proof.evidence(), out);
    return out.toString(StandardCharsets.UTF_8);
  }
}
