import { lazyPart as loadPart } from '@hadaya/core';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** What stands in for a part whose file did not come, twice. */
export interface LostProps {
  /** Fetches the part once more. */
  readonly onRetry: () => void;
}

/** A part of the widget in a file of its own. */
interface Part<Props> {
  readonly load: (signal: AbortSignal) => Promise<{ readonly default: ComponentType<Props> }>;
  readonly otherwise: ComponentType<Props & LostProps>;
  found: ComponentType<Props> | undefined;
}

const nothing = () => null;

/** Draws a part once it is there. What is closed is not fetched; what was lost is tried again when it opens. */
function PlacedPart<Props extends object>({ part, props }: { readonly part: Part<Props>; readonly props: Props }) {
  const [stage, setStage] = useState<'loading' | 'drawn' | 'lost'>(part.found ? 'drawn' : 'loading');
  const [attempt, setAttempt] = useState(0);
  const isOpen = Reflect.get(props, 'isOpen') !== false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (stage === 'drawn' || !isOpen) return;
    const drawn = new AbortController();
    part.load(drawn.signal).then(
      (module) => {
        part.found = module.default;
        setStage('drawn');
      },
      () => drawn.signal.aborted || setStage('lost'),
    );
    return () => drawn.abort();
  }, [attempt, isOpen, part]);

  if (part.found) return <part.found {...props} />;
  if (stage !== 'lost') return null;
  const onRetry = () => {
    setStage('loading');
    setAttempt(attempt + 1);
  };
  return <part.otherwise {...props} onRetry={onRetry} />;
}

/**
 * A part that is fetched when it is first drawn, and once more after a second. When it does not come, `otherwise` stands
 * in for it, and the widget lives; it is tried again when `otherwise` asks or when it is opened anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  otherwise: ComponentType<Props & LostProps> = nothing,
): (props: Props) => ReactNode {
  const part: Part<Props> = { load: loadPart(load), otherwise, found: undefined };
  return (props) => <PlacedPart part={part} props={props} />;
}
