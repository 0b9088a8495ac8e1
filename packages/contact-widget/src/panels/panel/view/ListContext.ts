import { createContext } from 'react';
import type { ListModel } from '../ListModel.ts';

/**
 * The model of list and panels; null until the list has loaded. It has its own module because the launcher needs only
 * this.
 */
export const ListContext = createContext<ListModel | null>(null);
