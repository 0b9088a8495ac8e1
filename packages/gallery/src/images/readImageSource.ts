/**
 * Attributes in which lazy-load plugins keep a URL until their script moves it to `src`, most reliable first.
 * `data-src` comes last because the gallery plugin itself keeps the large picture there.
 */
const WAITING = [
  'data-lazy-src',
  'nitro-lazy-src',
  'data-lazy',
  'data-lazyload',
  'data-orig-src',
  'data-original',
  'data-cfsrc',
  'data-breeze',
  'data-ezsrc',
  'data-pagespeed-lazy-src',
  'data-src',
];
const WAITING_SETS = ['data-lazy-srcset', 'nitro-lazy-srcset', 'data-orig-srcset', 'data-cfsrcset', 'data-srcset'];

/** Placeholder files: a pixel or a spinner. (WooCommerce's own placeholder counts as a picture.) */
const STAND_IN = /(?:^|\/)(?:blank|transparent|spacer|pixel|1x1|lazy|load)[\w.-]*\.(?:gif|png|svg|webp)(?:$|[?#])/i;

function readFirst(image: Element, names: readonly string[]): string | undefined {
  const large = image.getAttribute('data-large_image');
  const isOther = (name: string, value: string | null) => value?.trim() && !(name === 'data-src' && value === large);
  const found = names.find((name) => isOther(name, image.getAttribute(name)));
  return found && (image.getAttribute(found) ?? undefined);
}

const isData = (address: string): boolean => /^(?:data|about|blob):/i.test(address);

/** Checks whether an `img` shows a lazy-load placeholder instead of its picture. */
export function isStandIn(image: Element): boolean {
  return hasWaitingSource(image) || hasWaitingSizes(image);
}

function hasWaitingSource(image: Element): boolean {
  const src = image.getAttribute('src')?.trim() ?? '';
  const isPicture = src !== '' && !isData(src) && !STAND_IN.test(src);
  return !isPicture && readFirst(image, WAITING) !== undefined;
}

/** Checks for a placeholder pixel in `srcset`, which hides a correct `src`, because browsers prefer `srcset`. */
function hasWaitingSizes(image: Element): boolean {
  return isData(image.getAttribute('srcset')?.trim() ?? '') && readFirst(image, WAITING_SETS) !== undefined;
}

/** Returns an image's URL, even while a lazy-load plugin keeps it elsewhere; `null` if there is none. */
export function readImageSource(image: Element): string | null {
  const kept = hasWaitingSource(image) ? readFirst(image, WAITING) : undefined;
  return kept ?? image.getAttribute('src');
}

/** Returns the `srcset` of an image, even while a lazy-load plugin keeps it elsewhere. */
export function readImageSourceSet(image: Element): string | null {
  const given = image.getAttribute('srcset');
  const isOwn = given !== null && !isData(given.trim());
  return isOwn ? given : (readFirst(image, WAITING_SETS) ?? given);
}
