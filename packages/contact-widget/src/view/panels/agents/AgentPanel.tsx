import { type ReactNode, useMemo } from 'react';
import { tellPage } from '../../../events.ts';
import { type Agent, agentLink, readTeam } from '../../../model/channels/agents.ts';
import { pickReadable } from '../../../model/design/colour.ts';
import { ChannelIcon } from '../../ChannelIcon.tsx';
import { CrossDrawing } from '../../icons.tsx';
import { useWidget } from '../../WidgetModel.ts';
import type { PanelModule, PanelProps } from '../PanelProps.ts';
import { usePanelId } from '../usePanelId.ts';
import css from './agents.css?inline';

function AgentLink({
  agent,
  onChoose,
}: {
  readonly agent: Agent;
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
      <span className="chaty-agent-title" dir="auto">
        {agent.title || agent.value}
      </span>
    </a>
  );
}

function AgentPanel({ channel, onClose }: PanelProps): ReactNode {
  const { page, widget, report, texts } = useWidget();
  const id = usePanelId(channel);
  const choose = () => {
    const detail = { widgetId: widget.id, channel: channel.slug };
    if (!tellPage(page.context.environment.document, 'channel-chosen', detail)) return 'stop';
    report((to) => to.channelClicked(channel.slug));
    return 'follow';
  };
  const team = useMemo(() => readTeam(channel, page.context.environment.logger.warn), [channel, page]);
  const { headerGround, headerColour } = team;
  return (
    <>
      <div
        className={`chaty-head chaty-agent-header agent-info-${widget.id}-${channel.slug}`}
        style={{ background: headerGround, color: pickReadable(headerColour, headerGround) }}
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
          <CrossDrawing />
        </button>
      </div>
      <ul className={`chaty-agent-body agents-body-${widget.id}`}>
        {team.agents.map((agent, index) => (
          <li key={`${agent.value} ${agent.title}`} className={`chaty-agent agent-info-${index}`}>
            <AgentLink agent={agent} onChoose={choose} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The people behind a channel, each with a link of their own. */
export const agentPanel: PanelModule = { Panel: AgentPanel, css, frame: 'chaty-agent-data' };
