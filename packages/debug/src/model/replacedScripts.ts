import type { ScriptFacts } from './PageFacts.ts';

/** Files of the replaced plugins, by the folder that WordPress serves them from, and the bundle that does their work. */
const REPLACED: readonly (readonly [path: RegExp, bundle: string, plugin: string])[] = [
  [/\/plugins\/woo-variation-gallery(?:-pro)?\//, 'gallery', 'Variation Gallery'],
  [/\/plugins\/woo-variation-swatches(?:-pro)?\//, 'swatches', 'Variation Swatches'],
  [/\/plugins\/chaty(?:-pro)?\//, 'contact-widget', 'Chaty'],
  [/\/sourcebuster(?:\.min)?\.js|\/order-attribution(?:\.min)?\.js/, 'attribution', 'WooCommerce order attribution'],
  [/\/plugins\/header-footer-elementor\//, 'menu', 'Ultimate Addons header and footer'],
];

/** A script of a replaced plugin that still runs. */
export interface ReplacedScript {
  readonly plugin: string;
  readonly bundle: string;
  readonly src: string;
}

/** Scripts whose work one of our bundles does. */
export function findReplacedScripts(scripts: readonly ScriptFacts[]): readonly ReplacedScript[] {
  return REPLACED.flatMap(([path, bundle, plugin]) => {
    const script = scripts.find(({ src }) => path.test(src));
    return script ? [{ plugin, bundle, src: script.src }] : [];
  });
}
