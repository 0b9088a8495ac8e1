// The two small panels beside form and chat, in one file: the people behind a channel, and QR codes.
export { openAgentPanel } from './agents/openAgentPanel.tsx';
export { QrDrawing } from './qr/QrDrawing.tsx';
export { qrPanel } from './qr/QrPanel.tsx';
