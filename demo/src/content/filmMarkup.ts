import type { PageContext } from '../page.ts';
import { giftsTexts } from '../texts/giftsTexts.ts';
import { pictureAt, widget } from './widget.ts';

const PLAY =
  '<svg class="e-font-icon-svg" aria-hidden="true" viewBox="0 0 24 24"><path d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7Z"/></svg>';

/** Renders a self-hosted video with a poster over it. */
export function filmMarkup({ locale }: PageContext): string {
  const settings = { video_type: 'hosted', controls: 'yes', show_image_overlay: 'yes' };
  return widget(
    { id: '0f1a005', type: 'video', settings },
    `<div class="e-hosted-video elementor-wrapper elementor-open-inline"><video class="elementor-video" src="/assets/dallah.webm" controls preload="none" playsinline muted controlslist="nodownload" aria-label="${giftsTexts.filmTitle[locale]}"></video><div class="elementor-custom-embed-image-overlay"><img src="${pictureAt('dallah-cups', '1200x675')}" width="1200" height="675" alt="${giftsTexts.filmPoster[locale]}" loading="lazy"><div class="elementor-custom-embed-play" role="button" tabindex="0" aria-label="${giftsTexts.filmPlay[locale]}">${PLAY}</div></div></div>`,
  );
}
