import './styles/quote.css';
import './styles/list.css';
import { registerIsland } from '@hadaya/core';
import { quoteIsland } from './island.ts';

registerIsland(quoteIsland);
