import type { PageWindow } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import { copyRules } from './copyRules.ts';
import { scopeRules } from './scopeRules.ts';

/** Maximum length of an owner's style sheet, in characters. */
const MAX_CSS_LENGTH = 65_536;

/** Prefix of the owner's animation names, which are global to the page when the widget has no shadow root. */
const ANIMATION_PREFIX = 'hadaya-own-';

/** Returns whether a URL causes no third-party request: it is a fragment, an image data URL, or on this site. */
function isOwnAddress(page: PageWindow, address: string): boolean {
  if (/^#[\w-]+$/.test(address) || /^data:image\/[\w.+-]+[;,]/i.test(address)) return true;
  try {
    const { origin, protocol } = new URL(address, page.document.baseURI);
    return /^https?:$/.test(protocol) && origin === page.location.origin;
  } catch {
    return false;
  }
}

function readAnimationNames(rules: CSSRuleList): readonly string[] {
  return [...rules].flatMap((rule) => {
    const [name, inner]: readonly unknown[] = [Reflect.get(rule, 'name'), Reflect.get(rule, 'cssRules')];
    if (Reflect.has(rule, 'appendRule')) return typeof name === 'string' ? [name] : [];
    return inner instanceof Object && Symbol.iterator in inner ? readAnimationNames(Reflect.get(rule, 'cssRules')) : [];
  });
}

/**
 * Builds a style sheet from the owner's text, which the browser parses outside the page. Copies only known, harmless
 * rules, one by one, and limits them to `scope` if given. Returns `undefined` if the text is too long.
 */
function createOwnerSheet(page: PageWindow, css: string, scope?: string): CSSStyleSheet | undefined {
  if (css.length > MAX_CSS_LENGTH) return undefined;
  const given = new page.CSSStyleSheet();
  // Constructed style sheets never load imports, and Chrome would log a warning about an import.
  given.replaceSync(css.replace(/@import/gi, '@ignored'));
  const made = new page.CSSStyleSheet();
  const hasScope = Reflect.has(page, 'CSSScopeRule');
  made.replaceSync(scope && hasScope ? `@scope (${scope}){}` : '');
  const target = made.cssRules[0] ?? made;
  if (!(target instanceof page.CSSStyleSheet || target instanceof page.CSSGroupingRule)) return undefined;
  const own = new Set(scope ? readAnimationNames(given.cssRules) : []);
  copyRules(
    given.cssRules,
    { target, isHost: false, isTop: true, depth: 0 },
    {
      isOwnAddress: (address) => isOwnAddress(page, address),
      nameAnimation: (name) => (own.has(name) ? ANIMATION_PREFIX + name : name),
    },
  );
  if (scope && !hasScope) scopeRules(made.cssRules, scope);
  return made;
}

/** Creates a style sheet for browsers without `@scope`. */
export function createScopedSheet(page: PageWindow, css: string, scope: string): CSSStyleSheet {
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(css);
  scopeRules(sheet.cssRules, scope);
  return sheet;
}

/** Points in the window, as fractions of its size, that a closed widget in a corner does not cover. */
const POINTS = [
  [0.5, 0.5],
  [0.5, 0.1],
  [0.1, 0.5],
  [0.9, 0.5],
  [0.5, 0.8],
] as const;

function coversPage({ context, store }: ContactPage, host: Element): boolean {
  const { window, document } = context.environment;
  if (Object.values(store.getState()).some(({ open }) => open.kind !== 'collapsed')) return false;
  const hits = POINTS.filter(([x, y]) => {
    const found = document.elementFromPoint(window.innerWidth * x, window.innerHeight * y);
    return found !== null && host.contains(found);
  });
  return hits.length >= 4;
}

/**
 * Target for an owner's sheet: the widget's node, the root that adopts sheets, and the scope if that root is the page.
 */
export interface OwnerSheetTarget {
  readonly host: HTMLElement;
  readonly root: Document | ShadowRoot;
  readonly scope?: string;
}

/**
 * Adopts the owner's style sheet until the widgets are destroyed, and returns it. Removes a sheet that makes the widget
 * cover the page.
 */
export function adoptOwnerSheet(
  page: ContactPage,
  css: string,
  { host, root, scope }: OwnerSheetTarget,
): CSSStyleSheet | undefined {
  const { signal, context } = page;
  const { window, logger, clock } = context.environment;
  if (signal.aborted) return undefined;
  const sheet = createOwnerSheet(window, css, scope);
  if (!sheet) {
    logger.warn('custom_css of the contact widget is longer than 64 KB, so it is not used. Shorten it');
    return undefined;
  }
  const remove = () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  signal.addEventListener('abort', remove, { once: true });
  const drawing = host.shadowRoot ?? host;
  const look = () => {
    if (!coversPage(page, host)) return;
    remove();
    logger.warn('custom_css of the contact widget covers the whole page, so it is not used. Correct it');
  };
  // React renders the widget in slices, so it may be missing in the first frame.
  const waitForWidget = () => clock.frame(drawing.querySelector('.chaty-widget') ? look : waitForWidget, signal);
  clock.frame(waitForWidget, signal);
  return sheet;
}
