import type { PageWindow } from '@hadaya/core';
import { copyRules } from './copyRules.ts';

/** Owners' style sheets above this size are refused, in characters. */
const MAX_CSS_LENGTH = 65_536;

/** Names of animations belong to the whole page where the widget has no shadow root: the owner's get this before theirs. */
const ANIMATION_PREFIX = 'hadaya-own-';

/** An address that asks nobody else: a part of the page, a picture in the text itself, or this site. */
function isOwnAddress(page: PageWindow, address: string): boolean {
  if (/^#[\w-]+$/.test(address) || /^data:image\/[\w.+-]+[;,]/i.test(address)) return true;
  try {
    const { origin, protocol } = new URL(address, page.document.baseURI);
    return /^https?:$/.test(protocol) && origin === page.location.origin;
  } catch {
    return false;
  }
}

/** The names of all animations in a list of rules, at any depth. */
function readAnimationNames(rules: CSSRuleList): readonly string[] {
  return [...rules].flatMap((rule) => {
    const [name, inner]: readonly unknown[] = [Reflect.get(rule, 'name'), Reflect.get(rule, 'cssRules')];
    if (Reflect.has(rule, 'appendRule')) return typeof name === 'string' ? [name] : [];
    return inner instanceof Object && Symbol.iterator in inner ? readAnimationNames(Reflect.get(rule, 'cssRules')) : [];
  });
}

/**
 * A style sheet of the owner's text. The browser parses the text by itself, outside of the page; what is understood and
 * harmless is copied rule by rule into a new sheet, inside of `scope` where one is given. Too long a text is refused
 * (`undefined`).
 */
export function createOwnerSheet(page: PageWindow, css: string, scope?: string): CSSStyleSheet | undefined {
  if (css.length > MAX_CSS_LENGTH) return undefined;
  const given = new page.CSSStyleSheet();
  // A sheet that is made here never loads what it imports.
  given.replaceSync(css.replace(/@import/gi, '@ignored'));
  const made = new page.CSSStyleSheet();
  made.replaceSync(scope ? `@scope (${scope}){}` : '');
  const target = scope ? made.cssRules[0] : made;
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
  return made;
}
