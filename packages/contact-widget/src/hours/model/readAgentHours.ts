import { findNearestName, isRecord, oneOf, parseSettings, text } from '@hadaya/core';
import type { Printed } from '../../widget/model/index.ts';
import { readHoursLines } from './readHoursLines.ts';

/** Working hours of an agent or a channel. */
export interface Shift {
  /** Slug of the channel. */
  readonly channel: string;
  /** Title or number of one agent; empty for the channel as a whole. */
  readonly agent: string;
  /** Opening hours, in the format that `readHoursLines` returns. */
  readonly lines: readonly Printed[];
}

export interface AgentHours {
  readonly zone: string;
  /** Display of agents and channels outside their hours: shown or hidden. */
  readonly away: 'show' | 'hide';
  /** Display when nobody is available: the list as usual, or the form first. */
  readonly allAway: 'list' | 'form';
  readonly shifts: readonly Shift[];
}

/** Names by which the owner may refer to a channel, with its agents' titles and numbers. */
export interface Staff {
  readonly channel: string;
  readonly agents: readonly (readonly string[])[];
}

/** Fields of the `agentHours` option. `people`, the list of shifts, is read separately. */
export const agentHoursFields = {
  zone: text('UTC'),
  away: oneOf(['show', 'hide'], 'show'),
  allAway: oneOf(['list', 'form'], 'list'),
  people: { read: (raw: unknown) => raw },
};
const shiftFields = { channel: text(''), agent: text(''), hours: text('') };

const EXAMPLE = '{channel: "Whatsapp", agent: "Sales team", hours: "Sun-Thu 08:00-17:00"}';

const bare = (name: string) => name.toLowerCase().replace(/[\s+_-]/g, '');
const isNamed = (name: string, given: string) => bare(name) === bare(given);

function explainUnknown(given: string, names: readonly string[]): string {
  const nearest = findNearestName(given, names);
  const hint = nearest === undefined ? `known are ${names.join(', ') || 'none'}` : `did you mean "${nearest}"?`;
  return `"${given}" is unknown, ${hint}`;
}

function findNameProblem({ channel, agent }: Omit<Shift, 'lines'>, staff: readonly Staff[]): string | undefined {
  const meant = staff.filter((one) => isNamed(one.channel, channel));
  if (meant.length === 0) return `channel: ${explainUnknown(channel, [...new Set(staff.map((one) => one.channel))])}`;
  const names = meant.flatMap(({ agents }) => agents);
  if (agent === '' || names.some((aliases) => aliases.some((name) => isNamed(name, agent)))) return undefined;
  return `agent: ${explainUnknown(
    agent,
    names.map(([title = '']) => title),
  )}`;
}

/**
 * Reads the option `agentHours`. Reports each mistake once, with a correction; ignores only shifts with unreadable
 * hours.
 */
export function readAgentHours(raw: unknown, staff: readonly Staff[], tell: (message: string) => void): AgentHours {
  const path = 'hadaya.settings.contact.agentHours';
  const read = (values: unknown): Printed => {
    if (isRecord(values)) return values;
    tell(`${path} is not an object; write it as {zone: "Asia/Muscat", people: [${EXAMPLE}]}`);
    return { people: [] };
  };
  const source = { name: path, values: read(raw), kind: 'owner' } as const;
  const { settings, problems } = parseSettings(agentHoursFields, [source]);
  for (const problem of problems) tell(`${problem.path}: ${problem.message}`);
  const { people, ...rest } = settings;
  if (!Array.isArray(people)) tell(`${path}.people is not a list; write it as [${EXAMPLE}]`);
  const shifts = (Array.isArray(people) ? people : []).flatMap((entry: unknown, index) => {
    const at = `${path}.people[${index}]`;
    const person = parseSettings(shiftFields, [{ name: at, values: isRecord(entry) ? entry : {}, kind: 'owner' }]);
    const { hours, ...who } = person.settings;
    const lines = readHoursLines(hours);
    const wrong = [
      ...person.problems.map((problem) => `${problem.path}: ${problem.message}`),
      ...[findNameProblem(who, staff)].flatMap((problem) => (problem === undefined ? [] : [`${at}.${problem}`])),
      ...(lines ? [] : [`${at}.hours: "${hours}" is invalid; write it as "Sun-Thu 08:00-17:00; Sat 09:00-13:00"`]),
    ];
    for (const message of wrong) tell(message);
    return lines ? [{ ...who, lines }] : [];
  });
  return { ...rest, shifts };
}

/**
 * Returns the lines that apply to a channel's agent: those for the agent's title or number, and those for the whole
 * channel. Without names, returns only the lines for the whole channel.
 */
export function findLines({ shifts }: AgentHours, channel: string, names: readonly string[]): readonly Printed[] {
  return shifts
    .filter((shift) => isNamed(shift.channel, channel))
    .filter(({ agent }) => agent === '' || names.some((name) => isNamed(name, agent)))
    .flatMap(({ lines }) => lines);
}
