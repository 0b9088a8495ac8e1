import type { Behaviour } from '../Behaviour.ts';
import type { Visit } from '../Visit.ts';

const LAUNCHER = '#chaty-widget-0 .open-chaty';
const FORM = '#chaty-form-0-Contact_Us';
const SUBMIT = `${FORM} .chaty-submit-button`;

async function openForm(visit: Visit): Promise<void> {
  await visit.see(LAUNCHER);
  await visit.click('[data-hadaya-open="Contact_Us"]');
  await visit.see(`${FORM} form`);
}

async function fill(visit: Visit): Promise<void> {
  const entries = { name: 'Salma', email: 'salma@gifts.om', message: '200 mugs', 'custom-5': '200' };
  for (const [field, text] of Object.entries(entries)) {
    await visit.focus(`${FORM}-${field}`);
    await visit.type(text);
  }
}

export const contactBehaviours: readonly Behaviour[] = [
  ...['', '?dir=rtl'].map(
    (query): Behaviour => ({
      name: 'a click opens the channel list, and another click closes it',
      path: `/contact/${query}`,
      ...(query ? { size: 'phone' } : {}),
      async run(visit) {
        await visit.click(LAUNCHER);
        await visit.see('#Phone-0-channel a');
        await visit.has('#csaas-channels-0', 'inert', null);
        await visit.click('#chaty-widget-0 .chaty-cta-close button');
        await visit.see(LAUNCHER);
      },
    }),
  ),
  {
    name: 'Enter opens the channel list, and Escape closes it and returns focus',
    path: '/contact/',
    async run(visit) {
      await visit.focus(LAUNCHER);
      await visit.press('Enter');
      await visit.focused('#csaas-channels-0');
      await visit.painted();
      await visit.press('Escape');
      await visit.focused('.open-chaty');
    },
  },
  {
    name: 'Escape closes a channel list opened by a click',
    path: '/contact/',
    async run(visit) {
      await visit.click(LAUNCHER);
      await visit.focused('.chaty-cta-close');
      await visit.painted();
      await visit.press('Escape');
      await visit.gone('#Phone-0-channel a');
      await visit.see(LAUNCHER);
    },
  },
  {
    name: 'the form marks and focuses an empty required field',
    path: '/contact/',
    async run(visit) {
      await openForm(visit);
      await visit.click(SUBMIT);
      await visit.has(`${FORM}-name`, 'aria-invalid', 'true');
      await visit.see('.has-chaty-error, .chaty-error-msg');
      await visit.focused(`${FORM}-name`);
    },
  },
  {
    name: 'the form sends a message and confirms it',
    path: '/contact/',
    async run(visit) {
      await openForm(visit);
      await fill(visit);
      await visit.click(SUBMIT);
      await visit.see('.chaty-ajax-success-message');
    },
  },
  {
    name: 'the form keeps its values when the server rejects it',
    path: '/contact/?answer=refused',
    size: 'phone',
    allows: /contact form/,
    async run(visit) {
      await openForm(visit);
      await fill(visit);
      await visit.click(SUBMIT);
      await visit.see('.chaty-ajax-error-message');
      await visit.until(
        'the name field still contains the name',
        (query: string) => findDeep<HTMLInputElement>(query)[0]?.value === 'Salma',
        `${FORM}-name`,
      );
    },
  },
  {
    name: 'the chat view opens and closes',
    path: '/contact/',
    async run(visit) {
      await visit.click('#chaty-widget-_1 .open-chaty');
      await visit.see('.chaty-view-channels #Phone-_1-channel a');
      await visit.click('.chaty-close-view-list');
      await visit.gone('.chaty-view-body');
    },
  },
  {
    name: 'the WhatsApp popup inserts an emoji into the message',
    path: '/own/popup/',
    async run(visit) {
      await visit.click('.open-chaty');
      await visit.click('#Whatsapp-0-channel a');
      await visit.focused('.chaty-whatsapp-input');
      await visit.type('Salam ');
      await visit.click('.chaty-wp-emoji-input button, button.chaty-wp-emoji-input, [aria-label="Show Emojis"]');
      await visit.see('em-emoji-picker');
      await visit.click('em-emoji-picker button[aria-label="😀"], button[aria-label="😀"]');
      await visit.until('the message contains the emoji', () =>
        findDeep<HTMLTextAreaElement>('.chaty-whatsapp-input')[0]?.value.includes('😀'),
      );
      await visit.press('Escape');
    },
  },
  {
    name: 'the widget keeps its styles without a shadow root',
    path: '/own/open-widget/',
    async run(visit) {
      await visit.see('.open-chaty');
      await visit.until('the widget has a fixed position', () => {
        const widget = findDeep('.chaty-widget')[0];
        return widget && getComputedStyle(widget).position === 'fixed';
      });
      await visit.click('.open-chaty');
      await visit.see('#Phone-0-channel a');
    },
  },
];
