import type { Stage } from './stage.ts';

/** Scripts of themes expect the slider's start event at least this long after the start. */
const INIT_EVENT_MS = 1;

/** Tells themes that slides and thumbnails have started. */
export function sendReady({ voice, context }: Stage): void {
  voice.send('woo_variation_gallery_before_init');
  const tell = () => {
    voice.send('woo_variation_gallery_slider_slick_init');
    voice.send('woo_variation_gallery_thumbnail_slick_init');
  };
  context.environment.clock.after(INIT_EVENT_MS, tell, context.signal);
}
