import { group, isOn, isRecord, oneOf, text } from '@hadaya/core';
import { decodeEntities } from '@hadaya/core/entities';
import { colour } from '../../../launcher/model/colour.ts';
import { plain } from '../../../launcher/model/decodeText.ts';
import { formHead } from '../../model/readPanelHead.ts';
import { BUILT_IN, type BuiltIn, FIELD_TYPES, type FormField } from './FormField.ts';

type Printed = Readonly<Record<string, unknown>>;

/** A contact form as its owner set it up. */
export interface FormDesign {
  readonly title: string;
  readonly titleGround: string;
  readonly button: string;
  readonly buttonGround: string;
  readonly buttonColour: string;
  readonly fields: readonly FormField[];
  readonly token: string;
  readonly v2Key: string;
  readonly v3Key: string;
  readonly hidesBadge: boolean;
}

const settingsFields = group({
  ...formHead,
  button: plain('button_text', 'Chat'),
  buttonGround: colour('button_bg_color', '#A886CD'),
  buttonColour: colour('button_text_color', '#ffffff'),
});

const typeField = oneOf(FIELD_TYPES, 'text');
const context = { path: 'contact_fields', report: () => {} };
const read = (printed: Printed, name: string) => plain(name).read(printed[name], context);

function isBuiltIn(name: unknown): name is BuiltIn {
  return BUILT_IN.some((one) => one === name);
}

function readBuiltIn(printed: Printed): FormField[] {
  const { field } = printed;
  if (!isBuiltIn(field)) return [];
  const type = typeField.read(printed.type, context);
  return [
    {
      key: field,
      builtIn: field,
      type: field === 'phone' ? 'tel' : field === 'message' ? 'textarea' : type,
      label: read(printed, 'title'),
      placeholder: read(printed, 'placeholder'),
      isRequired: isOn(printed.is_required),
      options: [],
    },
  ];
}

function readCustom(printed: Printed, index: string): FormField {
  const type = typeField.read(printed.field_dropdown ?? printed.type, context);
  const options = Object.values(
    isRecord(printed.dropdown_option) || Array.isArray(printed.dropdown_option) ? printed.dropdown_option : [],
  );
  const isHtml = type === 'textblock' || type === 'checkbox';
  const placeholder = isHtml
    ? decodeEntities(text('').read(printed.placeholder, context))
    : read(printed, 'placeholder');
  return {
    key: `custom-${index}`,
    index,
    type,
    label: read(printed, 'field_label') || read(printed, 'title'),
    placeholder: (type === 'dropdown' && read(printed, 'dropdown_placeholder')) || placeholder,
    isRequired: isOn(printed.is_required) && type !== 'textblock',
    options: options.flatMap((option) => plain('option').read(option, context) || []),
  };
}

const isCustom = (printed: Printed) => isOn(printed.is_custom) || !isBuiltIn(printed.field);

/** Older plugins keep owners' fields in a map and the order of all fields in a list of titles and keys. */
function readOrdered(builtIns: readonly Printed[], customs: Printed, order: readonly unknown[]): FormField[] {
  if (order.length === 0) return builtIns.flatMap(readBuiltIn);
  return order.flatMap((name) => {
    const custom = typeof name === 'string' && Object.hasOwn(customs, name) ? customs[name] : undefined;
    if (isRecord(custom)) return String(custom.is_active ?? 'yes') === 'yes' ? [readCustom(custom, String(name))] : [];
    return builtIns.filter(({ title }) => title === name).flatMap(readBuiltIn);
  });
}

const recordsOf = (raw: unknown): readonly Printed[] =>
  (Array.isArray(raw) ? raw : isRecord(raw) ? Object.values(raw) : []).filter(isRecord);

/** The fields of a form in their order; both ways in which the plugin prints owners' fields are understood. */
export function readFormFields(channel: Printed): readonly FormField[] {
  const fields = recordsOf(channel.contact_fields);
  const customs = channel.contact_custom_fields;
  const settings = isRecord(channel.contact_form_settings) ? channel.contact_form_settings : {};
  const order = Array.isArray(settings.contact_form_field_order) ? settings.contact_form_field_order : [];
  if (isRecord(customs) && Object.keys(customs).length > 0) return readOrdered(fields, customs, order);
  return fields.flatMap((printed, index) =>
    isCustom(printed) ? [readCustom(printed, String(index))] : readBuiltIn(printed),
  );
}

/** Reads the contact form of a channel. */
export function readForm(channel: Printed): FormDesign {
  const isGuarded = isOn(channel.enable_recaptcha);
  const key = (name: string) => (isGuarded ? read(channel, name) : '');
  return {
    ...settingsFields.read(channel.contact_form_settings, context),
    fields: readFormFields(channel),
    token: read(channel, 'widget_token'),
    v2Key: key('v2_site_key'),
    v3Key: key('v3_site_key'),
    hidesBadge: isOn(channel.hide_recaptcha_badge),
  };
}
