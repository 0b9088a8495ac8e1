import type { Page } from '@playwright/test';
import { pressComposing } from '../kit/pressComposing.ts';
import { expect, test } from '../kit/test.ts';
import { type MenuPageOptions, menuDocument } from './menuDocument.ts';
import { partsOf, waitForMenu } from './menuPage.ts';

/** Form fields as owners put them into menu panels. */
const FIELDS = `<li class="menu-item"><label>Name <input id="name"></label>
<label>Size <select id="size"><option>S</option><option>M</option><option>L</option></select></label>
<div id="note" contenteditable="true" role="textbox" aria-label="Note">note</div></li>`;

function documentWithFields(layout: 'horizontal' | 'expandible' | 'flyout', options: MenuPageOptions = {}): string {
  return menuDocument({ layout }, options).replace('<ul class="sub-menu">', `<ul class="sub-menu">${FIELDS}`);
}

async function openPanel(page: Page): Promise<void> {
  await waitForMenu(page);
  const { toggle, button, submenu } = partsOf(page);
  if (await toggle.isVisible()) await toggle.click();
  await button('Gifts').click();
  await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
}

/** Records the key events that page scripts receive on the document. */
const HEARING =
  "<script>window.heard=[];for(const type of ['keydown','keyup'])document.addEventListener(type,({key})=>window.heard.push(type+' '+key))</script>";

for (const [layout, width] of [
  ['horizontal', 1280],
  ['horizontal', 390],
  ['expandible', 390],
  ['flyout', 390],
] as const) {
  test(`fields in a ${layout} menu panel at ${width} px handle their own keys, and page scripts still receive the events`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({
      globals: ['heard'],
      hostChanges: [{ selector: 'html, body *', attributes: ['style', 'inert'] }, { selector: '#note' }],
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(servePage('/m/', documentWithFields(layout, { head: HEARING })));
    await openPanel(page);
    const [name, size, note] = [page.locator('#name'), page.locator('#size'), page.locator('#note')];
    const heard = () => page.evaluate(() => (Reflect.get(window, 'heard') as string[]).splice(0));
    await name.focus();
    await page.keyboard.type('a b');
    await heard();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Home', 'End', 'ArrowDown', 'ArrowUp', 'Enter']) {
      await page.keyboard.press(key);
      await expect(name).toBeFocused();
    }
    expect(await heard()).toEqual(
      ['ArrowLeft', 'ArrowLeft', 'Home', 'End', 'ArrowDown', 'ArrowUp', 'Enter'].flatMap((key) => [
        `keydown ${key}`,
        `keyup ${key}`,
      ]),
    );
    await page.keyboard.press('Home');
    await page.keyboard.type('x');
    await expect(name).toHaveValue('xa b');
    await size.focus();
    await page.keyboard.press('ArrowDown');
    await expect(size).toHaveValue('M');
    await expect(size).toBeFocused();
    await page.keyboard.press('End');
    await expect(size).toHaveValue('L');
    await note.focus();
    await page.keyboard.press('Home');
    await page.keyboard.type('my ');
    await expect(note).toHaveText('my note');
    await expect(note).toBeFocused();
  });
}

for (const layout of ['horizontal', 'expandible', 'flyout'] as const) {
  test(`Escape in a field of a ${layout} menu closes the panel unless an input method or the page uses the key`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({
      globals: ['uses'],
      hostChanges: [{ selector: 'html, body *', attributes: ['style', 'inert'] }],
    });
    await page.setViewportSize({ width: 390, height: 800 });
    const listener =
      "<script>window.uses=0;document.addEventListener('DOMContentLoaded',()=>document.querySelector('#name').addEventListener('keydown',(event)=>{if(event.key==='Escape'&&!event.isComposing&&window.uses===0){window.uses+=1;event.preventDefault()}}))</script>";
    await page.goto(servePage('/m/', documentWithFields(layout, { head: listener })));
    await openPanel(page);
    const { button, submenu } = partsOf(page);
    const name = page.locator('#name');
    await name.focus();
    await pressComposing(page, 'Escape');
    await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
    await expect(name).toBeFocused();
    // Leaving the field ends the composition.
    await page.locator('#size').focus();
    await name.focus();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => Reflect.get(window, 'uses'))).toBe(1);
    await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
    await page.keyboard.press('Escape');
    await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
    await expect(button('Gifts')).toBeFocused();
  });
}

test('keyup on a menu link reaches page scripts unless the replaced plugin’s script listens on the menu item', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ globals: ['heard', 'jQuery'] });
  await page.goto(servePage('/m/', menuDocument({}, { head: HEARING })));
  await waitForMenu(page);
  await partsOf(page).link('Last').focus();
  await page.keyboard.press('ArrowLeft');
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  expect(await heard()).toContain('keyup ArrowLeft');
  const bound = `<script>window.jQuery=Object.assign(()=>({trigger(){},data(){},on(){}}),{fn:{on(){},trigger(){},data(){}},
    _data:(node)=>node.matches?.('li.menu-item')?{keyup:[{}]}:undefined})</script>`;
  await page.goto(servePage('/n/', menuDocument({}, { head: `${HEARING}${bound}` })));
  await waitForMenu(page);
  await partsOf(page).link('Last').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift');
  expect(await heard()).not.toContain('keyup ArrowLeft');
});
