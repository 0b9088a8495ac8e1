import { isOn, isRecord } from '@hadaya/core';
import type { Printed } from '../../widget/model/index.ts';
import { colourOrElse, type Names, present, type Report, rename } from './names.ts';

const HEAD: Names = {
  title: 'contact_form_title',
  color: ['title_bg_color', colourOrElse('#A886CD')],
  button: 'button_text',
  buttonColor: ['button_bg_color', colourOrElse('#A886CD')],
  buttonTextColor: 'button_text_color',
};

const CHECK: Names = {
  token: 'widget_token',
  enableRecaptcha: 'enable_recaptcha',
  v2SiteKey: 'v2_site_key',
  v3SiteKey: 'v3_site_key',
  captchaService: 'captcha_service',
  captchaSiteKey: 'captcha_site_key',
  hideRecaptchaBadge: 'hide_recaptcha_badge',
};

const BUILT_IN: readonly unknown[] = ['name', 'email', 'phone', 'message'];

function adaptBuiltIn({ field, title, placeholder, is_required: required }: Printed): Printed {
  return { type: field, label: title, hint: placeholder, required };
}

/** Field types of the plugin that have another name in Hadaya. */
const KINDS: Readonly<Record<string, string>> = { tel: 'phone' };

function adaptOwn(printed: Printed, key: string): Printed {
  const given = String(present(printed.field_dropdown) ?? printed.type ?? 'text');
  const options = printed.dropdown_option;
  const hint = (given === 'dropdown' && present(printed.dropdown_placeholder)) || printed.placeholder;
  return {
    type: KINDS[given] ?? given,
    own: true,
    key,
    label: present(printed.field_label) ?? printed.title,
    hint,
    text: printed.placeholder,
    required: printed.is_required,
    options: isRecord(options) || Array.isArray(options) ? Object.values(options) : [],
  };
}

const isOwn = (printed: Printed) => isOn(printed.is_custom) || !BUILT_IN.includes(printed.field);

const recordsOf = (raw: unknown): readonly Printed[] =>
  (Array.isArray(raw) ? raw : isRecord(raw) ? Object.values(raw) : []).filter(isRecord);

/**
 * Converts the fields of older plugin versions. These versions keep custom fields in a map; a list of titles and keys
 * gives the order of all fields.
 */
function adaptOrdered(fields: readonly Printed[], owns: Printed, order: readonly unknown[]): readonly Printed[] {
  const builtIns = fields.filter(({ field }) => BUILT_IN.includes(field));
  if (order.length === 0) return builtIns.map(adaptBuiltIn);
  return order.flatMap((name) => {
    const own = typeof name === 'string' && Object.hasOwn(owns, name) ? owns[name] : undefined;
    if (isRecord(own)) return String(own.is_active ?? 'yes') === 'yes' ? [adaptOwn(own, String(name))] : [];
    return builtIns.filter(({ title }) => title === name).map(adaptBuiltIn);
  });
}

/** Returns the fields of a form in order, from either format of the plugin's custom fields. */
export function adaptFields(channel: Printed): readonly Printed[] {
  const fields = recordsOf(channel.contact_fields);
  const owns = channel.contact_custom_fields;
  const settings = isRecord(channel.contact_form_settings) ? channel.contact_form_settings : {};
  const order = Array.isArray(settings.contact_form_field_order) ? settings.contact_form_field_order : [];
  if (isRecord(owns) && Object.keys(owns).length > 0) return adaptOrdered(fields, owns, order);
  return fields.map((printed, index) => (isOwn(printed) ? adaptOwn(printed, String(index)) : adaptBuiltIn(printed)));
}

export function adaptForm(channel: Printed, report: Report): Printed {
  const { contact_form_settings: settings, contact_fields: fields, channel: slug, channel_type: type } = channel;
  if (![slug, type].includes('Contact_Us')) return {};
  const head = rename(isRecord(settings) ? settings : {}, HEAD, report);
  return {
    form: { ...head, ...rename(channel, CHECK, report), fields: fields === undefined ? [] : adaptFields(channel) },
  };
}
