import { type IslandContext, lazyPart } from '@hadaya/core';
import { renderIsland, useStore } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import type { QuoteList } from './dom/openList.ts';
import type { PanelState } from './firstPanelResponse.ts';
import type { QuoteSettings } from './settings.ts';
import type { QuoteTexts } from './strings/index.ts';
import { ListDialog } from './view/ListDialog.tsx';

const loadList = lazyPart(() => import('./startList.tsx'));

export interface PanelView {
  readonly context: IslandContext<QuoteSettings>;
  readonly texts: QuoteTexts;
  readonly list: QuoteList;
  readonly panel: PanelState;
}

function Panel({ panel, ...view }: PanelView): ReactElement | null {
  const opening = useStore(panel);
  if (opening === 0) return null;
  const draw = (part: typeof import('./startList.tsx')) => part.drawList(view);
  return (
    <ListDialog key={opening} load={loadList} texts={view.texts} draw={draw} onClose={() => panel.dispatch(opening)} />
  );
}

export function startPanel(view: PanelView): void {
  renderIsland(view.context, <Panel {...view} />);
}
