import { describe, expect, it } from 'vitest';
import { createVisitor, WOOCOMMERCE } from './testing/createVisitor.ts';

const SHOP = 'https://shop.example.om';

describe('sessions and first touch', () => {
  it('ignores a referral within a session but counts a search', () => {
    const visitor = createVisitor();
    visitor.open(`${SHOP}/?utm_source=a`);
    expect(visitor.open(`${SHOP}/`, { after: 5, referrer: 'https://x.com/' }).data.current?.src).toBe('a');
    expect(visitor.open(`${SHOP}/`, { after: 5, referrer: 'https://www.google.com/' }).data.current?.src).toBe(
      'google',
    );
  });

  it('counts a referral after a session has ended, but keeps the earlier source for a direct visit', () => {
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

  it('ends a session exactly 30 minutes after its last page, and not a millisecond earlier', () => {
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

  it('the first source expires after 180 days, but visits every 20 days keep the current landing page', () => {
    const visitor = createVisitor();
    visitor.open(`${SHOP}/?utm_source=a`, { config: {} });
    visitor.open(`${SHOP}/?utm_source=b`, { config: {}, after: 1 });
    for (let day = 20; day <= 200; day += 20) {
      const { data } = visitor.open(`${SHOP}/`, { config: {}, after: 20 * 24 * 60 });
      expect(data.current_add?.ep).toBe(`${SHOP}/?utm_source=b`);
      expect(data.first?.src).toBe(day <= 160 ? 'a' : 'b');
    }
  });

  it('a browser restart within a session does not hide a referral', () => {
    const visitor = createVisitor();
    visitor.open(`${SHOP}/`);
    visitor.restart();
    const { data } = visitor.open(`${SHOP}/`, { after: 10, referrer: 'https://x.com/' });
    expect([data.current?.typ, data.session?.pgs, data.udata?.vst]).toEqual(['referral', '2', '1']);
  });

  it('keeps the source when the visitor returns from payment', () => {
    const visitor = createVisitor();
    visitor.open(`${SHOP}/?utm_source=ad`);
    const { data } = visitor.open(`${SHOP}/thanks`, { after: 31, referrer: 'https://www.paypal.com/' });
    expect([data.current?.src, data.udata?.vst, data.session?.pgs]).toEqual(['ad', '2', '1']);
  });

  it('a delimiter in the URL does not change the page count', () => {
    const visitor = createVisitor();
    expect(visitor.open(`${SHOP}/?x=|||pgs=999`).data.session?.pgs).toBe('1');
    expect(visitor.open(`${SHOP}/`, { after: 1 }).data.session?.pgs).toBe('2');
  });

  it('restores a lost current source from the first source', () => {
    const visitor = createVisitor();
    visitor.seed(SHOP, 'sbjs_first=typ%3Dutm%7C%7C%7Csrc%3Dx; path=/; domain=.shop.example.om');
    visitor.seed(SHOP, 'sbjs_migrations=1; path=/; domain=.shop.example.om');
    expect(visitor.open(`${SHOP}/`).data.current).toEqual({ typ: 'utm', src: 'x' });
  });

  it('treats records without a key-value pair as absent', () => {
    const visitor = createVisitor();
    visitor.seed(SHOP, 'sbjs_current=null; path=/; domain=.shop.example.om');
    visitor.seed(SHOP, 'sbjs_first=null; path=/; domain=.shop.example.om');
    const { data } = visitor.open(`${SHOP}/`);
    expect([data.current?.typ, data.first?.typ]).toEqual(['typein', 'typein']);
  });

  it('does not count a second page for a second init in the same document', () => {
    const { control } = createVisitor().open(`${SHOP}/`);
    control.sbjs.init(WOOCOMMERCE);
    expect(control.sbjs.get?.session?.pgs).toBe('1');
  });
});
