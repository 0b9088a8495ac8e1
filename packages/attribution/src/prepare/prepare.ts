import { readSettings } from '@hadaya/core';
import type { DocumentView } from '../dom/createTracker.ts';
import type { Preparation, ShopPage } from '../dom/shopPage.ts';
import { CLICK_IDS } from '../model/special/clickIds.ts';
import { DEFAULT_FIELDS } from '../model/special/defaultFields.ts';
import { createSettings, type IsOn, type Settings } from '../settings.ts';
import { explain } from './explain.ts';
import { keepEntry } from './keepEntry.ts';
import { trackHistory } from './trackHistory.ts';
import { whenConsentKnown, whenOriginalRan, whenShown } from './whenCountable.ts';

/** What the main file hands over. */
export interface SpecialPage {
  readonly page: ShopPage;
  readonly view: DocumentView;
  readonly signal: AbortSignal;
  readonly isOn: IsOn;
}

/** Whether the page stands in an editor, a preview or the customizer: nothing is counted there. */
function isEditing({ location, wp, elementorFrontend }: ShopPage): boolean {
  const isPreview = /[?&](elementor-preview|customize_\w+|preview)=/.test(location.search);
  return isPreview || Boolean(wp?.customize || elementorFrontend?.isEditMode?.());
}

function toPreparation({ page, isOn }: SpecialPage, settings: Settings): Preparation {
  const order = page.wc_order_attribution;
  const { cookieDomain: domain, standalone } = settings;
  const isPrivate = settings.respectGpc && Object(page.navigator).globalPrivacyControl;
  return {
    ...(settings.maskPersonalData ? {} : { isHidden: () => false }),
    clickIds: settings.clickIds ? CLICK_IDS : [],
    returnHosts: settings.returnHosts.filter(Boolean),
    fields: order?.params && !order.fields ? DEFAULT_FIELDS : undefined,
    options: { ...(order?.params ? {} : Object(standalone)), ...(domain && { domain }) },
    consentCategory: settings.consentCategory,
    mayTrack: (allow) => isOn(allow) && !isPrivate,
  };
}

/**
 * Gets a special page ready and opens attribution when its view may be counted: a prerendered page when it is shown, one
 * with the replaced script after that. In an editor or preview nothing happens. Reads the owner's settings.
 */
export async function prepare(special: SpecialPage, open: (prepared: Preparation) => void): Promise<void> {
  const { page, view, signal, isOn } = special;
  await whenShown(page, signal);
  if (isEditing(page)) return;
  await whenOriginalRan(page, signal);
  const { settings, problems } = readSettings(page, { schema: createSettings(isOn), key: 'attribution' });
  for (const { path, message } of problems) page.console.warn(`[hadaya] ${path}: ${message}`);

  const params = page.wc_order_attribution?.params;
  view.newPages = page.wc_order_attribution?.setOrderTracking ? 0 : 1;
  if (settings.consentSource === 'client' && params) {
    const category = `${settings.consentCategory ?? params.consentCategory}`;
    params.allowTracking = await whenConsentKnown(page, category, signal);
  }
  if (settings.keepLanding === 'session') keepEntry(page, view, signal);
  if (/[?&]hadaya_debug=1/.test(page.location.search)) explain(page, signal);
  open(toPreparation(special, settings));
  if (settings.trackHistory) trackHistory(page, view, signal);
}
