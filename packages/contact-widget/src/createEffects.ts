import { contained } from './contain/reportThrown.ts';
import { type ChoicePlace, chooseChannel } from './dom/chooseChannel.ts';
import { markBlur } from './dom/markBlur.ts';
import { watchGlyph } from './dom/readGlyph.ts';
import { watchDismissal } from './dom/watchDismissal.ts';
import type { WidgetEffects } from './view/WidgetEffects.ts';

/** What the components of a widget may do to the page. */
export function createEffects(place: Omit<ChoicePlace, 'isSingle'>): WidgetEffects {
  const { page, widgetId } = place;
  const contain = <Args extends readonly unknown[], Result>(
    what: string,
    run: (...args: Args) => Result,
    otherwise: Result,
  ) => contained(page.context, what, run, otherwise);
  return {
    // A choice that fails leaves the link to the browser.
    choose: contain(
      'follow the choice of a channel',
      (channel, { isSingle, ...choice }) => chooseChannel({ ...place, isSingle }, channel, choice),
      'follow',
    ),
    watchDismissal: contain(
      'watch for clicks outside',
      ({ signal, ...dismissal }) => watchDismissal({ ...page, signal }, widgetId, dismissal),
      undefined,
    ),
    markBlur: contain('blur the page', (blur) => markBlur(page, blur), undefined),
    watchGlyph: (className, use) => watchGlyph(page.context.environment, className, use),
  };
}
