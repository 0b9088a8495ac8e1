import type { Strings } from '@hadaya/core';
import type { ReactElement } from 'react';
import { ControlIcon } from './ControlIcon.tsx';

interface AutoplaySwitchProps {
  readonly state: 'playing' | 'held' | 'stopped';
  readonly texts: Strings<'pause' | 'play'>;
  readonly onToggle: () => void;
  readonly className?: string;
}

export function AutoplaySwitch({ state, texts, onToggle, className = 'autoplay' }: AutoplaySwitchProps): ReactElement {
  const does = state === 'stopped' ? 'play' : 'pause';
  return (
    <button type="button" className={className} data-autoplay={state} aria-label={texts[does]} onClick={onToggle}>
      <ControlIcon name={does} />
    </button>
  );
}
