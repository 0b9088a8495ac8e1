import type { CheckFacts } from '@hadaya/installer';
import { detections } from '@hadaya/loader/owner/detections';
import { settingsParts } from './settingsForm.ts';

/** URL fragment and name of each replaced plugin. A test checks that the list matches the diagnostics panel's list. */
export const REPLACED: CheckFacts['replaced'] = [
  ['/plugins/woo-variation-gallery/', 'Variation Gallery'],
  ['/plugins/woo-variation-gallery-pro/', 'Variation Gallery'],
  ['/plugins/woo-variation-swatches/', 'Variation Swatches'],
  ['/plugins/woo-variation-swatches-pro/', 'Variation Swatches'],
  ['/plugins/chaty/', 'Chaty'],
  ['/plugins/chaty-pro/', 'Chaty'],
  ['/sourcebuster.js', 'WooCommerce order attribution'],
  ['/sourcebuster.min.js', 'WooCommerce order attribution'],
  ['/order-attribution.js', 'WooCommerce order attribution'],
  ['/order-attribution.min.js', 'WooCommerce order attribution'],
  ['/plugins/header-footer-elementor/', 'Ultimate Addons header and footer'],
];

/** Data about this version with which the page check compares an owner's page; the hashes come from the manifests. */
export const checkFacts: CheckFacts = {
  bundles: detections.map(({ name, selectors = [], globals = [] }) => ({ name, selectors, globals })),
  settings: Object.fromEntries(
    settingsParts.map(({ name, settings }) => [name, settings.map((setting) => setting.name.split('.')[0] ?? '')]),
  ),
  replaced: REPLACED,
  hashes: [],
};
