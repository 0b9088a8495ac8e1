import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Commands","description":"","frontmatter":{},"headers":[],"relativePath":"reference/commands.md","filePath":"reference/commands.md"}');
const _sfc_main = { name: "reference/commands.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="commands" tabindex="-1">Commands <a class="header-anchor" href="#commands" aria-label="Permalink to &quot;Commands&quot;">​</a></h1><p>Commands work before and after Hadaya has loaded: <code>window.hadaya = window.hadaya || { q: [] }; window.hadaya.q.push([&quot;contact.open&quot;, 0])</code>. A command for a widget that is not mounted waits for it.</p><table tabindex="0"><thead><tr><th>Command</th><th>What it does</th></tr></thead><tbody><tr><td><code>init</code></td><td><code>[&quot;init&quot;, { contact: { … } }]</code> adds settings, part by part, before the widgets start</td></tr><tr><td><code>contact.open</code></td><td><code>[&quot;contact.open&quot;, 0]</code> opens the list of a widget, <code>[&quot;contact.open&quot;, 0, &quot;Contact_Us&quot;]</code> a channel’s panel</td></tr><tr><td><code>contact.close</code></td><td>closes list and panel of a widget</td></tr><tr><td><code>contact.toggle</code></td><td>opens or closes the list of a widget</td></tr><tr><td><code>contact.show</code></td><td>shows a widget before its triggers are met</td></tr><tr><td><code>contact.hide</code></td><td>hides a widget</td></tr><tr><td><code>contact.on</code></td><td><code>[&quot;contact.on&quot;, &quot;opened&quot;, function]</code> listens to an event by its short name</td></tr><tr><td><code>contact.init</code></td><td>starts the widgets: after <code>autostart: false</code>, or again after <code>contact.destroy</code></td></tr><tr><td><code>contact.destroy</code></td><td>removes all widgets</td></tr><tr><td><code>swatches.click</code></td><td><code>[&quot;swatches.click&quot;, element]</code> replays a tap from before the file loaded (see Swatches)</td></tr></tbody></table><h2 id="functions" tabindex="-1">Functions <a class="header-anchor" href="#functions" aria-label="Permalink to &quot;Functions&quot;">​</a></h2><table tabindex="0"><thead><tr><th>Function</th><th>What it does</th></tr></thead><tbody><tr><td><code>hadaya.contact.open / close / toggle / show / hide / on / init / destroy</code></td><td>the commands above as functions; <code>on</code> returns a function that unsubscribes</td></tr><tr><td><code>hadaya.attribution.data()</code></td><td>returns the recorded data of the visit</td></tr><tr><td><code>hadaya.attribution.setTracking(on)</code></td><td>turns tracking on, or deletes the cookies</td></tr><tr><td><code>hadaya.attribution.channel()</code></td><td>resolves to the marketing channels, <code>{ current, first }</code></td></tr></tbody></table></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/commands.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const commands = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  commands as default
};
