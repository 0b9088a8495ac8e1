import { createContext } from 'react';
import type { ListModel } from '../ListModel.ts';

/**
 * The model of list and panels; null until the list has loaded. The context has its own module because the launcher
 * needs nothing else.
 */
export const ListContext = createContext<ListModel | null>(null);
