import type { ContactPage } from './ContactPage.ts';
import { readScrollPercent } from './dom/watchTriggers.ts';

/** Tells the owner's panel of `?hadaya_debug=1`, whenever it asks, why each widget does or does not show. */
export async function answerDebug(page: ContactPage): Promise<void> {
  // Not above: it would share that file out anew for pages without the panel.
  const { explainWidget } = await import('./dom/judgeWidget.ts');
  const { context, signal, widgets } = page;
  const { document } = context.environment;
  const explain = (event: Event) => {
    const say: unknown = event instanceof CustomEvent ? event.detail?.say : undefined;
    if (typeof say !== 'function') return;
    const scrolled = readScrollPercent(context.environment);
    for (const widget of widgets) say(explainWidget(page, widget, scrolled));
  };
  document.addEventListener('hadaya:explain', explain, { signal });
}
