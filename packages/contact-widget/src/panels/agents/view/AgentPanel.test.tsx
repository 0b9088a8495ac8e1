import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import type { DrawnWidget } from '../../../testing/drawWidget.tsx';
import { openPanel } from '../../../testing/openPanel.ts';

const team = contactChannel('Whatsapp', {
  value: '',
  is_agent: 1,
  is_agent_desktop: 1,
  is_agent_mobile: 1,
  header_text: 'Our people',
  agent_data: [
    { value: '+968 9000 0004', agent_title: 'Sales &amp; gifts', pre_set_message: 'Hello' },
    { value: '', agent_title: 'Nobody' },
    { value: '+968 9000 0005', agent_title: 'Support' },
  ],
});
const phone = contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' });

let drawn: DrawnWidget | undefined;
afterEach(() => drawn?.leave());

test('lists every reachable agent with a separate link', async () => {
  drawn = await openPanel([team, phone]);
  expect(drawn.get('.agent-main-header').textContent).toBe('Our people');
  const links = [...drawn.root.querySelectorAll('.chaty-agent-body a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sales & gifts', 'https://wa.me/96890000004?text=Hello'],
    ['Support', 'https://wa.me/96890000005?text='],
  ]);
});

test('refreshes an agent’s link before it is copied or opened in a new tab', async () => {
  const person = { value: '+968 9000 0004', agent_title: 'Sales', pre_set_message: 'About {title}' };
  document.title = 'Mug';
  drawn = await openPanel([{ ...team, agent_data: [person] }, phone]);
  const link = drawn.get('.chaty-agent-body a');
  expect(link.getAttribute('href')).toBe('https://wa.me/96890000004?text=About%20Mug');
  document.title = 'Box';
  link.dispatchEvent(new MouseEvent('contextmenu'));
  expect(link.getAttribute('href')).toBe('https://wa.me/96890000004?text=About%20Box');
  document.title = '';
});

test('lists an agent twice when the owner has entered the same agent twice', async () => {
  const twice = { value: '+968 9000 0004', agent_title: 'Sales' };
  drawn = await openPanel([{ ...team, agent_data: [twice, twice] }, phone]);
  expect([...drawn.root.querySelectorAll('.chaty-agent-body a')].map((link) => link.textContent)).toEqual([
    'Sales',
    'Sales',
  ]);
});

test('fires an event that lets the page cancel the choice of an agent', async () => {
  drawn = await openPanel([team, phone]);
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('hadaya:contact:channel-chosen', stop);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  drawn.get('.chaty-agent-body a').dispatchEvent(click);
  document.removeEventListener('hadaya:contact:channel-chosen', stop);
  expect(click.defaultPrevented).toBe(true);
});

test('agents’ links do not open a chat before the consent box is ticked', async () => {
  drawn = await openPanel([team, phone], { first: { popupConsent: 'I agree', popupConsentPage: '/privacy/' } });
  const { get, root } = drawn;
  const box = get<HTMLInputElement>('.chaty-chat-consent input');
  const readAddresses = () => [...root.querySelectorAll('.chaty-agent a')].map((link) => link.getAttribute('href'));
  expect(root.activeElement).toBe(box);
  expect(readAddresses()).toEqual([null, null]);
  get('.chaty-agent a').focus();
  get('.chaty-agent a').click();
  expect(root.activeElement).toBe(box);
  box.click();
  await vi.waitFor(() => expect(readAddresses()[0]).toBe('https://wa.me/96890000004?text=Hello'));
});

test('shows the return time and offers the contact form when no agent is available', async () => {
  const form = contactChannel('Contact_Us', { contact_fields: [{ field: 'message', type: 'textarea' }] });
  const people = [{ channel: 'Whatsapp', hours: 'Mon 08:00-08:01' }];
  drawn = await openPanel([team, phone, form], { options: { agentHours: { zone: 'UTC', allAway: 'form', people } } });
  expect(drawn.get('.chaty-all-away').textContent).toMatch(
    /^Nobody is here right now\. Back Monday 08:00Leave a message$/,
  );
  drawn.get('.chaty-all-away button').click();
  expect(drawn.page.store.getState()[0]?.open).toEqual({ kind: 'panel', channel: 'Contact_Us' });
});

test('omits the weekday of a return time on the same day', async () => {
  const people = [{ channel: 'Whatsapp', hours: 'Thu 10:00-11:00' }];
  drawn = await openPanel([team, phone], { options: { agentHours: { zone: 'UTC', people } } });
  expect(drawn.get('.chaty-agent-away').textContent).toBe('Back today at 10:00');
});

test('uses Arabic texts on an Arabic page', async () => {
  document.documentElement.lang = 'ar';
  const form = contactChannel('Contact_Us', { contact_fields: [{ field: 'message', type: 'textarea' }] });
  const people = [{ channel: 'Whatsapp', hours: 'Fri 08:00-08:01' }];
  drawn = await openPanel([team, phone, form], { options: { agentHours: { zone: 'UTC', allAway: 'form', people } } });
  document.documentElement.lang = '';
  expect(drawn.get('.chaty-all-away p').textContent).toBe('لا أحد متاح الآن. نعود الجمعة الساعة 08:00');
  expect(drawn.get('.chaty-all-away button').textContent).toBe('اترك رسالة');
});

test('keeps an agent’s row element when the agent above becomes unavailable', async () => {
  const people = [{ channel: 'Whatsapp', agent: 'Sales & gifts', hours: 'Thu 07:00-09:00' }];
  drawn = await openPanel([team, phone], { options: { agentHours: { zone: 'UTC', away: 'hide', people } } });
  const { page, root, environment, get } = drawn;
  const rows = () => [...root.querySelectorAll('.chaty-agent')];
  const [sales, support] = rows();
  expect([sales?.textContent, support?.textContent]).toEqual(['Sales & gifts', 'Support']);
  page.store.dispatch({ kind: 'close', id: '0' });
  await vi.waitFor(() => expect(get('[role="dialog"]').hidden).toBe(true));
  environment.clock.advance(2 * 60 * 60 * 1000);
  page.store.dispatch({ kind: 'open-panel', id: '0', channel: 'Whatsapp', by: 'pointer' });
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toBe(support);
});
