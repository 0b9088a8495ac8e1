import type { Locale, Localized } from '@hadaya/testing/shop';
import { contactTexts as texts } from '../texts/contactTexts.ts';

export interface ContactSwitch {
  readonly name: string;
  readonly label: Localized;
  readonly choices: readonly string[];
}

/** The panel's switches; the first choice of each is the default. */
export const contactSwitches: readonly ContactSwitch[] = [
  {
    name: 'effect',
    label: texts.effect,
    choices: [
      'jump',
      'none',
      'sheen',
      'spin',
      'pulse',
      'pulse-icon',
      'waggle',
      'blink',
      'floating',
      'fade',
      'shockwave',
    ],
  },
  { name: 'position', label: texts.position, choices: ['right', 'left'] },
  { name: 'layout', label: texts.layout, choices: ['vertical', 'horizontal'] },
  { name: 'state', label: texts.state, choices: ['click', 'open', 'hover'] },
  { name: 'icon', label: texts.icon, choices: ['chat-base', 'chat-smile', 'chat-bubble', 'chat-db'] },
  { name: 'size', label: texts.size, choices: ['54', '44', '70', '84', '94'] },
  { name: 'people', label: texts.people, choices: ['always', 'away', 'hide', 'form'] },
  { name: 'bar', label: texts.bar, choices: ['none', 'cookies'] },
  {
    name: 'answer',
    label: texts.answer,
    choices: ['stored', 'field-errors', 'refused', 'redirect', 'close', '500', 'html', '-1', 'hang', 'offline'],
  },
];

/** Returns the default for an unknown choice. */
export function readSwitch(url: URL, name: string): string {
  const choices = contactSwitches.find((one) => one.name === name)?.choices ?? [];
  const requested = url.searchParams.get(name) ?? '';
  return choices.includes(requested) ? requested : (choices[0] ?? '');
}

const answer = (more: object) =>
  JSON.stringify({
    status: 0,
    error: 0,
    errors: [],
    message: '',
    redirect_action: 'no',
    close_form_after: 'no',
    ...more,
  });

/** Faults to set on the demo's backend, keyed by the response that is selected in the panel. */
const FAULTS: Readonly<Record<string, object>> = {
  'field-errors': {
    body: answer({ error: 1, errors: [{ field: 'chaty-field-email', message: 'This email address is not valid.' }] }),
  },
  refused: { body: answer({ message: 'Invalid request, Please try again' }) },
  redirect: { body: answer({ status: 1, message: 'Thank you', redirect_action: 'yes', redirect_link: '/about/' }) },
  close: { body: answer({ status: 1, message: 'Thank you', close_form_after: 'yes', close_form_after_seconds: '3' }) },
  '500': { status: 500, body: '<html>broken</html>' },
  html: { body: '<html>maintenance</html>' },
  '-1': { body: '-1' },
  hang: { hang: true },
  // Cuts the connection instead of taking the browser offline, because an offline browser would not even send the
  // request.
  offline: { cutAfter: 0 },
};

export function readAjaxUrl(url: URL, locale: Locale): string {
  const fault = FAULTS[readSwitch(url, 'answer')];
  const query = new URLSearchParams({
    // Adds the language as translation plugins do, so that the server answers in the page's language.
    ...(locale === 'ar' ? { lang: locale } : {}),
    ...(fault ? { 'hadaya-fault': JSON.stringify(fault) } : {}),
  });
  return query.size > 0 ? `/wp-admin/admin-ajax.php?${query}` : '/wp-admin/admin-ajax.php';
}
