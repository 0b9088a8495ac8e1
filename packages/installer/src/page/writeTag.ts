import {
  allowsPage,
  type Fields,
  leanWidget,
  type PageRule,
  plainLinks,
  publicWidget,
  staffHours,
} from '../widget/index.ts';
import { type BuilderPage, fieldsOf } from './builderPage.ts';

export const widgetOf = ({ own }: BuilderPage): Fields => own.store.getState();

/** Returns the contact widget as it is printed on a page; `undefined` while it is off. */
function ownWidget(builder: BuilderPage): Fields | undefined {
  const widget = widgetOf(builder);
  return widget.enabled === true ? publicWidget(widget, builder.own.facts) : undefined;
}

function ownRules(builder: BuilderPage): readonly PageRule[] {
  const { pages } = widgetOf(builder);
  return Array.isArray(pages) ? pages : [];
}

/** Returns the settings, including the working hours of the widget's agents; hours entered by hand take precedence. */
export function settingsWithStaff(builder: BuilderPage): Record<string, unknown> {
  const { settings, own } = builder;
  const widget = widgetOf(builder);
  const staff = widget.enabled === true ? staffHours(widget, own.facts) : undefined;
  return staff ? { ...settings, contact: { agentHours: staff, ...Object(settings.contact) } } : settings;
}

/** Returns the contact widget as it is stored in the URL; an empty string if it is unchanged. */
export function keptWidget(builder: BuilderPage): string {
  const lean = leanWidget(widgetOf(builder), builder.own.facts);
  return Object.keys(lean).length > 0 ? JSON.stringify(lean) : '';
}

export function writeTag(builder: BuilderPage, template: string): string {
  const { form, hashes } = builder;
  const { folder, runtime, number } = fieldsOf(form);
  const base = baseOf(form);
  // A closing tag inside a string must not close the script.
  const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const own = ownWidget(builder);
  const rules = ownRules(builder);
  const settings = settingsWithStaff(builder);
  const contact = (more: Fields) => ({ ...Object(settings.contact), ...more });
  const whole = own && rules.length === 0 ? { ...settings, contact: contact({ widgets: [own] }) } : settings;
  const condition = `if((${allowsPage})(${inScript(rules)},location.pathname))`;
  const widget =
    own && rules.length > 0
      ? `\n${condition}window.hadaya.settings.contact=${inScript(contact({ widgets: [own] }))};`
      : '';
  const links = own ? plainLinks(widgetOf(builder), builder.own.facts) : '';
  const [before = '', example = ''] = template.split(/\n?<noscript>|<\/noscript>/);
  const fallback = template.slice(before.length, template.indexOf('</noscript>') + '</noscript>'.length);
  const digits = (number?.value ?? '').replace(/\D/g, '');
  // Without the owner's number, no link is printed, because the example's number would reach a stranger.
  const shown = links || (digits && example.replace(/wa\.me\/[\w-]+/, `wa.me/${digits}`));
  const parts: readonly (readonly [string, string])[] = [
    [folder?.dataset.standard ?? '', base],
    [fallback, shown === '' ? '' : fallback.replace(example, () => shown)],
    ['{{integrity}}', hashes.get(runtime?.value ?? '') ?? '…'],
    ['{/* settings by island */};', `${inScript(whole)};${widget}`],
  ];
  return parts.reduce((text, [from, to]) => text.replace(from, () => to), template);
}

/** Returns the folder of the files, including the runtime's folder, as the tag prints it before the loader's name. */
export function baseOf(form: HTMLFormElement): string {
  const { folder, runtime } = fieldsOf(form);
  const address = (folder?.value ?? '').trim();
  return (address.endsWith('/') ? address : `${address}/`) + (runtime?.value ?? '');
}
