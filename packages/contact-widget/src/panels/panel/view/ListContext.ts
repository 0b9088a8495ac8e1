import { createContext } from 'react';
import type { ListModel } from '../ListModel.ts';

/**
 * The model of the list and panels; null until the list has loaded. The context has its own module because the launcher
 * needs nothing else from the panels.
 */
export const ListContext = createContext<ListModel | null>(null);
