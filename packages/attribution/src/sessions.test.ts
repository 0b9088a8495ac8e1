/** Acceptance rows: sessions, counters and first touch. */
import { describe, expect, it } from 'vitest';
import { createVisitor, WOOCOMMERCE } from './testing/createVisitor.ts';

const SHOP = 'https://shop.example.om';

describe('sessions and first touch', () => {
  it('within a session a referral is ignored and a search counts', () => {
    const visitor = createVisitor();
    visitor.open(`${SHOP}/?utm_source=a`);
    expect(visitor.open(`${SHOP}/`, { after: 5, referrer: 'https://x.com/' }).data.current?.src).toBe('a');
    expect(visitor.open(`${SHOP}/`, { after: 5, referrer: 'https://www.google.com/' }).data.current?.src).toBe(
      'google',
    );
  });

  it('after a session a referral counts, and a direct visit keeps the source', () => {
    const visitor = createVisitor();
    visitor.open(`${SHOP}/?utm_source=a`);
    const direct = visitor.open(`${SHOP}/`, { after: 31 });
    expect([direct.data.current?.src, direct.data.udata?.vst]).toEqual(['a', '2']);
    const referral = visitor.open(`${SHOP}/`, { after: 31, referrer: 'https://x.com/' });
    expect([referral.data.current?.typ, referral.data.udata?.vst, referral.data.first?.src]).toEqual([
      'referral',
      '3',
      'a',
    ]);
  });

  it('a session ends at its exact end and not a millisecond earlier', () => {
    const before = createVisitor();
    before.open(`${SHOP}/`);
    expect(before.open(`${SHOP}/`, { after: 30 - 1 / 60_000 }).data).toMatchObject({
      session: { pgs: '2' },
      udata: { vst: '1' },
    });
    const after = createVisitor();
    after.open(`${SHOP}/`);
    expect(after.open(`${SHOP}/`, { after: 30 }).data).toMatchObject({ session: { pgs: '1' }, udata: { vst: '2' } });
  });

  it('with a lifetime of six months, first touch expires after 180 days and the extra record never', () => {
    const visitor = createVisitor();
    visitor.open(`${SHOP}/?utm_source=a`, { config: {} });
    visitor.open(`${SHOP}/?utm_source=b`, { config: {}, after: 1 });
    for (let day = 20; day <= 200; day += 20) {
      const { data } = visitor.open(`${SHOP}/`, { config: {}, after: 20 * 24 * 60 });
      expect(data.current_add?.ep).toBe(`${SHOP}/?utm_source=b`);
      expect(data.first?.src).toBe(day <= 160 ? 'a' : 'b');
    }
  });

  it('a browser restart inside a session does not hide a referral', () => {
    const visitor = createVisitor();
    visitor.open(`${SHOP}/`);
    visitor.restart();
    const { data } = visitor.open(`${SHOP}/`, { after: 10, referrer: 'https://x.com/' });
    expect([data.current?.typ, data.session?.pgs, data.udata?.vst]).toEqual(['referral', '2', '1']);
  });

  it('returning from payment keeps the source', () => {
    const visitor = createVisitor();
    visitor.open(`${SHOP}/?utm_source=ad`);
    const { data } = visitor.open(`${SHOP}/thanks`, { after: 31, referrer: 'https://www.paypal.com/' });
    expect([data.current?.src, data.udata?.vst, data.session?.pgs]).toEqual(['ad', '2', '1']);
  });

  it('a delimiter in the URL does not set the page count', () => {
    const visitor = createVisitor();
    expect(visitor.open(`${SHOP}/?x=|||pgs=999`).data.session?.pgs).toBe('1');
    expect(visitor.open(`${SHOP}/`, { after: 1 }).data.session?.pgs).toBe('2');
  });

  it('a lost current source is restored from the first one', () => {
    const visitor = createVisitor();
    visitor.seed(SHOP, 'sbjs_first=typ%3Dutm%7C%7C%7Csrc%3Dx; path=/; domain=.shop.example.om');
    visitor.seed(SHOP, 'sbjs_migrations=1; path=/; domain=.shop.example.om');
    expect(visitor.open(`${SHOP}/`).data.current).toEqual({ typ: 'utm', src: 'x' });
  });

  it('records without a pair count as absent', () => {
    const visitor = createVisitor();
    visitor.seed(SHOP, 'sbjs_current=null; path=/; domain=.shop.example.om');
    visitor.seed(SHOP, 'sbjs_first=null; path=/; domain=.shop.example.om');
    const { data } = visitor.open(`${SHOP}/`);
    expect([data.current?.typ, data.first?.typ]).toEqual(['typein', 'typein']);
  });

  it('a second init in one document counts no second page', () => {
    const { control } = createVisitor().open(`${SHOP}/`);
    control.sbjs.init(WOOCOMMERCE);
    expect(control.sbjs.get?.session?.pgs).toBe('1');
  });
});
