import { expect, test } from 'vitest';
import { adCalls } from './adCalls.ts';

const none = { click: '', lead: '' };

test('maps a click and a message to each network’s standard events', () => {
  expect(adCalls('click', 'Whatsapp', none)).toEqual([
    { path: ['fbq'], args: ['track', 'Contact', { content_name: 'Whatsapp' }] },
    { path: ['ttq', 'track'], args: ['Contact', { content_name: 'Whatsapp' }] },
  ]);
  expect(
    adCalls('lead', 'Contact_Us', none).map(({ args }) => args.find((one) => /Lead|Form/.test(String(one)))),
  ).toEqual(['Lead', 'SubmitForm']);
});

test('sends Google Ads a conversion only if one is configured', () => {
  const settings = { click: 'AW-1/a', lead: '' };
  expect(adCalls('click', 'Phone', settings)[0]).toEqual({
    path: ['gtag'],
    args: ['event', 'conversion', { send_to: 'AW-1/a' }],
  });
  expect(adCalls('lead', 'Contact_Us', settings)).toHaveLength(2);
});
