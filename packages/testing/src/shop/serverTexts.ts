import type { Locale } from './locale.ts';

/** Strings that WooCommerce and the plugins print in the language of the page. */
export interface ServerTexts {
  readonly chooseAnOption: string;
  readonly clear: string;
  readonly clearOptions: string;
  readonly addToCart: string;
  readonly productQuantity: string;
  readonly quantityOf: (product: string) => string;
  readonly inStock: (count: number) => string;
  readonly outOfStock: string;
  readonly unavailableProduct: string;
  readonly notAvailable: string;
  readonly originalPrice: (price: string) => string;
  readonly currentPrice: (price: string) => string;
  readonly priceRange: (low: string, high: string) => string;
  readonly noMatchingVariations: string;
  readonly makeASelection: string;
  readonly unavailable: string;
  readonly resetAlert: string;
  readonly openGallery: string;
  readonly fieldRequired: string;
  readonly emailInvalid: string;
  readonly messageSent: string;
  readonly invalidRequest: string;
}

const en: ServerTexts = {
  chooseAnOption: 'Choose an option',
  clear: 'Clear',
  clearOptions: 'Clear options',
  addToCart: 'Add to cart',
  productQuantity: 'Product quantity',
  quantityOf: (product) => `${product} quantity`,
  inStock: (count) => `${count} in stock`,
  outOfStock: 'Out of stock',
  unavailableProduct: 'This product is currently out of stock and unavailable.',
  notAvailable: 'N/A',
  originalPrice: (price) => `Original price was: ${price}.`,
  currentPrice: (price) => `Current price is: ${price}.`,
  priceRange: (low, high) => `Price range: ${low} through ${high}`,
  noMatchingVariations: 'Sorry, no products matched your selection. Please choose a different combination.',
  makeASelection: 'Please select some product options before adding this product to your cart.',
  unavailable: 'Sorry, this product is unavailable. Please choose a different combination.',
  resetAlert:
    'Your selection has been reset. Please select some product options before adding this product to your cart.',
  openGallery: 'View full-screen image gallery',
  fieldRequired: 'This field is required.',
  emailInvalid: 'This email address is not valid.',
  messageSent: 'Your message was sent successfully. We reply within one working day.',
  invalidRequest: 'Invalid request, Please try again',
};

const ar: ServerTexts = {
  chooseAnOption: 'اختر أحد الخيارات',
  clear: 'مسح',
  clearOptions: 'مسح الخيارات',
  addToCart: 'إضافة إلى السلة',
  productQuantity: 'كمية المنتج',
  quantityOf: (product) => `كمية ${product}`,
  inStock: (count) => `متوفر: ${count}`,
  outOfStock: 'نفدت الكمية',
  unavailableProduct: 'هذا المنتج غير متوفر حاليًا.',
  notAvailable: 'غير محدد',
  originalPrice: (price) => `السعر قبل التخفيض: ${price}.`,
  currentPrice: (price) => `السعر الحالي: ${price}.`,
  priceRange: (low, high) => `نطاق السعر: من ${low} إلى ${high}`,
  noMatchingVariations: 'عذرًا، لا يوجد منتج يطابق اختيارك. يرجى اختيار تركيبة أخرى.',
  makeASelection: 'يرجى تحديد خيارات المنتج قبل إضافته إلى السلة.',
  unavailable: 'عذرًا، هذا الخيار غير متوفر. يرجى اختيار تركيبة أخرى.',
  resetAlert: 'أُعيد ضبط اختيارك. يرجى تحديد خيارات المنتج قبل إضافته إلى السلة.',
  openGallery: 'عرض الصور بملء الشاشة',
  fieldRequired: 'هذا الحقل مطلوب.',
  emailInvalid: 'عنوان البريد الإلكتروني غير صالح.',
  messageSent: 'أُرسلت رسالتك بنجاح. نرد خلال يوم عمل واحد.',
  invalidRequest: 'طلب غير صالح، يرجى المحاولة مرة أخرى',
};

export const serverTexts: Readonly<Record<Locale, ServerTexts>> = { en, ar };
