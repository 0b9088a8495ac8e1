import type { TestServer } from '../../kit/kitServer.ts';

/** The counting calls so far, as they travelled: `name=value` pairs in their order. */
export const countingCalls = ({ backend }: TestServer): readonly string[] =>
  backend.received
    .filter(({ name }) => name.startsWith('admin-ajax:update_chaty'))
    .map(({ fields }) => fields.map(([name, value]) => `${name}=${value}`).join('&'));
