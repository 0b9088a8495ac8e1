import { lazyPart } from '@hadaya/core';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** What stands in for a component whose file did not come, twice. */
export interface LostProps {
  /** Fetches the file once more. */
  readonly onRetry: () => void;
}

type Drawn<Props> = ComponentType<Props>;

interface View<Props> {
  readonly load: (signal: AbortSignal) => Promise<Drawn<Props>>;
  readonly Lost: ComponentType<Props & LostProps>;
  found: Drawn<Props> | undefined;
}

const nothing = () => null;

function LazyView<Props extends object>({ view, props }: { readonly view: View<Props>; readonly props: Props }) {
  const [stage, setStage] = useState<'loading' | 'drawn' | 'lost'>(view.found ? 'drawn' : 'loading');
  const [attempt, setAttempt] = useState(0);
  const isOpen = Reflect.get(props, 'isOpen') !== false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (stage === 'drawn' || !isOpen) return;
    const drawing = new AbortController();
    view.load(drawing.signal).then(
      (found) => {
        view.found = found;
        setStage('drawn');
      },
      () => drawing.signal.aborted || setStage('lost'),
    );
    return () => drawing.abort();
  }, [attempt, isOpen, view]);

  if (view.found) return <view.found {...props} />;
  if (stage !== 'lost') return null;
  const onRetry = () => {
    setStage('loading');
    setAttempt(attempt + 1);
  };
  return <view.Lost {...props} onRetry={onRetry} />;
}

/**
 * A component in a file of its own: `const Emoji = lazyView(() => import('./EmojiPicker.tsx').then((m) => m.EmojiPicker))`.
 * The file is fetched when the component is first drawn (not while its property `isOpen` is `false`) by `lazyPart`, so
 * once more after a second. Nothing is drawn until it is there. If it does not come, `Lost` is drawn in its place with the
 * same properties; it is tried again when `Lost` asks or when `isOpen` turns true anew.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Lost: ComponentType<Props & LostProps> = nothing,
): (props: Props) => ReactNode {
  const view: View<Props> = { load: lazyPart(load), Lost, found: undefined };
  return (props) => <LazyView view={view} props={props} />;
}
