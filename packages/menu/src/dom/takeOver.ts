import type { Environment } from '@hadaya/core';
import type { MenuSettings } from '../settings.ts';

/** As much of Elementor's global as is used. */
interface ElementorPage {
  readonly hooks?: { removeAction?(name: string): void };
}

const HOOKS = ['navigation-menu', 'hfe-search-button'];

/** What a take-over needs to know. */
interface TakeOverContext {
  readonly settings: MenuSettings;
  readonly environment: Environment;
  readonly signal: AbortSignal;
}

/**
 * Takes the menu over from the replaced script: its start hooks are removed where it has not run yet, now and again
 * when Elementor starts later. What is bound already is kept off by our capturing listeners.
 */
export function takeOver({ settings, environment, signal }: TakeOverContext): void {
  const { window } = environment;
  const removeHooks = () => {
    const frontend: ElementorPage | undefined = Reflect.get(window, 'elementorFrontend');
    for (const name of HOOKS) frontend?.hooks?.removeAction?.(`frontend/element_ready/${name}.default`);
  };
  if (settings.takeOver === 'never') return;
  removeHooks();
  window.addEventListener('elementor/frontend/init', removeHooks, { signal });
}
