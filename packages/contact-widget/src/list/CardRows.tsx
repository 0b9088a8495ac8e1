import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useList } from '../panels/panel/index.ts';
import { ChannelItem } from './ChannelItem.tsx';
import { MOST_ROWS, orderRows } from './model/orderRows.ts';

/** A card's channels, as rows with icon and name; the "More" button adds those beyond the first rows. */
export function CardRows(): ReactNode {
  const { channels, widget, texts, actions } = useList();
  const [isWhole, setWhole] = useState(false);
  const rows = orderRows(channels);
  const next = rows[MOST_ROWS]?.slug ?? '';
  useLayoutEffect(() => {
    // The "More" button, which had the focus, no longer exists.
    if (isWhole) actions.focusFirst(`[data-channel="${CSS.escape(next)}"] a`);
  }, [isWhole, next, actions]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: sites style these elements by their tag names */}
      <div className="chaty-view-channels chaty-rows" role="list" id={`csaas-channels-${widget.id}`}>
        {(isWhole ? rows : rows.slice(0, MOST_ROWS)).map((channel) => (
          <ChannelItem key={channel.slug} channel={channel} isRow />
        ))}
      </div>
      {!isWhole && rows.length > MOST_ROWS && (
        <button type="button" className="chaty-more" onClick={() => setWhole(true)}>
          {texts.moreWays}
        </button>
      )}
    </>
  );
}
