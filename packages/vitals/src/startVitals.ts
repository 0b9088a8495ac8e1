import type { PageWindow } from '@hadaya/core';
import { openConsent } from '@hadaya/core/consent';
import { isbot } from 'isbot';
import { type INPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import { nameTarget } from './dom/nameTarget.ts';
import { noteTargets } from './dom/noteTargets.ts';
import { createPageView } from './model/createPageView.ts';
import { pageKind } from './model/pageKind.ts';
import { readVitalsSettings, type VitalsSettings } from './settings.ts';

/** Name of the call, as WordPress' `admin-ajax.php` hands it on. */
const ACTION = 'hadaya_vitals';

/** What was touched in the slowest interaction: as it was noted, else what the browser still knows of it. */
function targetOf({ entries }: INPMetric, noted: (time: number) => string | undefined): string {
  const known = entries.map(({ startTime }) => noted(startTime)).find((name) => name !== undefined);
  return known ?? nameTarget(entries.map(({ target }) => target).filter((target) => target instanceof Element));
}

/** Measures this page view and those that begin when the visitor comes back by the Back button. */
function measure(page: PageWindow, { url, state }: VitalsSettings, mayCount: () => boolean, signal: AbortSignal): void {
  const view = createPageView();
  const noted = noteTargets(page, signal);
  // What has changed is told at once, while what was touched is still there.
  const always = { reportAllChanges: true };
  onLCP(({ value }) => view.put('LCP', { value }), always);
  onCLS(({ value }) => view.put('CLS', { value }), always);
  onINP((metric) => view.put('INP', { value: metric.value, target: targetOf(metric, noted) }), always);
  const send = () => {
    if (page.document.visibilityState !== 'hidden' || !mayCount()) return;
    const figures = view.take();
    if (!figures) return;
    const page_kind = pageKind(page.document.body.classList);
    page.navigator.sendBeacon(url, new URLSearchParams({ action: ACTION, page: page_kind, state, ...figures }));
  };
  // The window hears it last, when the figures are final: they are gathered by listeners of the document.
  page.addEventListener('visibilitychange', send, { signal });
  page.addEventListener('pageshow', ({ persisted }) => persisted && view.restart(), { capture: true, signal });
}

/**
 * Measures how fast the page is for its visitor and tells it once, when the visitor turns away. Nothing is measured before
 * the visitor has agreed to statistics, nor for a browser that a program drives.
 */
export function startVitals(page: PageWindow, signal: AbortSignal): void {
  const settings = readVitalsSettings(page);
  const { webdriver, userAgent } = page.navigator;
  if (settings.url === '' || webdriver === true || isbot(userAgent)) return;
  const consent = openConsent(page);
  const mayCount = () => consent.has('statistics');
  consent.when('statistics', () => measure(page, settings, mayCount, signal), signal);
}
