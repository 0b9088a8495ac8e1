/** Several owners save in the same moment: one is saved, every other one is a conflict, and nothing of the saved one is lost. */
import { callsOf, enterAsOwner, keepOptions } from './kit/ownerCalls.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

test('of twenty saves at one moment one is saved and nineteen are conflicts', async ({ request, site }) => {
  await enterAsOwner(request, site);
  const calls = await callsOf(request, site);
  const { revision } = await calls.read();
  const titles = Array.from({ length: 20 }, (_, index) => `Title ${index}`);
  const answers = await Promise.all(titles.map((title) => calls.post({ revision, settings: { form: { title } } })));
  const statuses = answers.map((answer) => answer.status());
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  const after = await calls.read();
  expect(after.revision).toBe(revision + 1);
  expect(after.settings.form.title).toBe(titles[statuses.indexOf(200)]);
});
