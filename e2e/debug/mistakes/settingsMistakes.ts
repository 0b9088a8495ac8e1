import { menuDocument } from '../../menu/menuDocument.ts';
import { inline, type MistakenPage, pageOf } from './page.ts';
import { printContact } from './printContact.ts';

/** Mistakes in `window.hadaya` and in settings attributes. */
export const SETTINGS_MISTAKES: readonly MistakenPage[] = [
  {
    name: 'single settings',
    html: pageOf({
      hadaya: {
        baseUrl: 7,
        q: ['contact.open'],
        settings: {
          galery: {},
          attribution: { respectGPC: true, consentSource: 'banner', favouriteAnimal: 'oryx' },
          contact: {
            zindex: 5,
            favouriteAnimal: 'oryx',
            zIndex: 'high',
            countryTimeoutMs: 90_000,
            hoursMode: 'statsu',
            redirectHosts: 'gifts.example',
            agentHours: {
              people: [
                { channel: 'Phon', hours: 'Sun-Thu 08:00-17:00' },
                { channel: 'Phone', hours: 'office hours' },
              ],
            },
          },
        },
      },
      script: `${printContact()}var wc_order_attribution = {"params":{"allowTracking":true,"lifetime":6,"session":30},"fields":{}};`,
    }),
    mistakes: [
      {
        name: 'a misspelt option',
        says: /hadaya\.settings\.contact\.zindex: unknown setting, did you mean "zIndex"\?/,
      },
      {
        name: 'an unknown option',
        says: /contact\.favouriteAnimal: unknown setting, known are isolation, weekendDays/,
      },
      { name: 'text instead of a number', says: /contact\.zIndex: "high" is not a number; 99999 is used/ },
      {
        name: 'a number that is too large',
        says: /contact\.countryTimeoutMs: "?90000"? is outside 0 to 30000; 30000 is used/,
      },
      {
        name: 'an unknown choice',
        says: /contact\.hoursMode: "statsu" is unknown, did you mean "status"/,
      },
      {
        name: 'text instead of a list',
        says: /contact\.redirectHosts: "gifts\.example" is not a list; it is ignored/,
      },
      {
        name: 'working hours for an unknown channel',
        says: /agentHours\.people\[0\]\.channel: "Phon" is unknown, did you mean "Phone"\?/,
      },
      {
        name: 'invalid working hours',
        says: /agentHours\.people\[1\]\.hours: "office hours" is invalid; write it as "Sun-Thu/,
      },
      {
        name: 'a misspelt settings group',
        says: /hadaya\.settings\.galery: unknown key; did you mean "gallery"\?/,
      },
      {
        name: 'a misspelt attribution option',
        says: /attribution\.respectGPC: unknown setting, did you mean "respectGpc"\?/,
      },
      {
        name: 'an unknown attribution option',
        says: /attribution\.favouriteAnimal: unknown setting, known are cookieDomain, returnHosts/,
      },
      {
        name: 'an unknown attribution choice',
        says: /attribution\.consentSource: "banner" is unknown, use one of server, client/,
      },
      { name: 'a base URL that is not a string', says: /hadaya\.baseUrl is not a string/ },
      { name: 'a queue entry that is not a call', says: /an entry of hadaya\.q is not a call: write \["name"/ },
    ],
  },
  {
    name: 'settings groups',
    html: menuDocument(
      {},
      {
        head: inline(
          `window.hadaya = { settings: { menu: { anchorScrollMs: 90000 }, contact: 5 } }; ${printContact()}`,
        ),
      },
    ).replace('data-widget_type="navigation', 'data-hadaya-hover-open-ms="soon" data-widget_type="navigation'),
    mistakes: [
      { name: 'a menu option out of range', says: /hadaya\.settings\.menu\.anchorScrollMs: 90000 is outside/ },
      { name: 'a data attribute with an invalid value', says: /"soon" is not a number; 150 is used/ },
      {
        name: 'a settings group that is not an object',
        says: /hadaya\.settings\.contact: must be an object; the value is ignored/,
      },
    ],
  },
  {
    name: 'all settings',
    html: pageOf({ hadaya: { settings: 'contact' }, body: '<div data-hadaya="contact"></div>' }),
    mistakes: [
      { name: 'settings that are not an object', says: /hadaya\.settings is not an object, so it is ignored/ },
      { name: 'missing settings of the contact widget', says: /Chaty settings doesn't exists/ },
    ],
  },
];
