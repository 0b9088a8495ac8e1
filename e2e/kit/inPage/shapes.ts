import { describeAttribute } from './attributes.ts';
import { isBlank, isOff, isSeen, nameOf, roleOf, scopeOf } from './elementFacts.ts';
import { elementsBelow, hash } from './elementsBelow.ts';
import { createPaintReader } from './painted.ts';
import { createContextReader, describeChildren, describePosition, LANDMARKS } from './surroundings.ts';
import { createTargetReader } from './targets.ts';

function hasOwnText(element: Element): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value !== '';
  if (element instanceof HTMLSelectElement) return true;
  return [...element.childNodes].some((node) => node instanceof Text && !isBlank(node.data));
}

/** Finds visible elements with text, an `alt` text or an `aria-label`, and the ancestors of these elements. */
function findSpeaking(elements: readonly Element[]): ReadonlySet<Element> {
  const speaking = new Set<Element>();
  for (const element of elements) {
    const says = hasOwnText(element) || !isBlank(element.getAttribute('alt')) || !isBlank(element.ariaLabel);
    if (!says || !isSeen(element)) continue;
    for (let one: Element | null = element; one && !speaking.has(one); one = one.parentElement) {
      if (one !== element && one.ariaHidden === 'true') break;
      speaking.add(one);
    }
  }
  return speaking;
}

const plain = (text: string | null | undefined) =>
  (text ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/**
 * Describes whether a picture's alternative text repeats the text of its link or button, or whether an accessible name
 * contains the visible text that it replaces.
 */
function compareTexts(element: Element): string {
  if (element.localName === 'img') {
    const alt = plain(element.getAttribute('alt'));
    return alt !== '' && plain(element.closest('a, button')?.textContent) === alt ? 'said twice' : '';
  }
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const label =
    ids.length > 0
      ? ids.map((id) => scopeOf(element).getElementById(id)?.textContent).join(' ')
      : element.getAttribute('aria-label');
  if (isBlank(label)) return '';
  // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out hidden text, textContent does not
  const text = element instanceof HTMLElement ? plain(element.innerText) : '';
  return text === '' ? '' : `named ${plain(label).includes(text)}`;
}

const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/**
 * Describes facts that depend on other elements: the previous heading's level, landmarks with the same name, and a
 * control's labels.
 */
function describeAmongOthers(element: Element): string {
  if (element.matches(HEADING)) {
    const all = [...scopeOf(element).querySelectorAll(HEADING)].filter(isSeen);
    const before = all[all.indexOf(element) - 1];
    return before ? `after ${before.localName}${before.getAttribute('aria-level')}` : 'first';
  }
  if (LANDMARKS.test(roleOf(element)) || /^(form|section)$/.test(roleOf(element))) {
    const labelOf = (one: Element) => one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby');
    const isLike = (other: Element) => roleOf(other) === roleOf(element) && labelOf(other) === labelOf(element);
    const isAlone = [...document.querySelectorAll(`${element.localName}, [role]`)].filter(isLike).length === 1;
    return `${isAlone ? '' : 'again'} ${labelOf(element) !== null}`;
  }
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  ) {
    const labels = [...(element.labels ?? [])].map(
      (label) => `${isBlank(label.textContent) ? 'mute' : 'text'}${isSeen(label)}`,
    );
    const isMute = element.matches('[type="button"], [type="submit"], [type="reset"]') && isBlank(element.value);
    return `${labels.sort()}${isMute ? ' mute' : ''}`;
  }
  return '';
}

/**
 * Describes the styles of a link in text and of that text, such as colour and underline. Returns an empty string for
 * other elements.
 */
function describeLinkInText(element: Element): string {
  const around = element.parentElement;
  if (roleOf(element) !== 'a' || !around || getComputedStyle(element).display !== 'inline') return '';
  if ((around.textContent?.trim().length ?? 0) <= (element.textContent?.trim().length ?? 0)) return '';
  const looks = [element, around].map((one) => {
    const { color, textDecorationLine, borderBottomWidth, fontWeight, fontStyle, backgroundColor } =
      getComputedStyle(one);
    return [color, textDecorationLine, borderBottomWidth, fontWeight, fontStyle, backgroundColor].join();
  });
  return looks.join(' in ');
}

function describeScrolling(element: Element): string {
  if (element.scrollHeight <= element.clientHeight + 13 && element.scrollWidth <= element.clientWidth + 13) return '';
  const { overflowX, overflowY } = getComputedStyle(element);
  if (!/auto|scroll/.test(overflowX + overflowY)) return '';
  return `scrolls ${element.querySelector('a, button, input, select, textarea, [tabindex]') !== null}`;
}

const SPACING = /(letter-spacing|word-spacing|line-height)[^;]*!important/;

const isDrawing = (element: Element) =>
  element instanceof SVGElement && element.ownerSVGElement !== null && !/^(title|desc|text|a)$/.test(element.localName);

/**
 * Describes the distinct elements in our mounts, each in a short text. If all shapes of a page are already known,
 * running axe would find nothing new.
 */
export function readShapes(mounts: string): readonly string[] {
  const roots = [...document.querySelectorAll(mounts)];
  const inside = roots.flatMap((root) => [
    root,
    ...elementsBelow(root),
    ...(root.shadowRoot ? elementsBelow(root.shadowRoot) : []),
  ]);
  const speaking = findSpeaking(inside);
  const contextOf = createContextReader();
  const paintOf = createPaintReader();
  const targetOf = createTargetReader();

  const describeElement = (element: Element): string => {
    const isDouble = element.id !== '' && scopeOf(element).querySelectorAll(`#${CSS.escape(element.id)}`).length > 1;
    const double = isDouble ? 'double id' : '';
    if (!isSeen(element)) return [nameOf(element), double, 'not seen'].join('|');
    return [
      element.localName,
      ...[...element.attributes]
        .map((attribute) => describeAttribute(element, attribute))
        .filter((text) => text !== '')
        .sort(),
      speaking.has(element) ? 'says' : '',
      isOff(element) ? 'off' : '',
      double,
      contextOf(element),
      describePosition(element),
      describeChildren(element),
      compareTexts(element),
      describeAmongOthers(element),
      SPACING.exec(element.getAttribute('style') ?? '')?.[0] ?? '',
      hasOwnText(element) ? paintOf(element) : '',
      describeLinkInText(element),
      targetOf(element),
      describeScrolling(element),
    ].join('|');
  };
  const texts = new Set(inside.filter((element) => !isDrawing(element)).map(describeElement));
  return [...texts].map(hash);
}
