import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import arabicLines from '@hadaya/debug/testing/arabicLines.json' with { type: 'json' };
import { REPOSITORY } from '../../vite/project.ts';

export type Language = 'en' | 'ar';

type Texts = Readonly<Record<string, string>>;

/**
 * Arabic translations of the English text in the sources: `docs/reference/arabic.json`, and the explained diagnostic
 * messages.
 */
export interface ArabicTexts {
  /** Names of the settings groups, keyed by group. */
  readonly parts: Texts;
  /** Descriptions of settings, keyed by group and then by setting. */
  readonly settings: Readonly<Record<string, Texts>>;
  /** Descriptions of settings' choices, keyed by value. */
  readonly choices: Texts;
  /** Advice for the owner, by English diagnostic message. */
  readonly said: Texts;
}

export const readArabic = (): ArabicTexts => ({
  ...JSON.parse(readFileSync(resolve(REPOSITORY, 'docs/reference/arabic.json'), 'utf8')),
  said: arabicLines,
});

/** Wording of the generated pages themselves. */
export const STRINGS = {
  en: {
    parts: {
      swatches: 'Swatches',
      gallery: 'Gallery',
      variations: 'Variation form',
      contact: 'Contact widget',
      menu: 'Menu and search',
      quote: 'Quote list',
      content: 'Content widgets',
      attribution: 'Traffic sources',
      http: 'Server requests',
    } as Texts,
    settings: 'Settings',
    settingsLead:
      'All keys of `window.hadaya.settings`, by part. The [tag builder](../start/owner.md#the-tag) writes them for you. A name in small print is the setting of the plugin that Hadaya replaces; if both are set, Hadaya’s setting applies. `"look": "hadaya"` beside the parts gives every widget Hadaya’s own look.',
    head: ['Setting', 'Meaning', 'Values', 'Default'],
    kinds: { flag: '`true`, `false`', text: 'text', number: 'number', list: 'list', any: 'any' } as Texts,
    plugin: 'Settings of the WordPress plugin',
    pluginLead:
      'All fields of the _Hadaya_ screens, which check numbers and texts as you type. The fields of gallery, swatches and the other parts under _Advanced_ are listed in [Settings](settings.md).',
    pluginHead: ['Field', 'Values', 'Label and help'],
    sections: {
      general: 'General',
      widget: 'Contact widget',
      channel: 'Channel',
      common: 'All contact widgets',
      form: 'Contact form',
    } as Texts,
    pluginKinds: {
      boolean: 'switch',
      string: 'text',
      integer: 'number',
      array: 'list',
      picture: 'picture',
      'hex-color': 'colour',
      zone: 'time zone',
      time: 'time',
      date: 'date',
      uri: 'URL',
      https: 'URL with https',
      email: 'email address',
      country: 'country',
      json: 'JSON',
    } as Texts,
    saidHead: ['Message', 'Source'],
    topics: {
      page: 'Panel: the page',
      unseen: 'Panel: why a widget cannot be seen',
      hidden: 'Panel: why a contact widget is hidden',
      'contact-widget': 'Contact widget',
      content: 'Content widgets',
      core: 'Settings and files',
      gallery: 'Gallery',
      swatches: 'Swatches',
      variations: 'Variation form',
      attribution: 'Traffic sources',
      loader: 'The tag',
      'api-fetch': 'REST requests',
    } as Texts,
  },
  ar: {
    parts: {} as Texts,
    settings: 'الإعدادات',
    settingsLead:
      'كل إعدادات `window.hadaya.settings` بحسب الميزات، وتحصل عليها جاهزة من [صفحة الوسم](../start/owner.md#الوسم). والاسم الصغير هو اسم الإعداد في الإضافة الأصلية، فإن ضُبط الاثنان طُبِّق إعداد هدايا. و`"look": "hadaya"` بجانب الميزات يعطيها كلها تصميم هدايا.',
    head: ['الإعداد', 'المعنى', 'القيم', 'الافتراضي'],
    kinds: { flag: '`true` أو `false`', text: 'نص', number: 'رقم', list: 'قائمة', any: 'أي قيمة' } as Texts,
    plugin: 'إعدادات إضافة ووردبريس',
    pluginLead:
      'كل حقول شاشات _هدايا_، وهي تتحقق من الأرقام والنصوص أثناء الكتابة. وحقول المعرض والعينات وبقية الميزات في قسم _متقدم_ مذكورة في صفحة [الإعدادات](settings.md).',
    pluginHead: ['الحقل', 'القيم', 'التسمية والشرح'],
    sections: {
      general: 'عام',
      widget: 'أداة تواصل',
      channel: 'القناة',
      common: 'لكل أدوات التواصل',
      form: 'نموذج التواصل',
    } as Texts,
    pluginKinds: {
      boolean: 'مفتاح',
      string: 'نص',
      integer: 'رقم',
      array: 'قائمة',
      picture: 'صورة',
      'hex-color': 'لون',
      zone: 'منطقة زمنية',
      time: 'وقت',
      date: 'يوم',
      uri: 'رابط',
      https: 'رابط يبدأ بـ https',
      email: 'بريد إلكتروني',
      country: 'دولة',
      json: 'JSON',
    } as Texts,
    saidHead: ['الرسالة', 'معناها وما تفعله'],
    topics: {
      page: 'اللوحة: الصفحة',
      unseen: 'اللوحة: لماذا لا يُرى أحد الأجزاء',
      hidden: 'اللوحة: لماذا لا تظهر أداة التواصل',
      'contact-widget': 'أداة التواصل',
      content: 'أدوات المحتوى',
      core: 'الإعدادات والملفات',
      gallery: 'معرض الصور',
      swatches: 'عينات الأنواع',
      variations: 'نموذج الأنواع',
      attribution: 'مصادر الزيارات',
      loader: 'الوسم',
      'api-fetch': 'طلبات REST',
    } as Texts,
  },
} as const;
