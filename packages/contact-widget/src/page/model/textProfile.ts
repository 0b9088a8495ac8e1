import type { HtmlProfile } from '@hadaya/core/html';
import { isSafeLink } from '../../widget/model/index.ts';

/** Maximum length of a string, in characters. */
const MOST_READ = 30_000;

const STYLE = /^(color|font-weight|text-decoration)\s{0,9}:\s{0,9}([\w#%.,()-][\w#%.,() -]{0,59})$/i;

function keepStyle(value: string): string | undefined {
  const kept = value
    .split(';')
    .flatMap((part) => STYLE.exec(part.trim())?.[0] ?? [])
    .filter((part) => !/url|expression/i.test(part));
  return kept.length > 0 ? kept.join(';') : undefined;
}

/** Allowlist for owners' texts: basic emphasis, links and lists. */
export const textProfile: HtmlProfile = {
  tags: ['a', 'b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li', 'span'],
  attributes: ['href', 'title', 'target', 'class', 'dir', 'lang', 'aria-hidden', 'style'],
  empty: ['br'],
  maxLength: MOST_READ,
  check(name, value) {
    if (name === 'href') return isSafeLink(value, 'https://page.invalid/') ? value : undefined;
    if (name === 'target') return value === '_blank' ? value : undefined;
    return name === 'style' ? keepStyle(value) : value;
  },
};
