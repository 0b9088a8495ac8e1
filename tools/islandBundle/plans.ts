/** What one library build makes. */
export interface BundlePlan {
  /** Name in the manifest and stem of the file name. */
  readonly name: string;
  /** `shared`: hashed file that answers import specifiers · `island`: ES module of one widget · `loader`: the classic script. */
  readonly kind: 'shared' | 'island' | 'loader';
  /** Entry, relative to the repository. */
  readonly entry: string;
  /** Import specifiers that resolve to this file in every later build. */
  readonly answers: readonly string[];
  /** Specifiers that are bundled in although a shared file answers them. */
  readonly inlines: readonly string[];
  /** Which modules an island's files hold together, where the usual grouping is not the smallest. */
  readonly groups?: readonly ChunkGroup[];
}

/** Modules that go into one file, by their path; earlier groups take first. */
export interface ChunkGroup {
  readonly name: string;
  readonly test?: RegExp;
  /** Only what the entry needs at once. */
  readonly isInitial?: boolean;
  readonly minShareCount?: number;
}

function shared(name: string, entry: string, answers: readonly string[]): BundlePlan {
  return { name, kind: 'shared', entry, answers, inlines: [] };
}

function island(
  name: string,
  { inlines = [], groups }: Partial<Pick<BundlePlan, 'inlines' | 'groups'>> = {},
): BundlePlan {
  return {
    name,
    kind: 'island',
    entry: `packages/${name}/src/bundle.ts`,
    answers: [],
    inlines,
    ...(groups ? { groups } : {}),
  };
}

/**
 * The contact widget in three common files: what runs before a widget is active (the entry itself is one line, since
 * lazy files must not import it), what draws launcher and list, and what several panels need.
 */
const CONTACT_GROUPS: readonly ChunkGroup[] = [
  { name: 'base', isInitial: true, test: /src[\\/](?!bundle)/ },
  { name: 'widget', test: /src[\\/]openWidget\.tsx$/ },
  { name: 'panel', minShareCount: 2, test: /view[\\/]panels[\\/]/ },
];

/** The gallery's start in one file beside a one-line entry, for the same reason. */
const GALLERY_GROUPS: readonly ChunkGroup[] = [
  { name: 'base', isInitial: true, test: /src[\\/](?!bundle)/ },
  { name: 'shared', minShareCount: 2 },
];

/** Every build in the order that their imports need. The loader is last: it holds the names of all others. */
export const BUNDLE_PLANS: readonly BundlePlan[] = [
  shared('runtime', 'packages/runtime/src/index.ts', ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']),
  shared('core', 'packages/core/src/index.ts', ['@hadaya/core']),
  shared('http', 'packages/core/src/http/index.ts', ['@hadaya/core/http']),
  shared('react-islands', 'packages/core/src/islands/react/index.ts', ['@hadaya/core/react']),
  shared('variations', 'packages/variations/src/index.ts', ['@hadaya/variations']),
  shared('slider', 'packages/media/src/slider/index.ts', ['@hadaya/media/slider']),
  shared('lightbox', 'packages/media/src/lightbox/index.ts', ['@hadaya/media/lightbox']),
  shared('video', 'packages/media/src/video/index.ts', ['@hadaya/media/video']),
  island('swatches'),
  island('gallery', { groups: GALLERY_GROUPS }),
  island('contact-widget', { groups: CONTACT_GROUPS }),
  // Runs on every page and needs a fraction of core: what it uses, inlined, is smaller than the shared file.
  island('attribution', { inlines: ['@hadaya/core'] }),
  island('menu'),
  island('content'),
  island('debug'),
  { name: 'hadaya', kind: 'loader', entry: 'packages/loader/src/bundle.ts', answers: [], inlines: ['@hadaya/core'] },
];
