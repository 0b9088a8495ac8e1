import { phpJson } from '@hadaya/testing/shop';
import { contactTexts as texts } from '../texts/contactTexts.ts';
import { livePatches, type PatchTarget } from './livePatches.ts';

/**
 * The page's script: writes a choice from the panel into the settings and restarts the widgets through the public API
 * without a reload. It updates the URL, so that every combination of choices has its own link.
 */
const SCRIPT = `(function (patches, applied) {
  var form = document.querySelector('.contact-switches');
  var said = form.querySelector('[role=status]');
  form.querySelector('[type=submit]').hidden = true;
  function write(path, value) {
    var at = window;
    path.slice(0, -1).forEach(function (key) { at = at[key] = at[key] || {}; });
    if (value === null) delete at[path[path.length - 1]]; else at[path[path.length - 1]] = value;
  }
  form.addEventListener('change', function (event) {
    var field = event.target, address = new URL(location.href);
    patches[field.name][field.value].forEach(function (patch) { write(patch[0], patch[1]); });
    if (field.name === 'bar') document.querySelector('.contact-bar').hidden = field.value === 'none';
    address.searchParams.set(field.name, field.value);
    history.replaceState(history.state, '', address);
    try { ['0', '_1'].forEach(function (id) { localStorage.removeItem('chatyWidget_' + id); }); } catch (blocked) {}
    hadaya.q.push(['contact.destroy']);
    hadaya.q.push(['contact.init']);
    said.textContent = applied + ' ' + field.labels[0].querySelector('span').textContent + ': ' + field.value;
  });
})`;

export function liveScript(target: PatchTarget): string {
  const patches = phpJson(livePatches(target)).replaceAll('<', '\\u003c');
  return `<script>${SCRIPT}(${patches}, ${phpJson(texts.applied[target.locale])});</script>`;
}
