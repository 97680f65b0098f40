/**
 * The message that tells the designer of a success or failure, and its card. A notice never blocks
 * the window, and view models send one without knowing where it shows.
 *
 * <p>Begin with {@link cluewright.studio.notice.NoticeViewModel}.
 */
package cluewright.studio.notice;
