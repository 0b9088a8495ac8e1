import { localized } from '@hadaya/testing/shop';

export const aboutTexts = {
  lead: localized(
    'We began with one order: forty coffee pots for a bank that wanted to thank its people with something that would last.',
    'بدأنا بطلب واحد: أربعون دلة قهوة لمصرف أراد أن يشكر موظفيه بشيء يبقى.',
  ),
  makersTitle: localized('The makers', 'الصنّاع'),
  makers: localized(
    'Our clay comes from Bahla, our silver from Nizwa, our weaving from Samail, our frankincense from the wadis of Dhofar. We know every workshop, and we pay before we ship.',
    'طيننا من بهلاء وفضتنا من نزوى ونسيجنا من سمائل ولباننا من أودية ظفار. نعرف كل ورشة، وندفع قبل أن نرسل.',
  ),
  logoTitle: localized('Your logo, discreetly', 'شعاركم بلمسة هادئة'),
  logo: localized(
    'A gift is not an advertisement. We press, fire and engrave logos where a maker would sign: on the foot, inside the lid, at the edge.',
    'الهدية ليست إعلانًا. نضغط الشعار أو نثبّته بالحرق أو ننقشه حيث يوقّع الصانع: على القاعدة، وداخل الغطاء، وعند الحافة.',
  ),
  logoGift: localized('See the gifts', 'تصفّح الهدايا'),
  closing: localized('Who would you like to thank?', 'من تودّون شكره؟'),
} as const;
