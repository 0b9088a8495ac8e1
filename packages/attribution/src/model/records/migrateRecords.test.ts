import { expect, it } from 'vitest';
import { migrateRecords } from './migrateRecords.ts';

it('returns the flag 0 when the migration fails', () => {
  const read = () => {
    throw new Error('unreadable');
  };
  const flag = migrateRecords({ read, write: () => {}, put: () => {} }, 'https://a.om/', {
    host: 'a.om',
    domain: '.a.om',
  });
  expect(flag).toBe(0);
});
