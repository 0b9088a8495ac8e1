import type { VariationForm } from '@hadaya/variations';
import { describeChoice } from './describeChoice.ts';
import { followForm } from './followForm.ts';
import { openDefaults } from './openDefaults.ts';
import { preloadOnIntent } from './preloadOnIntent.ts';
import type { Stage } from './stage.ts';
import { startSwaps } from './startSwaps.ts';

/** What following a form changes outside. */
export interface FollowingEffects {
  /** A node of ours over the picture. */
  readonly overlay: Element;
  /** Other images are on display. */
  readonly onPlaced: () => void;
  readonly onUnchanged: () => void;
}

const VARIATIONS_KEY = 'woo_variation_gallery_variation_images';

function startPreload(stage: Stage, form: VariationForm): void {
  const { context, nodes, productId, voice, source } = stage;
  const { environment, settings, signal } = context;
  if (!settings.hasPreload) return;
  preloadOnIntent({
    form,
    environment,
    source,
    limit: settings.preloadLimit,
    getBoxWidth: () => nodes.main.clientWidth,
    onVariationImages(images) {
      if (images.length === 0) {
        const text = `Variation Gallery variations images not available on variation id ${productId}.`;
        environment.logger.note(text);
        return;
      }
      voice.keep(VARIATIONS_KEY, images);
      voice.send('woo_variation_gallery_variation_images', images);
    },
    signal,
  });
}

/** Starts what a gallery with a variation form needs; the returned function lets it follow one more form. */
export function startFollowing(stage: Stage, effects: FollowingEffects): (form: VariationForm) => void {
  const { settings, signal } = stage.context;
  const forms: VariationForm[] = [];
  const describe = () => forms.map(describeChoice).find((choice) => choice !== '') ?? '';
  const swapper = startSwaps(stage, { ...effects, describeChoice: describe });
  const defaults = openDefaults(stage);
  return (form) => {
    forms.push(form);
    const start = forms.length === 1 ? 'at-once' : 'at-a-choice';
    followForm({ form, settings, source: stage.source, defaults, swapper, start, signal });
    startPreload(stage, form);
  };
}
