/** Data recorded in the page under `window.__felt`. */
export interface Vitals {
  readonly tasks: { readonly start: number; readonly ms: number }[];
  readonly interactions: Record<number, number>;
  readonly paints: Record<string, number>;
  lcp: number;
  shift: number;
}

/** Runs in the page before any other script; records the figures without changing the page. */
export function watchPage(): void {
  const vitals: Vitals = { tasks: [], interactions: {}, paints: {}, lcp: Number.NaN, shift: 0 };
  Object.defineProperty(window, '__felt', { value: vitals });
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  observe('longtask', ({ startTime, duration }) => vitals.tasks.push({ start: startTime, ms: duration }));
  observe('paint', ({ name, startTime }) => {
    vitals.paints[name] = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) vitals.shift += Number(Reflect.get(entry, 'value'));
  });
  const takeInteraction = (entry: PerformanceEntry) => {
    const id = Number(Reflect.get(entry, 'interactionId'));
    if (id > 0) vitals.interactions[id] = Math.max(vitals.interactions[id] ?? 0, entry.duration);
  };
  observe('event', takeInteraction, { durationThreshold: 16 });
}
