import { createRoot } from '@wordpress/element';
import type { StartData } from './startData.ts';
import './ownDirection.css';
import './styles.css';
import './frame.css';
import './languages.css';
import './widgets.css';
import './advanced.css';
import './audience.css';
import './steps.css';
import './pictures.css';
import './rows.css';
import './channels.css';
import './qr.css';
import './quick.css';
import './hours.css';
import './previewFrame.css';
import { App } from './view/App.tsx';

declare global {
  interface Window {
    readonly hadayaAdmin?: StartData;
  }
}

const container = document.getElementById('hadaya-admin');
const start = window.hadayaAdmin;
if (container && start) createRoot(container).render(<App start={start} />);
