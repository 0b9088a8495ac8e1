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
        name: 'an option that is misspelt',
        says: /hadaya\.settings\.contact\.zindex: unknown setting, did you mean "zIndex"\?/,
      },
      {
        name: 'an option that nobody knows',
        says: /contact\.favouriteAnimal: unknown setting, known are isolation, weekendDays/,
      },
      { name: 'a word where a number belongs', says: /contact\.zIndex: "high" is not a number; 99999 is used/ },
      {
        name: 'a number that is too large',
        says: /contact\.countryTimeoutMs: "?90000"? is outside 0 to 30000; 30000 is used/,
      },
      {
        name: 'a choice that does not exist',
        says: /contact\.hoursMode: "statsu" is unknown, did you mean "status"/,
      },
      {
        name: 'a list that is none',
        says: /contact\.redirectHosts: "gifts\.example" is not a list; it is ignored/,
      },
      {
        name: 'working hours of a channel that does not exist',
        says: /agentHours\.people\[0\]\.channel: "Phon" is unknown, did you mean "Phone"\?/,
      },
      {
        name: 'working hours that cannot be read',
        says: /agentHours\.people\[1\]\.hours: "office hours" is invalid; write it as "Sun-Thu/,
      },
      {
        name: 'a part of the settings under a misspelt name',
        says: /hadaya\.settings\.galery: unknown part, did you mean "gallery"\?/,
      },
      {
        name: 'an attribution option that is misspelt',
        says: /attribution\.respectGPC: unknown setting, did you mean "respectGpc"\?/,
      },
      {
        name: 'an attribution option that nobody knows',
        says: /attribution\.favouriteAnimal: unknown setting, known are cookieDomain, returnHosts/,
      },
      {
        name: 'an attribution choice that does not exist',
        says: /attribution\.consentSource: "banner" is unknown, use one of server, client/,
      },
      { name: 'a folder that is no text', says: /hadaya\.baseUrl is not a string/ },
      { name: 'an entry of the queue that is no call', says: /an entry of hadaya\.q is not a call: write \["name"/ },
    ],
  },
  {
    name: 'parts of the settings',
    html: menuDocument(
      {},
      {
        head: inline(
          `window.hadaya = { settings: { menu: { anchorScrollMs: 90000 }, contact: 5 } }; ${printContact()}`,
        ),
      },
    ).replace('data-widget_type="navigation', 'data-hadaya-hover-open-ms="soon" data-widget_type="navigation'),
    mistakes: [
      { name: 'a menu option out of its range', says: /hadaya\.settings\.menu\.anchorScrollMs: 90000 is outside/ },
      { name: 'an attribute of an element with a wrong value', says: /"soon" is not a number; 150 is used/ },
      {
        name: 'a part of the settings that is no object',
        says: /hadaya\.settings\.contact: is not an object; it is ignored/,
      },
    ],
  },
  {
    name: 'all settings',
    html: pageOf({ hadaya: { settings: 'contact' }, body: '<div data-hadaya="contact"></div>' }),
    mistakes: [
      { name: 'settings that are no object', says: /hadaya\.settings is not an object, so it is ignored/ },
      { name: 'settings of the contact widget that never come', says: /Chaty settings doesn't exists/ },
    ],
  },
];
