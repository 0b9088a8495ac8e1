import {
  type Channel,
  type ChannelLink,
  type Contact,
  contactAddress,
  type LinkContext,
  messageInLink,
  OPENS_APP,
  readValue,
  reportProblem,
  whatsappLink,
} from '../../../channels/model/index.ts';
import { isSafeLink, panelOf } from '../../../widget/model/index.ts';
import { firstInTeam } from './firstInTeam.ts';

/** One entry in a channel's list of agents: a person or a team. */
export interface Agent extends Contact {
  readonly title: string;
  readonly ground: string;
  readonly svg: string;
  readonly image: string;
}

/** The agents of a channel and the header of their list; excludes agents without a value. */
export interface Team {
  readonly headerText: string;
  readonly headerSubText: string;
  readonly headerGround: string;
  readonly headerColour: string;
  readonly agents: readonly Agent[];
}

/** Inputs that determine the first agent if the order is random or rotating. */
export interface Moment {
  /** In [0, 1). */
  readonly chance: number;
  /** Current time in milliseconds. */
  readonly now: number;
}

/** Reads the agents of a channel. Agents inherit missing settings from the channel. */
export function readTeam(channel: Channel, report: (message: string) => void, moment: Moment): Team {
  const { type } = channel;
  const { agents: people, ...head } = panelOf(channel, 'team');
  const readable = people.flatMap(({ name: title, value, color, message, web, account, business, given, ...agent }) => {
    if (value === '') return [];
    const inherits = (name: string) => !given.includes(name);
    const reached = business ? { value } : readValue(type, value);
    if ('problem' in reached && reached.problem) reportProblem(report, reached.problem, title || value);
    const own = {
      type,
      title,
      ground: inherits('color') ? channel.colour : color,
      message: inherits('message') ? messageInLink(value) || channel.message : message,
      usesWeb: inherits('web') ? channel.usesWeb : web,
      accountType: account,
      isBusiness: business,
    };
    return [{ ...agent, ...own, ...reached }];
  });
  const first = firstInTeam(head.teamOrder, readable.length, moment.chance, moment.now);
  const agents = [...readable.slice(first), ...readable.slice(0, first)];
  return {
    headerText: head.teamTitle,
    headerSubText: head.teamText,
    headerGround: head.teamColor || channel.ground,
    headerColour: head.teamTextColor,
    agents,
  };
}

/** Returns an agent's link; without `href` if the agent's value is invalid or the URL is not allowed. */
export function agentLink(agent: Contact, context: LinkContext): ChannelLink {
  if (agent.problem) return { target: '', isRefused: true };
  if (agent.type === 'Whatsapp') return whatsappLink(agent, context);
  const href = agent.type === 'Email' ? `mailto:${agent.value}` : (contactAddress(agent, context) ?? agent.value);
  if (!isSafeLink(href, context.base)) return { target: '', isRefused: true };
  return { href, target: OPENS_APP.test(href) ? '' : '_blank' };
}
