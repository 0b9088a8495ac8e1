import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVisitor } from './testing/createVisitor.ts';

const VISIT_RUNS = 10_000;
const SETTING_RUNS = 10_000;
const SHOP = 'https://shop.example.om';

const nasty = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '%',
  '%%',
  '%E0%A4%A',
  '%uD800',
  '%00',
  '\u0000',
  '|||',
  '|',
  '=',
  '&',
  '#',
  '?',
  ';',
  '@',
  'a@b.om',
  '%2B96891234567',
  '\ud800',
  '%ff',
  'é',
  'هدايا',
  'null',
  '(none)',
);
const text = fc.oneof(
  { weight: 12, arbitrary: nasty },
  { weight: 6, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 6, arbitrary: fc.array(nasty, { maxLength: 4 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.constant('x'.repeat(10_000)) },
);
const parameter = fc.tuple(
  fc.oneof(fc.constantFrom('utm_source', 'utm_campaign', 'utm_content', 'gclid', 'yclid', 'c', '__proto__[x]'), nasty),
  text,
);
const query = fc
  .array(parameter, { maxLength: 5 })
  .map((parameters) => parameters.map((pair) => pair.join('=')).join('&'));
const referrer = fc.oneof(
  fc.constant(''),
  text,
  text.map((value) => `https://x.com/${value}`),
  fc.constantFrom(
    'https://www.google.com/',
    'https://yandex.ru/?text=%',
    'android-app://x/',
    'https://[::1]/',
    'about:blank',
  ),
);
const cookieName = fc.constantFrom(
  'current',
  'current_add',
  'first',
  'first_add',
  'session',
  'udata',
  'promo',
  'migrations',
);
const jar = fc.array(fc.tuple(cookieName, text), { maxLength: 4 });
const anything = fc.oneof(text, fc.anything({ maxDepth: 1, maxKeys: 3 }), fc.double(), fc.constant(Number.NaN));
const config = fc.oneof(
  fc.anything({ maxDepth: 1, maxKeys: 3 }),
  fc.record(
    {
      lifetime: anything,
      session_length: anything,
      timezone_offset: fc.oneof(anything, fc.integer()),
      base64: anything,
      campaign_param: anything,
      user_ip: anything,
      promocode: anything,
      typein_attributes: anything,
      domain: anything,
      referrals: anything,
      organics: anything,
      callback: anything,
    },
    { requiredKeys: [] },
  ),
);

function toUrl(search: string): string {
  try {
    return new URL(`${SHOP}/?${search}`).href;
  } catch {
    return `${SHOP}/`;
  }
}

describe('arbitrary visits and settings', () => {
  it(`never throws for any URL, referrer or cookie, and keeps its cookies under 4 kB (${VISIT_RUNS} cases)`, () => {
    fc.assert(
      fc.property(query, referrer, jar, fc.boolean(), (search, from, seeds, base64) => {
        const visitor = createVisitor();
        for (const [name, value] of seeds) visitor.seed(SHOP, `sbjs_${name}=${value}; path=/; domain=.shop.example.om`);
        const { warnings, writes, data } = visitor.open(toUrl(search), { referrer: from, config: { base64 } });
        expect(warnings).toEqual([]);
        const written = new Map(writes.map((write) => [write.split('=')[0], write.split(';')[0] ?? '']));
        for (const cookie of written.values()) expect(cookie.length).toBeLessThanOrEqual(4096);
        if (seeds.length === 0) expect([...written.values()].join('; ').length).toBeLessThan(4000);
        expect(Object.keys(data)).toEqual([
          'current',
          'current_add',
          'first',
          'first_add',
          'session',
          'udata',
          'promo',
        ]);
        expect(Reflect.get({}, 'x')).toBeUndefined();
      }),
      { numRuns: VISIT_RUNS },
    );
  }, 900_000);

  it(`never throws for any setting (${SETTING_RUNS} cases)`, () => {
    fc.assert(
      fc.property(config, query, (options, search) => {
        createVisitor().open(toUrl(search), { config: options });
      }),
      { numRuns: SETTING_RUNS },
    );
  }, 900_000);

  it('reads the first page’s records on a second page (1,000 cases)', () => {
    fc.assert(
      fc.property(query, referrer, (search, from) => {
        const visitor = createVisitor();
        const first = visitor.open(toUrl(search), { referrer: from });
        const second = visitor.open(`${SHOP}/b`, { after: 1 });
        expect(second.data.first).toEqual(first.data.first);
        expect(second.data.session?.pgs).toBe('2');
      }),
      { numRuns: 1000 },
    );
  }, 900_000);
});
