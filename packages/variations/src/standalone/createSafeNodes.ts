import { decodeEntities } from '@hadaya/core/entities';
import createPurifier, { type Config, type DOMPurify } from 'dompurify';

/** Fields clobber only their own form, so they keep names such as `action` that the sanitizer takes away. */
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
 * Server HTML (price, stock, description) as the nodes that WooCommerce's template would show, without what runs. Where the
 * page's Trusted Types refuse the policy `dompurify`, its text alone.
 */
export function createSafeNodes(html: string, page: Document): Node[] {
  const { defaultView } = page;
  if (!defaultView) return [];
  purifier ??= openPurifier(defaultView);
  const isRefused = purifier.sanitize('<b></b>') === '';
  if (isRefused) return [page.createTextNode(decodeEntities(html.replace(/<[^<>]*>/g, '')))];
  return [...purifier.sanitize(html, CONFIG).childNodes];
}
