import { describe, expect, it } from 'vitest';
import type { Language } from './Language.ts';
import { goLive, isUntouched, languagesToAdd, prefill, whatsAppIndex } from './quickSetup.ts';
import { asList, asValues, type Schema, type Values } from './schema.ts';

const ENGLISH: Language = { tag: 'en', name: 'English', dir: 'ltr' };
const ARABIC: Language = { tag: 'ar', name: 'العربية', dir: 'rtl' };
const CHANNEL: Schema = { type: 'object', properties: { value: { type: 'string', default: '' } } };
const FACTS = { languages: [ENGLISH], working: ['0', '1', '2', '3', '4'], zone: 'Asia/Muscat' };
const FRESH: Values = {
  widgets: [
    {
      enabled: false,
      channels: [],
      chat: { enabled: false, head: '', body: '' },
      hours: { enabled: false, zone: '+00:00', lines: [{ days: ['1'], start: '09:00', end: '18:00' }] },
    },
    { name: 'Second' },
  ],
  common: { languages: [], outside: 'status' },
};
const firstOf = (settings: Values) => asValues(asList(settings.widgets)[0]);

describe('the quick setup', () => {
  it('offers the quick setup while no widget has a channel or is enabled', () => {
    expect(isUntouched(FRESH)).toBe(true);
    expect(isUntouched({ widgets: [{ enabled: false, channels: [{}] }] })).toBe(false);
    expect(isUntouched({ widgets: [{ enabled: true, channels: [] }] })).toBe(false);
    expect(isUntouched({ widgets: [{ channels: [] }, { enabled: true, channels: [] }] })).toBe(false);
  });

  it('fills in WhatsApp, a bilingual greeting, working days and the time zone', () => {
    const filled = prefill(FRESH, CHANNEL, FACTS);
    expect(firstOf(filled)).toMatchObject({
      channels: [{ channel: 'Whatsapp', value: '' }],
      chat: { enabled: true, head: { en: expect.any(String), ar: expect.any(String) } },
      hours: { enabled: false, zone: 'Asia/Muscat', lines: [{ days: FACTS.working, start: '09:00' }] },
    });
    expect(filled).toMatchObject({
      widgets: [{}, { name: 'Second' }],
      common: { languages: ['ar'], outside: 'status' },
    });
    expect(whatsAppIndex(filled)).toBe(0);
  });

  it('keeps the owner’s values', () => {
    const hours = { enabled: true, zone: 'Asia/Dubai', lines: [] };
    const channels = [{ channel: 'Phone' }, { channel: 'Whatsapp', value: '1' }];
    const set = { widgets: [{ channels, hours, chat: { head: 'Hi', body: '' } }], common: { languages: ['ur'] } };
    const filled = prefill(set, CHANNEL, FACTS);
    expect(firstOf(filled)).toMatchObject({ channels, hours, chat: { head: 'Hi' } });
    expect(filled.common).toEqual({ languages: ['ur'] });
    expect(whatsAppIndex(filled)).toBe(1);
  });

  it('adds WhatsApp before other channels and keeps the opening hours if the working days are unknown', () => {
    const lines = [{ days: ['1'], start: '09:00', end: '18:00' }];
    const given = { widgets: [{ channels: [{ channel: 'Phone' }], hours: { enabled: false, lines } }] };
    expect(firstOf(prefill(given, CHANNEL, { ...FACTS, working: [] }))).toMatchObject({
      channels: [{ channel: 'Whatsapp' }, { channel: 'Phone' }],
      chat: { head: { en: expect.any(String) } },
      hours: { lines },
    });
    const none = prefill({ widgets: [{ hours: { lines: [] } }] }, CHANNEL, FACTS);
    expect(firstOf(none).hours).toMatchObject({ lines: [] });
  });

  it('adds no language to a site in English and Arabic, but adds English to an Arabic-only site', () => {
    expect(languagesToAdd([], [ENGLISH, ARABIC])).toEqual([]);
    expect(languagesToAdd([], [ARABIC])).toEqual(['en']);
  });

  it('publishes for everybody, but omits an empty greeting card and added languages without a greeting', () => {
    const filled = prefill(FRESH, CHANNEL, FACTS);
    const live = goLive(filled, [ENGLISH]);
    expect(firstOf(live)).toMatchObject({ enabled: true, admins_only: false, chat: { enabled: true } });
    expect(live.common).toMatchObject({ languages: ['ar'] });
    const greeted = (head: Values | string) =>
      goLive({ ...filled, widgets: [{ ...firstOf(filled), chat: { enabled: true, head } }] }, [ENGLISH]);
    expect(greeted('Hi').common).toMatchObject({ languages: [] });
    expect(firstOf(greeted('')).chat).toMatchObject({ enabled: false });
  });
});
