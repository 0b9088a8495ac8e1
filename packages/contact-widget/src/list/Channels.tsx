import type { ReactNode } from 'react';
import { useList } from '../panels/panel/index.ts';
import { ChannelItem } from './ChannelItem.tsx';
import { ChannelList } from './ChannelList.tsx';

/**
 * The list above or beside the launcher and, if the owner places live chat above the launcher, live chat after the list
 * in tab order.
 */
export function Channels(): ReactNode {
  const { above, single, design } = useList();
  return (
    <>
      {!single && !design.isChatView && <ChannelList />}
      {above && (
        <div className="chaty-above">
          <ChannelItem channel={above} isSingle />
        </div>
      )}
    </>
  );
}
