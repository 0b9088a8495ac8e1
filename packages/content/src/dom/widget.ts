import type { IslandContext } from '@hadaya/core';
import type { Loan } from '@hadaya/core/loan';
import type { ContentSettings } from '../settings.ts';

/** What every part of a mounted widget shares. */
export interface Widget extends IslandContext<ContentSettings> {
  readonly loan: Loan;
  /** In the builder's editor widgets show what they hold, but nothing moves or opens by itself. */
  readonly mode: 'live' | 'editor';
}

/** Whether movement is unwanted: the visitor asked for less of it, or the page is being edited. Read anew at each use. */
export function isCalm({ environment, settings, mode }: Pick<Widget, 'environment' | 'settings' | 'mode'>): boolean {
  if (mode === 'editor') return true;
  return settings.respectReducedMotion && environment.window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
