/** The table of good and bad settings by which PHPUnit, the settings app and the tag builder are judged, asked of the REST route. */
import rows from '@hadaya/contact-widget/source/owner/ownerSettings.json' with { type: 'json' };
import { callsOf, keepOptions } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ userAgent: PERSON });
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

/** Where the settings keep each kind of thing. */
const WRAPPED: Readonly<Record<string, (given: object) => object>> = {
  widget: (given) => ({ widgets: [{ id: 0, ...given }] }),
  common: (given) => ({ common: given }),
  form: (given) => ({ form: given }),
};

/** `a × 2001` is a text of so many letters. */
const spelt = (value: unknown): object =>
  JSON.parse(
    JSON.stringify(value).replace(/"(.) × (\d+)"/g, (_all, letter: string, times: string) =>
      JSON.stringify(letter.repeat(Number(times))),
    ),
  );

test('what the settings app and the tag builder refuse is refused at the same fields by the server', async ({
  request,
  site,
}) => {
  keepOptions(site, HADAYA_OPTIONS);
  await logIn(request, site.url);
  const { post, read } = await callsOf(request, site);
  for (const { of, given, refused } of rows.filter((row) => row.refused.length > 0)) {
    const answer = await (await post({ revision: 0, settings: WRAPPED[of]?.(spelt(given)) })).json();
    const before = of === 'widget' ? 'widgets.0' : of;
    expect(answer, JSON.stringify(given)).toHaveProperty('data');
    expect(Object.keys(answer.data.errors ?? {}), JSON.stringify(given)).toEqual(
      refused.map((path) => `${before}.${path}`),
    );
  }
  expect((await read()).revision).toBe(0);
});
