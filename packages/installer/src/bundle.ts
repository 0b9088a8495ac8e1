import { startTagBuilder } from './page/index.ts';

const data = document.querySelector('[data-install-facts]')?.textContent;
if (data) startTagBuilder(JSON.parse(data));
