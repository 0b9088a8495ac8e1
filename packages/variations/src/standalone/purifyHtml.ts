import createPurifier, { type Config, type DOMPurify } from 'dompurify';

/**
 * Form fields can only clobber their own form, so they keep names such as `action`, which the sanitiser would otherwise
 * remove.
 */
const FIELDS = 'input, select, textarea, button';

const CONFIG: Config & { RETURN_DOM_FRAGMENT: true } = {
  RETURN_DOM_FRAGMENT: true,
  FORCE_BODY: true,
  ADD_TAGS: ['iframe'],
  ADD_ATTR: ['target', 'form', 'allow', 'allowfullscreen', 'frameborder', 'scrolling', 'referrerpolicy'],
};

let purifier: DOMPurify | undefined;

function openPurifier(page: Window & typeof globalThis): DOMPurify {
  const opened = createPurifier(page);
  opened.addHook('uponSanitizeAttribute', (node, data) => {
    if (data.attrName === 'name' && node.matches(FIELDS)) data.forceKeepAttr = true;
  });
  return opened;
}

/**
 * Returns the HTML's nodes without scripts; `undefined` if the page's Content Security Policy refuses the Trusted Types
 * policy `dompurify`.
 */
export function purifyHtml(html: string, page: Window & typeof globalThis): Node[] | undefined {
  purifier ??= openPurifier(page);
  if (purifier.sanitize('<b></b>') === '') return undefined;
  return [...purifier.sanitize(html, CONFIG).childNodes];
}
