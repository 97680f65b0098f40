/**
 * The window in which a picture of a board is set up and previewed before it is copied or saved.
 * {@link cluewright.print} draws the pictures; here is what they show and where they go.
 *
 * <p>Begin with {@link cluewright.studio.pictures.PicturesViewModel}.
 */
package cluewright.studio.pictures;
