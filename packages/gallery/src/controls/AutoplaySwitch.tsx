import type { Strings } from '@hadaya/core';
import type { AutoplayState } from '@hadaya/media/slider/autoplay';
import type { ReactElement } from 'react';

interface AutoplaySwitchProps {
  readonly state: AutoplayState;
  readonly texts: Strings<'pause' | 'play'>;
  readonly onToggle: () => void;
}

/** Stops slides that move by themselves, and lets them go on. */
export function AutoplaySwitch({ state, texts, onToggle }: AutoplaySwitchProps): ReactElement {
  const isRunning = state !== 'stopped';
  return (
    <button type="button" className="autoplay" aria-label={isRunning ? texts.pause : texts.play} onClick={onToggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isRunning ? 'M9 6v12M15 6v12' : 'M8 5.5v13l10.5-6.5Z'} />
      </svg>
    </button>
  );
}
