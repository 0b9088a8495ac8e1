import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import type { DrawnWidget } from '../../../testing/drawWidget.tsx';
import { openPanel } from '../../../testing/openPanel.ts';

const form = contactChannel('Contact_Us', {
  contact_fields: [{ is_custom: 1, field_dropdown: 'file', field_label: 'Logo', is_required: 0 }],
});

let drawn: DrawnWidget | undefined;
afterEach(() => drawn?.leave());

function choose(field: HTMLInputElement, files: readonly File[]): void {
  Object.defineProperty(field, 'files', { configurable: true, value: files });
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

test('lists valid files with a remove button and rejects invalid files with a message', async () => {
  drawn = await openPanel([form, contactChannel('Email', { value: 'a@b.om' })], {
    settings: { max_upload_bytes: '2048' },
  });
  const { get, root } = drawn;
  const field = get<HTMLInputElement>('input[type="file"]');
  choose(field, [
    new File(['x'.repeat(1024)], 'logo.png', { type: 'image/png' }),
    new File(['x'], 'run.php', { type: 'application/x-php' }),
    new File([], 'empty.pdf'),
    new File(['x'.repeat(4096)], 'large.pdf'),
  ]);
  await vi.waitFor(() => expect(root.querySelectorAll('.chaty-files li')).toHaveLength(1));
  expect(get('.chaty-files li').textContent).toBe('logo.png1 KB×');
  expect(get('[id$="-problem"]').textContent).toBe(
    'run.php: this file type is not allowed. empty.pdf is empty. large.pdf is too large. The limit per file is \u20682 KB\u2069.',
  );
  get('.chaty-files button').click();
  await vi.waitFor(() => expect(root.querySelector('.chaty-files')).toBeNull());
});

test('rejects disallowed file types by extension and never renders a file name as HTML', async () => {
  drawn = await openPanel([form, contactChannel('Email', { value: 'a@b.om' })]);
  const { get, root } = drawn;
  const field = get<HTMLInputElement>('input[type="file"]');
  for (const name of ['a.php', 'a.jpg.php', 'x.svg', 'x.png.svg', 'x.html', 'noextension']) {
    choose(field, [new File(['x'], name, { type: 'application/octet-stream' })]);
    await vi.waitFor(() => expect(get('[id$="-problem"]').textContent).toContain(name));
    expect(root.querySelector('.chaty-files')).toBeNull();
  }
  const name = '<img src=x onerror=window.__pwn=1>.png';
  choose(field, [new File(['x'], name, { type: 'image/png' })]);
  await vi.waitFor(() => expect(get('.chaty-files bdi').textContent).toBe(name));
  expect(root.querySelector('.chaty-files img')).toBeNull();
});

test('accepts file names with several dots and names a rejected HEIC photo in the message', async () => {
  drawn = await openPanel([form, contactChannel('Email', { value: 'a@b.om' })]);
  const { get, root } = drawn;
  const field = get<HTMLInputElement>('input[type="file"]');
  const names = ['Screenshot 2020-08-04 at 21.42.34.png', 'example..pdf', 'flag.svg.png'];
  choose(
    field,
    [...names, 'IMG_1.HEIC'].map((name) => new File(['x'], name)),
  );
  await vi.waitFor(() =>
    expect(get('[id$="-problem"]').textContent).toBe('IMG_1.HEIC: this file type is not allowed.'),
  );
  expect([...root.querySelectorAll('.chaty-files bdi')].map((name) => name.textContent)).toEqual(names);
});

test('accepts several files and lists .jpg, but not HEIC, among the accepted types', async () => {
  drawn = await openPanel([form, contactChannel('Email', { value: 'a@b.om' })]);
  const field = drawn.get<HTMLInputElement>('input[type="file"]');
  expect(field.multiple).toBe(true);
  expect(field.accept.split(',')).toContain('.jpg');
  expect(field.accept).not.toMatch(/heic/i);
});

test('removing one of two copies of a file keeps the other copy', async () => {
  drawn = await openPanel([form, contactChannel('Email', { value: 'a@b.om' })]);
  const { get, root } = drawn;
  const logo = new File(['x'], 'logo.png', { type: 'image/png', lastModified: 1 });
  const names = () => [...root.querySelectorAll('.chaty-files bdi')].map((name) => name.textContent);
  choose(get<HTMLInputElement>('input[type="file"]'), [logo, new File(['x'], 'terms.pdf'), logo]);
  await vi.waitFor(() => expect(names()).toEqual(['logo.png', 'terms.pdf', 'logo.png']));
  get('.chaty-files button').click();
  await vi.waitFor(() => expect(names()).toEqual(['terms.pdf', 'logo.png']));
});
