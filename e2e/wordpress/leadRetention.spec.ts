/** How long messages are kept. */
import { findLeads, postMessage } from './kit/message.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ allow: { globals: ['chaty_settings'] } });

test('messages older than the owner keeps them are deleted once a day, with what lies in the bin', async ({
  request,
  site,
}) => {
  await postMessage(request, site, { email: 'young@keep.example' });
  const due = {
    hadaya_delete_old_messages: {
      '40cd750bba9870f18aada2478b24840a': { schedule: 'daily', args: [], interval: 86_400 },
    },
  };
  const run = (days: number) => {
    site.setOptions({
      hadaya_options: { ...HADAYA_OPTIONS, messages: { keep_days: days } },
      cron: { 1: due, version: 2 },
    });
    return request.get(`${site.url}/wp-cron.php`);
  };
  await run(1);
  expect(findLeads(site, 'young@keep.example')).toHaveLength(1);
  site.setOption('hadaya_test_message_date', '2020-01-01 10:00:00');
  await postMessage(request, site, { email: 'old@keep.example' });
  site.setOption('hadaya_test_message_date', null);
  await run(0);
  expect(findLeads(site, 'old@keep.example')).toHaveLength(1);
  await run(2);
  expect(findLeads(site, 'old@keep.example')).toEqual([]);
  expect(findLeads(site, 'young@keep.example')).toHaveLength(1);
  site.setOption('hadaya_options', HADAYA_OPTIONS);
});
