package cluewright.studio.printing;

import cluewright.model.Puzzle;
import cluewright.print.Book;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Grade;
import cluewright.replay.Answer;
import cluewright.replay.rating.Rating;
import cluewright.studio.puzzles.RatingsViewModel;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The puzzles that are printed, with as much as is known of them.
 *
 * @param ratings those known so far
 */
record Manuscript(List<Pick> picks, Choices choices, Answers answers, Map<Puzzle, Rating> ratings) {

  /**
   * What is laid out, if there is any puzzle. A page would say that a puzzle has no single
   * solution; so it has neither solutions nor steps until all of these were looked for.
   */
  Optional<Edition> edition(Cover cover, Locale language) {
    if (picks.isEmpty()) {
      return Optional.empty();
    }
    Optional<Book> book =
        choices.isBook() ? Optional.of(cover.book(choices.sections())) : Optional.empty();
    Choices told = answers.unsolved(picks) == 0 ? choices : choices.withoutAnswers();
    return Optional.of(
        new Edition(picks.stream().map(this::entry).toList(), told.style(), book, language));
  }

  private Entry entry(Pick pick) {
    Answer answer = answers.answer(pick);
    return new Entry(
        pick.title(),
        pick.author(),
        pick.notes(),
        pick.puzzle(),
        answer,
        grade(pick),
        choices.hasWalks() && !answer.isRefuted() ? answers.walk(pick) : Optional.empty());
  }

  private Optional<Grade> grade(Pick pick) {
    return ratings.get(pick.puzzle()) instanceof Rating.Rated rated
        ? Optional.of(new Grade(rated.level(), rated.score()))
        : Optional.empty();
  }

  /** Sees to it that what is missing becomes known. */
  void askForMore() {
    answers.want(choices.hasAnswers() ? picks : List.of(), choices.hasWalks() ? picks : List.of());
  }

  /** What has yet to become known, if anything has. */
  Optional<Missing> missing() {
    return Stream.of(
            missing(Missing.SOLUTIONS, choices.hasAnswers() ? answers.unsolved(picks) : 0),
            missing(Missing.WALKS, choices.hasWalks() ? answers.unwalked(picks) : 0),
            missing(Missing.RATINGS, choices.tellsGrades() ? unrated() : 0))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<Missing> missing(String what, long count) {
    return count == 0
        ? Optional.empty()
        : Optional.of(new Missing(what, picks.size() - count, picks.size()));
  }

  private long unrated() {
    return picks.stream()
        .map(Pick::puzzle)
        .filter(puzzle -> RatingsViewModel.isRatable(puzzle) && !ratings.containsKey(puzzle))
        .count();
  }

  /** How many have no solution, or several, as far as that is known. */
  long unsolvable() {
    return choices.hasAnswers()
        ? picks.stream().filter(pick -> answers.answer(pick).isRefuted()).count()
        : 0;
  }

  /** How many have solutions that could not be counted. */
  long uncounted() {
    return choices.hasAnswers()
        ? picks.stream().filter(pick -> answers.answer(pick).equals(Answer.UNKNOWN)).count()
            - answers.unsolved(picks)
        : 0;
  }
}
