package cluewright.learned;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.search.Masks;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;

/** What a user's work refuted is used after its proof was redone, and not before. */
final class OwnMasksTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  private static final List<String> RECORD =
      Arrays.asList(
          """
          cluewright-proof 1
          board 4x4
          mask xx..x.....x.....
          strategies naked-single
          kind open-cells
          sentence because.
          method open-cells
          order r3c4 r2c4 r1c4 r4c4 r1c3 r4c3 r2c3 r4c1 r3c1 r4c2 r3c2 r2c2
          depth 9
          prefixes 6
          end 10\
          """
              .split("\n"));

  private static final Mask WHOLE = Masks.mask(Boards.FOUR, "xx..x.....x.....");

  /** A part of the whole, with rows for columns. */
  private static final Mask PART = Masks.mask(Boards.FOUR, "x...x.....x.....");

  private final List<Runnable> waiting = new ArrayList<>();
  private final List<List<String>> kept = new ArrayList<>();
  private final List<String> dropped = new ArrayList<>();

  private final OwnMasks.Keeper keeper =
      new OwnMasks.Keeper() {
        @Override
        public void keep(List<String> lines) {
          kept.add(lines);
        }

        @Override
        public void dropped(String name, String why) {
          dropped.add(name + ": " + why);
        }
      };

  private OwnMasks own(Duration patience) {
    Executor later = waiting::add;
    return new OwnMasks(later, patience, keeper);
  }

  private void work() {
    List<Runnable> now = List.copyOf(waiting);
    waiting.clear();
    now.forEach(Runnable::run);
  }

  private static List<String> names(OwnMasks own, Mask asked) {
    return own.known(asked).stream()
        .filter(mask -> !LearnedMasks.shipped().contains(mask))
        .map(LearnedMask::name)
        .toList();
  }

  private static List<LearnedMask> entry(List<String> record) {
    List<String> text = new ArrayList<>(List.of("cluewright-learned 1", "entry own-7 repeatable"));
    text.addAll(record);
    return LearnedText.read(text).masks();
  }

  private static List<String> record(String mask) {
    List<String> record = new ArrayList<>(RECORD);
    record.set(2, "mask " + mask);
    return record;
  }

  @Test
  void whatIsLearnedAnswersAndIsKeptOnceItsProofWasRedone() {
    OwnMasks own = own(LONG);

    own.learn(RECORD);

    assertThat(names(own, PART)).isEmpty();
    assertThat(kept).isEmpty();
    work();
    assertThat(names(own, PART)).containsExactly("own-1");
    assertThat(kept).hasSize(1);
    assertThat(LearnedText.read(kept.get(0)).masks())
        .singleElement()
        .satisfies(
            mask -> {
              assertThat(mask.mask()).isEqualTo(WHOLE);
              assertThat(mask.record()).isEqualTo(RECORD);
              assertThat(mask.evidence()).isEqualTo(LearnedMask.Evidence.CHECKED);
            });
  }

  @Test
  void whatWasReadIsCheckedWhenItIsNeeded() {
    OwnMasks own = own(LONG);
    own.read(entry(RECORD));

    assertThat(names(own, Masks.mask(Boards.FOUR, "xx..x.....xx...."))).isEmpty();
    assertThat(waiting).isEmpty();
    assertThat(names(own, PART)).isEmpty();
    assertThat(names(own, PART)).isEmpty();
    assertThat(waiting).hasSize(1);
    work();
    assertThat(own.known(PART))
        .filteredOn(mask -> mask.name().equals("own-7"))
        .singleElement()
        .satisfies(mask -> assertThat(mask.evidence()).isEqualTo(LearnedMask.Evidence.CHECKED));
    assertThat(kept).isEmpty();
  }

  /** The whole has a puzzle, so its record proves nothing. */
  @Test
  void whatProvesNothingIsDroppedWithTheLineThatIsWrong() {
    OwnMasks own = own(LONG);
    List<String> record = record("x.x...x......x..");
    record.set(7, "order r3c4 r3c3 r4c4 r4c3 r2c4 r1c4 r3c2 r3c1 r4c1 r2c1 r2c2 r1c2");
    own.read(entry(record));

    own.known(Masks.mask(Boards.FOUR, "x.x............."));
    work();

    assertThat(dropped).singleElement().asString().startsWith("own-7: line 8: ");
    assertThat(names(own, Masks.mask(Boards.FOUR, "x.x............."))).isEmpty();
    assertThat(kept).containsExactly(List.of("cluewright-learned 1"));
  }

  @Test
  void neitherCommandsNorThirdMasksNorListsAreTakenForProofs() {
    for (String method : List.of("method command|run cluewright", "method argument")) {
      List<String> record = new ArrayList<>(RECORD.subList(0, 6));
      record.addAll(List.of(method.split("\\|")));
      record.add("end " + record.size());
      OwnMasks own = own(LONG);
      own.read(entry(record));

      own.known(PART);
      work();

      assertThat(names(own, PART)).isEmpty();
    }
    assertThat(dropped).hasSize(2);
  }

  @Test
  void aCheckThatTakesTooLongIsGivenUp() {
    OwnMasks own = own(Duration.ofNanos(-1));
    own.read(entry(RECORD));
    own.known(PART);
    work();
    own.known(PART);

    assertThat(waiting).isEmpty();
    assertThat(names(own, PART)).isEmpty();
    assertThat(dropped).isEmpty();
  }

  @Test
  void ofTwoMasksTheLargerStays() {
    OwnMasks own = own(LONG);
    List<String> part = record("x...x.....x.....");
    part.set(7, RECORD.get(7) + " r1c2");
    own.learn(part);
    work();
    assertThat(names(own, PART)).containsExactly("own-1");

    own.learn(RECORD);
    work();
    own.learn(part);
    work();

    assertThat(own.known(PART)).filteredOn(mask -> mask.mask().equals(WHOLE)).hasSize(1);
    assertThat(names(own, PART)).hasSize(1);
  }

  @Test
  void ofTooManyTheOldestGoes() {
    OwnMasks own = own(LONG);
    List<LearnedMask> many = new ArrayList<>();
    for (int i = 0; i < 32; i++) {
      LearnedMask mask = entry(RECORD).get(0);
      many.add(
          new LearnedMask(
              "old-" + i,
              new Mask(Boards.NINE, CellSet.of(i)),
              mask.strategies(),
              mask.evidence(),
              mask.record()));
    }
    own.read(many);

    own.learn(RECORD);
    work();

    List<LearnedMask> now = LearnedText.read(kept.get(0)).masks();
    assertThat(kept.get(0)).doesNotContain("entry old-0 repeatable");
    assertThat(kept.get(0)).contains("entry old-1 repeatable", "entry own-1 checked");
    assertThat(now).hasSize(32);
  }
}
