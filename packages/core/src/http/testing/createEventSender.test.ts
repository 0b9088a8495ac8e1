import { createScriptedFetch, createTestEnvironment, type ScriptedAnswer } from '@hadaya/testing';
import { expect, test } from 'vitest';
import { createClient } from '../createClient.ts';
import { createEventSender } from '../createEventSender.ts';

function setUp(...answers: readonly ScriptedAnswer[]) {
  const { fetch, requests } = createScriptedFetch(...answers);
  const environment = createTestEnvironment({ fetch });
  const track = createEventSender(createClient(environment, { ajaxUrl: '/a.php' }));
  return { track, requests, settle: () => environment.clock.advanceAsync(0), environment };
}

const refused = { status: 400, body: '0' };

test('stops sending an action after three successive rejections, but still sends other actions', async () => {
  const { track, requests, settle } = setUp(refused, refused, refused, { body: '1' });
  for (let call = 0; call < 4; call += 1) {
    track('update_chaty_widget_views', { widgetId: 0 });
    await settle();
  }
  expect(requests).toHaveLength(3);
  track('update_chaty_widget_click', { widgetId: 0 });
  await settle();
  expect(requests).toHaveLength(4);
});

test('resets the count of rejections after an accepted call', async () => {
  const { track, requests, settle } = setUp(refused, refused, { body: '1' }, refused, refused, { body: '1' });
  for (let call = 0; call < 6; call += 1) {
    track('a', {});
    await settle();
  }
  expect(requests).toHaveLength(6);
});

test('uses keepalive so that a call outlives the page', async () => {
  const { track, requests, settle } = setUp({ body: '1' });
  track('update_chaty_widget_views', { widgetId: 0, channels: ['Phone'], isMobile: false });
  await settle();
  expect(requests[0]?.init.keepalive).toBe(true);
  expect(decodeURIComponent(requests[0]?.body ?? '')).toBe(
    'widgetId=0&channels[]=Phone&isMobile=0&action=update_chaty_widget_views',
  );
});

test('omits keepalive for a body above 60,000 bytes and for the sixteenth concurrent call', async () => {
  const { track, requests, settle } = setUp(...Array.from({ length: 17 }, () => ({ hangs: true }) as const));
  track('a', { text: 'ب'.repeat(11_000) });
  for (let call = 0; call < 15; call += 1) track('a', {});
  await settle();
  expect(requests.map(({ init }) => init.keepalive === true)).toEqual([false, ...Array(14).fill(true), false]);
});

test('drops a call that gets no response within 5 s', async () => {
  const { track, environment } = setUp({ hangs: true });
  track('a', {});
  await environment.clock.advanceAsync(5000);
  expect(environment.clock.pending()).toBe(0);
});
