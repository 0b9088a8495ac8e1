import { localized } from '@hadaya/testing/shop';

/** Texts of the page that makes the script tag for a shop. */
export const installTexts = {
  title: localized('Put Hadaya on your shop', 'ضعوا هدايا في متجركم'),
  summary: localized(
    'Write your settings, try them on the pages of this shop and copy the tag.',
    'اكتبوا إعداداتكم وجرّبوها على صفحات هذا المتجر وانسخوا الوسم.',
  ),
  lead: localized(
    'One tag is all that a WooCommerce shop needs: settings, markup and server stay those of your plugins. What you write here shows at once in the tag below.',
    'وسم واحد هو كل ما يحتاجه متجر ووكومرس: تبقى الإعدادات والصفحات والخادم كما هي في إضافاتكم. وما تكتبونه هنا يظهر فورًا في الوسم أدناه.',
  ),
  settings: localized('Settings by part, as JSON', 'الإعدادات حسب الجزء بصيغة JSON'),
  settingsHelp: localized(
    'May stay empty. Names and values are in the read-me of each part; the owner’s panel explains what it does not know.',
    'يمكن تركها فارغة. الأسماء والقيم في دليل كل جزء، وتشرح لوحة المالك ما لا تعرفه.',
  ),
  folder: localized('Folder of the files', 'مجلد الملفات'),
  runtime: localized('Runtime', 'بيئة التشغيل'),
  runtimeReact: localized('React: the default', 'رياكت: الخيار الافتراضي'),
  runtimeLight: localized('Light: Preact, the same parts', 'الخفيفة: بريأكت، الأجزاء نفسها'),
  number: localized('WhatsApp number for visitors without scripts', 'رقم واتساب لمن لا تعمل لديه البرامج النصية'),
  inOrder: localized('The settings can be read.', 'يمكن قراءة الإعدادات.'),
  notJson: localized(
    'This is no JSON: look at line {{line}} for a missing quote or comma. The tag keeps your last good settings.',
    'هذه ليست صيغة JSON: ابحثوا في السطر {{line}} عن علامة اقتباس أو فاصلة ناقصة. يحتفظ الوسم بآخر إعدادات صحيحة.',
  ),
  notObject: localized(
    'The settings must be an object: { … }. The tag keeps your last good settings.',
    'يجب أن تكون الإعدادات كائنًا: ‎{ … }‎. يحتفظ الوسم بآخر إعدادات صحيحة.',
  ),
  tag: localized('The tag', 'الوسم'),
  copy: localized('Copy the tag', 'نسخ الوسم'),
  copied: localized('Copied.', 'تم النسخ.'),
  notCopied: localized('The browser does not let it be copied: mark the text.', 'لا يسمح المتصفح بالنسخ: حدّدوا النص.'),
  where: localized('Where it goes', 'أين يوضع'),
  whereText: localized(
    'Before </head> or </body>: the page builder’s custom code, a code-snippet plugin, or the theme’s header.php. Twice does no harm.',
    'قبل ‎</head>‎ أو ‎</body>‎: في خانة الشيفرة المخصصة لمنشئ الصفحات، أو إضافة للشيفرات، أو ملف header.php في القالب. ولا ضرر من تكراره.',
  ),
  check: localized('How to check', 'كيف تتأكدون'),
  checkText: localized(
    'Open any page with ?hadaya_debug=1 at the end of its address: a panel names every part, its state and what to mend.',
    'افتحوا أي صفحة وأضيفوا ‎?hadaya_debug=1‎ إلى آخر عنوانها: تظهر لوحة بكل جزء وحالته وما يجب إصلاحه.',
  ),
  remove: localized('How to remove it', 'كيف تزيلونه'),
  removeText: localized(
    'Delete the tag. Nothing stays behind but the records in the visitor’s own browser.',
    'احذفوا الوسم. لا يبقى شيء سوى السجلات في متصفح الزائر نفسه.',
  ),
  trial: localized('Try it', 'جرّبوه'),
  trialPage: localized('Page', 'الصفحة'),
  trialPanel: localized('With the owner’s panel', 'مع لوحة المالك'),
  trialGo: localized('Show with these settings', 'اعرض بهذه الإعدادات'),
  trialFrame: localized('A page of this shop with your settings', 'صفحة من هذا المتجر بإعداداتكم'),
} as const;
