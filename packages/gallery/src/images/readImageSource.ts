/**
 * Where lazy-load plugins keep an address until their script puts it into `src`, the surest first. `data-src` comes last:
 * the gallery plugin itself keeps the large picture there.
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

/** Files that stand in until the picture comes: a pixel, a spinner. (WooCommerce's own placeholder is a picture.) */
const STAND_IN = /(?:^|\/)(?:blank|transparent|spacer|pixel|1x1|lazy|load)[\w.-]*\.(?:gif|png|svg|webp)(?:$|[?#])/i;

function readFirst(image: Element, names: readonly string[]): string | undefined {
  const large = image.getAttribute('data-large_image');
  const isOther = (name: string, value: string | null) => value?.trim() && !(name === 'data-src' && value === large);
  const found = names.find((name) => isOther(name, image.getAttribute(name)));
  return found && (image.getAttribute(found) ?? undefined);
}

const isData = (address: string): boolean => /^(?:data|about|blob):/i.test(address);

/** Whether what an `img` shows now is not its picture, but something small that holds the place until a script comes. */
export function isStandIn(image: Element): boolean {
  return hasWaitingSource(image) || hasWaitingSizes(image);
}

function hasWaitingSource(image: Element): boolean {
  const src = image.getAttribute('src')?.trim() ?? '';
  const isPicture = src !== '' && !isData(src) && !STAND_IN.test(src);
  return !isPicture && readFirst(image, WAITING) !== undefined;
}

/** A pixel in `srcset` hides a `src` that is right: browsers take the sizes first. */
function hasWaitingSizes(image: Element): boolean {
  return isData(image.getAttribute('srcset')?.trim() ?? '') && readFirst(image, WAITING_SETS) !== undefined;
}

/** The address of an image, also while a lazy-load plugin keeps it; `null` without one. */
export function readImageSource(image: Element): string | null {
  const kept = hasWaitingSource(image) ? readFirst(image, WAITING) : undefined;
  return kept ?? image.getAttribute('src');
}

/** The sizes that an image can be had in, as its `srcset` says or will say. */
export function readImageSourceSet(image: Element): string | null {
  const given = image.getAttribute('srcset');
  const isOwn = given !== null && !isData(given.trim());
  return isOwn ? given : (readFirst(image, WAITING_SETS) ?? given);
}
