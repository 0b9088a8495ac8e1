import { emit, type IslandContext } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import { createSender } from './dom/createSender.ts';
import { LOGO_KINDS, openLogo } from './dom/keepLogo.ts';
import type { QuoteList } from './dom/openList.ts';
import type { QuoteSettings } from './settings.ts';
import type { QuoteTexts } from './strings/index.ts';
import { QuotePanel } from './view/QuotePanel.tsx';
import { chatAddress, writeMessage } from './writeChat.ts';

export interface ListView {
  readonly context: IslandContext<QuoteSettings>;
  readonly texts: QuoteTexts;
  readonly list: QuoteList;
}

/**
 * Passes all functions with side effects to the list. `instead` is the server's form or hint that the list replaces.
 */
export function drawList({ context, texts, list }: ListView, instead: Element | null = null): ReactElement {
  const { element, environment, settings } = context;
  const { window } = environment;
  return (
    <QuotePanel
      {...{ settings, texts, list, instead }}
      language={element.ownerDocument.documentElement.lang}
      logos={openLogo(environment, settings.logoMegabytes)}
      logoKinds={LOGO_KINDS}
      sender={createSender(context)}
      tellSent={(number, lines) => emit(element, 'hadaya:quote:sent', { number, lines })}
      writeChat={(message) => chatAddress(settings.whatsApp, writeMessage(message, texts))}
      openChat={(address) => void window.open(address, '_blank', 'noopener')}
    />
  );
}

export function startList(view: ListView): void {
  renderIsland(view.context, drawList(view, view.context.element.querySelector('.hadaya-quote-form')));
}
