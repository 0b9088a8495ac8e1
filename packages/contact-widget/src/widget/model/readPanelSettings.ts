import { group, isRecord, listOf, type SettingsOf } from '@hadaya/core';
import { agentFields, consentFields, popupFields, qrFields, teamFields } from './channelFields.ts';
import { formFieldFields, formFields } from './formFields.ts';
import type { ChannelGate } from './widgetRecord.ts';

/** One agent of a channel, and the names of the agent's own settings. */
export interface AgentSettings extends SettingsOf<typeof agentFields> {
  readonly given: readonly string[];
}

export type ConsentSettings = SettingsOf<typeof consentFields>;

/**
 * The settings of a channel's panel; `kind` selects the panel: contact form, WhatsApp chat, QR code or list of agents.
 */
export type PanelSettings =
  | ({ readonly kind: 'form'; readonly fields: readonly SettingsOf<typeof formFieldFields>[] } & SettingsOf<
      typeof formFields
    >)
  | ({ readonly kind: 'chat' } & SettingsOf<typeof popupFields> & ConsentSettings)
  | ({ readonly kind: 'qr' } & SettingsOf<typeof qrFields>)
  | ({ readonly kind: 'team'; readonly agents: readonly AgentSettings[] } & SettingsOf<typeof teamFields> &
      ConsentSettings);

const [form, chat, qr, team] = [group(formFields), group(popupFields), group(qrFields), group(teamFields)];
const consent = group(consentFields);
const [fields, agents] = [listOf(group(formFieldFields)), listOf(group(agentFields))];

const namesOf = (person: unknown) =>
  isRecord(person) ? Object.keys(person).filter((name) => person[name] !== undefined) : [];

/**
 * Reads the settings of a channel's panel; returns `undefined` for channels without a panel. Reports mistakes in the
 * channel's agents.
 */
export function readPanelSettings(
  { type, slug, isAgent, given }: Pick<ChannelGate, 'type' | 'slug' | 'isAgent' | 'given'>,
  report: (message: string) => void,
): PanelSettings | undefined {
  const silent = { path: slug, report: () => {} };
  if (isAgent) {
    const people = Object.values(Object(given.agents));
    const read = agents.read(given.agents, { path: `${slug}.agents`, report });
    const named = read.map((person, index) => ({ ...person, given: namesOf(people[index]) }));
    const head = { ...team.read(given, { path: slug, report }), ...consent.read(given, silent) };
    return { kind: 'team', ...head, agents: named };
  }
  if (type === 'Contact_Us') {
    const list = isRecord(given.form) ? given.form.fields : [];
    return { kind: 'form', ...form.read(given.form, silent), fields: fields.read(list, silent) };
  }
  if (type === 'Whatsapp') return { kind: 'chat', ...chat.read(given, silent), ...consent.read(given, silent) };
  return type === 'WeChat' ? { kind: 'qr', ...qr.read(given, silent) } : undefined;
}

/**
 * Returns the settings of a channel's panel. Throws if the panel is not of the given kind, because callers open only
 * panels that a channel has.
 */
export function panelOf<Kind extends PanelSettings['kind']>(
  { panel }: { readonly panel: PanelSettings | undefined },
  kind: Kind,
): Extract<PanelSettings, { kind: Kind }> {
  const isMeant = (one: PanelSettings | undefined): one is Extract<PanelSettings, { kind: Kind }> => one?.kind === kind;
  if (!isMeant(panel)) throw new TypeError(`a channel without a ${kind} has no such panel`);
  return panel;
}
