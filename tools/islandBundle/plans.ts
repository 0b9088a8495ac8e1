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
}

function shared(name: string, entry: string, answers: readonly string[]): BundlePlan {
  return { name, kind: 'shared', entry, answers, inlines: [] };
}

function island(name: string, inlines: readonly string[] = []): BundlePlan {
  return { name, kind: 'island', entry: `packages/${name}/src/bundle.ts`, answers: [], inlines };
}

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
  island('gallery'),
  island('contact-widget'),
  // Runs on every page and needs a fraction of core: what it uses, inlined, is smaller than the shared file.
  island('attribution', ['@hadaya/core']),
  island('menu'),
  island('content'),
  { name: 'hadaya', kind: 'loader', entry: 'packages/loader/src/bundle.ts', answers: [], inlines: ['@hadaya/core'] },
];
