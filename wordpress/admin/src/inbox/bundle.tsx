import { createRoot } from '@wordpress/element';
import type { InboxStart } from './startData.ts';
import '../ownDirection.css';
import './inbox.css';
import './list.css';
import './detail.css';
import './answers.css';
import { InboxApp } from './view/InboxApp.tsx';

declare global {
  interface Window {
    readonly hadayaInbox?: InboxStart;
  }
}

const container = document.getElementById('hadaya-inbox');
const start = window.hadayaInbox;
if (container && start) createRoot(container).render(<InboxApp start={start} />);
