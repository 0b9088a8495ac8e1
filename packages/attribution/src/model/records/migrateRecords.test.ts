import { expect, it } from 'vitest';
import { migrateRecords } from './migrateRecords.ts';

it('sets the flag of a failed migration to 0', () => {
  const read = () => {
    throw new Error('unreadable');
  };
  const flag = migrateRecords({ read, write: () => {}, put: () => {} }, 'https://a.om/', {
    host: 'a.om',
    domain: '.a.om',
  });
  expect(flag).toBe(0);
});
