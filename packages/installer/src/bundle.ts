import { startTagBuilder } from './page/index.ts';

/** Data that the server prints with the tag builder's form. */
const data = document.querySelector('[data-install-facts]')?.textContent;
if (data) startTagBuilder(JSON.parse(data));
