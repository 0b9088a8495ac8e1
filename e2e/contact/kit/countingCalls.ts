import type { TestServer } from '../../kit/kitServer.ts';

/** Returns the counting requests so far, as `name=value` pairs in order. */
export const countingCalls = ({ backend }: TestServer): readonly string[] =>
  backend.received
    .filter(({ name }) => name.startsWith('admin-ajax:update_chaty'))
    .map(({ fields }) => fields.map(([name, value]) => `${name}=${value}`).join('&'));
