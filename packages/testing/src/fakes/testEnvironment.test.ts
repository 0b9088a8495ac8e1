import { expect, test } from 'vitest';
import { createTestEnvironment } from './testEnvironment.ts';

test('expires a cookie after the given number of days and exposes its attributes to assertions', () => {
  const { storage, clock } = createTestEnvironment();
  storage.cookies.write('visit', 'yes', { expires: 1, path: '/' });
  expect(storage.cookies.read('visit')).toBe('yes');
  expect(storage.cookies.attributesOf('visit')).toEqual({ expires: 1, path: '/' });
  clock.advance(86_400_000);
  expect(storage.cookies.read('visit')).toBeUndefined();
  expect(storage.cookies.names()).toEqual([]);
});

test('records a repeated warning once, with its prefix, and every note', () => {
  const { logger } = createTestEnvironment();
  logger.warn('no settings');
  logger.warn('no settings');
  logger.note('Bad element');
  expect(logger.warnings).toEqual([{ text: '[hadaya] no settings', cause: undefined }]);
  expect(logger.notes).toEqual(['Bad element']);
});

test('lets a test replace individual ports', () => {
  expect(createTestEnvironment({ random: () => 0 }).random()).toBe(0);
});
