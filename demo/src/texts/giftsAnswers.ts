import { localized } from '@hadaya/testing/shop';

/** Steps of an order; each becomes a tab. */
export const orderSteps = [
  {
    title: localized('We listen', 'نستمع'),
    text: localized(
      'Tell us the occasion, the number of guests and the day. Within one working day, you have three ideas with prices in rials.',
      'أخبرونا بالمناسبة وعدد الضيوف والموعد، وخلال يوم عمل واحد تصلكم ثلاث أفكار بأسعارها بالريال.',
    ),
  },
  {
    title: localized('You get a sample', 'تصلكم عيّنة'),
    text: localized(
      'We bring a sample with your logo to your office in Muscat, Sohar or Salalah. It is yours to keep, whatever you decide.',
      'نوصل عيّنة بشعاركم إلى مكتبكم في مسقط أو صحار أو صلالة، وهي لكم مهما كان قراركم.',
    ),
  },
  {
    title: localized('We make', 'نصنع'),
    text: localized(
      'Our potters, weavers and silversmiths start work. We send you photos of your pieces as they take shape.',
      'يبدأ الفخّارون والنسّاجون وصاغة الفضة العمل، ونرسل لكم صور قطعكم وهي تُصنع.',
    ),
  },
  {
    title: localized('We deliver', 'نوصل'),
    text: localized(
      'Wrapped, with a card for each guest, to one address or two hundred.',
      'مغلّفة ومعها بطاقة باسم كل ضيف، إلى عنوان واحد أو إلى مئتي عنوان.',
    ),
  },
] as const;

export const giftAnswers = [
  {
    title: localized('What is the smallest order?', 'ما أقل كمية للطلب؟'),
    text: localized(
      '24 pieces of one kind. You can always order a single sample.',
      '24 قطعة من النوع الواحد، والعيّنات المفردة متاحة دائمًا.',
    ),
  },
  {
    title: localized('How long does engraving take?', 'كم يستغرق النقش؟'),
    text: localized(
      'Three working days for up to a hundred pieces, seven for more. Before Eid, please allow an extra week.',
      'ثلاثة أيام عمل حتى مئة قطعة، وسبعة أيام لما زاد. وقبل العيد نحتاج إلى أسبوع إضافي.',
    ),
  },
  {
    title: localized('Do you deliver outside Oman?', 'هل توصلون خارج عُمان؟'),
    text: localized(
      'Yes, to every Gulf country, with all customs papers.',
      'نعم، إلى جميع دول الخليج مع أوراق الجمارك.',
    ),
  },
  {
    title: localized('Can we pay after delivery?', 'هل يمكن الدفع بعد التسليم؟'),
    text: localized(
      'Yes. Companies registered in Oman pay within thirty days of the invoice.',
      'نعم، تدفع الشركات المسجّلة في عُمان خلال ثلاثين يومًا من الفاتورة.',
    ),
  },
] as const;

/** Occasions, as nested tabs with one picture each. */
export const giftIdeas = [
  {
    title: localized('Eid', 'العيد'),
    picture: 'dates-open',
    text: localized(
      'Nizwa dates in a cedar-coloured box, filled by hand. Choose from thirty-five fillings.',
      'تمور من نزوى في علبة بلون خشب الأرز، محشوة يدويًا. اختاروا من خمس وثلاثين حشوة.',
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
      'A pen engraved with your new colleague’s name, in a velvet-lined box.',
      'قلم نُقش عليه اسم زميلكم الجديد، في علبة مبطّنة بالمخمل.',
    ),
  },
] as const;

/** Care instructions by material, as a nested accordion. */
export const giftCare = [
  {
    title: localized('Bahla clay', 'طين بهلاء'),
    text: localized(
      'Thrown on the wheel, dried for a week, fired twice. Washed by hand, it lasts a lifetime.',
      'يُشكّل على الدولاب ويُجفف أسبوعًا ويُحرق مرتين. وإذا غُسل باليد دام عمرًا.',
    ),
  },
  {
    title: localized('Brass and silver', 'النحاس والفضة'),
    text: localized(
      'A soft cloth is enough. Only the surface darkens, and it polishes back.',
      'تكفيهما قطعة قماش ناعمة. لا يَسْمَرّ إلا السطح، ويعود لامعًا بالتلميع.',
    ),
  },
  {
    title: localized('Linen and paper', 'الكتان والورق'),
    text: localized(
      'Linen woven in Jabal Akhdar. Pages are sewn, not glued, so the book lies flat.',
      'كتان منسوج في الجبل الأخضر، وصفحات مخيطة لا ملصقة، فينفتح الدفتر مستويًا.',
    ),
  },
] as const;
