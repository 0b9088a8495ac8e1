import { outerOf } from './elementFacts.ts';

/** Background behind an element's text, as far as it affects the contrast. */
interface Ground {
  /** Everything painted behind the element, up to the root. */
  readonly whole: string;
  /** Layers above the last opaque colour, including that colour. */
  readonly visible: string;
  /** Element that has the last opaque colour; null if only the white canvas is behind the text. */
  readonly filled: Element | null;
  /** Opacities and filters of the element and its ancestors. */
  readonly veil: string;
}

const PAPER: Ground = { whole: '', visible: 'rgb(255, 255, 255)|||', filled: null, veil: '' };

/** Reduces every picture or gradient to the word “picture”, because the contrast on it cannot be computed. */
const pictureOf = (image: string) => (image === 'none' ? '' : 'picture');

/**
 * Describes the background of an absolutely positioned pseudo-element. Returns an empty string for any other
 * pseudo-element, or if there is no background.
 */
function describePseudo(element: Element, name: '::before' | '::after'): string {
  const { content, position, backgroundColor, backgroundImage, width, height } = getComputedStyle(element, name);
  if (content === 'none' || content === 'normal' || position !== 'absolute') return '';
  if (backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none') return '';
  return [name, backgroundColor, pictureOf(backgroundImage), width === '0px' || height === '0px'].join();
}

function readGround(element: Element, below: Ground): Ground {
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
  const own = [
    backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
    pictureOf(backgroundImage),
    describePseudo(element, '::before'),
    describePseudo(element, '::after'),
  ].join('|');
  const veiled = [opacity, filter, mixBlendMode].join();
  const veil = veiled === '1,none,normal' ? below.veil : `${below.veil} ${veiled}`;
  if (own === '|||' && veil === below.veil) return below;
  const whole = `${below.whole}>${own}${veil}`;
  const isSolid = backgroundColor.startsWith('rgb(') && veil === '';
  return isSolid
    ? { whole, visible: own, filled: element, veil }
    : { whole, visible: `${below.visible}>${own}${veil}`, filled: below.filled, veil };
}

const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;

/** Describes everything that affects the contrast of an element's own text: colour, size and background. */
export function createPaintReader(): (element: Element) => string {
  const grounds = new Map<Element, Ground>();
  const groundOf = (element: Element): Ground => {
    const noted = grounds.get(element);
    if (noted) return noted;
    const outer = outerOf(element);
    const ground = readGround(element, outer ? groundOf(outer) : PAPER);
    grounds.set(element, ground);
    return ground;
  };
  const isInside = (element: Element, filled: Element | null) => {
    if (filled === element || filled === null) return true;
    const [inner, outer] = [element.getBoundingClientRect(), filled.getBoundingClientRect()];
    return (
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1
    );
  };
  return (element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(fontWeight) >= 700);
    const { filled, visible, whole } = groundOf(element);
    return [color, isLarge ? 'large' : '', textShadow, isInside(element, filled) ? visible : `beside ${whole}`].join();
  };
}
