/**
 * Converts between the form's fields and the settings object in the tag.
 */

type Settings = Record<string, unknown>;

function settingFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[data-kind]')];
}

/** Returns a field's value, or `undefined` for the default. Throws for an invalid value. */
function valueOfField(field: HTMLInputElement): unknown {
  const { kind = '', fallback = '' } = field.dataset;
  const text = field.value.trim();
  const standard = fallback === '' ? undefined : JSON.parse(fallback);
  if (kind === 'switch') return field.checked === standard ? undefined : field.checked;
  if (text === '' || text === standard) return undefined;
  if (kind === 'flag') return text === 'true';
  if (kind === 'list') return text.split(',').flatMap((one) => one.trim() || []);
  if (kind === 'any') return JSON.parse(text);
  if (kind !== 'number') return field.value;
  if (!field.validity.valid) throw new RangeError(text);
  return Number(text) === standard ? undefined : Number(text);
}

/** Reads the settings that differ from the defaults; calls `tell` with the validity of each field. */
export function readForm(form: HTMLFormElement, tell: (field: HTMLInputElement, isUsable: boolean) => void): Settings {
  const settings: Settings = {};
  for (const field of settingFields(form)) {
    let value: unknown;
    let isUsable = true;
    try {
      value = valueOfField(field);
    } catch {
      isUsable = false;
    }
    tell(field, isUsable);
    if (value === undefined) continue;
    const path = field.name.split('.');
    let target: Settings = settings;
    for (const key of path.slice(0, -1)) {
      const inner = typeof target[key] === 'object' ? target[key] : {};
      target[key] = inner;
      target = Object(inner);
    }
    target[path.at(-1) ?? ''] = value;
  }
  return settings;
}

/** Fields missing from the settings get their defaults. */
export function fillForm(form: HTMLFormElement, settings: unknown): void {
  for (const field of settingFields(form)) {
    const { kind = '', fallback = '' } = field.dataset;
    const standard: unknown = fallback === '' ? undefined : JSON.parse(fallback);
    let value: unknown = settings;
    for (const key of field.name.split('.')) value = Object(value)[key];
    if (kind === 'switch') field.checked = /^(1|true|yes|on)$/i.test(String(value ?? standard));
    else if (kind === 'choice') field.value = String(value ?? standard ?? '');
    else if (value === undefined) field.value = '';
    else if (kind === 'any') field.value = JSON.stringify(value);
    else if (kind === 'list' && Array.isArray(value)) field.value = value.join(', ');
    else field.value = String(value);
  }
}
