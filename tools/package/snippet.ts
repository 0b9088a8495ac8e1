import type { Manifest } from '../vite/manifest.ts';

/** Where pinned files of a version are published; owners replace it by their own host. */
const CDN = 'https://cdn.example/hadaya';
const EXCLUSIONS = 'data-no-optimize="1" data-no-minify="1" data-cfasync="false" nowprocket';

/**
 * Where the loader is lost, or the browser is too old for it, and no script of the replaced plugin has taken a form either, its selects
 * come back and the swatches, which nobody would answer for, go.
 */
const CHOICES = '.variations_form:not(.wvs-loaded):not([data-hadaya-state])';
const STYLE = `${CHOICES} .woo-variation-raw-select{display:block!important}${CHOICES} .variable-items-wrapper{display:none!important}`;
const GUARD = `addEventListener("error",function(e,s){if(/\\/hadaya\\.min\\.js/.test(e.filename||e.target.src)){s=document.createElement("style");s.setAttribute("data-hadaya-root","");s.textContent="${STYLE}";document.head.appendChild(s)}},true)`;

/**
 * What an owner pastes: the queue, the loader with its integrity hash, a way to reach the shop without scripts. The loader waits for
 * nobody: behind a page's other deferred scripts it would come last.
 */
export function snippet({ version, files }: Manifest): string {
  const loader = files.hadaya;
  if (!loader) throw new Error('The loader was not built; run the build first');
  return `<script ${EXCLUSIONS}>
window.hadaya=window.hadaya||{q:[]};window.hadaya.settings={/* settings by island */};</script>
<script ${EXCLUSIONS}>${GUARD}</script>
<script async fetchpriority="high" src="${CDN}/v${version}/${loader.file}" integrity="${loader.sha384}" crossorigin="anonymous"
 ${EXCLUSIONS}></script>
<noscript><a href="https://wa.me/96800000000">WhatsApp</a></noscript>
`;
}
