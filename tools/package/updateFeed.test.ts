// @vitest-environment node
import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { newKey, publicKeyOf, readKey, requirementsOf, updateFeed } from './updateFeed.ts';

const FACTS = {
  version: '0.2.0',
  package: 'hadaya-0.2.0.zip',
  sha256: 'ab',
  requires: '6.4',
  tested: '7.1',
  requires_php: '7.4',
  date: '2026-12-01',
};

test('the feed carries its facts as one text, signed by the key of the release', () => {
  const key = readKey(newKey());
  const { release, signature } = updateFeed(FACTS, key);
  expect(JSON.parse(release)).toEqual(FACTS);
  const isSigned = (text: string) =>
    verify(null, Buffer.from(text), createPublicKey(key), Buffer.from(signature, 'base64'));
  expect(isSigned(release)).toBe(true);
  expect(isSigned(release.replace('0.2.0', '0.2.1'))).toBe(false);
  expect(publicKeyOf(key)).toMatch(/^[0-9a-f]{64}$/);
});

test('a key may be a PEM block; any other kind of key is refused with the way to a right one', () => {
  const text = newKey();
  const pem = `-----BEGIN PRIVATE KEY-----\n${text}\n-----END PRIVATE KEY-----\n`;
  expect(publicKeyOf(readKey(pem))).toBe(publicKeyOf(readKey(text)));
});

test('requirements are those of the read-me', () => {
  expect(requirementsOf('Requires at least: 6.4\nTested up to: 7.1\nRequires PHP: 7.4\n')).toEqual({
    requires: '6.4',
    tested: '7.1',
    requires_php: '7.4',
  });
});
