import type { Schema } from './schema.ts';

/** The steps for setting up a contact widget, in display order. */
export const STEPS = ['channels', 'look', 'when'] as const;

export type Step = (typeof STEPS)[number];

/** Fields in the row above the steps, which determine whether the widget is visible. */
export const ABOVE = ['id', 'enabled', 'admins_only'];

interface Fields {
  /** Fields that are always shown. */
  readonly usual: readonly string[];
  /** Rarely needed fields, which the owner expands. */
  readonly rare: readonly string[];
}

const FIELDS: Readonly<Record<Step, Fields>> = {
  channels: { usual: ['channels', 'chat', 'form'], rare: ['own_form', 'own', 'name', 'analytics', 'ads'] },
  look: {
    usual: ['icon', 'icon_image', 'design', 'layout', 'position', 'color', 'cta_text'],
    rare: [
      'size',
      'scheme',
      'launcher',
      'cta_always',
      'cta_color',
      'cta_ground',
      'icon_color',
      'attention',
      'bottom',
      'side',
      'opens',
      'closable',
      'close_text',
      'font',
      'css',
    ],
  },
  when: {
    usual: ['devices', 'hours', 'answers', 'pages'],
    rare: ['delay', 'scroll', 'exit', 'hide_after', 'dates', 'countries', 'traffic'],
  },
};

export const namesOf = (step: Step): readonly string[] => [...FIELDS[step].usual, ...FIELDS[step].rare];

/** Returns the steps that list a field: exactly one, as tested by `steps.test.ts`. */
export const stepsNaming = (field: string): readonly Step[] => STEPS.filter((step) => namesOf(step).includes(field));

function stepOf(field: string): Step {
  return stepsNaming(field)[0] ?? 'when';
}

/** Returns the step that contains the field at a settings path such as `widgets.0.color`; undefined if no step does. */
export function stepOfPath(path: string): Step | undefined {
  const [group = '', , field] = path.split('.');
  if (group === 'common') return 'when';
  if (group === 'product_button') return 'channels';
  return group === 'widgets' && field !== undefined && !ABOVE.includes(field) ? stepOf(field) : undefined;
}

/** Returns a widget's schema with only the fields of one step, in the step's own order. */
export function fieldsOfStep({ properties = {}, ...widget }: Schema, step: Step): Schema {
  const { usual } = FIELDS[step];
  const others = Object.keys(properties).filter((name) => !ABOVE.includes(name) && stepOf(name) === step);
  const named = namesOf(step);
  const names = [...named, ...others.filter((name) => !named.includes(name))];
  const kept = names.flatMap((name) => {
    const field = properties[name];
    return field ? [[name, { ...field, isRare: !usual.includes(name) }] as const] : [];
  });
  return { ...widget, properties: Object.fromEntries(kept) };
}
