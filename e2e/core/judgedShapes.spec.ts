import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';

const WIDGET = `
  <h2>Gifts</h2>
  <p class="text">Pens and mugs, as <a href="/terms/">our terms</a> say</p>
  <p class="second">Made in Muscat</p>
  <button class="send" aria-pressed="true">Send</button><button class="again">Again</button>
  <button class="grey" disabled>Later</button>
  <ul><li>One</li></ul>
  <label for="name">Your name</label><input id="name" value="Amal">
  <span id="sizes">Sizes</span>
  <div role="radiogroup" aria-labelledby="sizes"><span role="radio" tabindex="0" aria-checked="true">Small</span></div>
  <img src="/mug.svg" alt="A mug" width="20" height="20">
  <div aria-hidden="true"><span class="drawn">x</span></div>
  <div class="box"><p>One line</p></div>
  <button class="more" aria-expanded="true" aria-controls="sizes">More</button>
  <div class="host"><template shadowrootmode="open"><p part="inner">In the shadow</p></template></div>`;

const RULES = 'body { background: #fff; color: #222 } .grey { color: #bbb } .drawn { color: #222 }';

const PAGE = documentOf(
  '<main><h1>Shop</h1><section data-hadaya-root="gifts" aria-label="Gifts"></section></main>',
  '<style></style>',
);

interface Change {
  readonly what: string;
  readonly rule: string;
  readonly from?: string;
  readonly to?: string;
  readonly css?: string;
  readonly dir?: string;
  readonly dark?: boolean;
}

const CHANGES: readonly Change[] = [
  { what: 'text that a theme lightens', rule: 'color-contrast', css: 'main p { color: #bbb !important }' },
  { what: 'a darker background', rule: 'color-contrast', css: 'main { background: #555 }' },
  { what: 'an opacity over the whole widget', rule: 'color-contrast', css: 'section { opacity: 0.4 }' },
  {
    what: 'a pressed button with too little contrast',
    rule: 'color-contrast',
    css: '[aria-pressed="true"] { color: #ccc; background: #fff }',
  },
  {
    what: 'a focused button with too little contrast',
    rule: 'color-contrast',
    css: '.send:focus { color: #ccc; background: #fff }',
  },
  {
    what: 'RTL text with too little contrast',
    rule: 'color-contrast',
    css: '[dir="rtl"] .second { color: #bbb }',
    dir: 'rtl',
  },
  {
    what: 'dark mode with too little contrast',
    rule: 'color-contrast',
    css: '@media (prefers-color-scheme: dark) { .second { background: #333 } }',
    dark: true,
  },
  {
    what: 'text in a shadow root with too little contrast',
    rule: 'color-contrast',
    css: '::part(inner) { color: #bbb }',
  },
  {
    what: 'grey text on an enabled button',
    rule: 'color-contrast',
    from: '<button class="grey" disabled>',
    to: '<button class="grey">',
  },
  { what: 'an input value with too little contrast', rule: 'color-contrast', css: 'input { color: #ccc }' },
  {
    what: 'a link that looks like the text around it',
    rule: 'link-in-text-block',
    css: 'a { color: #444; text-decoration: none }',
  },
  {
    what: 'targets that are too small',
    rule: 'target-size',
    css: '.send, .again { all: unset; display: inline-block; width: 9px; height: 9px; overflow: hidden }',
  },
  {
    what: 'a box that cannot be scrolled by keyboard',
    rule: 'scrollable-region-focusable',
    css: '.box { height: 9px; overflow: auto }',
  },
  { what: 'a button without a name', rule: 'button-name', from: '>Send<', to: '><' },
  { what: 'a button whose name is hidden', rule: 'button-name', from: '>Send<', to: '><i hidden>Send</i><' },
  { what: 'a picture without alternative text', rule: 'image-alt', from: ' alt="A mug"', to: '' },
  { what: 'a field without a label', rule: 'label', from: 'for="name"', to: 'for="nobody"' },
  { what: 'an invalid role', rule: 'aria-roles', from: 'role="radio"', to: 'role="radoi"' },
  { what: 'a role without its required attribute', rule: 'aria-required-attr', from: ' aria-checked="true"', to: '' },
  {
    what: 'an attribute with an invalid value',
    rule: 'aria-valid-attr-value',
    from: 'aria-checked="true"',
    to: 'aria-checked="on"',
  },
  {
    what: 'a reference to a missing element',
    rule: 'aria-valid-attr-value',
    from: 'aria-controls="sizes"',
    to: 'aria-controls="none"',
  },
  { what: 'an unknown ARIA attribute', rule: 'aria-valid-attr', from: 'aria-pressed', to: 'aria-presed' },
  {
    what: 'a list item without a list',
    rule: 'listitem',
    from: '<ul><li>One</li></ul>',
    to: '<div><li>One</li></div>',
  },
  {
    what: 'a list that contains a paragraph',
    rule: 'list',
    from: '</li></ul>',
    to: '</li><p class="second">Made</p></ul>',
  },
  {
    what: 'a tab stop that is hidden from assistive technology',
    rule: 'aria-hidden-focus',
    from: 'class="drawn"',
    to: 'class="drawn" tabindex="0"',
  },
  { what: 'a link in a button', rule: 'nested-interactive', from: '>Send<', to: '>Send <a href="/terms/">it</a><' },
  { what: 'a skipped heading level', rule: 'heading-order', from: '</h2>', to: '</h2><h4>Pens</h4>' },
  { what: 'a positive tabindex', rule: 'tabindex', from: 'tabindex="0"', to: 'tabindex="3"' },
  {
    what: 'an invalid language',
    rule: 'valid-lang',
    from: '<p class="second">',
    to: '<p class="second" lang="xq">',
  },
];

test('an element is checked again after changes that can affect axe’s result', async ({ page, guest, servePage }) => {
  await page.goto(servePage('/judged/', PAGE));
  const draw = async ({ from = '', to = '', css = '', dir = 'ltr', dark = false }: Partial<Change>) => {
    expect(WIDGET).toContain(from);
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await page.evaluate(
      ([html, rules, direction]) => {
        window.__hadayaGuest?.asHost(() => {
          document.documentElement.dir = direction;
          document.querySelector('style')?.replaceChildren(rules);
          document.querySelector('section')?.setHTMLUnsafe(html);
        });
      },
      [WIDGET.replace(from, to), `${RULES} ${css}`, dir] as const,
    );
    await page.locator('.send').focus();
  };
  const open = async (change: Partial<Change>) => {
    await draw(change);
    return (await guest.takeFindings()).filter(({ rule }) => rule === 'U10').map(({ text }) => text);
  };
  expect(await open({})).toEqual([]);
  const shapes = () => page.evaluate(() => window.__hadayaGuest?.shapes('[data-hadaya-root]') ?? []);
  const known = await shapes();
  expect(known.length).toBeGreaterThan(10);
  for (const change of CHANGES)
    await test.step(`detects ${change.what}`, async () => {
      expect((await open(change)).join('\n'), change.what).toContain(`violation of ${change.rule} `);
    });
  await test.step('checks an element again when its id is duplicated', async () => {
    await draw({ from: '<span id="sizes">', to: '<span id="sizes">Sizes</span><span id="sizes">' });
    expect((await shapes()).some((shape) => !known.includes(shape))).toBe(true);
  });
  await test.step('does not check an element again after a change to its text, classes or URLs', async () => {
    await draw({ from: '<p class="second">Made in Muscat', to: '<p class="third" data-nr="3">Made in Sur' });
    expect((await shapes()).filter((shape) => !known.includes(shape))).toEqual([]);
  });
});
