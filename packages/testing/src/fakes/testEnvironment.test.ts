import { expect, test } from 'vitest';
import { createTestEnvironment } from './testEnvironment.ts';

test('a cookie expires after its days, and its attributes can be asserted', () => {
  const { storage, clock } = createTestEnvironment();
  storage.cookies.write('visit', 'yes', { expires: 1, path: '/' });
  expect(storage.cookies.read('visit')).toBe('yes');
  expect(storage.cookies.attributesOf('visit')).toEqual({ expires: 1, path: '/' });
  clock.advance(86_400_000);
  expect(storage.cookies.read('visit')).toBeUndefined();
  expect(storage.cookies.names()).toEqual([]);
});

test('warnings and notes are recorded once each as logged', () => {
  const { logger } = createTestEnvironment();
  logger.warn('no settings');
  logger.warn('no settings');
  logger.note('Bad element');
  expect(logger.warnings).toEqual([{ text: '[hadaya] no settings', cause: undefined }]);
  expect(logger.notes).toEqual(['Bad element']);
});

test('single ports can be replaced', () => {
  expect(createTestEnvironment({ random: () => 0 }).random()).toBe(0);
});
