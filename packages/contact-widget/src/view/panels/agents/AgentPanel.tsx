import { type ReactNode, useMemo } from 'react';
import type { OpenHours } from '../../../dom/agents/openHours.ts';
import { tellPage } from '../../../events.ts';
import { type Agent, agentLink, readTeam } from '../../../model/channels/agents.ts';
import type { Channel } from '../../../model/channels/Channel.ts';
import { ChannelIcon } from '../../ChannelIcon.tsx';
import { CloseDrawing } from '../../icons.tsx';
import { keepReadable } from '../../readable.ts';
import { useWidget } from '../../WidgetModel.ts';
import type { PanelModule, PanelProps } from '../PanelProps.ts';
import { usePanelId } from '../usePanelId.ts';
import { AllAway } from './AllAway.tsx';
import css from './agents.css?inline';

function AgentLink({
  agent,
  back,
  onChoose,
}: {
  readonly agent: Agent;
  /** When somebody who is away is back. */
  readonly back: string;
  readonly onChoose: () => 'follow' | 'stop';
}): ReactNode {
  const { readPlace } = useWidget();
  const { href, target } = agentLink(agent, readPlace());
  return (
    <a
      href={href}
      target={target}
      rel="nofollow noopener"
      onClick={(event) => {
        if (onChoose() === 'stop') return event.preventDefault();
        const fresh = agentLink(agent, readPlace());
        if (fresh.href) event.currentTarget.href = fresh.href;
      }}
    >
      <span className="chaty-agent-icon">
        <ChannelIcon image={agent.image} svg={agent.svg} colour={agent.ground} />
      </span>
      <span className="chaty-agent-title">
        <span dir="auto">{agent.title || agent.value}</span>
        {back !== '' && <span className="chaty-agent-away">{back}</span>}
      </span>
    </a>
  );
}

/** Who is there: with nobody there all are listed, and `allBack` says when the first of them is back. */
function readPresence({ slug }: Channel, agents: readonly Agent[], hours: OpenHours | undefined) {
  const readBack = (some: readonly Agent[]) =>
    hours?.readAway({ channel: slug, agents: some.map(({ title, value }) => [title, value]) }, true) ?? '';
  const people = agents.map((agent) => ({ agent, back: readBack([agent]) }));
  const allBack = readBack(agents);
  return { allBack, people: people.filter(({ back }) => back === '' || allBack !== '' || hours?.away === 'show') };
}

/** The people behind a channel, each with a link of their own; who is away says when they are back, or is left out. */
function AgentPanel({ channel, isOpen, onClose, hours }: PanelProps): ReactNode {
  const model = useWidget();
  const { page, widget, report, texts } = model;
  const id = usePanelId(channel);
  const choose = () => {
    const detail = { widgetId: widget.id, channel: channel.slug };
    if (!tellPage(page.context.environment, 'channel-chosen', detail)) return 'stop';
    report((to) => to.channelClicked(channel.slug));
    return 'follow';
  };
  const team = useMemo(() => readTeam(channel, page.context.environment.logger.warn), [channel, page]);
  const { headerGround, headerColour } = team;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew whenever the panel opens
  const { people, allBack } = useMemo(() => readPresence(channel, team.agents, hours), [channel, team, hours, isOpen]);
  return (
    <>
      <div
        className={`chaty-head chaty-agent-header agent-info-${widget.id}-${channel.slug}`}
        style={{ background: headerGround, color: keepReadable(model, headerColour, headerGround) }}
      >
        <div className="chaty-head-title">
          <h2 id={`${id}-title`} className="agent-main-header">
            {team.headerText || channel.label || channel.slug}
          </h2>
          <p className="agent-sub-header">{team.headerSubText}</p>
        </div>
        <button
          type="button"
          className="chaty-close-button chaty-close-agent-list"
          aria-label={texts.close}
          onClick={onClose}
        >
          <CloseDrawing />
        </button>
      </div>
      {hours && allBack !== '' && <AllAway back={allBack} first={hours.allAway} />}
      <ul className={`chaty-agent-body agents-body-${widget.id}`}>
        {people.map(({ agent, back }, index) => (
          <li key={`${agent.value} ${agent.title}`} className={`chaty-agent agent-info-${index}`}>
            <AgentLink agent={agent} back={back} onChoose={choose} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The people behind a channel, with their working hours where the owner set some. */
export const agentPanel: PanelModule = { Panel: AgentPanel, css, frame: 'chaty-agent-data' };
