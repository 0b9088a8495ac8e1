import { startTagBuilder } from './page/index.ts';

/** The page of the tag builder, made by whoever prints its form and its data. */
const data = document.querySelector('[data-install-facts]')?.textContent;
if (data) startTagBuilder(JSON.parse(data));
