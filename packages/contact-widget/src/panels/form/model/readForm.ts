import { isRecord } from '@hadaya/core';
import { decodeText } from '@hadaya/core/entities';
import type { Channel } from '../../../channels/model/index.ts';
import { type PanelSettings, panelOf } from '../../../widget/model/index.ts';
import { BUILT_IN, type BuiltIn, type Choice, type FieldType, type FormField } from './FormField.ts';
import { type Proof, readProof } from './readProof.ts';

/** A contact form's texts, colours, fields and keys, read from its channel's settings. */
export interface FormDesign {
  readonly title: string;
  readonly titleGround: string;
  readonly button: string;
  readonly buttonGround: string;
  readonly buttonColour: string;
  readonly fields: readonly FormField[];
  readonly token: string;
  readonly proof: Proof;
  /** Service for the spam check, if a key is set. */
  readonly service: 'google' | 'turnstile' | 'hcaptcha';
  /** Site key for the visible check. */
  readonly v2Key: string;
  /** Site key for the invisible check. */
  readonly v3Key: string;
  readonly hidesBadge: boolean;
}

function isBuiltIn(name: string): name is BuiltIn {
  return BUILT_IN.some((one) => one === name);
}

const INPUTS: Readonly<Record<BuiltIn, FieldType>> = {
  name: 'text',
  email: 'email',
  phone: 'tel',
  message: 'textarea',
};

const readText = (given: unknown) =>
  typeof given === 'string' || typeof given === 'number' ? decodeText(String(given)).trim() : '';

/** Reads a choice: text, or a label with its own value; returns `undefined` if empty. */
function readChoice(given: unknown): Choice | undefined {
  const label = readText(isRecord(given) ? given.label : given);
  return label === '' ? undefined : { label, value: (isRecord(given) && readText(given.value)) || label };
}

type GivenField = Extract<PanelSettings, { kind: 'form' }>['fields'][number];

function readField(
  { type: given, own, key, label, hint, text, required, options }: GivenField,
  position: number,
): FormField {
  const common = { label, isRequired: required };
  if (isBuiltIn(given) && !own)
    return { ...common, key: given, builtIn: given, type: INPUTS[given], placeholder: hint, options: [] };
  const type = isBuiltIn(given) ? INPUTS[given] : given;
  const index = key || String(position);
  return {
    ...common,
    key: `custom-${index}`,
    index,
    type,
    placeholder: type === 'textblock' || type === 'checkbox' ? text : hint,
    isRequired: required && type !== 'textblock',
    options: options.flatMap((option) => readChoice(option) ?? []),
  };
}

export function readFormFields(fields: readonly GivenField[]): readonly FormField[] {
  return fields.map(readField);
}

export function readForm(channel: Pick<Channel, 'panel' | 'ground'>, token: string): FormDesign {
  const { ground } = channel;
  const form = panelOf(channel, 'form');
  const isGoogle = form.captchaService === 'google';
  const key = (given: string) => (form.enableRecaptcha ? given : '');
  return {
    title: form.title,
    titleGround: form.color || ground,
    button: form.button,
    buttonGround: form.buttonColor || ground,
    buttonColour: form.buttonTextColor,
    fields: readFormFields(form.fields),
    token: form.token || token,
    proof: readProof(form.stamp, form.trap),
    service: form.captchaService,
    v2Key: key(isGoogle ? form.v2SiteKey : form.captchaSiteKey),
    v3Key: isGoogle ? key(form.v3SiteKey) : '',
    hidesBadge: form.hideRecaptchaBadge,
  };
}
