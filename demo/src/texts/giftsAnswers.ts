import { localized } from '@hadaya/testing/shop';

/** Steps of an order, as tabs. */
export const orderSteps = [
  {
    title: localized('We listen', 'نستمع'),
    text: localized(
      'Tell us the occasion, the number of guests and the day. Within one working day you have three ideas and their prices in rials.',
      'أخبرونا بالمناسبة وعدد الضيوف والموعد، وخلال يوم عمل واحد تصلكم ثلاث أفكار بأسعارها بالريال.',
    ),
  },
  {
    title: localized('You hold a sample', 'تلمسون العيّنة'),
    text: localized(
      'A sample with your logo comes to your office in Muscat, Sohar or Salalah. It is yours to keep, whatever you decide.',
      'تصل عيّنة بشعاركم إلى مكتبكم في مسقط أو صحار أو صلالة، وهي لكم مهما كان قراركم.',
    ),
  },
  {
    title: localized('We make', 'نصنع'),
    text: localized(
      'Potters, weavers and silversmiths begin. You see pictures of your own pieces while they are made.',
      'يبدأ الفخّارون والنسّاجون وصاغة الفضة العمل، وتصلكم صور قطعكم وهي تُصنع.',
    ),
  },
  {
    title: localized('We deliver', 'نوصل'),
    text: localized(
      'Wrapped, with a card for each guest, to one address or to two hundred.',
      'مغلّفة ومعها بطاقة باسم كل ضيف، إلى عنوان واحد أو إلى مئتي عنوان.',
    ),
  },
] as const;

/** Frequently asked questions. */
export const giftAnswers = [
  {
    title: localized('What is the smallest order?', 'ما أقل كمية للطلب؟'),
    text: localized(
      '24 pieces of one kind. Single samples are always possible.',
      '24 قطعة من النوع الواحد، والعيّنات المفردة متاحة دائمًا.',
    ),
  },
  {
    title: localized('How long does engraving take?', 'كم يستغرق النقش؟'),
    text: localized(
      'Three working days for up to a hundred pieces, seven for more. Before Eid please add a week.',
      'ثلاثة أيام عمل حتى مئة قطعة، وسبعة أيام لما زاد. وقبل العيد نرجو إضافة أسبوع.',
    ),
  },
  {
    title: localized('Do you deliver outside of Oman?', 'هل توصلون خارج عُمان؟'),
    text: localized(
      'To all countries of the Gulf, with the papers for customs.',
      'إلى جميع دول الخليج، مع أوراق الجمارك.',
    ),
  },
  {
    title: localized('Can we pay after delivery?', 'هل يمكن الدفع بعد التسليم؟'),
    text: localized(
      'Companies registered in Oman pay within thirty days of the invoice.',
      'تدفع الشركات المسجّلة في عُمان خلال ثلاثين يومًا من الفاتورة.',
    ),
  },
] as const;

/** Occasions, as nested tabs with one picture each. */
export const giftIdeas = [
  {
    title: localized('Eid', 'العيد'),
    picture: 'dates-open',
    text: localized(
      'Dates from Nizwa in a cedar box, filled by hand with thirty-five fillings to choose from.',
      'تمور من نزوى في علبة من خشب الأرز، محشوة يدويًا بخمس وثلاثين حشوة تختارون منها.',
    ),
  },
  {
    title: localized('National Day', 'العيد الوطني'),
    picture: 'mug-red',
    text: localized(
      'Mugs in the colours of the flag, fired in Bahla, with the year under the glaze.',
      'أكواب بألوان العلم، أُحرقت في بهلاء، وتحت طلائها تاريخ السنة.',
    ),
  },
  {
    title: localized('First day at work', 'أول يوم عمل'),
    picture: 'pen-engraved',
    text: localized(
      'A pen with the new name on it, in a box that opens like a drawer.',
      'قلم يحمل اسم الموظف الجديد، في علبة تُفتح كالدرج.',
    ),
  },
] as const;

/** Materials, as a nested accordion. */
export const giftCare = [
  {
    title: localized('Bahla clay', 'طين بهلاء'),
    text: localized(
      'Thrown on the wheel, dried for a week, fired twice. Wash by hand and it stays for a life.',
      'يُشكّل على الدولاب ويُجفف أسبوعًا ويُحرق مرتين. اغسلوه باليد يبقَ عمرًا.',
    ),
  },
  {
    title: localized('Brass and silver', 'النحاس والفضة'),
    text: localized(
      'A soft cloth is enough. What darkens is the skin of the metal, not its heart.',
      'تكفيهما قطعة قماش ناعمة. ما يَسْمَرّ هو سطح المعدن لا قلبه.',
    ),
  },
  {
    title: localized('Linen and paper', 'الكتان والورق'),
    text: localized(
      'Woven in Jabal Akhdar, bound with thread instead of glue, so that it lies flat.',
      'يُنسج في الجبل الأخضر ويُجلّد بالخيط بدل الغراء ليبقى مستويًا عند فتحه.',
    ),
  },
] as const;
