import type { IslandContext } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import { Suggestions, type SuggestionsProps } from './Suggestions.tsx';

/** Draws the list of products into the search form. */
export function drawSuggestions(
  context: IslandContext<unknown>,
  { form, ...props }: Omit<SuggestionsProps, 'language'> & { readonly form: HTMLElement },
): void {
  const language = form.closest('[lang]')?.getAttribute('lang') || 'en';
  renderIsland(context, <Suggestions {...props} language={language} />, { into: form });
}
