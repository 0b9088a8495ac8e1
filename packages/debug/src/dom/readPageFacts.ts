import { isRecord, type MountRecord, type PageWindow, type Registry, readPageValue } from '@hadaya/core';
import { detections, hasSetting } from '@hadaya/loader/owner/detections';
import type { BundleFacts, PageFacts } from '../model/readReport.ts';
import { explainUnseen } from './explainUnseen.ts';
import { findNeighbour } from './findNeighbour.ts';

/** Key of the page's registry, whichever copy of Hadaya created it. */
const REGISTRY_KEY = Symbol.for('hadaya.v1');

const count = (states: readonly string[], state: string) => states.filter((one) => one === state).length;

function readBundle(
  page: PageWindow,
  records: readonly MountRecord[],
  bundle: (typeof detections)[number],
): BundleFacts {
  const { name, selectors, globals = [], setting } = bundle;
  const elements = [...page.document.querySelectorAll(selectors.join(','))];
  const own = records.filter(
    ({ definition }) => (definition.scope ?? 'element') !== 'element' && definition.name === name,
  );
  const states = [
    ...elements.map((element) => element.getAttribute('data-hadaya-state') ?? ''),
    ...own.map(({ state }) => state),
  ];
  const mounted = count(states, 'mounted');
  const drawn = [
    ...elements.filter((element) => element.getAttribute('data-hadaya-state') === 'mounted'),
    ...(own.length > 0 ? page.document.querySelectorAll(`[data-hadaya-root="${name}"]`) : []),
  ];
  const isRunning = mounted > 0 || Reflect.has(Object(Reflect.get(page, 'hadaya')), name);
  return {
    name,
    wants: [...selectors, ...globals],
    isNeeded:
      elements.length > 0 ||
      own.length > 0 ||
      globals.some((global) => Reflect.get(page, global) !== undefined) ||
      hasSetting(readPageValue(page, 'settings'), setting),
    mounted: mounted > 0 ? mounted : Number(isRunning),
    unseen: drawn.flatMap((element) => explainUnseen(page, element) ?? []),
    failed: count(states, 'failed'),
    waiting: count(states, 'loading'),
  };
}

/** Returns true if the loader was requested only after the load event, for example at the visitor's first touch. */
function isLoaderLate({ performance }: PageWindow): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const loadedAt = visit && 'loadEventEnd' in visit ? Number(visit.loadEventEnd) : 0;
  const loader = performance.getEntriesByType('resource').find(({ name }) => /\/hadaya\.min\.js/.test(name));
  return loader !== undefined && loadedAt > 0 && loader.startTime > loadedAt;
}

export function readPageFacts(page: PageWindow): PageFacts {
  const { document } = page;
  const registry: Registry | undefined = Reflect.get(page, REGISTRY_KEY);
  const records = registry?.list() ?? [];
  const shared: unknown = Reflect.get(page, 'hadaya');
  const own = isRecord(shared) ? shared : {};
  return {
    version: registry?.version,
    bundles: detections.map((bundle) => readBundle(page, records, bundle)),
    settings: own.settings,
    baseUrl: own.baseUrl,
    scripts: [...document.scripts].map((script) => ({
      src: (script.src || script.dataset.src || script.getAttribute('data-rocket-src') || '').split(/[?#]/)[0] ?? '',
      type: script.type,
      id: script.id,
    })),
    isLoaderLate: isLoaderLate(page),
    neighbours: [...document.querySelectorAll('[data-hadaya-root="contact-widget"]')].flatMap(
      (widget) => findNeighbour(page, widget) ?? [],
    ),
    serverReport:
      typeof own.goBack === 'function' ? page.location.href.replace('hadaya_debug=1', 'hadaya_debug=text') : undefined,
    isQuirky: document.compatMode === 'BackCompat',
    hasViewport: document.querySelector('meta[name="viewport"]') !== null,
    language: document.documentElement.lang,
  };
}
