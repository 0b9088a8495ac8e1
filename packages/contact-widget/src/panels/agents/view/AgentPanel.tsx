import { createStrings, type StringTables } from '@hadaya/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type Channel, ChannelIcon } from '../../../channels/index.ts';
import { tellPage } from '../../../events.ts';
import { CloseDrawing, keepReadable } from '../../../frame/index.ts';
import type { OpenHours } from '../../../hours/index.ts';
import { panelOf } from '../../../widget/model/index.ts';
import {
  ConsentBox,
  consentCss,
  type PanelModule,
  type PanelProps,
  useChatRequest,
  useIsOpen,
  useKeptAddress,
  useList,
  usePanelId,
} from '../../panel/index.ts';
import { type Agent, agentLink, readTeam } from '../model/readTeam.ts';
import css from './agents.css?inline';

const en = {
  allAway: 'Nobody is here right now.',
  leaveMessage: 'Leave a message',
};

const agentTexts: StringTables<typeof en> = {
  en,
  ar: {
    allAway: 'لا أحد متاح الآن.',
    leaveMessage: 'اترك رسالة',
  },
};

/** Message that nobody is available, with the return time and, if the owner chose it, a button that opens the form. */
function AllAway({ back, first }: { readonly back: string; readonly first: 'list' | 'form' }): ReactNode {
  const { page, widget, channels } = useList();
  const { element, settings } = page.context;
  const texts = createStrings(agentTexts, element, settings.labels);
  const form = first === 'form' ? channels.find(({ type }) => type === 'Contact_Us') : undefined;
  return (
    <div className="chaty-all-away">
      <p>
        <strong>{texts.allAway}</strong> <span>{back}</span>
      </p>
      {form && (
        <button
          type="button"
          className="chaty-plain-button"
          onClick={({ detail }) =>
            page.store.dispatch({
              kind: 'open-panel',
              id: widget.id,
              channel: form.slug,
              by: detail === 0 ? 'keyboard' : 'pointer',
            })
          }
        >
          {texts.leaveMessage}
        </button>
      )}
    </div>
  );
}

function AgentIcon({ agent }: { readonly agent: Agent }): ReactNode {
  const model = useList();
  return (
    <span className="chaty-agent-icon">
      <ChannelIcon owner={model} source={{ ...agent, colour: agent.ground }} />
    </span>
  );
}

function AgentLink({
  agent,
  back,
  isAllowed,
  onChoose,
}: {
  readonly agent: Agent;
  /** Time at which an absent agent is back, as text; empty for an available agent. */
  readonly back: string;
  /** False without the visitor's consent; the link then has no URL. */
  readonly isAllowed: boolean;
  readonly onChoose: () => 'follow' | 'stop';
}): ReactNode {
  const { readLinkContext, texts } = useList();
  const { message } = useChatRequest();
  const read = () => {
    if (!isAllowed) return { href: undefined, target: '' };
    return agentLink(message === '' ? agent : { ...agent, message }, readLinkContext());
  };
  const { href, target } = read();
  const link = useKeptAddress(() => read().href);
  return (
    <a
      ref={link}
      href={href}
      target={target}
      rel="nofollow noopener"
      {...(isAllowed ? {} : { role: 'link', tabIndex: 0, 'aria-disabled': true })}
      {...(target === '_blank' ? { 'aria-description': texts.opensNewTab } : {})}
      onKeyDown={(event) => {
        if (!isAllowed && event.key === 'Enter') event.currentTarget.click();
      }}
      onClick={(event) => {
        if (onChoose() === 'stop') return event.preventDefault();
        const fresh = read();
        if (fresh.href) event.currentTarget.href = fresh.href;
      }}
    >
      <AgentIcon agent={agent} />
      <span className="chaty-agent-title">
        <span dir="auto">{agent.title || agent.value}</span>
        {back !== '' && <span className="chaty-agent-away">{back}</span>}
      </span>
    </a>
  );
}

/**
 * Returns the agents to list, each with its index in the team, because an owner may have entered an agent twice. If
 * nobody is available, lists all agents, and `allBack` is the time at which the first one returns.
 */
function readPresence({ slug }: Channel, agents: readonly Agent[], hours: OpenHours | undefined) {
  const readBack = (some: readonly Agent[]) =>
    hours?.readAway({ channel: slug, agents: some.map(({ title, value }) => [title, value]) }, true) ?? '';
  const people = agents.map((agent, position) => ({ agent, position, back: readBack([agent]) }));
  const allBack = readBack(agents);
  return { allBack, people: people.filter(({ back }) => back === '' || allBack !== '' || hours?.away === 'show') };
}

/** The agents of a channel, each with a link; agents who are away show their return time or are hidden. */
function AgentPanel({ channel, onClose, hours }: PanelProps): ReactNode {
  const model = useList();
  const { page, widget, report, texts } = model;
  const id = usePanelId(channel);
  const isOpen = useIsOpen(channel);
  const settings = panelOf(channel, 'team');
  const [isAgreed, setAgreed] = useState(settings.popupConsent === '');
  const box = useRef<HTMLInputElement>(null);
  const choose = () => {
    if (!isAgreed) {
      box.current?.focus();
      box.current?.reportValidity();
      return 'stop';
    }
    const detail = { widgetId: widget.id, channel: channel.slug };
    if (!tellPage(page.context.environment, 'channel-chosen', detail)) return 'stop';
    report.channelClicked(channel.slug);
    return 'follow';
  };
  const team = useMemo(() => {
    const { clock, logger, random } = page.context.environment;
    return readTeam(channel, logger.warn, { chance: random(), now: clock.now() });
  }, [channel, page]);
  const { headerGround, headerColour } = team;
  // biome-ignore lint/correctness/useExhaustiveDependencies: isOpen makes the presence current each time the panel opens
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
      <ConsentBox settings={settings} isTicked={isAgreed} onTick={setAgreed} box={box} />
      <ul className={`chaty-agent-body agents-body-${widget.id}`}>
        {people.map(({ agent, position, back }, index) => (
          <li key={position} className={`chaty-agent agent-info-${index}`}>
            <AgentLink agent={agent} back={back} isAllowed={isAgreed} onChoose={choose} />
          </li>
        ))}
      </ul>
    </>
  );
}

export const agentPanel: PanelModule = { Panel: AgentPanel, css: css + consentCss, frame: 'chaty-agent-data' };
