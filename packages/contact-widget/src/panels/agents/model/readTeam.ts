import { group, isOn, listOf, text } from '@hadaya/core';
import { colour } from '../../../launcher/model/colour.ts';
import { plain } from '../../../launcher/model/decodeText.ts';
import { type Channel, type Contact, readValue, svg, webFields, withoutNull } from '../../../list/model/Channel.ts';
import {
  type ChannelLink,
  contactAddress,
  type LinkPlace,
  OPENS_APP,
  whatsappLink,
} from '../../../list/model/channelLink.ts';
import { reportProblem } from '../../../list/model/reportProblem.ts';
import { isSafeLink } from '../../../start/model/isSafeLink.ts';
import { teamHead } from '../../model/readPanelHead.ts';

const agentFields = group({
  value: plain('value'),
  title: plain('agent_title'),
  ground: colour('agent_bg_color', ''),
  linkType: text('personal', { from: 'link_type' }),
  svg,
  image: plain('agent_image'),
  message: plain('pre_set_message'),
  viberUrl: plain('viber_url'),
  ...webFields,
});

const teamFields = group({
  ...teamHead,
  headerSubText: plain('header_sub_text', 'How can we help?'),
  agents: listOf(agentFields, { from: 'agent_data' }),
});

/** One person or team behind a channel. */
export interface Agent extends Contact {
  readonly title: string;
  readonly ground: string;
  readonly svg: string;
  readonly image: string;
}

/** The people behind a channel and the head of their list; who has no address is left out. */
export interface Team {
  readonly headerText: string;
  readonly headerSubText: string;
  readonly headerGround: string;
  readonly headerColour: string;
  readonly agents: readonly Agent[];
}

/** Reads the people behind a channel. */
export function readTeam({ type, slug, raw }: Channel, report: (message: string) => void): Team {
  const team = teamFields.read(raw, { path: slug, report });
  const agents = team.agents.flatMap(({ channelWeb, agentWeb, linkType, ...agent }) => {
    const reach = {
      type,
      image: withoutNull(agent.image),
      accountType: linkType,
      usesWeb: isOn(agentWeb ?? channelWeb),
    };
    if (agent.value === '') return [];
    const { value } = agent;
    const reached = agent.viberUrl === '' ? readValue(type, value) : { value };
    if ('problem' in reached && reached.problem) reportProblem(report, reached.problem, agent.title || value);
    return [{ ...agent, ...reach, ...reached }];
  });
  return { ...team, agents };
}

/** Where an agent leads. */
export function agentLink(agent: Contact, place: LinkPlace): ChannelLink {
  if (agent.problem) return { target: '', isRefused: true };
  if (agent.type === 'Whatsapp') return whatsappLink(agent, place);
  const href = agent.type === 'Email' ? `mailto:${agent.value}` : (contactAddress(agent, place) ?? agent.value);
  if (!isSafeLink(href, place.base)) return { target: '', isRefused: true };
  return { href, target: OPENS_APP.test(href) ? '' : '_blank' };
}
