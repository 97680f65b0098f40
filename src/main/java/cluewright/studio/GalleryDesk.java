package cluewright.studio;

import cluewright.studio.results.GalleryViewModel;
import cluewright.studio.results.ResultsViewModel;

/** The desk where the results of the current document are viewed, compared and chosen. */
final class GalleryDesk {
  final ResultsViewModel results;
  final GalleryViewModel choice;

  GalleryDesk(Workshop shop, DesignDesk design) {
    results =
        new ResultsViewModel(
            shop.history,
            design.generation,
            shop.notices,
            shop.ratings::of,
            shop.paths,
            shop.oneByOne,
            design::show);
    shop.ratings.ratings.subscribe(results::rated);
    choice = new GalleryViewModel(results, design.generation);
  }

  void close() {
    results.close();
  }
}
