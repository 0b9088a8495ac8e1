import { type ChoicePlace, chooseChannel } from './dom/chooseChannel.ts';
import { markBlur } from './dom/markBlur.ts';
import { watchGlyph } from './dom/readGlyph.ts';
import { watchDismissal } from './dom/watchDismissal.ts';
import type { WidgetEffects } from './view/WidgetEffects.ts';

/** What the components of a widget may do to the page. */
export function createEffects(place: Omit<ChoicePlace, 'isSingle'>): WidgetEffects {
  const { page, widgetId } = place;
  return {
    choose: (channel, { isSingle, ...choice }) => chooseChannel({ ...place, isSingle }, channel, choice),
    watchDismissal: ({ signal, ...dismissal }) => watchDismissal({ ...page, signal }, widgetId, dismissal),
    watchGlyph: (className, use) => watchGlyph(page.context.environment, className, use),
    markBlur: (blur) => markBlur(page, blur),
  };
}
