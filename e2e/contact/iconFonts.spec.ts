import { contactChannel } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { SIMPLE_CHANNELS as channels, openContact } from './kit/contactPage.ts';

test.describe('icon fonts', () => {
  const SHEET = '.fab{font-family:"Gift Icons";font-weight:900}.fa-gift::before{content:"\\f06b"}';
  const settings = { widget_icon: 'chat-fa-icon', widget_fa_icon: 'fab fa-gift' };
  const own = [
    contactChannel('Custom_Link', {
      value: 'x',
      url: 'https://gifts.example/',
      svg_icon: '<span class="chaty-custom-channel-icon"><i class="fab fa-gift"></i></span>',
      icon_color: '#112233',
    }),
    ...channels,
  ];

  for (const isLate of [false, true]) {
    test(`render inside the shadow root${isLate ? ', with a fallback until their late style sheet loads' : ''}`, async ({
      page,
      servePage,
      guest,
    }) => {
      const address = servePage('/icons.css', { html: SHEET, headers: { 'content-type': 'text/css' } });
      await guest.allow({ hostChanges: [{ selector: 'head' }] });
      const head = isLate ? '' : `<link rel="stylesheet" href="${address}">`;
      await openContact(page, servePage, { head, widgets: [{ settings, channels: own }] });
      const icons = page.locator('.open-chaty .widget-fa-icon, #Custom_Link-0-channel .fa-gift');
      if (isLate) {
        await expect(page.locator('.open-chaty svg')).toBeVisible();
        await page.locator('.open-chaty').hover();
        await expect(page.locator('#Custom_Link-0-channel svg')).toBeAttached();
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          document.head.append(link);
        }, address);
      }
      await page.locator('.open-chaty').hover();
      await expect(icons).toHaveText(['\uf06b', '\uf06b']);
      await expect(icons.first()).toHaveCSS('font-family', /Gift Icons/);
      await expect(icons.first()).toHaveCSS('font-weight', '900');
      await expect(page.locator('#Custom_Link-0-channel .chaty-font-icon')).toHaveCSS(
        'background-color',
        'rgb(17, 34, 51)',
      );
    });
  }
});
