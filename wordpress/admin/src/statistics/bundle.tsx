import { createRoot } from '@wordpress/element';
import { whenSeen } from './dom/whenSeen.ts';
import type { StartData } from './StartData.ts';
import './statistics.css';
import './chart.css';
import { Statistics } from './view/Statistics.tsx';

declare global {
  interface Window {
    readonly hadayaStatistics?: StartData;
  }
}

const container = document.getElementById('hadaya-statistics-app');
const start = window.hadayaStatistics;
if (container && start) whenSeen(container, () => createRoot(container).render(<Statistics start={start} />));
