package cluewright.search.listed;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.proof.ProofRecord;
import cluewright.published.PublishedList;
import cluewright.replay.Classifier;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Lists;
import cluewright.search.Many;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.search.race.Run;
import cluewright.search.verify.DigitNames;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ListLookupTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");

  /** Of this mask 15 puzzles are listed, and NHL solves 13 of them. */
  private static final Mask LISTED =
      Masks.mask(
          Boards.NINE,
          ".x.x.........x.x.........x..x....x.....x.x.......xx......x..x.xx.x......x........");

  /** Its puzzles, of which NHL solves none. */
  private static final Mask HARD =
      Masks.mask(
          Boards.NINE,
          ".......xx...x.x....x.......x.x...x......x..........x...x.xx....x.....xx....x.....");

  /** No argument speaks against this mask, and it is not listed. */
  private static final Mask ABSENT =
      Masks.mask(
          Boards.NINE,
          "..x.x..........xxx..x.....xx..x..x.........x....x..x.....x...x.....x.x...........");

  private static Optional<Outcome> answer(Request request) {
    return ListLookup.answer(request, new Run(Duration.ofMinutes(1), Watch.idle()));
  }

  private static Outcome generate(Request request) {
    return new Generator().generate(request.withThreads(1), Watch.idle());
  }

  private static Proof proof(Optional<Outcome> outcome) {
    return ((Outcome.Impossible) outcome.orElseThrow()).proof();
  }

  @Test
  void aListedMaskHasAVerifiedPuzzle() {
    Outcome.Found found = (Outcome.Found) answer(new Request(LISTED, NHL)).orElseThrow();

    assertThat(found.engine()).isEqualTo("list");
    assertThat(found.puzzle().mask()).isEqualTo(LISTED);
    assertThat(new SolutionCounter(Boards.NINE).solutions(found.puzzle(), 2))
        .containsExactly(found.solution());
    assertThat(new Classifier(Boards.NINE, NHL).end(found.puzzle()))
        .isEqualTo(SolvingPath.End.SOLVED);
  }

  @Test
  void theSeedChoosesAmongThePuzzles() {
    Set<Puzzle> puzzles = new HashSet<>();
    for (long seed = 1; seed <= 10; seed++) {
      Outcome outcome = answer(new Request(LISTED, NHL).withSeed(seed)).orElseThrow();
      puzzles.add(DigitNames.canonical(((Outcome.Found) outcome).puzzle()));
    }

    assertThat(puzzles).hasSizeGreaterThan(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"N", "NHL", "NHL,x-wing", "NHL,unique-rectangle-1"})
  void aMaskThatIsNotListedIsImpossibleUnderEverySet(String set) {
    Proof proof = proof(answer(new Request(ABSENT, StrategySet.parse(set))));

    assertThat(proof.kind()).isEqualTo(Proof.Kind.PUBLISHED_LIST);
    assertThat(proof.sentence().toString())
        .isEqualTo(
            "no puzzle has this mask, by the published list of all 17-clue puzzles, which rests on"
                + " an exhaustive search by others and not on a proof of ours.");
    assertThat(proof.evidence().isKept()).isTrue();
  }

  @Test
  void aMaskWhoseListedPuzzlesAreTooHardIsImpossible() {
    Proof proof = proof(answer(new Request(HARD, NHL)));

    assertThat(proof.kind()).isEqualTo(Proof.Kind.PUBLISHED_LIST);
    assertThat(proof.sentence().toString())
        .startsWith(
            "none of the 2 puzzles of this mask is solved by these strategies; there are no");
    assertThat(answer(new Request(HARD, StrategySet.of(Catalogue.all()))))
        .get()
        .isInstanceOf(Outcome.Found.class);
  }

  /** The paper's masks: under NHL all but these are known to be possible, under N none is. */
  @Test
  void thePapersMasksAreDecidedAsTheyAreKnownToBe() throws IOException {
    List<Mask> masks =
        Masks.data("min30").stream().map(line -> Masks.mask(Boards.NINE, line)).toList();
    List<Integer> impossible = new ArrayList<>();
    for (int i = 0; i < masks.size(); i++) {
      if (answer(new Request(masks.get(i), NHL)).orElseThrow() instanceof Outcome.Impossible) {
        impossible.add(i + 1);
      }
      assertThat(answer(new Request(masks.get(i), StrategySet.parse("N"))))
          .get()
          .isInstanceOf(Outcome.Impossible.class);
    }

    assertThat(impossible).containsExactly(6, 8, 9, 12, 22);
  }

  @Test
  void knownPuzzlesArePassedOverUntilThereIsNoOther() {
    List<Puzzle> known = new ArrayList<>();
    Request request = new Request(LISTED, NHL);
    Optional<Outcome> next = answer(request);
    while (next.orElseThrow() instanceof Outcome.Found found) {
      known.add(found.puzzle());
      next = answer(request.withKnown(known));
    }

    assertThat(known.stream().map(DigitNames::canonical)).doesNotHaveDuplicates().hasSize(13);
    assertThat(proof(next).kind()).isEqualTo(Proof.Kind.NO_OTHER_LISTED);
    assertThat(proof(next).sentence().toString()).contains("by the published list");
  }

  @Test
  void manyAreTheListedOnesAndNoWalkIsBegun() {
    List<Outcome.Found> found = new ArrayList<>();
    Many many = new Many(50, Many.Variety.FAR);

    Outcome last = new Generator().search(new Request(LISTED, NHL), many, Watch.idle(), found::add);

    assertThat(found).hasSize(13).allMatch(each -> each.engine().equals("list"));
    assertThat(last.verdict()).isEqualTo("no-other");
  }

  /** A known puzzle that the strategies do not solve is none of those asked for. */
  @Test
  void whatIsKnownAndDoesNotFitMakesNoOtherPuzzle() {
    Puzzle hard =
        ((Outcome.Found) answer(new Request(HARD, StrategySet.of(Catalogue.all()))).orElseThrow())
            .puzzle();

    assertThat(proof(answer(new Request(HARD, NHL).withKnown(List.of(hard)))).kind())
        .isEqualTo(Proof.Kind.PUBLISHED_LIST);
  }

  @Test
  void goalsAreJudgedPuzzleByPuzzle() {
    Request request = new Request(LISTED, NHL);
    Goal needsLocked = Goal.NONE.withRequired(List.of(Catalogue.LOCKED_CANDIDATES));
    Puzzle givens = Grids.empty(Boards.NINE).with(1, 7).with(3, 5);
    Goal fixed = Goal.NONE.withGivens(givens).withConditions(Conditions.MINIMAL);

    assertThat(answer(request.withGoal(fixed)))
        .get()
        .isInstanceOfSatisfying(
            Outcome.Found.class,
            found -> assertThat(found.puzzle().restrictedTo(givens.mask())).isEqualTo(givens));
    assertThat(proof(answer(request.withGoal(needsLocked))).sentence().toString())
        .startsWith("none of the 15 puzzles of this mask meets the conditions;");
    assertThat(answer(new Request(tooHardFor("NH"), NHL).withGoal(needsLocked)))
        .get()
        .isInstanceOfSatisfying(
            Outcome.Found.class,
            found ->
                assertThat(new Classifier(Boards.NINE, StrategySet.parse("NH")).end(found.puzzle()))
                    .isEqualTo(SolvingPath.End.STUCK));
  }

  /** The mask of a puzzle that a set does not solve, and NHL does. */
  private static Mask tooHardFor(String set) {
    PublishedList list = PublishedList.ofSeventeenClues();
    Classifier more = new Classifier(Boards.NINE, NHL);
    Classifier less = new Classifier(Boards.NINE, StrategySet.parse(set));
    return IntStream.range(0, list.size())
        .mapToObj(list::puzzle)
        .filter(puzzle -> more.end(puzzle) == SolvingPath.End.SOLVED)
        .filter(puzzle -> less.end(puzzle) == SolvingPath.End.STUCK)
        .map(Puzzle::mask)
        .findFirst()
        .orElseThrow();
  }

  /** All listed puzzles have two digits in these cells. */
  @Test
  void fixedDigitsThatNoListedPuzzleHasAreImpossibleByTheList() {
    Puzzle alike = Grids.empty(Boards.NINE);
    for (int cell : LISTED.clues().toArray()) {
      Puzzle more = alike.with(cell, 1);
      alike = more.conflict().isEmpty() ? more : alike;
    }
    Goal goal = Goal.NONE.withGivens(alike);

    Proof proof = proof(answer(new Request(LISTED, NHL).withGoal(goal)));

    assertThat(proof.sentence().toString()).contains("meets the conditions");
    assertThat(proof.evidence().isKept()).isFalse();
    assertThat(proof.evidence().absence()).isEqualTo(ProofRecord.Absence.GOAL);
  }

  /** Other names of the digits may give another path, so a failure is not the list's to tell. */
  @Test
  void conditionsThatNoListedPuzzleMeetsAreLeftToTheEngines() {
    Goal impossible =
        Goal.NONE.withConditions(Conditions.NONE.with(new Condition.Score(100_000, 200_000)));

    assertThat(answer(new Request(LISTED, NHL).withGoal(impossible))).isEmpty();
    assertThat(proof(answer(new Request(HARD, NHL).withGoal(impossible))).kind())
        .isEqualTo(Proof.Kind.PUBLISHED_LIST);
  }

  @Test
  void strategiesThatAreNotMonotoneAreAppliedToo() {
    StrategySet few = StrategySet.parse("NHL,unique-rectangle-1");

    assertThat(few.isMonotone(Boards.NINE)).isFalse();
    assertThat(answer(new Request(LISTED, few))).get().isInstanceOf(Outcome.Found.class);
    assertThat(answer(new Request(HARD, StrategySet.parse("N,unique-rectangle-1")))).isEmpty();
  }

  @Test
  void withoutListsAndWithANamedEngineTheListIsNotAsked() {
    Request request = new Request(ABSENT, NHL).withTime(Duration.ofMillis(50));

    assertThat(generate(request).engine()).isEqualTo("list");
    assertThat(generate(request.withLists(Lists.IGNORED))).isInstanceOf(Outcome.Undecided.class);
    assertThat(generate(request.withEngine(EngineChoice.SEARCH)))
        .isInstanceOf(Outcome.Undecided.class);
    assertThat(answer(request.withLists(Lists.IGNORED))).isEmpty();
  }
}
