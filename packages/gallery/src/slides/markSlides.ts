import { fillText, type Loan } from '@hadaya/core';
import type { Gallery, GalleryState } from '../state/index.ts';
import { readThumbnailSides } from '../thumbnails/index.ts';

/** Lends the server's own nodes around the slides their names, roles and states. */
export function markFrame(
  { nodes, texts, context: { settings } }: Gallery,
  { set, pending }: GalleryState,
  loan: Loan,
): void {
  const { wrapper, slider, parent, trigger } = nodes;
  const { wide, narrow } = readThumbnailSides(wrapper.classList, settings);
  const hasThumbnails = set.images.length > 1;
  loan.attributes(wrapper, {
    role: 'group',
    'aria-roledescription': texts.carousel,
    'aria-label': texts.region,
    'aria-busy': pending ? 'true' : null,
    'data-thumbnails-wide': wide,
    'data-thumbnails-narrow': narrow,
    'data-hadaya-fit': settings.fit === 'cover' ? settings.fit : null,
  });
  loan.classes(wrapper, { 'loading-gallery': pending });
  // Else browsers would make what scrolls a stop of Tab.
  loan.attributes(slider, { tabindex: '-1' });
  loan.classes(parent, {
    'woo-variation-gallery-has-product-thumbnail': hasThumbnails,
    'woo-variation-gallery-no-product-thumbnail': !hasThumbnails,
    'woo-variation-gallery-enabled-thumbnail-slider': settings.slidesThumbnails,
  });
  const title = settings.triggerText || texts.trigger;
  if (trigger) loan.attributes(trigger, { role: 'button', 'aria-label': title, title });
}

/** Lends all slides their names; unless current they are out of reach. */
export function markSlides({ texts }: Pick<Gallery, 'texts'>, { set, index }: GalleryState, loan: Loan): void {
  const count = set.slides.length;
  for (const [at, slide] of set.slides.entries()) {
    const isCurrent = at === index;
    const { video, alt = '' } = set.images[at] ?? {};
    loan.attributes(slide, {
      role: 'group',
      'aria-roledescription': texts.slide,
      // The player stands in a layer above all slides: without its name the slide of a film is empty to who cannot see it.
      'aria-label': fillText(video && alt ? texts.positionVideo : texts.position, { index: at + 1, count, alt }),
      tabindex: isCurrent ? '-1' : null,
      inert: isCurrent ? null : '',
    });
  }
}
