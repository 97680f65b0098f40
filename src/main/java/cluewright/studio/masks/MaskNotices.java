package cluewright.studio.masks;

import cluewright.phrase.Phrase;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;

/** Notices of the mask tools. */
record MaskNotices(NoticeViewModel notices) {
  void done(Phrase sentence, Runnable undo) {
    notices.show(Notice.done(sentence).with(Phrase.of("masks.undo"), undo));
  }

  void error(Phrase sentence) {
    notices.show(Notice.error(sentence));
  }

  void hint(Phrase sentence) {
    notices.show(Notice.hint(sentence));
  }
}
