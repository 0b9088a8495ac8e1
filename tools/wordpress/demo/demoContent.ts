import { galleryMarkup, type Locale, mug, variationForm, variationTemplates } from '@hadaya/testing/shop';
import type { SiteContent, SitePage } from '../Site.ts';

function productPage(slug: string, locale: Locale): SitePage {
  const form = variationForm({ product: mug, locale, action: `/${slug}/`, selected: {} });
  const html = `<div class="product" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" lang="${locale}">${galleryMarkup({ product: mug, locale })}${form}${variationTemplates(locale)}</div>`;
  return { slug, title: locale === 'ar' ? 'كوب' : 'Mug', html };
}

const WIDGET = {
  enabled: true,
  position: 'right',
  color: '#7a5c2e',
  size: 54,
  cta_text: 'Ask us',
  channels: [
    { channel: 'Whatsapp', value: '96890000001', label: '' },
    { channel: 'Phone', value: '+96890000002', label: '' },
  ],
};

/** Returns the demo site: a product in two languages with the plugins' markup, and our contact widget on every page. */
export function demoContent(): SiteContent {
  const islands = {
    gallery: true,
    swatches: true,
    'contact-widget': true,
    attribution: true,
    menu: true,
    content: true,
  };
  return {
    pages: [
      productPage('mug', 'en'),
      productPage('mug-ar', 'ar'),
      {
        slug: 'contact-us',
        title: 'Contact us',
        html: '<p>Corporate gifts from Muscat.</p><p>[hadaya_contact message="Hello from the demo"]Write to us[/hadaya_contact]</p>',
      },
    ],
    front: 'mug',
    users: [],
    plugins: ['hadaya/hadaya.php', 'hadaya-stand-ins/hadaya-stand-ins.php'],
    options: {
      hadaya_options: { islands, widgets: [WIDGET], common: { tracking: true }, form: { enabled: true } },
      hadaya_stand_ins_everywhere: '1',
    },
    posts: 3,
  };
}
