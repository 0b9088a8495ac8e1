import { findLeads, freshNonce, PNG, postMessage } from './kit/message.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const php = Buffer.from('<?php system($_GET["c"]);');
/**
 * Files that the server rejects. They go through PHP's own upload handling; PHPUnit's `FileKindsTest` covers other
 * types.
 */
const REFUSED: readonly (readonly [what: string, name: string, mimeType: string, buffer: Buffer])[] = [
  ['a .php file disguised as a picture', 'photo.php', 'image/jpeg', PNG],
  ['a PNG file disguised as a JPEG', 'photo.jpg', 'image/jpeg', PNG],
  ['PHP code after a picture’s header', 'photo.gif', 'image/gif', Buffer.concat([Buffer.from('GIF89a'), php])],
  ['an empty file', 'empty.pdf', 'application/pdf', Buffer.alloc(0)],
];

test('reports missing and invalid fields, disguised files and bad nonces, and stores nothing', async ({
  request,
  site,
}) => {
  const answer = await postMessage(request, site, {
    name: ' ',
    email: 'no-address',
    phone: '12a',
    message: 'errors-only',
  });
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({
    status: 0,
    error: 1,
    errors: [
      { field: 'chaty-field-name', message: 'Please fill in this field.' },
      { field: 'chaty-field-email', message: 'Please enter a valid email address, for example name@example.com.' },
      { field: 'chaty-field-phone', message: 'Please enter a valid phone number, for example 9123 4567.' },
    ],
    message: '',
  });
  expect(findLeads(site, 'no-address')).toEqual([]);

  for (const [what, name, mimeType, buffer] of REFUSED) {
    const sender = `refused-${name}@company.example`;
    const refusal = await postMessage(request, site, {
      email: sender,
      'custom_fields[4][label_file]': 'Logo',
      'custom_fields[4][slug]': 'file',
      'custom_fields[4][file]': { name, mimeType, buffer },
    });
    expect(await refusal.json(), what).toMatchObject({ status: 0, error: 1, errors: [{ field: 'chaty-field-file' }] });
    expect(findLeads(site, sender), what).toEqual([]);
  }
  for (const fields of [{ widget: '_1' }, { nonce: '' }, { nonce: 'abc', 'nonce[]': 'x' }])
    expect(await (await postMessage(request, site, fields)).json(), JSON.stringify(fields)).toMatchObject({
      status: 0,
      message: 'Invalid request, Please try again',
    });

  // The server rejects a cached page's nonce; a request with a fresh nonce succeeds.
  const old = await freshNonce(request, site);
  site.setOption('hadaya_test_nonce_life', 3600);
  const email = 'cached@company.example';
  const refused = await postMessage(request, site, { nonce: old, email });
  expect(await refused.json()).toEqual({
    status: 0,
    error: 0,
    errors: [],
    message: 'Invalid request, Please try again',
  });
  const accepted = await postMessage(request, site, { nonce: await freshNonce(request, site), email });
  site.setOption('hadaya_test_nonce_life', null);
  expect(await accepted.json()).toMatchObject({ status: 1 });
  expect(findLeads(site, email)).toHaveLength(1);
});
