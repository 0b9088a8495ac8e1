/** Leads are processed in batches: page by page by the privacy tools, and by the job that deletes old leads. */
import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { tableAddress } from './kit/inbox.ts';
import { findLeads, PDF, postMessage } from './kit/message.ts';
import { keepOptions, withFields } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

interface ToolPage {
  readonly queries: number;
  readonly done: boolean;
  readonly data?: readonly { readonly item_id: string; readonly data: readonly { name: string; value: string }[] }[];
  readonly items_removed?: boolean;
}

const addressOf = (name: string) => `${name}-${randomBytes(4).toString('hex')}@batches.example`;
const countLeads = (site: TestSite, email: string) => findLeads(site, email).length;

const addLeads = (
  request: APIRequestContext,
  site: TestSite,
  count: number,
  email: string,
  date = '2026-01-01 10:00:00',
) => request.get(`${site.url}/?hadaya-test-leads=${count}&email=${email}&date=${encodeURIComponent(date)}`);

async function readPages(request: APIRequestContext, site: TestSite, tool: 'exporters' | 'erasers', email: string) {
  const pages: ToolPage[] = [];
  do {
    const url = `${site.url}/?hadaya-test-privacy=wp_privacy_personal_data_${tool}&email=${email}&page=${pages.length + 1}`;
    pages.push(await (await request.get(url)).json());
  } while (pages.at(-1)?.done === false && pages.length < 50);
  return pages;
}

test('exports and erasures run page by page and cover only one sender’s messages, files and custom fields', async ({
  request,
  site,
}) => {
  const email = addressOf('export');
  withFields(site, [
    { field: 'text', label: 'Second mail' },
    { field: 'file', label: 'Brief' },
  ]);
  await addLeads(request, site, 120, email);
  await postMessage(request, site, {
    email: addressOf('other'),
    'custom_fields[4][label_text]': 'Second mail',
    'custom_fields[4][slug]': 'text',
    'custom_fields[4][text]': ` ${email.toUpperCase()} `,
    'custom_fields[5][label_file]': 'Brief',
    'custom_fields[5][slug]': 'file',
    'custom_fields[5][file]': { name: 'our brief.pdf', mimeType: 'application/pdf', buffer: PDF },
  });
  keepOptions(site, HADAYA_OPTIONS);
  const friend = addressOf('mentions');
  await postMessage(request, site, { email: friend, message: `Ask my friend ${email}, please` });
  const pages = await readPages(request, site, 'exporters', email);
  const items = pages.flatMap(({ data = [] }) => data);
  expect(new Set(items.map(({ item_id }) => item_id)).size).toBe(121);
  expect(items).toHaveLength(121);
  expect(pages.length).toBeGreaterThan(2);
  for (const { queries } of pages) expect(queries).toBeLessThan(8);
  expect(items.filter(({ data }) => data.some(({ value }) => /^our brief\.pdf \(.+\)$/.test(value)))).toHaveLength(1);
  expect(JSON.stringify(items)).not.toContain('Ask my friend');

  const erased = await readPages(request, site, 'erasers', email);
  expect(erased.length).toBeGreaterThan(1);
  for (const { items_removed } of erased.slice(0, -1)) expect(items_removed).toBe(true);
  expect(countLeads(site, email)).toBe(0);
  expect(countLeads(site, friend)).toBe(1);
});

test('deletes old leads daily in batches that continue after a time limit', async ({ request, site }) => {
  const email = addressOf('old');
  const young = addressOf('young');
  await addLeads(request, site, 220, email, '2024-01-01 10:00:00');
  await postMessage(request, site, { email: young });
  // The daily deletion job, scheduled as due. With `keep_days` 0 (unlimited retention), it deletes nothing.
  const due = {
    hadaya_delete_old_messages: {
      '40cd750bba9870f18aada2478b24840a': { schedule: 'daily', args: [], interval: 86_400 },
    },
  };
  const runDaily = (keep_days: number) => {
    site.setOptions({
      hadaya_options: { ...HADAYA_OPTIONS, messages: { keep_days } },
      cron: { 1: due, version: 2 },
      hadaya_test_retention_seconds: -1,
    });
    return request.get(`${site.url}/wp-cron.php`);
  };
  await runDaily(0);
  expect(countLeads(site, email)).toBe(220);
  const runNow = (seconds: number) => {
    site.setOption('hadaya_test_retention_seconds', seconds);
    return request.get(`${site.url}/?hadaya-test-run=hadaya_delete_old_messages`, { timeout: 120_000 });
  };
  // If no time is left, the job deletes one batch and schedules another run; with time left, it deletes all remaining
  // batches.
  await runDaily(30);
  const left = countLeads(site, email);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(220);
  const planned = await request.get(`${site.url}/?hadaya-test-jobs=hadaya_delete_more_messages`);
  expect(await planned.json()).toHaveLength(1);
  await runNow(300);
  expect(countLeads(site, email)).toBe(0);
  expect(countLeads(site, young)).toBe(1);
  site.setOptions({ hadaya_options: HADAYA_OPTIONS, hadaya_test_retention_seconds: null });
  // With the settings restored, this visit cancels the scheduled deletion.
  await request.get(site.url);
});

test('the next visit reschedules daily deletions that disappeared from WP-Cron', async ({ request, site }) => {
  site.setOptions({ hadaya_options: { ...HADAYA_OPTIONS, messages: { keep_days: 30 } }, cron: { version: 2 } });
  try {
    await request.get(site.url);
    const jobs = String(site.query("SELECT option_value FROM wp_options WHERE option_name = 'cron'")[0]?.option_value);
    expect(jobs).toContain('hadaya_delete_old_messages');
    expect(jobs).toContain('hadaya_delete_old_counts');
  } finally {
    keepOptions(site, HADAYA_OPTIONS);
    // With the settings restored, this visit cancels the scheduled deletion.
    await request.get(site.url);
  }
});

test('an export of 2,500 messages uses little more memory than one of 500', async ({ request, site }) => {
  await logIn(request, site.url);
  const email = addressOf('table');
  const exportAll = async () => {
    const table = await request.get(`${await tableAddress(request, site)}&hadaya-test-peak=1`, { timeout: 120_000 });
    const rows = (await table.text()).split(email).length - 1;
    const [peak] = site.query("SELECT option_value FROM wp_options WHERE option_name = 'hadaya_test_peak'");
    return { rows, peak: Number(peak?.option_value) };
  };
  await addLeads(request, site, 500, email);
  const few = await exportAll();
  await addLeads(request, site, 2000, email);
  const many = await exportAll();
  expect([few.rows, many.rows]).toEqual([500, 2500]);
  expect(many.peak / few.peak).toBeLessThan(1.15);
});
