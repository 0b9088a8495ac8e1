import type { PageWindow } from '@hadaya/core';
import { adoptCss } from './adoptCss.ts';
import stock from './stock.css?inline';
import tooltip from './tooltip.css?inline';

/** Adds the style sheet of tooltips and stock badges; returns what takes it away. */
export const addLateStyles = (page: PageWindow): (() => void) => adoptCss(page, tooltip + stock);
