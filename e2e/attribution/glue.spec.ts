/** Replays the recorded checkout scenarios of the replaced scripts with the shipped file, in Chromium and in Node. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readVectors } from '@hadaya/attribution/testing/vectors';
import { DIST_FOLDER } from '@hadaya/tools/project';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import {
  comparable,
  expected,
  type GluePage,
  type GlueScenario,
  type GlueVectors,
  prepareGluePage,
  type Snapshot,
} from './glueScenario.ts';
import { replayGlue } from './replayGlue.ts';
import { openShopSite, shopDocument } from './shopSite.ts';

const vectors = readVectors<GlueVectors>('attribution-glue.json');

/**
 * Runs the action, if any, and reads the page's state in the same task. The returned logs start at the indexes in
 * `from`.
 */
function readState(
  page: Page,
  action: readonly unknown[],
  from: { readonly log: number; readonly warn: number },
): Promise<Snapshot> {
  return page.evaluate(
    ({ action: [kind, first, second], log, warn }) => {
      const state: GluePage = Object(window);
      const find = (selector: unknown) => document.querySelector(String(selector));
      const run: Record<string, () => void> = {
        track: () => state.wc_order_attribution.setOrderTracking(first),
        append: () => find(first)?.insertAdjacentHTML('beforeend', String(second)),
        move: () => find(second)?.append(find(first) ?? ''),
        empty: () => find(first)?.replaceChildren(),
        store: () => state.__changed(),
        data: () => state.__log.push(['data', structuredClone(state.wc_order_attribution.getAttributionData())]),
        consent: () => document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: first })),
        type: () => document.dispatchEvent(new CustomEvent('wp_consent_type_defined')),
      };
      run[String(kind)]?.();
      return { ...state.__read(), log: state.__log.slice(log), warn: state.__warned.slice(warn) };
    },
    { action, ...from },
  );
}

test.describe('checkout scenarios from the original scripts', () => {
  test.use({
    userAgent: vectors.userAgent,
    allow: { hosts: ['shop.example.om'], hostChanges: [{ selector: '*' }] },
  });

  /** Returns the WooCommerce versions that share a scenario, for example `9.0-9.8` for the id `glue-9.0-9.8-03`. */
  const versionOf = ({ id }: GlueScenario) => id.replace(/^glue-|-\d+$/g, '');
  /**
   * Returns a key built from everything that affects the page and the expected result. The WooCommerce version is left
   * out, because it does not affect our file.
   */
  const pageOf = ({
    url,
    referrer,
    html,
    params,
    fields,
    wpData,
    storeMethods,
    load,
    after,
    ...rest
  }: GlueScenario) => {
    const states = [load, ...after].map((state) => [state.action, expected(state)]);
    const consent = [rest.consentIntegration, rest.hasConsent];
    return JSON.stringify([url, referrer, html, params, fields, wpData, storeMethods, consent, states]);
  };
  // Opens a page in the browser only once if several versions print it identically; Node replays all versions.
  const distinct = [...new Map(vectors.cases.map((scenario) => [pageOf(scenario), scenario])).values()];

  for (const version of new Set(distinct.map(versionOf))) {
    test(`scenarios give the recorded results on WooCommerce ${version}, excluding pages that a later version prints identically`, async ({
      page,
      context,
      guest,
    }) => {
      await page.clock.setFixedTime('2027-06-01T10:00:00Z');
      let html = '';
      await openShopSite(context, () => html);
      for (const scenario of distinct.filter((one) => versionOf(one) === version))
        await test.step(`${scenario.expect} ${scenario.id}: ${scenario.title}`, async () => {
          const fields = scenario.fields ?? vectors.defaultFields;
          const consent = scenario.consentIntegration ? { consentCategory: 'marketing' } : {};
          html = shopDocument({
            body: scenario.html,
            before: prepareGluePage(scenario),
            params: { ...scenario.params, ...consent },
            fields,
          });
          await page.goto('about:blank');
          await context.clearCookies();
          await page.goto(scenario.url, { referer: scenario.referrer });
          const from = { log: 0, warn: 0 };
          for (const state of [scenario.load, ...scenario.after]) {
            const found = await readState(page, state.action ?? [], from);
            expect(comparable(found)).toEqual(expected(state));
            from.log += found.log.length;
            from.warn += found.warn.length;
          }
          // The bundle adds all inputs before the page's own scripts can look for them, and adds none later.
          const { inputs, posted, cookies } = expected(scenario.load);
          expect(await page.evaluate(() => Object(window).__ready)).toMatchObject({ inputs, posted, cookies });
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          expect(comparable(await readState(page, [], from))).toMatchObject({ log: [], subscriptions: 0, warn: [] });
          expect(await guest.findings()).toEqual([]);
        });
    });
  }

  test('all scenarios give the recorded results in Node', () => {
    const code = readFileSync(resolve(DIST_FOLDER, 'attribution.min.js'), 'utf8');
    expect(vectors.cases.flatMap((scenario) => replayGlue(scenario, vectors, code))).toEqual([]);
    expect(vectors.cases.length).toBe(vectors.counts.scenarios);
  });
});
