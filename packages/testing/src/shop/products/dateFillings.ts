import { type Localized, localized } from '../locale.ts';

export interface DateFilling {
  readonly slug: string;
  readonly name: Localized;
}

function filling(slug: string, en: string, ar: string): DateFilling {
  return { slug, name: localized(en, ar) };
}

/** Thirty-five fillings, which is more than the 30 variations that WooCommerce embeds. */
export const dateFillings: readonly DateFilling[] = [
  filling('pistachio', 'Pistachio', 'فستق'),
  filling('almond', 'Almond', 'لوز'),
  filling('walnut', 'Walnut', 'جوز'),
  filling('cashew', 'Cashew', 'كاجو'),
  filling('pecan', 'Pecan', 'بيكان'),
  filling('hazelnut', 'Hazelnut', 'بندق'),
  filling('macadamia', 'Macadamia', 'مكاديميا'),
  filling('pine-nut', 'Pine nut', 'صنوبر'),
  filling('orange-peel', 'Orange peel', 'قشر البرتقال'),
  filling('lemon', 'Candied lemon', 'ليمون مسكّر'),
  filling('ginger', 'Ginger', 'زنجبيل'),
  filling('cardamom', 'Cardamom', 'هيل'),
  filling('saffron', 'Saffron', 'زعفران'),
  filling('rose', 'Rose', 'ورد'),
  filling('frankincense', 'Frankincense', 'لبان'),
  filling('honey', 'Honey', 'عسل'),
  filling('tahini', 'Tahini', 'طحينة'),
  filling('sesame', 'Sesame', 'سمسم'),
  filling('halwa', 'Omani halwa', 'حلوى عُمانية'),
  filling('coconut', 'Coconut', 'جوز الهند'),
  filling('dark-chocolate', 'Dark chocolate', 'شوكولاتة داكنة'),
  filling('milk-chocolate', 'Milk chocolate', 'شوكولاتة بالحليب'),
  filling('white-chocolate', 'White chocolate', 'شوكولاتة بيضاء'),
  filling('coffee', 'Coffee', 'قهوة'),
  filling('karak', 'Karak', 'كرك'),
  filling('cinnamon', 'Cinnamon', 'قرفة'),
  filling('caramel', 'Salted caramel', 'كراميل مملّح'),
  filling('apricot', 'Apricot', 'مشمش'),
  filling('fig', 'Fig', 'تين'),
  filling('cherry', 'Cherry', 'كرز'),
  filling('cranberry', 'Cranberry', 'توت بري'),
  filling('mango', 'Mango', 'مانجو'),
  filling('pomegranate', 'Pomegranate', 'رمان'),
  filling('mint', 'Mint', 'نعناع'),
  filling('plain', 'Plain', 'سادة'),
];
