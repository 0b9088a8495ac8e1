import { settle } from '../kit/settle.ts';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { contentDocument, widgetOf } from './contentDocument.ts';
import { type Page, waitForContent } from './contentPage.ts';
import { detailsMarkup, foldMarkup, nestedTabsMarkup, tabsMarkup } from './foldMarkup.ts';
import { carouselMarkup, ROW_1 } from './sliderMarkup.ts';
import { DOTS } from './sliderPage.ts';

const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/**
 * Stand-in for the builder's start: provides named hooks, and changes the first item as an old accordion script does.
 */
const BUILDER = `<script>
window.started=[];window.elementorFrontend={hooks:{list:{},
addAction:function(n,f){(this.list[n]=this.list[n]||[]).push(f)},
removeAction:function(n,f){this.list[n]=f?(this.list[n]||[]).filter(function(x){return x!==f}):[]},
doAction:function(n,e){(this.list[n]||[]).slice().forEach(function(f){f(e)})}}};
window.startBuilder=function(){
window.dispatchEvent(new CustomEvent('elementor/frontend/init'));
var hooks=elementorFrontend.hooks;
['accordion','image-carousel'].forEach(function(t){hooks.addAction('frontend/element_ready/'+t+'.default',function(e){started.push(t)})});
document.querySelectorAll('[data-widget_type]').forEach(function(e){hooks.doAction('frontend/element_ready/global',e);hooks.doAction('frontend/element_ready/'+e.dataset.widget_type,e)})};
</script>`;

test.describe('alongside the builder', () => {
  test.beforeEach(({ guest }) => guest.allow({ globals: ['started', 'elementorFrontend', 'startBuilder'] }));

  test('the builder’s late scripts start none of our widgets', async ({ page, servePage }) => {
    await page.goto(
      servePage('/c/', contentDocument(foldMarkup('accordion') + carouselMarkup(ROW_1), { head: BUILDER })),
    );
    await waitForContent(page);
    await expect(page.locator('.swiper-initialized')).toHaveCount(1);
    await page.evaluate(() => Reflect.get(window, 'startBuilder')());
    expect(await page.evaluate(() => Reflect.get(window, 'started'))).toEqual([]);
    await control(page, 'Two').click();
    await expect(control(page, 'Two')).toHaveAttribute('aria-expanded', 'true');
  });

  test('the builder’s click handlers on a title do not run', async ({ page, servePage }) => {
    const bind = `<script>addEventListener('DOMContentLoaded',function(){document.querySelectorAll('.elementor-tab-title').forEach(function(t){['click','keydown','keyup'].forEach(function(n){t.addEventListener(n,function(){started.push(n)})})})})</script>`;
    await page.goto(servePage('/c/', contentDocument(foldMarkup('accordion'), { head: BUILDER + bind })));
    await waitForContent(page);
    await control(page, 'Two').click();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => Reflect.get(window, 'started'))).toEqual([]);
    await expect(control(page, 'Two')).toHaveAttribute('aria-expanded', 'false');
  });

  test('leaves the widgets to the builder’s scripts in the editor', async ({ page, servePage, guest }) => {
    // The arrows have no accessible name in the server's output, and Hadaya leaves the output unchanged in the editor.
    await guest.allow({ axe: ['aria-command-name'] });
    const config = { environmentMode: { edit: true } };
    await page.goto(
      servePage('/c/', contentDocument(foldMarkup('accordion') + carouselMarkup(ROW_1), { head: BUILDER, config })),
    );
    await waitForContent(page);
    await settle(page);
    await expect(page.locator('.swiper-initialized, .hadaya-slider-pause')).toHaveCount(0);
    await expect(page.locator('.elementor-tab-title').first()).toHaveAttribute('aria-expanded', 'false');
  });
});

test('shows everything and animates nothing in the editor without the builder’s scripts', async ({
  page,
  servePage,
}) => {
  const counter = widgetOf(
    'counter',
    '<div class="elementor-counter"><span class="elementor-counter-number" data-to-value="250">0</span></div>',
  );
  const config = { environmentMode: { edit: true } };
  await page.goto(
    servePage('/c/', contentDocument(carouselMarkup({ ...ROW_1, autoplay_speed: 300 }) + counter, { config })),
  );
  await waitForContent(page);
  await expect(page.locator('.swiper-initialized')).toHaveCount(1);
  await expect(page.locator('.elementor-counter-number')).toHaveText('250');
  await expect(page.locator('.hadaya-slider-pause')).toHaveCount(0);
});

test('leaves widgets unchanged in static exports and in elements whose handlers the builder delays', async ({
  page,
  servePage,
}) => {
  const delayed = `<div data-delay-child-handlers="true">${foldMarkup('accordion')}</div>`;
  await page.goto(servePage('/c/', contentDocument(delayed)));
  await waitForContent(page);
  await expect(page.locator('.elementor-tab-title').first()).toHaveAttribute('aria-expanded', 'false');
  await page.goto(servePage('/s/', contentDocument(foldMarkup('accordion'), { config: { is_static: true } })));
  await waitForContent(page);
  await expect(page.locator('.elementor-tab-title').first()).toHaveAttribute('aria-expanded', 'false');
});

test('works without the builder, its settings or jQuery', async ({ page, servePage }) => {
  const folds = foldMarkup('accordion') + tabsMarkup() + detailsMarkup({}) + nestedTabsMarkup();
  const html = contentDocument(folds + carouselMarkup(ROW_1));
  await page.goto(servePage('/c/', html.replace(/<script>var elementorFrontendConfig=.*?<\/script>/, '')));
  await waitForContent(page);
  await control(page, 'Two').click();
  await expect(control(page, 'Two')).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('tab', { name: 'Three' }).last().click();
  await expect(page.getByRole('tab', { name: 'Three' }).last()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Go to slide 3' }).click();
  await expect(page.locator('.swiper-pagination-bullet-active')).toHaveAttribute('data-bullet-index', '2');
  expect(
    await page.evaluate(() =>
      ['elementorFrontendConfig', 'elementorFrontend', 'jQuery'].filter((name) => name in window),
    ),
  ).toEqual([]);
});

test('mounts a block in an element with data-hadaya="content"', async ({ page, servePage }) => {
  const bare = foldMarkup('accordion').replace(/^<div class="elementor-element[^>]*>/, '<div data-hadaya="content">');
  await page.goto(servePage('/c/', contentDocument(bare)));
  await waitForContent(page);
  await expect(control(page, 'One')).toHaveAttribute('aria-expanded', 'true');
  await control(page, 'Two').click();
  await expect(control(page, 'One')).toHaveAttribute('aria-expanded', 'false');
});

test('mounts a copy of a mounted widget exactly once', async ({ page, servePage, guest }) => {
  // The carousel and its copy are landmarks with the same name.
  await guest.allow({ axe: ['landmark-unique'] });
  await page.goto(
    servePage('/c/', contentDocument(`<div id="from">${carouselMarkup(ROW_1)}</div><div id="to"></div>`)),
  );
  await expect(page.locator('.hadaya-slider-pause')).toHaveCount(1);
  await page.evaluate(() =>
    window.__hadayaGuest?.asHost(() => {
      const copy = document.querySelector('#from')?.firstElementChild?.cloneNode(true);
      if (copy) document.querySelector('#to')?.append(copy);
    }),
  );
  await expect(page.locator('#to .hadaya-slider-pause')).toHaveCount(1);
  await expect(page.locator('#to .hadaya-slider-arrow')).toHaveCount(2);
  await page.locator('#to').getByRole('button', { name: 'Go to slide 3' }).click();
  await expect(page.locator('#to .swiper-pagination-bullet-active')).toHaveAttribute('data-bullet-index', '2');
});

test('a moved widget still works, and a removed widget is unmounted', async ({ page, servePage }) => {
  await page.goto(servePage('/c/', contentDocument(`${foldMarkup('accordion')}<div id="to"></div>`)));
  await waitForContent(page);
  await page.evaluate(() =>
    window.__hadayaGuest?.asHost(() => {
      const box = document.querySelector('#to');
      const from = document.querySelector('.elementor-widget');
      if (box && from) box.append(from);
    }),
  );
  await control(page, 'Three').click();
  await expect(control(page, 'Three')).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() => window.__hadayaGuest?.asHost(() => document.querySelector('#to')?.replaceChildren()));
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          Reflect.get(window, Symbol.for('hadaya.v1'))
            .list()
            .filter(({ definition }: { definition: { name: string } }) => definition.name === 'content-accordion')
            .length,
      ),
    )
    .toBe(0);
});

test('works on a translated page', async ({ page, servePage, faults }) => {
  await page.goto(servePage('/c/', contentDocument(carouselMarkup(ROW_1) + foldMarkup('accordion'))));
  await expect(page.locator('.hadaya-slider-pause')).toHaveCount(1);
  await faults.translate();
  for (let turn = 0; turn < 5; turn++) await page.locator('.hadaya-slider-arrow').nth(1).click();
  await page.locator('.hadaya-slider-pause').click();
  await page.locator('.elementor-tab-title').nth(1).click();
  await expect(page.locator('.elementor-tab-title').nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, { reviewed: { ...DOTS, 'color-contrast': 'closed panels are not painted' } });
});
