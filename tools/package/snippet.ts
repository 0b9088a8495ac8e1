import type { Manifest } from '../vite/manifest.ts';

/** Base URL for pinned versions; owners replace it with their own host. */
const CDN = 'https://cdn.example/hadaya';
const EXCLUSIONS = 'data-no-optimize="1" data-no-minify="1" data-cfasync="false" nowprocket';

/**
 * Selects variation forms on which neither Hadaya nor the replaced plugin's script has started. If the loader fails or
 * the browser is too old, `STYLE` shows their native selects again and hides the swatches, which no script would
 * handle.
 */
const CHOICES = '.variations_form:not(.wvs-loaded):not([data-hadaya-state])';
const STYLE = `${CHOICES} .woo-variation-raw-select{display:block!important}${CHOICES} .variable-items-wrapper{display:none!important}`;
const GUARD = `addEventListener("error",function(e,s){if(/\\/hadaya\\.min\\.js/.test(e.filename||e.target.src)){s=document.createElement("style");s.setAttribute("data-hadaya-root","");s.textContent="${STYLE}";document.head.appendChild(s)}},true)`;

/**
 * Returns the snippet for owners: the command queue, a fallback for the variation form, the loader with its integrity
 * hash, and a contact link for browsers without JavaScript. The loader is `async`, because a deferred loader would run
 * after all other deferred scripts.
 */
export function snippet({ version, files }: Manifest): string {
  const loader = files.hadaya;
  if (!loader) throw new Error('The loader was not built; run the build first');
  return `<script ${EXCLUSIONS}>
window.hadaya=window.hadaya||{q:[]};window.hadaya.settings={/* settings by island */};</script>
<script ${EXCLUSIONS}>${GUARD}</script>
<script async fetchpriority="high" src="${CDN}/v${version}/${loader.file}" integrity="${loader.sha384}" crossorigin="anonymous"
 ${EXCLUSIONS}></script>
<noscript><a href="https://wa.me/YOUR-NUMBER">WhatsApp</a></noscript>
`;
}
