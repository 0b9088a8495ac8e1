export { Controls } from './Controls.tsx';
export { LossNotice } from './LossNotice.tsx';
