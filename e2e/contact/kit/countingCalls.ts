import type { TestServer } from '../../kit/kitServer.ts';

export const countingCalls = ({ backend }: TestServer): readonly string[] =>
  backend.received
    .filter(({ name }) => name.startsWith('admin-ajax:update_chaty'))
    .map(({ fields }) => fields.map(([name, value]) => `${name}=${value}`).join('&'));
