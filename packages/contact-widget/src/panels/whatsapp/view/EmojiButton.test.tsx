import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DrawnWidget } from '../../../testing/drawWidget.tsx';
import { openPanel, writeField } from '../../../testing/openPanel.ts';

/**
 * State of the stand-in for `emoji-mart`, which needs a real browser. The stand-in offers one emoji or fails to load.
 */
const picker = vi.hoisted(() => ({ isFailing: false }));
vi.mock('emoji-mart', () => ({
  Picker: class {
    constructor({
      parent,
      onEmojiSelect,
    }: { parent: HTMLElement; onEmojiSelect: (emoji: { native: string }) => void }) {
      if (picker.isFailing) throw new TypeError('Failed to fetch dynamically imported module');
      const emoji = document.createElement('button');
      emoji.type = 'button';
      emoji.addEventListener('click', () => onEmojiSelect({ native: '😀' }));
      parent.append(emoji);
    }
  },
}));

vi.mock('@emoji-mart/data', () => ({ default: {} }));

const channels = [
  contactChannel('Whatsapp', {
    value: '+968 9000-0002',
    has_welcome_message: 1,
    emoji_picker: 'yes',
    pre_set_message: 'Hello world',
  }),
  contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' }),
];

let drawn: DrawnWidget | undefined;
// Loads the files that a click needs, once and outside the tests' timeouts.
beforeAll(async () => {
  await Promise.all([import('../../../list/prepareList.ts'), import('../emoji/EmojiPicker.tsx')]);
});
beforeEach(() => {
  picker.isFailing = false;
});
afterEach(() => drawn?.leave());

async function pressEmoji(): Promise<DrawnWidget> {
  const widget = await openPanel(channels);
  drawn = widget;
  widget.get('.chaty-wp-emoji-input').click();
  return widget;
}

test('inserts a chosen emoji at the caret and keeps the picker open', async () => {
  const { get } = await pressEmoji();
  const field = get<HTMLTextAreaElement>('[name="text"]');
  field.setSelectionRange(5, 5);
  const emoji = await vi.waitFor(() => get('.chaty-emoji-picker button'));
  emoji.click();
  await vi.waitFor(() => expect(field.value).toBe('Hello😀 world'));
  field.setSelectionRange(0, 0);
  emoji.click();
  await vi.waitFor(() => expect(field.value).toBe('😀Hello😀 world'));
  expect(get('.chaty-wp-emoji-input').getAttribute('aria-expanded')).toBe('true');
});

test('Escape closes only the picker and returns focus to its button', async () => {
  const { get, root } = await pressEmoji();
  const emoji = await vi.waitFor(() => get('.chaty-emoji-picker button'));
  emoji.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, composed: true }));
  await vi.waitFor(() => expect(root.querySelector('.chaty-emoji-picker')).toBeNull());
  expect(root.activeElement).toBe(get('.chaty-wp-emoji-input'));
  expect(get('[role="dialog"]').hidden).toBe(false);
});

test('closes a picker that fails to load without interrupting typing', async () => {
  picker.isFailing = true;
  const { get, root, environment } = await pressEmoji();
  const warnings = () => environment.logger.warnings.map(({ text }) => text).join();
  await vi.waitFor(() => expect(warnings()).toContain('emoji picker could not be loaded'));
  await vi.waitFor(() => expect(get('.chaty-wp-emoji-input').getAttribute('aria-expanded')).toBe('false'));
  expect(root.querySelector('.chaty-emoji-picker')).toBeNull();
  const field = get<HTMLTextAreaElement>('[name="text"]');
  expect(field.value).toBe('Hello world');
  writeField(field, 'typed');
  await vi.waitFor(() => expect(field.value).toBe('typed'));
});
