import { readFreeNames } from './freeNames.ts';
import { type Place, placeOf } from './place.ts';
import { isScript, isTestFile, type Problem, type Rule, type SourceFile } from './problem.ts';

/** What a pure rule may not touch: the page, time, chance, storage, network, console. */
const IMPURE = new Set([
  ...['document', 'window', 'globalThis', 'self', 'navigator', 'location', 'history', 'screen', 'process'],
  ...['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'queueMicrotask', 'performance', 'Date'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'],
  ...['Math.random', 'crypto', 'localStorage', 'sessionStorage', 'indexedDB', 'caches'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'console', 'alert', 'confirm'],
  ...['MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'DOMParser', 'Image', 'Event', 'CustomEvent'],
]);

/** What a view may not touch: it gets data by props. */
const PAGE_ACCESS = new Set([
  ...[
    'querySelector',
    'querySelectorAll',
    'getElementById',
    'getElementsByClassName',
    'getElementsByTagName',
    'cookie',
  ].map((name) => `document.${name}`),
  ...['localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'XMLHttpRequest', 'WebSocket'],
  ...['window.localStorage', 'window.sessionStorage', 'window.fetch', 'navigator.sendBeacon'],
]);

const FORBIDDEN: Readonly<Record<string, ReadonlySet<string>>> = { model: IMPURE, view: PAGE_ACCESS };

/** What a feature draws without a folder of its own is a view all the same. */
function layerFor(path: string): Place['layer'] {
  const place = placeOf(path);
  if (!place) return 'none';
  return place.layer === 'none' && !place.isRoot && path.endsWith('.tsx') ? 'view' : place.layer;
}

function checkFile({ path, text }: SourceFile): Problem[] {
  const layer = layerFor(path);
  const forbidden = FORBIDDEN[layer];
  if (!forbidden || isTestFile(path) || !isScript(path)) return [];
  return [...readFreeNames(path, text)]
    .filter((name) => forbidden.has(name))
    .map((name) => ({ path, message: `uses ${name}: ${layer}/ may not` }));
}

/** Models touch nothing outside; views read neither the page nor storage nor the network. */
export const nameRule: Rule = {
  name: 'layers use only what they may',
  check: (files) => files.flatMap(checkFile),
};
