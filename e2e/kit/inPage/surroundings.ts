import { isOff, isSeen, nameOf, outerOf, roleOf } from './elementFacts.ts';

export const LANDMARKS = /^(main|nav|aside|header|footer|banner|navigation|complementary|contentinfo|region|search)$/;
const WIDGETS =
  /^(a|button|input|select|textarea|summary|label|link|option|tab|menuitem.*|checkbox|radio|switch|slider|textbox|combobox|img)$/;
const GENERIC = /^(div|span|slot|b|i|em|strong|small|presentation|none)$/;

/** Lists an ancestor's effects on its descendants, such as hiding or disabling them. */
function describeOuter(element: Element): readonly string[] {
  const role = roleOf(element);
  const isOffLabel = element instanceof HTMLLabelElement && isOff(element.control);
  return [
    LANDMARKS.test(role) ? 'landmark' : '',
    WIDGETS.test(role) ? role : '',
    element.ariaHidden === 'true' ? 'aria-hidden' : '',
    isOff(element) || isOffLabel ? 'off' : '',
    element.hasAttribute('inert') ? 'inert' : '',
  ].filter((word) => word !== '');
}

/** Elements for which axe checks whether they are inside a widget such as a link or button. */
const MEANS =
  '[role], [tabindex], a, button, input, select, textarea, summary, iframe, video, audio, [contenteditable]';

/**
 * Creates a function that lists the effects that an element's ancestors have on the element, such as hiding or
 * disabling it. Each effect is listed only once.
 */
export function createContextReader(): (element: Element) => string {
  const noted = new Map<Element, readonly string[]>();
  const around = (element: Element): readonly string[] => {
    const before = noted.get(element);
    if (before) return before;
    const outer = outerOf(element);
    const words = [...new Set([...(outer ? around(outer) : []), ...describeOuter(element)])].sort();
    noted.set(element, words);
    return words;
  };
  return (element) => {
    const outer = outerOf(element);
    const words = outer ? around(outer) : [];
    return (element.matches(MEANS) ? words : words.filter((word) => !WIDGETS.test(word))).join();
  };
}

const PARTS =
  /^(li|dt|dd|tr|td|th|listitem|option|row|rowgroup|cell|gridcell|columnheader|rowheader|menuitem.*|tab|treeitem)$/;

/**
 * Describes the parent of an element that is not allowed everywhere, such as a list item, table cell or landmark.
 * Returns an empty string for other elements.
 */
export function describePosition(element: Element): string {
  const role = roleOf(element);
  if (!PARTS.test(role) && !LANDMARKS.test(role)) return '';
  const parent = outerOf(element);
  let near = parent;
  while (near && GENERIC.test(roleOf(near))) near = outerOf(near);
  return [parent, near].map((outer) => (outer ? nameOf(outer) : '')).join(' in ');
}

const HOLDERS =
  /^(ul|ol|dl|table|tr|tbody|thead|feed|grid|list|listbox|menu|menubar|radiogroup|row|rowgroup|tablist|tree|treegrid)$/;

/**
 * Describes the children of an element that allows only certain children. Returns an empty string for other elements.
 */
export function describeChildren(element: Element): string {
  if (!HOLDERS.test(roleOf(element))) return '';
  const names = new Set<string>();
  const collect = (parent: Element) => {
    for (const child of parent.children) {
      if (!isSeen(child)) continue;
      const isGeneric = GENERIC.test(roleOf(child));
      if (!isGeneric || parent === element) names.add(nameOf(child));
      if (isGeneric) collect(child);
    }
  };
  collect(element);
  return [...names].sort().join();
}
