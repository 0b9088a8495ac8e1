// Fetched when a widget becomes active. What it names lies in one file with all that panels need of it as well.
export { drawWidget } from './openWidget.tsx';
