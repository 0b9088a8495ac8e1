import { afterEach, describe, expect, it } from 'vitest';
import { createVisitor, WOOCOMMERCE } from './testing/createVisitor.ts';

const SHOP = 'https://shop.example.om';
const zone = process.env.TZ;

afterEach(() => {
  process.env.TZ = zone;
});

describe('clocks, hosts and options', () => {
  it('writes times in UTC with WooCommerce’s options, even if the visitor’s time zone is offset by half an hour', () => {
    process.env.TZ = 'Asia/Kolkata';
    const visitor = createVisitor(Date.parse('2025-01-15T00:10:20Z'));
    expect(visitor.open(`${SHOP}/`).data.current_add?.fd).toBe('2025-01-15 00:10:20');
  });

  for (const [offset, time] of [
    [undefined, '2025-06-01 22:40:05'],
    [4, '2025-06-02 02:40:05'],
    ['5.5', '2025-06-02 03:40:05'],
  ] as const) {
    it(`with a timezone_offset of ${offset}, records the time as ${time}`, () => {
      process.env.TZ = 'UTC';
      const visitor = createVisitor(Date.parse('2025-06-01T22:40:05Z'));
      expect(visitor.open(`${SHOP}/`, { config: { timezone_offset: offset } }).data.current_add?.fd).toBe(time);
    });
  }

  for (const [host, domain] of [
    ['www.giftshop.om', '.giftshop.om'],
    ['shop.giftshop.om', '.shop.giftshop.om'],
    ['shopwww.giftshop.om', '.shopwww.giftshop.om'],
  ] as const) {
    it(`cookies of ${host} use the domain ${domain}`, () => {
      expect(createVisitor().open(`https://${host}/`).writes[0]).toContain(`;domain=${domain};`);
    });
  }

  it('falls back to the host when a domain is rejected, and does not try the domain again on the next page', () => {
    const visitor = createVisitor();
    expect(visitor.open('https://www.github.io/').writes).toHaveLength(14);
    const second = visitor.open('https://www.github.io/b', { after: 1 });
    expect(second.writes).toHaveLength(4);
    expect(second.data.session?.pgs).toBe('2');
  });

  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    it(`stores cookies on ${host}`, () => {
      expect(createVisitor().open(`http://${host}/?utm_source=a`).data.current?.src).toBe('a');
    });
  }

  it('ignores an unrelated domain and removes a leading dot', () => {
    const open = (domain: string) =>
      createVisitor().open('https://giftshop.om/', { config: { ...WOOCOMMERCE, domain } });
    expect(open('other.om').writes[0]).toContain(';domain=.giftshop.om;');
    expect(open('.giftshop.om').writes[0]).toContain(';domain=.giftshop.om;');
  });

  it('drops an email address or phone number in a link and keeps a long utm_id', () => {
    const { data } = createVisitor().open(`${SHOP}/?utm_term=a@b.om&utm_source=s`);
    expect([data.current?.trm, data.current?.src]).toEqual(['(none)', 's']);
    expect(data.current_add?.ep).toBe(`${SHOP}/?utm_term=&utm_source=s`);
    expect(createVisitor().open(`${SHOP}/?utm_term=%2B96891234567`).data.current?.trm).toBe('(none)');
    expect(createVisitor().open(`${SHOP}/?utm_id=12345678901`).data.current?.id).toBe('12345678901');
  });

  it('keeps personal data when the owner allows it', () => {
    const { data } = createVisitor().open(`${SHOP}/?utm_term=a@b.om`, { setup: { isHidden: () => false } });
    expect(data.current?.trm).toBe('a@b.om');
  });

  for (const [promocode, random, code] of [
    [true, 0, '100000'],
    [true, 0.5, '550000'],
    [true, 0.999999, '999999'],
    [{ min: 5, max: 100000 }, 0, '000005'],
  ] as const) {
    it(`a promocode setting of ${JSON.stringify(promocode)} with the random number ${random} gives ${code}`, () => {
      expect(createVisitor().open(`${SHOP}/`, { config: { promocode }, random }).data.promo).toEqual({ code });
    });
  }

  it('records the visit and logs one warning despite malformed entries and a throwing callback', () => {
    const callback = () => {
      throw new Error('mine');
    };
    const { data, warnings } = createVisitor().open(`${SHOP}/`, {
      config: { referrals: [null], organics: [null], callback },
    });
    expect(data.current?.typ).toBe('typein');
    expect(warnings).toHaveLength(1);
  });

  for (const offset of ['abc', {}, '9999999999', -1e12, Number.NaN]) {
    it(`with a timezone_offset of ${JSON.stringify(offset)}, uses the visitor’s clock and records the view`, () => {
      process.env.TZ = 'Asia/Muscat';
      const { data, warnings } = createVisitor().open(`${SHOP}/`, { config: { timezone_offset: offset } });
      expect([data.current_add?.fd, warnings]).toEqual(['2025-03-15 14:20:30', []]);
    });
  }

  it('records the visit despite an unreadable option and logs one warning', () => {
    const config = { user_ip: Symbol('ip'), lifetime: 1 };
    const { data, warnings } = createVisitor().open(`${SHOP}/?utm_source=a`, { config });
    expect([data.current?.src, warnings.length]).toEqual(['a', 1]);
  });

  for (const host of ['Partner.Example', ' partner.example ', '.partner.example', 'https://partner.example/page']) {
    it(`matches a referral host written as "${host}"`, () => {
      const config = { referrals: [{ host, display: 'Partner', medium: 'friend' }] };
      const { data } = createVisitor().open(`${SHOP}/`, { config, referrer: 'https://www.partner.example/x' });
      expect(data.current).toMatchObject({ src: 'Partner', mdm: 'friend' });
    });
  }

  it('matches a configured host written in Arabic letters', () => {
    const config = { referrals: [{ host: 'هدايا.example', display: 'gifts' }] };
    const { data } = createVisitor().open(`${SHOP}/`, { config, referrer: new URL('https://هدايا.example/').href });
    expect(data.current?.src).toBe('gifts');
  });

  it('a nameless cookie whose value is one of our names does not shadow the record', () => {
    const visitor = createVisitor();
    visitor.seed(SHOP, 'sbjs_current; path=/b');
    visitor.open(`${SHOP}/?utm_source=a`);
    expect(visitor.open(`${SHOP}/b`, { after: 1 }).data.current?.src).toBe('a');
  });

  it('custom parameter names replace the standard ones', () => {
    const config = { ...WOOCOMMERCE, campaign_param: 'c', term_param: 't', content_param: 'x' };
    expect(createVisitor().open(`${SHOP}/?c=1&t=2&x=3`, { config }).data.current).toMatchObject({
      cmp: '1',
      trm: '2',
      cnt: '3',
    });
  });

  it('recognises other networks’ click ids when the owner enables them', () => {
    const setup = { clickIds: [['fbclid', 'facebook', 'social']] as const };
    expect(createVisitor().open(`${SHOP}/?fbclid=1`, { setup }).data.current).toMatchObject({
      typ: 'utm',
      src: 'facebook',
    });
  });
});
