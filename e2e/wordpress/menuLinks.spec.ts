/** Links to channels among what WordPress offers for menus. */
import { enterAsOwner, keepOptions } from './kit/ownerCalls.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

test('the screen of menus offers the widget and each of its channels, while ours is the site’s', async ({
  request,
  site,
}) => {
  await enterAsOwner(request, site);
  const read = async () => (await request.get(`${site.url}/wp-admin/nav-menus.php`)).text();
  const addresses = (html: string) =>
    [...html.matchAll(/\[menu-item-url\]" value="(#contact[^"]*)"/g)].map(([, address]) => address);
  site.setOption('hadaya_test_menus', '1');
  expect(addresses(await read())).toEqual(['#contact', '#contact-whatsapp', '#contact-phone', '#contact-form']);
  keepOptions(site, { ...HADAYA_OPTIONS, widgets: [{ ...HADAYA_OPTIONS.widgets[0], enabled: false }] });
  expect(addresses(await read())).toEqual([]);
  keepOptions(site, HADAYA_OPTIONS);
  site.setOption('hadaya_test_menus', null);
});
