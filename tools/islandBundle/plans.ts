import { RUNTIME } from './project.ts';

/** What one library build makes. */
export interface BundlePlan {
  /** Name in the manifest and stem of the file name. */
  readonly name: string;
  /**
   * `shared`: hashed file that answers import specifiers · `island`: ES module of one widget · `library`: ES module that
   * stands alone, for themes · `door`: an island's public file that stands alone, where the loader starts the island from
   * another · `sheet`: style sheet without a script · `loader`: the classic script.
   */
  readonly kind: 'shared' | 'island' | 'library' | 'door' | 'sheet' | 'loader';
  /** Islands that share the bundle's start file; each starts by the export of its name. An island's own name when absent. */
  readonly islands?: readonly string[];
  /** Entry, relative to the repository. */
  readonly entry: string;
  /** Import specifiers that resolve to this file in every later build. */
  readonly answers: readonly string[];
  /** Specifiers that are bundled in although a shared file answers them. */
  readonly inlines: readonly string[];
  /**
   * Lazy files that are a stage for others: name to module, relative to the repository. Each holds what its module imports,
   * and later ones import it.
   */
  readonly parts?: Readonly<Record<string, string>>;
  /** Every module that the entry imports is in its file, also one that the bundler would give a small file of its own. */
  readonly isWhole?: boolean;
  /**
   * A file without lazy parts that nobody imports as a whole: its exports have short names, which the manifest lists. Those
   * that start an island keep theirs.
   */
  readonly isNamedShort?: boolean;
}

function shared(name: string, entry: string, answers: readonly string[]): BundlePlan {
  return { name, kind: 'shared', entry, answers, inlines: [] };
}

function island(name: string): BundlePlan {
  return { name, kind: 'island', entry: `packages/${name}/src/bundle.ts`, answers: [], inlines: [] };
}

function sheet(name: string, entry: string): BundlePlan {
  return { name, kind: 'sheet', entry, answers: [], inlines: [] };
}

/** Whose name a lazy file has: its package's where several islands share a bundle. */
export function ownerOf({ islands, name }: BundlePlan, { facadeModuleId }: { facadeModuleId: string | null }): string {
  return (islands && /packages\/([^/]+)/.exec(facadeModuleId ?? '')?.[1]) ?? name;
}

/** Islands of a bundle. */
export function islandsOf({
  kind,
  name,
  islands = kind === 'island' ? [name] : [],
}: Pick<BundlePlan, 'kind' | 'name' | 'islands'>): readonly string[] {
  return islands;
}

const RUNTIME_ENTRY = { react: 'packages/runtime/src/index.ts', light: 'packages/runtime/src/light.ts' }[RUNTIME];

/** What core's one file answers; who inlines core inlines all of these. */
const CORE_DOORS = ['', '/jquery', '/elementor', '/entities'].map((door) => `@hadaya/core${door}`);

/** Every build in the order that their imports need. The loader is last: it holds the names of all others. */
export const BUNDLE_PLANS: readonly BundlePlan[] = [
  shared('channels', 'packages/attribution/src/model/channels/readChannels.ts', ['@hadaya/attribution/channels']),
  { ...shared('core', 'tools/islandBundle/core.ts', CORE_DOORS), islands: ['attribution'], isNamedShort: true },
  {
    ...shared('runtime', RUNTIME_ENTRY, [
      ...['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@hadaya/core/react'],
    ]),
    isNamedShort: true,
  },
  shared('http', 'packages/core/src/http/index.ts', ['@hadaya/core/http']),
  shared('slider', 'packages/media/src/slider/engine.ts', ['@hadaya/media/slider/engine']),
  shared('lightbox', 'packages/media/src/lightbox/index.ts', ['@hadaya/media/lightbox']),
  shared('video', 'packages/media/src/video/index.ts', ['@hadaya/media/video']),
  sheet('swatches', 'packages/swatches/src/styles/swatches.css'),
  sheet('gallery', 'packages/gallery/src/styles/gallery.css'),
  sheet('product-page', 'tools/islandBundle/productPage.css'),
  {
    ...island('product'),
    entry: 'tools/islandBundle/product.ts',
    islands: ['swatches', 'gallery'],
  },
  { ...island('block-swatches'), entry: 'packages/swatches/src/catalog/block/bundle.ts' },
  {
    ...island('contact-widget'),
    isWhole: true,
    parts: {
      rules: 'packages/contact-widget/src/triggers/hours/pageRules.ts',
      ownerParts: 'packages/contact-widget/src/launcher/ownerParts.ts',
      list: 'packages/contact-widget/src/list/startList.tsx',
    },
  },
  // Needs a fraction of core: what it uses, inlined, is smaller than the shared file.
  {
    name: 'attribution',
    kind: 'door',
    entry: 'tools/islandBundle/attribution.ts',
    answers: [],
    inlines: CORE_DOORS,
  },
  island('menu'),
  { ...island('content'), parts: { startSlider: 'packages/content/src/slider/startSlider.ts' } },
  island('debug'),
  {
    name: 'api-fetch',
    kind: 'library',
    entry: 'packages/api-fetch/src/bundle.ts',
    answers: [],
    inlines: [...CORE_DOORS, '@hadaya/core/http'],
  },
  sheet('look', 'packages/loader/src/look.ts'),
  { name: 'hadaya', kind: 'loader', entry: 'packages/loader/src/bundle.ts', answers: [], inlines: CORE_DOORS },
];
