import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';

const TEAM = contactChannel('Whatsapp', {
  is_agent: '1',
  is_agent_desktop: '1',
  is_agent_mobile: '1',
  hover_text: 'WhatsApp teams',
  header_text: 'Talk to us',
  agent_data: [
    { value: '+968 9000-0004', agent_title: 'Sales team' },
    { value: '+968 9000-0005', agent_title: 'فريق الدعم' },
  ],
});
const widgets = [{ channels: [TEAM, ...SIMPLE_CHANNELS.slice(1), shortForm()] }];
const people = [
  { channel: 'Whatsapp', agent: 'Sales team', hours: 'Sun-Thu 08:00-17:00' },
  { channel: 'Whatsapp', agent: '96890000005', hours: 'Sun-Sat 08:00-20:00' },
  { channel: 'Phone', hours: 'Sun-Thu 08:00-17:00' },
];
const hours = (more: object = {}) => ({ agentHours: { zone: 'Asia/Muscat', people, ...more } });

/** Sets the clock to a time on Thursday 2026-01-22 in Muscat. */
const thursday = (page: Page, time: string) => page.clock.setFixedTime(new Date(`2026-01-22T${time}:00+04:00`));
const agents = (page: Page) => page.locator('.chaty-agent');
const slugs = (page: Page) =>
  page
    .locator('.chaty-channel-list .chaty-channel')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-channel')));

async function openTeam(page: Page): Promise<void> {
  await page.locator('.open-chaty').press('Enter');
  await page.locator('#Whatsapp-0-channel a').press('Enter');
  await page.locator('.chaty-agent-header').waitFor();
}

test('shows no hours while agents are available, and checks the hours again when a panel reopens', async ({
  page,
  servePage,
}) => {
  await thursday(page, '16:00');
  await openContact(page, servePage, { widgets, options: hours() });
  await openTeam(page);
  await expect(agents(page)).toHaveText(['Sales team', 'فريق الدعم']);
  await expect(page.locator('.chaty-agent-away')).toHaveCount(0);
  await expect(page.locator('#Phone-0-channel a')).toHaveAttribute('aria-label', 'Call us');
  await page.keyboard.press('Escape');
  await thursday(page, '18:00');
  await openTeam(page);
  await expect(page.locator('.chaty-agent-away')).toHaveText(['Back Sunday 08:00']);
});

test('an absent agent stays reachable, and the list and the panel show when the agent returns', async ({
  page,
  servePage,
  snap,
}) => {
  await thursday(page, '18:30');
  await openContact(page, servePage, { widgets, options: hours() });
  await page.locator('.open-chaty').hover();
  await expect(page.locator('#Phone-0-channel a')).toHaveAttribute('aria-label', 'Call us – Back Sunday 08:00');
  await expect(page.locator('#Whatsapp-0-channel a')).toHaveAttribute('aria-label', 'WhatsApp teams');
  await openTeam(page);
  await expect(agents(page)).toHaveText(['Sales teamBack Sunday 08:00', 'فريق الدعم']);
  await expect(agents(page).first().locator('a')).toHaveAttribute('href', /wa\.me\/96890000004|phone=96890000004/);
  await expectAccessible(page);
  await snap('contact-agents-away');
});

test('with away: hide, absent agents are removed unless all agents are away', async ({ page, servePage }) => {
  await thursday(page, '18:30');
  await openContact(page, servePage, { widgets, options: hours({ away: 'hide' }) });
  await openTeam(page);
  await expect(agents(page)).toHaveText(['فريق الدعم']);
  await expect.poll(() => slugs(page)).toEqual(['Whatsapp', 'Email', 'SMS', 'Google_Maps', 'Contact_Us']);

  await thursday(page, '21:00');
  await openContact(page, servePage, {
    path: '/late/',
    widgets: [{ channels: [TEAM] }],
    options: hours({ away: 'hide', people: people.slice(0, 2) }),
  });
  await page.locator('#Whatsapp-0-channel a').press('Enter');
  await expect(page.locator('.chaty-all-away')).toHaveText('Nobody is here right now. Back Friday 08:00');
  await expect(agents(page)).toHaveText(['Sales teamBack Sunday 08:00', 'فريق الدعمBack Friday 08:00']);
});

test('with allAway: form, the form comes first in the list and is offered in the panel when all agents are away', async ({
  page,
  servePage,
  snap,
}) => {
  await thursday(page, '21:00');
  await openContact(page, servePage, { widgets, options: hours({ allAway: 'form' }) });
  await page.locator('.open-chaty').hover();
  await expect.poll(() => slugs(page)).toEqual(['Contact_Us', 'Whatsapp', 'Phone', 'Email', 'SMS', 'Google_Maps']);
  await openTeam(page);
  await expectAccessible(page);
  await snap('contact-agents-all-away');
  const message = page.getByRole('button', { name: 'Leave a message' });
  await expect(message).toBeFocused();
  await message.press('Enter');
  await expect(page.locator('.chaty-contact-form-box')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test('reports each invalid value in one line and keeps the widget', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/agentHours/] });
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && lines.push(message.text()));
  await thursday(page, '18:30');
  const wrong = [
    { channel: 'Watsapp', hours: 'Sun 8-12' },
    { channel: 'Phone', hours: 'mornings' },
  ];
  await openContact(page, servePage, { widgets, options: hours({ zone: 'Muscat', people: [...people, ...wrong] }) });
  await openTeam(page);
  await expect(agents(page)).toHaveCount(2);
  const path = '[hadaya] hadaya.settings.contact.agentHours';
  const expected = [
    `${path}.people[3].channel: "Watsapp" is unknown, did you mean "Whatsapp"?`,
    `${path}.people[4].hours: "mornings" is invalid; write it as "Sun-Thu 08:00-17:00; Sat 09:00-13:00"`,
    expect.stringContaining('the time zone "Muscat" is unknown, so UTC applies; write it as "Asia/Muscat" or "+4"'),
  ];
  // The opening hours code is in a separate file, so the log lines arrive late.
  await expect.poll(() => lines).toEqual(expected);
});

test('shows all agents when their hours fail to load', async ({ page, servePage, faults }) => {
  await faults.block('**/contact-widget-agentHours-*');
  await thursday(page, '21:00');
  await openContact(page, servePage, { widgets, options: hours() });
  await openTeam(page);
  await expect(agents(page)).toHaveText(['Sales team', 'فريق الدعم']);
});
