import type { PanelModule } from '../panel/index.ts';
import form from './styles/form.css?inline';
import notices from './styles/notices.css?inline';
import { FormPanel } from './view/FormPanel.tsx';

export const formPanel: PanelModule = {
  Panel: FormPanel,
  css: form + notices,
  frame: 'chaty-contact-form-box',
  isTimeless: true,
};
