/**
 * Measures when the toggle of the menu page works on a slow phone: with our scripts, and with as much script as the
 * menus of today's shops load. That is 78 kB gzip (jQuery and its companions, and stand-ins for files that are not on
 * npm) plus the few lines that open the menu.
 */

import { CHROMIUM_ARGS } from '@hadaya/tools/chromiumArgs';
import { findBrowser } from '@hadaya/tools/findBrowser';
import { chromium } from '@playwright/test';
import { interleave } from '../kit/interleave.ts';
import { measurePage, type PageCost } from '../kit/measurePage.ts';
import { MENU_PEER_SCRIPTS } from '../kit/peerScripts.ts';
import { type BenchRow, toRow } from '../kit/row.ts';
import { PEER_QUERY, servePages } from '../kit/servePages.ts';

const RUNS = 5;
const PAGE = '/menu/expandible/';
const TOGGLE = '.hfe-nav-menu__toggle';
const TOGGLE_WORKS = `document.querySelector('[data-widget_type^="navigation-menu"][data-hadaya-state="mounted"]')`;
const PEER_START = `jQuery('${TOGGLE}').on('click', function () {
  jQuery(this).toggleClass('hfe-active-menu').next('nav').toggle();
});`;

const CASES: readonly { readonly case: string; readonly unit: string; readonly part: keyof PageCost }[] = [
  { case: 'script transfer size', unit: 'bytes', part: 'scriptBytes' },
  { case: 'requests', unit: 'count', part: 'requests' },
  { case: 'main-thread CPU time', unit: 'ms', part: 'mainThreadMs' },
  { case: 'time until the toggle works', unit: 'ms', part: 'usableMs' },
  { case: 'response time of the toggle', unit: 'ms', part: 'answerMs' },
];

export default async function benchMenu(): Promise<readonly BenchRow[]> {
  const server = await servePages(PEER_START, MENU_PEER_SCRIPTS);
  const found = await findBrowser();
  const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(found ? { executablePath: found.path } : {}) });
  try {
    const address = `${server.url}${PAGE}`;
    const peerAddress = `${address}?${PEER_QUERY}`;
    const { ours, peer } = await interleave({
      runs: RUNS,
      ours: () => measurePage({ browser, address, usableWhen: TOGGLE_WORKS, press: TOGGLE }),
      peer: () => measurePage({ browser, address: peerAddress, usableWhen: 'false', press: TOGGLE }),
    });
    return CASES.map(({ case: name, unit, part }) =>
      toRow({ case: name, unit, ours: ours.map((cost) => cost[part]), peer: peer.map((cost) => cost[part]) }),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
