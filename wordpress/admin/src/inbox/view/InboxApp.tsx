import { useState } from '@wordpress/element';
import { useGuard } from '../../view/useSettings.ts';
import { type Drafts, isWritten, withDraft } from '../model/drafts.ts';
import type { InboxStart } from '../startData.ts';
import { Bar } from './Bar.tsx';
import { Detail } from './Detail.tsx';
import { List } from './List.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { useChanges } from './useChanges.ts';
import { useInbox } from './useInbox.ts';

/** The inbox: list and open lead side by side, or one of them in a narrow window. */
export function InboxApp({ start }: { readonly start: InboxStart }) {
  const { inbox, send, ask, open, close, read, refresh } = useInbox(start);
  const changes = useChanges({ start, send, refresh });
  const [drafts, setDrafts] = useState<Drafts>({});
  useGuard(Object.values(drafts).some(isWritten));
  return (
    <div className="hadaya-inbox" data-open={inbox.open !== 0}>
      <NoticeBar
        notice={inbox.notice}
        onUndo={(step) => void changes.undo(step)}
        onDismiss={() => changes.tell(undefined)}
      />
      <Bar start={start} asked={inbox.asked} list={inbox.list} onAsk={ask} />
      <div className="hadaya-inbox-panes">
        <List
          inbox={inbox}
          people={start.people}
          onAsk={ask}
          onOpen={open}
          onClose={close}
          onChoose={(chosen) => send({ kind: 'choose', chosen })}
          onMark={(rows, state) => void changes.mark(rows, state)}
        />
        <Detail
          start={start}
          inbox={inbox}
          changes={changes}
          draft={drafts[inbox.open]}
          onDraft={(id, draft) => setDrafts((all) => withDraft(all, id, draft))}
          onOpen={open}
          onClose={close}
          onRead={(id) => void read(id)}
        />
      </div>
    </div>
  );
}
