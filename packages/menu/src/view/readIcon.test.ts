import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IconTag, readIcon } from './readIcon.ts';

/** Formats a list of tags as short text: `+svg` opens, `*path` is empty, `-svg` closes. */
function outline(tags: readonly IconTag[]): string {
  return tags.map(({ tag, step }) => `${'-*+'.at(step + 1)}${tag}`).join(' ');
}

const attributesOf = (html: string) => readIcon(html)[0]?.attributes.map(([name, value]) => `${name}=${value}`);

describe('icons from the settings', () => {
  it.each([
    ['<i tabindex="0" aria-hidden="true" class="far fa-window-close"></i>', '+i -i'],
    ['<svg viewBox="0 0 4 4"><path d="M0 0h4"></path></svg>', '+svg +path -path -svg'],
    ['<svg>\n <path d="M0 0h4" />\n <circle r="1"/></svg>', '+svg *path *circle -svg'],
    ['<svg><g fill="none"><g><path d="M0 0"/></g></g></svg>', '+svg +g +g *path -g -g -svg'],
  ])('reads %s as %s', (html, expected) => {
    expect(outline(readIcon(html))).toBe(expected);
  });

  it.each([
    ['a picture', '<img src=x onerror=alert(1)>'],
    ['a script inside', '<svg><script>alert(1)</script></svg>'],
    ['foreign content', '<svg><foreignObject></foreignObject></svg>'],
    ['a link', '<svg><a href="https://x.example/"><path d="M0 0"/></a></svg>'],
    ['a reference', '<svg><use href="#x"/></svg>'],
    ['an animation', '<svg><animate attributeName="d"/></svg>'],
    ['an element whose name begins like a shape’s', '<svg><linearGradient></linearGradient></svg>'],
    ['text', 'close'],
    ['text in an icon', '<i>close</i>'],
    ['a comment', '<svg><!-- x --></svg>'],
    ['nothing', ''],
  ])('%s makes the setting invalid', (_name, html) => {
    expect(readIcon(html)).toEqual([]);
  });

  it('keeps drawing attributes and drops all others', () => {
    const kept = ['class=icon', 'viewBox=0 0 24 24', 'fill=none', 'stroke=currentColor', 'stroke-width=2', 'width=24'];
    const own = kept.map((pair) => pair.replace('=', '="').concat('"')).join(' ');
    const dropped =
      'onclick="x()" style="color:red" tabindex="0" id="a" href="#b" xlink:href="#c" data-x="y" onload="z"';
    expect(attributesOf(`<svg ${dropped} ${own}>`)).toEqual(kept);
  });

  it.each(['fill="url(https://x.example/a.svg#b)"', 'fill="url(//x.example/a.svg#b)"', 'class="javascript:x"'])(
    'drops a value that contains a URL: %s',
    (attribute) => {
      expect(attributesOf(`<svg ${attribute} width="8">`)).toEqual(['width=8']);
    },
  );

  it('never returns an element or attribute outside the allowed list', () => {
    const piece = fc.constantFrom('<', '>', '/', '"', '=', ' ', 'svg', 'path', 'img', 'script', 'on', 'd', 'href', 'g');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const { tag, attributes } of readIcon(pieces.join(''))) {
          expect(['svg', 'path', 'g']).toContain(tag);
          for (const [name] of attributes) expect(name).toBe('d');
        }
      }),
    );
  });
});
