import { loadEager } from './eager.ts';
import { loadIdle } from './idle.ts';
import { loadInteraction } from './interaction.ts';
import { loadMedia } from './media.ts';
import type { LoadStrategy, LoadTarget } from './strategy.ts';
import { loadVisible } from './visible.ts';

const LOADERS = { eager: loadEager, idle: loadIdle, visible: loadVisible, interaction: loadInteraction };

function isNamedStrategy(word: string | null): word is keyof typeof LOADERS {
  return word !== null && Object.hasOwn(LOADERS, word);
}

/** Starts an island by its strategy; `data-hadaya-load` on the element overrides it. */
export function scheduleLoad(start: () => void, strategy: LoadStrategy, target: LoadTarget): void {
  const own = target.element.getAttribute('data-hadaya-load');
  const chosen = isNamedStrategy(own) ? own : strategy;
  if (typeof chosen === 'object') loadMedia(start, chosen.media, target);
  else LOADERS[chosen](start, target);
}
