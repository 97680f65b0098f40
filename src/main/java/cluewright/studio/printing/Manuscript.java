package cluewright.studio.printing;

import cluewright.model.Puzzle;
import cluewright.print.Book;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Grade;
import cluewright.replay.Answer;
import cluewright.replay.rating.Rating;
import cluewright.studio.rating.RatingsViewModel;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The puzzles to print, with what is known about them.
 *
 * @param ratings those known so far
 */
record Manuscript(
    List<PrintedPuzzle> picks,
    PrintChoices choices,
    SolutionCache answers,
    Map<Puzzle, Rating> ratings) {

  /**
   * The edition to lay out, if there are any puzzles. A page would say that a puzzle has no single
   * solution; so it has neither solutions nor steps until all of these were looked for.
   */
  Optional<Edition> edition(Book cover, Locale language) {
    if (picks.isEmpty()) {
      return Optional.empty();
    }
    Optional<Book> book =
        choices.isBook()
            ? Optional.of(cover.withSections(choices.sections()).withOrder(choices.order()))
            : Optional.empty();
    PrintChoices told = answers.unsolved(picks) == 0 ? choices : choices.withoutAnswers();
    return Optional.of(
        new Edition(
            picks.stream().map(this::entry).toList(),
            told.style(),
            book,
            language,
            choices.delivery()));
  }

  private Entry entry(PrintedPuzzle pick) {
    Answer answer = answers.answer(pick);
    return new Entry(
        pick.title(),
        pick.author(),
        pick.notes(),
        pick.puzzle(),
        answer,
        grade(pick),
        choices.hasWalkThroughs() && !answer.isRefuted() ? answers.path(pick) : Optional.empty(),
        pick.digits(),
        choices.hasProfiles() ? answers.profile(pick) : Optional.empty());
  }

  private Optional<Grade> grade(PrintedPuzzle pick) {
    return ratings.get(pick.puzzle()) instanceof Rating.Rated rated
        ? Optional.of(new Grade(rated.level(), rated.score()))
        : Optional.empty();
  }

  /** Requests what is missing. */
  void askForMore() {
    answers.want(
        choices.hasAnswers() ? picks : List.of(),
        choices.hasProfiles() ? picks : List.of(),
        choices.hasWalkThroughs() ? picks : List.of());
  }

  /** The progress of what is missing, if anything is. */
  Optional<AnswerProgress> missing() {
    return Stream.of(
            missing(AnswerProgress.SOLUTIONS, choices.hasAnswers() ? answers.unsolved(picks) : 0),
            missing(AnswerProgress.PROFILES, choices.hasProfiles() ? answers.unprofiled(picks) : 0),
            missing(
                AnswerProgress.WALK_THROUGHS,
                choices.hasWalkThroughs() ? answers.withoutPath(picks) : 0),
            missing(AnswerProgress.RATINGS, choices.tellsGrades() ? unrated() : 0))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<AnswerProgress> missing(String what, long count) {
    return count == 0
        ? Optional.empty()
        : Optional.of(new AnswerProgress(what, picks.size() - count, picks.size()));
  }

  private long unrated() {
    return picks.stream()
        .map(PrintedPuzzle::puzzle)
        .filter(puzzle -> RatingsViewModel.isRatable(puzzle) && !ratings.containsKey(puzzle))
        .count();
  }

  /** The number of puzzles known to have no solution, or several. */
  long unsolvable() {
    return choices.hasAnswers()
        ? picks.stream().filter(pick -> answers.answer(pick).isRefuted()).count()
        : 0;
  }

  /** The number of puzzles whose solutions could not be counted. */
  long uncounted() {
    return choices.hasAnswers()
        ? picks.stream().filter(pick -> answers.answer(pick).equals(Answer.UNKNOWN)).count()
            - answers.unsolved(picks)
        : 0;
  }
}
