import { describe, expect, it } from 'vitest';
import { createVisitor, WOOCOMMERCE } from './testing/createVisitor.ts';

const SHOP = 'https://shop.example.om';

describe('the cookies match WooCommerce’s byte for byte', () => {
  it('writes seven cookies in order on the first page', () => {
    const { writes } = createVisitor().open(`${SHOP}/?utm_source=n&utm_medium=email&utm_campaign=eid%20sale`, {
      referrer: 'https://mail.google.com/',
    });
    const attributes = ';domain=.shop.example.om; path=/; SameSite=Lax; Secure';
    const extra =
      'fd%3D2025-03-15%2010%3A20%3A30%7C%7C%7Cep%3Dhttps%3A%2F%2Fshop.example.om%2F%3Futm_source%3Dn%26utm_medium%3Demail' +
      '%26utm_campaign%3Deid%2520sale%7C%7C%7Crf%3Dhttps%3A%2F%2Fmail.google.com%2F';
    const source =
      'typ%3Dutm%7C%7C%7Csrc%3Dn%7C%7C%7Cmdm%3Demail%7C%7C%7Ccmp%3Deid%2520sale%7C%7C%7Ccnt%3D%28none%29%7C%7C%7Ctrm%3D' +
      '%28none%29%7C%7C%7Cid%3D%28none%29%7C%7C%7Cplt%3D%28none%29%7C%7C%7Cfmt%3D%28none%29%7C%7C%7Ctct%3D%28none%29';
    expect(writes).toEqual([
      `sbjs_migrations=1418474375998%3D1${attributes}`,
      `sbjs_current_add=${extra}${attributes}`,
      `sbjs_first_add=${extra}${attributes}`,
      `sbjs_current=${source}${attributes}`,
      `sbjs_first=${source}${attributes}`,
      `sbjs_udata=vst%3D1%7C%7C%7Cuip%3D%28none%29%7C%7C%7Cuag%3DUA%2F1${attributes}`,
      'sbjs_session=pgs%3D1%7C%7C%7Ccpg%3Dhttps%3A%2F%2Fshop.example.om%2F%3Futm_source%3Dn%26utm_medium%3Demail' +
        `%26utm_campaign%3Deid%2520sale; expires=Sat, 15 Mar 2025 10:50:30 GMT${attributes}`,
    ]);
  });

  it('writes three cookies on the second page and increases the page count', () => {
    const visitor = createVisitor();
    visitor.open(`${SHOP}/?utm_source=n`);
    const { writes, data } = visitor.open(`${SHOP}/b`, { after: 5 });
    expect(writes.map((write) => write.split('=')[0])).toEqual(['sbjs_current', 'sbjs_udata', 'sbjs_session']);
    expect(writes[2]).toContain('expires=Sat, 15 Mar 2025 10:55:30 GMT');
    expect([data.session?.pgs, data.udata?.vst, data.session?.cpg]).toEqual(['2', '1', `${SHOP}/b`]);
  });

  it('encodes pipe characters that would split a record', () => {
    const { cookie } = createVisitor().open(`${SHOP}/?utm_campaign=a|||b`);
    expect(cookie).toContain('cmp%3Da%257C%257C%257Cb');
    expect(createVisitor().open(`${SHOP}/?utm_campaign=a|b`).cookie).toContain('cmp%3Da%7Cb%7C%7C%7C');
    expect(createVisitor().open(`${SHOP}/?utm_campaign=a|`).cookie).toContain('cmp%3Da%257C%7C%7C%7C');
  });

  it('reads plain and Base64 cookies and writes the configured encoding', () => {
    const visitor = createVisitor();
    const first = visitor.open(`${SHOP}/?utm_source=n`, { config: { ...WOOCOMMERCE, base64: true } });
    expect(first.cookie).toContain('sbjs_migrations=MTQxODQ3NDM3NTk5OCUzRDE;');
    const second = visitor.open(`${SHOP}/b`);
    expect(second.data.current?.src).toBe('n');
    expect(second.cookie).toContain('sbjs_current=typ%3Dutm');
  });

  it('reads document.cookie twice, and a third time only if the browser rejects cookies', () => {
    expect(createVisitor().open(`${SHOP}/`).reads).toBe(2);
    expect(createVisitor().open('https://www.github.io/').reads).toBe(3);
  });
});

describe('long values', () => {
  it('truncates a utm_content of 3,000 characters to fit the cookie budget', () => {
    const { data, cookie } = createVisitor().open(`${SHOP}/?utm_source=s&utm_content=${'x'.repeat(3000)}`, {
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    });
    expect([data.current?.cnt?.length, data.current_add?.ep?.length, data.session?.cpg?.length]).toEqual([
      1203, 144, 144,
    ]);
    expect(cookie.length).toBe(3799);
  });

  it('keeps a campaign of 1,000 characters and truncates the URLs', () => {
    const { data, cookie } = createVisitor().open(`${SHOP}/?utm_source=s&utm_campaign=${'a'.repeat(1000)}`, {
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    });
    expect([data.current?.cmp?.length, data.current_add?.ep?.length]).toEqual([1000, 279]);
    expect(cookie.length).toBe(3798);
  });

  for (const base64 of [false, true]) {
    it(`fits nine long parameters and a long referrer into the budget (${base64 ? 'Base64' : 'plain'})`, () => {
      const names = [
        'source',
        'medium',
        'campaign',
        'content',
        'term',
        'id',
        'source_platform',
        'creative_format',
        'marketing_tactic',
      ];
      const query = names.map((name) => `utm_${name}=${'é'.repeat(1024)}`).join('&');
      const { cookie, data, writes } = createVisitor().open(`${SHOP}/?${query}`, {
        referrer: `https://x.com/${'p'.repeat(900)}`,
        config: { ...WOOCOMMERCE, base64 },
      });
      expect(cookie.length).toBeLessThanOrEqual(3800);
      expect(cookie.split('; ')).toHaveLength(writes.length);
      expect(data.udata?.uag).toBe('UA/1');
    });
  }
});

describe('migration', () => {
  it('converts old single-pipe records and counts the page as the session’s second', () => {
    const visitor = createVisitor();
    visitor.seed(SHOP, 'sbjs_first=typ%3Dutm%7Csrc%3Da; path=/; domain=.shop.example.om');
    visitor.seed(SHOP, 'sbjs_current=typ%3Dutm%7Csrc%3Da; path=/; domain=.shop.example.om');
    visitor.seed(SHOP, 'sbjs_session=1; path=/; domain=.shop.example.om');
    const { data, cookie } = visitor.open(`${SHOP}/`);
    expect([data.first, data.session?.pgs]).toEqual([{ typ: 'utm', src: 'a' }, '2']);
    expect(cookie).toContain('sbjs_migrations=1418474375998%3D1');
  });

  it('tolerates a lone surrogate in an old record', () => {
    const visitor = createVisitor();
    visitor.seed(SHOP, 'sbjs_first=typ%3Dutm%7Csrc%3Da; path=/; domain=.shop.example.om');
    visitor.seed(SHOP, 'sbjs_current=typ%3Dutm%7Csrc%3Da; path=/; domain=.shop.example.om');
    visitor.seed(SHOP, 'sbjs_promo=%uD800; path=/; domain=.shop.example.om');
    expect(visitor.open(`${SHOP}/`).cookie).toContain('sbjs_migrations=1418474375998%3D1');
  });
});

describe('tracking off', () => {
  it('erasing deletes the cookies and clears all records, and the next init starts counting again', () => {
    const visitor = createVisitor();
    const url = 'https://www.giftshop.om/?utm_source=a';
    const { control, writes } = visitor.open(url);
    control.erase();
    expect(control.sbjs.get).toEqual({
      current: {},
      current_add: {},
      first: {},
      first_add: {},
      session: {},
      udata: {},
      promo: {},
    });
    expect(writes).toContain('sbjs_current=; path=/; max-age=-999; domain=.www.giftshop.om;');
    control.sbjs.init(WOOCOMMERCE);
    expect(control.sbjs.get?.session?.pgs).toBe('1');
  });
});
