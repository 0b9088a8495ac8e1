import { createContext } from 'react';
import type { ListModel } from '../ListModel.ts';

/**
 * The model of list and panels; null until the list has loaded. In its own module because the launcher needs only this.
 */
export const ListContext = createContext<ListModel | null>(null);
