package cluewright.studio.notice;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.phrase.Phrase;
import cluewright.studio.notice.Notice.Act;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class NoticeViewModelTest {
  private static final Phrase WORDS = Phrase.verbatim("Cannot read it.");
  private static final Phrase LABEL = Phrase.verbatim("Replace");

  private final NoticeViewModel notices = new NoticeViewModel();

  @ParameterizedTest
  @EnumSource
  void anErrorIsOverOnceTheLikeSucceedsAndNotBefore(Act act) {
    Notice error = Notice.error(act, WORDS);
    notices.show(error);
    for (Act other : Act.values()) {
      if (other != act) {
        notices.succeeded(other);
      }
    }
    assertThat(notices.notice.get()).contains(error);
    notices.succeeded(act);
    assertThat(notices.notice.get()).isEmpty();
  }

  @Test
  void anErrorThatOffersSomethingIsOverTooOnceTheLikeSucceeds() {
    notices.show(Notice.error(Act.FILE, WORDS).with(LABEL, () -> {}));
    notices.succeeded(Act.FILE);
    assertThat(notices.notice.get()).isEmpty();
  }

  @Test
  void whatCanWaitShowsOnceTheNoticeOnShowHasGone() {
    Notice error = Notice.error(WORDS);
    Notice offer = Notice.hint(LABEL).with(LABEL, () -> {});
    notices.show(error);
    notices.showLater(offer);
    assertThat(notices.notice.get()).contains(error);
    notices.dismiss(error);
    assertThat(notices.notice.get()).contains(offer);
    notices.dismiss();
    assertThat(notices.notice.get()).isEmpty();
    notices.showLater(offer);
    assertThat(notices.notice.get()).contains(offer);
  }

  @Test
  void aSuccessTakesNothingElseAway() {
    Notice done = Notice.done(WORDS);
    notices.show(done);
    notices.succeeded(Act.FILE);
    assertThat(notices.notice.get()).contains(done);
    Notice other = Notice.error(WORDS);
    notices.show(other);
    notices.succeeded(Act.FILE);
    assertThat(notices.notice.get()).contains(other);
  }

  @Test
  void whatAsksForSomethingStaysAndSoDoesWorkAtRisk() {
    assertThat(Notice.done(WORDS).isPassing()).isTrue();
    assertThat(Notice.done(WORDS).with(LABEL, () -> {}).isPassing()).isTrue();
    assertThat(Notice.hint(WORDS).isPassing()).isTrue();
    assertThat(Notice.hint(WORDS).with(LABEL, () -> {}).isPassing()).isFalse();
    assertThat(Notice.error(WORDS).isPassing()).isTrue();
    assertThat(Notice.error(Act.FILE, WORDS).isPassing()).isTrue();
    assertThat(Notice.error(Act.KEEP, WORDS).isPassing()).isFalse();
    assertThat(Notice.error(WORDS).with(LABEL, () -> {}).isPassing()).isFalse();
  }
}
