import { createStrings, type Strings } from '@hadaya/core';
import { useMemo } from 'react';
import { useWidget } from '../WidgetModel.ts';
import { type PanelTextName, panelTexts } from './panelTexts.ts';

/** The texts that every panel may need, in the page's language and with the owner's own. */
export function usePanelTexts(): Strings<PanelTextName> {
  const { element, settings } = useWidget().page.context;
  return useMemo(() => createStrings(panelTexts, element, settings.labels), [element, settings]);
}
