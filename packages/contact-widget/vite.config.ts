import { bundles } from '@hadaya/tools/library';

export default bundles(import.meta.url, {
  'contact-widget': {
    kind: 'island',
    entry: 'src/bundle.ts',
    view: 'src/launcher/drawWidget.tsx',
    prefetch: ['src/list/prepareList.ts', 'src/panels/form/formPanel.tsx', 'src/panels/whatsapp/whatsappPanel.tsx'],
    beside: { chaty_settings: 'src/chaty/readChaty.ts' },
    // mailcheck would register itself with the page's jQuery and module loader, but we use it only as a module.
    config: { define: { 'window.jQuery': 'undefined', 'define.amd': 'undefined' } },
  },
});
