import { logIn } from './kit/session.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

interface Argument {
  readonly type?: string;
}

interface Endpoint {
  readonly methods: readonly string[];
  readonly args: Readonly<Record<string, Argument>> | readonly [];
}

interface Routes {
  readonly routes: Readonly<Record<string, { readonly endpoints: readonly Endpoint[] }>>;
}

const ROOT = '/hadaya/v1';

/** Returns a value that is invalid for every argument of that type. */
function wrongFor(type: string | undefined): unknown {
  return type === 'string' || type === 'array' ? { a: { b: 'c' } } : 'no such value';
}

test('every route argument has a type, and the error about a value of the wrong type names the argument', async ({
  request,
  site,
}) => {
  await logIn(request, site.url);
  const nonce = await (await request.get(`${site.ajaxUrl}?action=rest-nonce`)).text();
  const headers = { 'X-WP-Nonce': nonce };
  const { routes }: Routes = await (await request.get(`${site.url}/?rest_route=${ROOT}`, { headers })).json();
  const ours = Object.entries(routes).filter(([path]) => path !== ROOT);
  expect(ours.length).toBeGreaterThan(12);

  for (const [path, { endpoints }] of ours) {
    for (const { methods, args } of endpoints) {
      const [method = ''] = methods;
      const called = `${method} ${path}`;
      const names = Object.keys(args).sort();
      // A number in the path is also an argument.
      if (path.includes('(?P<id>')) expect(names, called).toContain('id');
      if (names.length === 0) continue;
      const types = Object.entries(args).map(([name, { type }]) => [name, type] as const);
      expect(types.filter(([, type]) => type === undefined)).toEqual([]);
      const data = Object.fromEntries(types.map(([name, type]) => [name, wrongFor(type)]));
      const answer = await request.fetch(`${site.url}/?rest_route=${path.replace(/\(\?P<id>[^)]*\)/, '1')}`, {
        method,
        headers,
        ...(method === 'GET' ? { params: asQuery(data) } : { data }),
      });
      const refusal = await answer.json();
      expect([answer.status(), refusal.code], called).toEqual([400, 'rest_invalid_param']);
      expect(Object.keys(refusal.data.params).sort(), called).toEqual(names);
    }
  }
});

/** Converts values to PHP's query format. */
function asQuery(data: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => (typeof value === 'string' ? [name, value] : [`${name}[a][b]`, 'c'])),
  );
}
