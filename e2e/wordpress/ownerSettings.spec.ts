/** The table of good and bad settings by which PHPUnit, the settings app and the tag builder are judged, asked of the REST route. */
import rows from '@hadaya/contact-widget/owner/settings.json' with { type: 'json' };
import { callsOf, enterAsOwner, keepOptions } from './kit/ownerCalls.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ userAgent: PERSON });
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

type Row = (typeof rows)[number];

/** Widgets of one save: as many as a screen of settings may well have. */
const AT_ONCE = 20;

/** Settings to save, with the paths at which they are refused: widgets many at once, the rest one row each. */
function savesOf(refused: readonly Row[]) {
  const widgets = refused.filter(({ of }) => of === 'widget');
  const starts = Array.from({ length: Math.ceil(widgets.length / AT_ONCE) }, (_, index) => index * AT_ONCE);
  const saves = starts.map((start) => {
    const some = widgets.slice(start, start + AT_ONCE);
    return {
      settings: { widgets: some.map(({ given }, id) => ({ id, ...spelt(given) })) },
      paths: some.flatMap((row, index) => row.refused.map((path) => `widgets.${index}.${path}`)),
    };
  });
  const others = refused.filter(({ of }) => of !== 'widget');
  return [
    ...saves,
    ...others.map(({ of, given, refused: paths }) => ({
      settings: { [of]: spelt(given) },
      paths: paths.map((path) => `${of}.${path}`),
    })),
  ];
}

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
  await enterAsOwner(request, site);
  const { post, read } = await callsOf(request, site);
  for (const { settings, paths } of savesOf(rows.filter((row) => row.refused.length > 0))) {
    const answer = await (await post({ revision: 0, settings })).json();
    expect(answer, JSON.stringify(settings)).toHaveProperty('data');
    expect(Object.keys(answer.data.errors ?? {}), JSON.stringify(settings)).toEqual(paths);
  }
  expect((await read()).revision).toBe(0);
});
