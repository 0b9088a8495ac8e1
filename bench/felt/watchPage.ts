/** Data recorded in the page under `window.__felt`. */
export interface Felt {
  readonly tasks: { readonly start: number; readonly ms: number }[];
  readonly interactions: Record<number, number>;
  readonly paints: Record<string, number>;
  lcp: number;
  shift: number;
}

/** Runs in the page before any other script; observes without changes. */
export function watchPage(): void {
  const felt: Felt = { tasks: [], interactions: {}, paints: {}, lcp: Number.NaN, shift: 0 };
  Object.defineProperty(window, '__felt', { value: felt });
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  observe('longtask', ({ startTime, duration }) => felt.tasks.push({ start: startTime, ms: duration }));
  observe('paint', ({ name, startTime }) => {
    felt.paints[name] = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    felt.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) felt.shift += Number(Reflect.get(entry, 'value'));
  });
  const takeInteraction = (entry: PerformanceEntry) => {
    const id = Number(Reflect.get(entry, 'interactionId'));
    if (id > 0) felt.interactions[id] = Math.max(felt.interactions[id] ?? 0, entry.duration);
  };
  observe('event', takeInteraction, { durationThreshold: 16 });
}
