import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Add a REST route","description":"","frontmatter":{},"headers":[],"relativePath":"how-to/rest-route.md","filePath":"how-to/rest-route.md"}');
const _sfc_main = { name: "how-to/rest-route.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="add-a-rest-route" tabindex="-1">Add a REST route <a class="header-anchor" href="#add-a-rest-route" aria-label="Permalink to &quot;Add a REST route&quot;">​</a></h1><p>A route is a class with path, permission, arguments and response.</p><table tabindex="0"><thead><tr><th>item</th><th>where</th><th>checked by</th></tr></thead><tbody><tr><td>the class</td><td><code>wordpress/hadaya/src/Rest/&lt;Name&gt;Route.php</code>, extends <code>Route</code>, as <code>RestoreRoute.php</code>; a route for messages extends <code>LeadRoutes</code>, which checks the permission</td><td>–</td></tr><tr><td>registration</td><td><code>wordpress/hadaya/src/Hooks/RestRoutes.php</code>, <code>ROUTES</code></td><td>its own test</td></tr><tr><td>its logic</td><td>a class of its subject (<code>Leads/</code>, <code>Settings/</code> …), a typed constructor parameter that <code>wordpress/hadaya/src/Container.php</code> injects</td><td>–</td></tr><tr><td>its row in the permission test</td><td><code>e2e/wordpress/attacks/doors.spec.ts</code>, <code>ROUTES</code>; of messages <code>LEAD_ROUTES</code></td><td><code>doors.spec.ts</code></td></tr><tr><td>public documentation</td><td>the table <em>The settings</em> of <code>docs/wordpress.md</code>, if other software may call it</td><td>–</td></tr><tr><td>its Arabic texts</td><td><code>wordpress/hadaya/languages/hadaya-ar.po</code>, then <code>npx -y pnpm@12 wp:texts</code></td><td><code>unit tools/wordpress/texts</code></td></tr></tbody></table><ul><li><code>path()</code> is below <code>hadaya/v1</code>. <code>endpoints()</code> names method, callback and arguments with their schema: WordPress refuses invalid requests before it calls the class.</li><li><code>is_allowed()</code> permits owners by default. A route for visitors needs a reason in its comment, a limit (<code>wordpress/hadaya/src/Http/RateLimit.php</code>), and no secret in its answer.</li><li>An error is a <code>WP_Error</code> with a status and a message that says what to do, in English and Arabic.</li><li>Administration screens call it with <code>apiFetch</code>, which adds the nonce.</li></ul><ol><li>Write the test first: <code>&lt;name&gt;Route.spec.ts</code> after <code>e2e/wordpress/statisticsRoute.spec.ts</code>. <code>doors.spec.ts</code> checks for every row that visitors, subscribers and shop managers cannot call it.</li><li>Add class, registration and row.</li></ol><p>Check: <code>npx -y pnpm@12 e2e e2e/wordpress/&lt;name&gt;Route.spec.ts e2e/wordpress/attacks/doors.spec.ts</code>, <code>npx -y pnpm@12 unit:php</code>, <code>npx -y pnpm@12 unit tools/wordpress/texts</code>, <code>npx -y pnpm@12 lint:php</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("how-to/rest-route.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const restRoute = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  restRoute as default
};
