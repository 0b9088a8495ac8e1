import { createContext } from 'react';
import type { ListModel } from '../ListModel.ts';

/** The model of list and panels around a component; none until the list has come. Alone, as the launcher needs nothing else of them. */
export const ListContext = createContext<ListModel | null>(null);
