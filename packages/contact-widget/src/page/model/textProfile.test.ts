import { type HtmlNode, readHtml } from '@hadaya/core/html';
import { describe, expect, test } from 'vitest';
import { fillMarkup } from '../../channels/model/channelLink.ts';
import { iconProfile } from '../../channels/model/iconProfile.ts';
import { textProfile } from './textProfile.ts';

/** Prints a tree in one line: `b(x)`, with attributes in brackets. */
const show = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = Object.entries(node.attributes).map(([name, value]) => `[${name}=${value}]`);
      return `${node.tag}${attributes.join('')}(${show(node.children)})`;
    })
    .join('');
const text = (source: string) => show(readHtml(source, textProfile));

describe('keeps basic markup in owners’ texts', () => {
  test.each([
    ['<p>Marhaba! <strong>How</strong> are you?</p>', 'p(Marhaba! strong(How) are you?)'],
    ['Gifts &amp; hampers', 'Gifts & hampers'],
    ['a < b and c > d', 'a < b and c > d'],
    ['one<br>two<br/>three', 'onebr()twobr()three'],
    [
      '<a href="https://a.example/" target="_blank" onclick="x()">x</a>',
      'a[href=https://a.example/][target=_blank](x)',
    ],
    ['<span style="color:red;position:fixed;background:url(x)">x</span>', 'span[style=color:red](x)'],
    ['<B>bold</B> tail', 'b(bold) tail'],
    ['<b>never closed', 'b(never closed)'],
    ['closed</b> twice', 'closed twice'],
    ['<!-- note -->seen', 'seen'],
    ['<div class="x">dropped tag, kept text</div>', 'dropped tag, kept text'],
  ])('%s', (source, expected) => expect(text(source)).toBe(expected));
});

describe('removes all markup that runs code or loads files', () => {
  test.each([
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<iframe srcdoc="<script>x</script>"></iframe>',
    '<style>*{display:none}</style>',
    '<b onmouseover=alert(1)>x</b>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=x>">',
    '<template><img src=x onerror=x></template>',
    '<b style="background:url(javascript:x)">x</b>',
    '\'"><img src=x onerror=x>',
  ])('%s', (source) => {
    const tree = text(source);
    expect(tree).not.toMatch(/img|script\(|iframe|style\(|\[on|javascript:|url\(/);
  });
  test('reads 30,000 characters of unclosed markup without hanging', () => {
    expect(text('<a "'.repeat(7500))).toBe('');
    expect(text('<b>'.repeat(10_000)).length).toBeGreaterThan(0);
  });
});

describe('icons', () => {
  const icon = (source: string) => show(readHtml(source, iconProfile));
  test('keeps shapes and restores the case of SVG attributes', () => {
    expect(
      icon(
        '<svg viewbox="0 0 39 39" onload="x()"><circle class="color-element" cx="19" fill="url(#linear-gradient)"/></svg>',
      ),
    ).toBe('svg[viewBox=0 0 39 39](circle[class=color-element][cx=19][fill=url(#linear-gradient)]())');
  });
  test('keeps gradients, transforms and colours', () => {
    expect(
      icon(
        '<svg><path fill="rgb(1, 2, 3)" transform="matrix(1 0 0 1 2 3) rotate(45)" mask="url(\'#m\')" d="M0 0"/></svg>',
      ),
    ).toBe("svg(path[fill=rgb(1, 2, 3)][transform=matrix(1 0 0 1 2 3) rotate(45)][mask=url('#m')][d=M0 0]())");
  });
  test.each([
    '<svg><use href="https://evil.example/#x"/></svg>',
    '<svg><image href="https://evil.example/x.png"/></svg>',
    '<svg><style>*{fill:url(https://evil.example)}</style></svg>',
    '<svg><path fill="url(https://evil.example/x)"/></svg>',
    '<svg><path fill="u\\72l(https://evil.example/x)"/></svg>',
    '<svg><path mask="u&#92;72l(https://evil.example/x)"/></svg>',
    '<svg><path clip-path="\\75 rl(#a) url(https://evil.example/x)"/></svg>',
    '<svg><path fill="image-set(&quot;https://evil.example/x&quot; 1x)"/></svg>',
    '<svg><path stroke="var(--x, url(https://evil.example/x))"/></svg>',
    '<svg><a xlink:href="javascript:x"><text>x</text></a></svg>',
    '<svg><foreignObject><b>x</b></foreignObject></svg>',
  ])('strips unsafe content from %s', (source) =>
    expect(icon(source)).not.toMatch(/evil|javascript|foreign|use\(|image\(/i),
  );
});

test('turns {url} into a link and {title} into text', () => {
  const nodes = fillMarkup(readHtml('<p>You read {url} of {title}.</p>', textProfile), {
    url: 'https://a.example/',
    title: 'A <b>',
  });
  expect(show(nodes)).toBe('p(You read a[href=https://a.example/](https://a.example/) of A <b>.)');
});
