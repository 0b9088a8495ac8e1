import { type Localized, localized } from '@hadaya/testing/shop';
import type { PageContext } from '../page.ts';
import { giftsTexts } from '../texts/giftsTexts.ts';
import { sliderControls } from './sliderMarkup.ts';
import { pictureAt, pictureHash, widget } from './widget.ts';

interface Picture {
  readonly name: string;
  readonly title: Localized;
  readonly description: Localized;
}

const PICTURES: readonly Picture[] = [
  picture(
    'mug-red',
    'Mugs for a bank',
    'أكواب لأحد البنوك',
    'Four hundred, each with a name.',
    'أربعمئة كوب، على كل منها اسم.',
  ),
  picture(
    'notebook-sea',
    'Notebooks for a port',
    'دفاتر لأحد الموانئ',
    'Sea-blue linen, silver edge.',
    'كتان بلون البحر وحافة فضية.',
  ),
  picture(
    'dallah-silver',
    'Dallah for a ministry',
    'دلّة لإحدى الوزارات',
    'Silver, with a crest on the lid.',
    'من الفضة، وعلى غطائها شعار.',
  ),
  picture(
    'burner-sea',
    'Burners for a hotel',
    'مجامر لأحد الفنادق',
    'Glazed in the blue of the bay.',
    'مطلية بزرقة الخليج.',
  ),
  picture(
    'dates-open',
    'Dates for a law firm',
    'تمور لمكتب محاماة',
    'Six fillings in a cedar-coloured box.',
    'ست حشوات في علبة بلون خشب الأرز.',
  ),
  picture(
    'key-ring',
    'Key rings for a school',
    'ميداليات لمدرسة',
    'Leather that ages well.',
    'جلد يزداد جمالًا مع الوقت.',
  ),
];

function picture(name: string, en: string, ar: string, ...[more, moreAr]: [string, string]): Picture {
  return { name, title: localized(en, ar), description: localized(more, moreAr) };
}

const SETTINGS = {
  slides_to_show: '3',
  slides_to_show_tablet: '2',
  slides_to_show_mobile: '1',
  navigation: 'both',
  infinite: 'yes',
  speed: 500,
  image_spacing_custom: { unit: 'px', size: 16, sizes: [] },
};

/** Renders pictures of past orders; each opens in the lightbox. */
export function picturesMarkup({ locale, url }: PageContext): string {
  const group = '0f1a006';
  const slides = PICTURES.map(({ name, title, description }, index) => {
    const full = new URL(pictureAt(name, '1600x1200'), url).href;
    return `<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="${index + 1} ${locale === 'ar' ? 'من' : 'of'} ${PICTURES.length}"><a data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="${group}" data-elementor-lightbox-title="${title[locale]}" data-elementor-lightbox-description="${description[locale]}" data-e-action-hash="${pictureHash(index + 1, full, group)}" href="${full}"><figure class="swiper-slide-inner"><img class="swiper-slide-image" src="${pictureAt(name, '600x450')}" width="600" height="450" alt="" loading="lazy"><figcaption class="elementor-image-carousel-caption">${title[locale]}</figcaption></figure></a></div>`;
  });
  const dir = locale === 'ar' ? 'rtl' : 'ltr';
  return widget(
    {
      id: group,
      type: 'image-carousel',
      settings: SETTINGS,
      classes: 'gifts-pictures elementor-pagination-position-outside',
    },
    `<div class="elementor-image-carousel-wrapper swiper" role="region" aria-roledescription="carousel" aria-label="${giftsTexts.picturesTitle[locale]}" dir="${dir}"><div class="elementor-image-carousel swiper-wrapper" aria-live="polite">${slides.join('\n')}</div>${sliderControls}</div>`,
  );
}
