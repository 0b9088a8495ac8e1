import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DrawnWidget, drawWidget } from '../testing/drawWidget.tsx';

let isFailing = true;
vi.mock('./form/formPanel.tsx', async (original) => {
  const whole: Record<string, unknown> = await original();
  return {
    get formPanel() {
      if (isFailing) throw new TypeError('Failed to fetch dynamically imported module');
      return whole.formPanel;
    },
  };
});

const channels = [
  contactChannel('Contact_Us', { hover_text: 'Write us', contact_fields: [{ field: 'message', type: 'textarea' }] }),
  contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' }),
];

let drawn: DrawnWidget | undefined;
beforeEach(() => {
  isFailing = true;
});
afterEach(() => drawn?.leave());

test('shows a message and other channels’ links when a panel fails to load, and loads the panel on retry', async () => {
  drawn = drawWidget([{ channels }]);
  const { get, page } = drawn;
  page.store.dispatch({ kind: 'open-panel', id: '0', channel: 'Contact_Us', by: 'pointer' });
  await vi.waitFor(() => expect(get('.chaty-note').textContent).toContain('could not be loaded'));
  expect(get('[role="dialog"]').getAttribute('aria-label')).toBe('Write us');
  expect(get('.chaty-note .chaty-ways a').getAttribute('href')).toBe('tel:+96890000001');
  isFailing = false;
  get('.chaty-note .chaty-plain-button').click();
  await vi.waitFor(() => get('form textarea'));
  expect(get('[role="dialog"]').getAttribute('aria-label')).toBeNull();
});
