import { RUNTIME } from '@hadaya/tools/project';
import type { SiteContent, SiteUser } from '@hadaya/tools/wordpress/Site';

/** A user who can write posts but cannot see messages or settings. */
export const EDITOR: SiteUser = { login: 'editor', password: 'editor-password', role: 'editor' };

/** Number of published posts on the test site, for lists of more than two pages of 100. */
export const POSTS = 250;

/** Path of the current runtime's files below the plugin's folder. */
export const DIST = RUNTIME === 'light' ? '/dist/light/' : '/dist/';

const WIDGET = {
  enabled: true,
  position: 'right',
  color: '#7a5c2e',
  size: 54,
  cta_text: 'Ask us </script><b>now</b>',
  channels: [
    { channel: 'Whatsapp', value: '96890000001', label: 'WhatsApp' },
    { channel: 'Phone', value: '+96890000002', label: 'Call us' },
  ],
};

/** The owner's settings: a Hadaya widget with two channels and the form. */
export const HADAYA_OPTIONS = {
  files: { runtime: RUNTIME },
  islands: { gallery: true, swatches: true, 'contact-widget': true, attribution: true, menu: true, content: true },
  widgets: [WIDGET] as const,
  common: { tracking: true },
  form: {
    enabled: true,
    mail_to: 'sales@shop.example',
  },
};

const CONTACT_BLOCKS = `<!-- wp:hadaya/contact {"channel":"whatsapp","look":"channel","position":"center"} /-->
<!-- wp:hadaya/contact {"channel":"whatsapp","text":"Ask <b>us</b> & more","message":"About {title}, {price}"} /-->
<!-- wp:hadaya/contact {"channel":"phone","look":"link","text":"Ring the shop"} /-->
<!-- wp:hadaya/contact {"channel":"form"} /-->
<!-- wp:hadaya/contact {"text":"All ways","showIcon":false} /-->
<!-- wp:navigation {"overlayMenu":"never"} --><!-- wp:navigation-link {"label":"Chat","url":"#contact-whatsapp","kind":"custom"} /--><!-- wp:navigation-link {"label":"Shop","url":"/shop/","kind":"custom"} /--><!-- /wp:navigation -->
[hadaya_contact channel="Phone" look="button"]Call[/hadaya_contact]`;

export const SITE_CONTENT: SiteContent = {
  pages: [
    { slug: 'ask', title: 'Corporate gifts', html: '<p>Ask us.</p>' },
    {
      slug: 'shortcodes',
      title: 'Shortcodes',
      html: '[hadaya_contact message="Hello & welcome"]Ask us[/hadaya_contact] [hadaya island="swatches" note="<b>"]<p>native</p>[/hadaya] [hadaya island="nothing"]<p>unknown</p>[/hadaya]',
    },
    {
      slug: 'contact-blocks',
      title: 'Talk to us',
      html: CONTACT_BLOCKS,
    },
  ],
  users: [EDITOR],
  plugins: ['hadaya/hadaya.php', 'hadaya-stand-ins/hadaya-stand-ins.php'],
  options: { hadaya_options: HADAYA_OPTIONS, hadaya_test_rate_limit: 0 },
  posts: POSTS,
};
