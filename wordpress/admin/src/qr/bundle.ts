export { drawModules } from '@hadaya/contact-widget/owner/qr';
