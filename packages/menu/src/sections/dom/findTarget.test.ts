import { describe, expect, it } from 'vitest';
import { readAnchorId } from './findTarget.ts';

describe('in-page links', () => {
  const page = 'https://shop.example/page/?a=1';

  it.each([
    ['#about', 'about'],
    ['https://shop.example/page/?a=1#about', 'about'],
    ['#a/b', 'a/b'],
    ['#%D8%B9%D9%86', 'عن'],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['#a.b', 'a.b'],
    ['#a#b', 'a#b'],
    ['http://shop.example/page/?a=1#about', 'about'],
    ['https://shop.example/page?a=1#about', 'about'],
    ['https://www.shop.example/page/?a=1#about', undefined],
    ['#', undefined],
    ['', undefined],
    ['/other/#about', undefined],
    ['/page/#about', undefined],
    ['mailto:x@y.example', undefined],
  ])('reads the target of %s as %o', (href, id) => {
    expect(readAnchorId(new URL(href, page).href, `${page}#here`)).toBe(id);
  });

  it('finds no target for an unreadable URL', () => {
    expect(readAnchorId('http://[', page)).toBeUndefined();
  });
});
