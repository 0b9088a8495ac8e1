import { menuDocument } from '../../menu/menuPage.ts';
import { contact } from './contactPage.ts';
import { inline, LOADER, type Misconfiguration, pageOf } from './page.ts';

/** In `window.hadaya` and its like. */
export const SETTINGS_MISTAKES: readonly Misconfiguration[] = [
  {
    name: 'an option that is misspelt',
    html: contact({ options: { zindex: 5 } }),
    says: /hadaya\.settings\.contact\.zindex: unknown setting, did you mean "zIndex"\?/,
  },
  {
    name: 'an option that nobody knows',
    html: contact({ options: { favouriteAnimal: 'oryx' } }),
    says: /contact\.favouriteAnimal: unknown setting, known are isolation, weekendDays/,
  },
  {
    name: 'a word where a number belongs',
    html: contact({ options: { zIndex: 'high' } }),
    says: /contact\.zIndex: "high" is not a number; 99999 is used/,
  },
  {
    name: 'a number that is too large',
    html: contact({ options: { countryTimeoutMs: 90_000 } }),
    says: /contact\.countryTimeoutMs: "?90000"? is outside 0 to 30000; 30000 is used/,
  },
  {
    name: 'a choice that does not exist',
    html: contact({ options: { hoursMode: 'statsu' } }),
    says: /contact\.hoursMode: "statsu" is unknown, did you mean "status"/,
  },
  {
    name: 'a list that is none',
    html: contact({ options: { redirectHosts: 'gifts.example' } }),
    says: /contact\.redirectHosts: "gifts\.example" is not a list; it is ignored/,
  },
  {
    name: 'a part of the settings that is no object',
    html: contact({ options: 5 }),
    says: /hadaya\.settings\.contact: is not an object; it is ignored/,
  },
  {
    name: 'settings that are no object',
    html: pageOf({ hadaya: { settings: 'contact' } }),
    says: /hadaya\.settings is not an object, so none of it is read/,
  },
  {
    name: 'a part of the settings under a misspelt name',
    html: pageOf({ hadaya: { settings: { galery: {} } } }),
    says: /hadaya\.settings\.galery: unknown part, did you mean "gallery"\?/,
  },
  {
    name: 'a folder that is no text',
    html: pageOf({ hadaya: { baseUrl: 7 } }),
    says: /hadaya\.baseUrl is not a text/,
  },
  {
    name: 'an entry of the queue that is no call',
    html: contact({}).replace(LOADER, `${inline('window.hadaya = { q: ["contact.open"] };')}${LOADER}`),
    says: /an entry of hadaya\.q is no call and was skipped\. Write it as \["name"/,
  },
  {
    name: 'a menu option that does not exist',
    html: menuDocument({}, { head: inline('window.hadaya = { settings: { menu: { takeOver: "sometimes" } } };') }),
    says: /hadaya\.settings\.menu\.takeOver: "sometimes" is unknown/,
  },
  {
    name: 'an attribute of an element with a wrong value',
    html: menuDocument({}).replace(
      'data-widget_type="navigation',
      'data-hadaya-hover-open-ms="soon" data-widget_type="navigation',
    ),
    says: /"soon" is not a number; 150 is used/,
  },
  {
    name: 'an attribution option that is misspelt',
    html: pageOf({
      hadaya: { settings: { attribution: { respectGPC: true } } },
      script: 'var wc_order_attribution = {"params":{"allowTracking":true,"lifetime":6,"session":30},"fields":{}};',
    }),
    says: /attribution\.respectGPC: unknown setting, did you mean "respectGpc"\?/,
  },
  {
    name: 'working hours of a channel that does not exist',
    html: contact({ options: { agentHours: { people: [{ channel: 'Phon', hours: 'Sun-Thu 08:00-17:00' }] } } }),
    says: /agentHours\.people\[0\]\.channel: "Phon" is unknown, did you mean "Phone"\?/,
  },
  {
    name: 'working hours that cannot be read',
    html: contact({ options: { agentHours: { people: [{ channel: 'Phone', hours: 'office hours' }] } } }),
    says: /agentHours\.people\[0\]\.hours: "office hours" is unreadable; write it as "Sun-Thu/,
  },
];
