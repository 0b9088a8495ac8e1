import type { APIResponse } from '@playwright/test';
import { callsOf, keepOptions } from '../kit/ownerCalls.ts';
import { logIn } from '../kit/session.ts';
import { HADAYA_OPTIONS } from '../kit/siteContent.ts';
import type { TestSite } from '../kit/TestSite.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.afterEach(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOptions({ hadaya_test_slow_save: null, hadaya_save_lock: null });
});

const optionOf = (site: TestSite, name: string) =>
  site.query('SELECT option_value FROM wp_options WHERE option_name = ?', name)[0]?.option_value;

const statuses = (answers: readonly APIResponse[]) => answers.map((answer) => answer.status()).sort();

test('of several simultaneous saves and restores, only one succeeds, and the others get a conflict', async ({
  request,
  site,
}) => {
  keepOptions(site, HADAYA_OPTIONS);
  // Each save pauses between reading and writing the settings, so all four saves start from the same revision.
  site.setOption('hadaya_test_slow_save', 1);
  await logIn(request, site.url);
  const calls = await callsOf(request, site);
  const titles = ['one', 'two', 'three', 'four'];
  const answers = await Promise.all(titles.map((title) => calls.post({ revision: 0, settings: { form: { title } } })));
  expect(statuses(answers)).toEqual([200, 409, 409, 409]);
  const state = await calls.read();
  expect(state.revision).toBe(1);
  expect(state.history.map(({ revision }: { revision: number }) => revision)).toEqual([0]);
  const kept = titles[answers.findIndex((answer) => answer.status() === 200)];
  expect(state.settings.form.title).toBe(kept);
  const refused = await Promise.all(answers.filter((answer) => answer.status() === 409).map((answer) => answer.json()));
  for (const { code, data } of refused) {
    expect(code).toBe('hadaya_conflict');
    expect(data).toMatchObject({
      revision: 1,
      user: 'admin',
      changes: [{ group: 'form', widget: '', kind: 'changed', fields: ['title'] }],
    });
  }
  expect(optionOf(site, 'hadaya_save_lock')).toBeUndefined();

  const others = await Promise.all([
    calls.post({ revision: 1, settings: { form: { title: 'second' } } }),
    calls.post({ revision: 1, to: 0 }, '/restore'),
    calls.post({ revision: 1, settings: { form: { button: 'Go' } } }),
  ]);
  expect(statuses(others)).toEqual([200, 409, 409]);
  const { revision, history } = await calls.read();
  expect(revision).toBe(2);
  expect(history.map((entry: { revision: number }) => entry.revision)).toEqual([1, 0]);
});
