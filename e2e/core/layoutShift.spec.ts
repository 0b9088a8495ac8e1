import { documentOf } from '../kit/servePage.ts';
import { expect, expectNoLayoutShift, markLayoutShift, openPainted, test } from '../kit/test.ts';

const SCRIPT = { 'content-type': 'text/javascript' };
const BODY = '<main><h1>Shop</h1><p class="price">12.500</p><p class="note">Paid at the door</p></main>';
const PAGE = documentOf(BODY, '<script defer src="/dist/hadaya.min.js"></script>');
const NOTE = { selector: '.note', reason: 'the shop’s own' };

test('reports layout shifts in our first task and after input, even with a fake clock', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ hostChanges: [{ selector: 'p', attributes: ['style'] }] });
  servePage('/dist/hadaya.min.js', {
    html: "document.querySelector('.note').style.marginTop = '90px'",
    headers: SCRIPT,
  });
  const move = (selector: string, margin: string) =>
    page.locator(selector).evaluate((node: HTMLElement, value) => {
      node.style.marginTop = value;
    }, margin);
  for (const isClockInstalled of [false, true]) {
    if (isClockInstalled) await page.clock.install();
    await openPainted(page, servePage('/shop/', PAGE));
    await expect(expectNoLayoutShift(page)).rejects.toThrow('layout shift of <p class="note">');
    await expectNoLayoutShift(page, { others: [NOTE] });
    const since = await markLayoutShift(page);
    await expectNoLayoutShift(page, { since });
    await page.locator('.price').click();
    await move('.note', '0');
    await expect(expectNoLayoutShift(page, { since })).rejects.toThrow('layout shift of <p class="note">');
    // A shift counts as ours if our elements shift together with the host's elements.
    await move('.price', '90px');
    await expect(expectNoLayoutShift(page, { others: [NOTE] })).rejects.toThrow('<p class="price">');
  }
});
