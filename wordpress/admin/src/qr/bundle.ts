export { drawModules } from '@hadaya/contact-widget/source/panels/qr/drawModules.ts';
