/** What "Site Health" says of the contact widget. */
import { addPlugin } from './kit/addPlugin.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { readHealth } from './kit/siteHealth.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

test('Site Health tells an owner why visitors do not reach the shop, and what to do', async ({ request, site }) => {
  const channels = [
    { channel: 'Whatsapp', value: '9689000' },
    { channel: 'Phone', value: '+96890000002', desktop: false, mobile: false },
    { channel: 'Email', value: '' },
    {
      channel: 'Telegram',
      value: 'gifts_oman',
      image: `${site.url}/wp-content/uploads/2026/11/gone.png`,
    },
  ];
  const widget = { ...HADAYA_OPTIONS.widget, admins_only: true, channels };
  const removePlugin = addPlugin(site, 'creame-whatsapp-me', 'Joinchat', '5.1.8');
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, widget });
  try {
    await logIn(request, site.url);
    const { hadaya_contact: told } = await readHealth(request, site);
    expect(told?.status).toBe('recommended');
    for (const sentence of [
      'Joinchat may show a button of its own: visitors then see two.',
      'Only administrators see “Contact widget”. Publish it when it is ready.',
      'WhatsApp in “Contact widget”: +9689000 is not as long as mobile numbers of its country. Check the digits.',
      'Phone in “Contact widget”: it is switched off for computers and for phones.',
      'Email in “Contact widget”: it has no number, address or name.',
      'Telegram in “Contact widget”: the picture of its icon is gone. Choose another one.',
    ])
      expect(told?.description).toContain(sentence);
    expect(told?.description).not.toMatch(/class=|&lt;/);
    expect(told?.actions).toContain('page=hadaya');
  } finally {
    removePlugin();
    site.setOption('hadaya_options', HADAYA_OPTIONS);
  }
});
