import { localized } from '@hadaya/testing/shop';

/** Texts of the page that makes the script tag for a shop. */
export const installTexts = {
  title: localized('Put Hadaya on your shop', 'ضعوا هدايا في متجركم'),
  summary: localized(
    'Choose your settings, see them on the pages of this shop, copy the tag, and check a page that has it.',
    'اختاروا إعداداتكم وشاهدوها على صفحات هذا المتجر وانسخوا الوسم، وافحصوا صفحة تحمله.',
  ),
  lead: localized(
    'One tag is all that a WooCommerce shop needs: settings, markup and server stay those of your plugins. What you choose here shows at once in the preview and in the tag; the address of this page keeps it.',
    'وسم واحد هو كل ما يحتاجه متجر ووكومرس: تبقى الإعدادات والصفحات والخادم كما هي في إضافاتكم. وما تختارونه هنا يظهر فورًا في المعاينة وفي الوسم، ويحفظه عنوان هذه الصفحة.',
  ),
  settings: localized('Settings', 'الإعدادات'),
  fromPlugin: localized(
    'What the replaced plugin is asked for, set here instead',
    'ما يُضبط عادةً في الإضافة المستبدلة، ويمكن ضبطه هنا',
  ),
  own: localized('Contact widget', 'أداة التواصل'),
  ownHelp: localized(
    'For a shop without a contact plugin: made here, it needs no server. A contact form and statistics need our WordPress plugin.',
    'لمتجر بلا إضافة تواصل: تُصنع هنا ولا تحتاج إلى خادم. أما نموذج التواصل والإحصاءات فتحتاج إلى إضافتنا لووردبريس.',
  ),
  more: localized('More settings', 'إعدادات أخرى'),
  up: localized('Up', 'إلى الأعلى'),
  down: localized('Down', 'إلى الأسفل'),
  out: localized('Remove', 'إزالة'),
  notUsable: localized(
    '“{{name}}” cannot be used, for example: {{example}}. The tag leaves it out until then.',
    'لا يمكن استعمال «{{name}}»، مثال: {{example}}. يُترك خارج الوسم حتى ذلك الحين.',
  ),
  look: localized('Look of all parts', 'مظهر الأجزاء كلها'),
  lookPlugin: localized('As with the plugins', 'كما مع الإضافات'),
  lookHadaya: localized('Hadaya’s own', 'مظهر هدايا'),
  unset: localized('(not set)', '(غير مضبوط)'),
  on: localized('on', 'مفعّل'),
  off: localized('off', 'معطّل'),
  folderExample: localized(
    'This address is an example: enter where the files of your download stand.',
    'هذا العنوان مثال: اكتبوا مكان ملفات التنزيل لديكم.',
  ),
  folderFound: localized('The files of this version are there.', 'ملفات هذا الإصدار موجودة هناك.'),
  folderOther: localized(
    'A file is there, but not of this version: the browser would refuse it. Put the files of this download there, or make the tag with that version.',
    'هناك ملف، لكنه ليس من هذا الإصدار وسيرفضه المتصفح. ضعوا هناك ملفات هذا التنزيل، أو أنشئوا الوسم بذلك الإصدار.',
  ),
  folderMissing: localized(
    'Nothing that a page may load is at this address, so the tag would do nothing. Put the folder of the download there; on another domain the server has to allow it (CORS).',
    'لا يوجد في هذا العنوان ما يمكن لصفحة أن تحمّله، فلن يفعل الوسم شيئًا. ضعوا مجلد التنزيل هناك؛ وإن كان على نطاق آخر فعلى الخادم أن يسمح بذلك (CORS).',
  ),
  folder: localized('Folder of the files', 'مجلد الملفات'),
  runtime: localized('Runtime', 'بيئة التشغيل'),
  runtimeReact: localized('React: the default', 'رياكت: الخيار الافتراضي'),
  runtimeLight: localized('Light: Preact, the same parts', 'الخفيفة: بريأكت، الأجزاء نفسها'),
  number: localized(
    'WhatsApp number for visitors without scripts, where no widget is made here',
    'رقم واتساب لمن لا تعمل لديه البرامج النصية، حين لا تُصنع أداة هنا',
  ),
  inOrder: localized('The settings can be used.', 'يمكن استعمال الإعدادات.'),
  notInRange: localized(
    '{{name}} must be a number in {{range}}. The tag leaves it out until then.',
    'يجب أن يكون {{name}} رقمًا ضمن {{range}}. يُترك خارج الوسم حتى ذلك الحين.',
  ),
  notJson: localized(
    '{{name}} is no JSON: look for a missing quote, comma or bracket. The tag leaves it out until then.',
    'قيمة {{name}} ليست JSON: ابحثوا عن علامة اقتباس أو فاصلة أو قوس ناقص. تُترك خارج الوسم حتى ذلك الحين.',
  ),
  tag: localized('The tag', 'الوسم'),
  copy: localized('Copy the tag', 'نسخ الوسم'),
  copyLink: localized('Copy a link to these settings', 'نسخ رابط بهذه الإعدادات'),
  copied: localized('Copied.', 'تم النسخ.'),
  notCopied: localized('The browser does not let it be copied: mark the text.', 'لا يسمح المتصفح بالنسخ: حدّدوا النص.'),
  where: localized('Where it goes', 'أين يوضع'),
  whereText: localized(
    'In the head, as far up as possible: the page builder’s custom code, a code-snippet plugin, or the theme’s header.php. Before </body> it works too, but later. Twice does no harm.',
    'في رأس الصفحة (head) وفي أعلاه قدر الإمكان: في خانة الشيفرة المخصصة لمنشئ الصفحات، أو إضافة للشيفرات، أو ملف header.php في القالب. وهو يعمل قبل ‎</body>‎ أيضًا لكنه يتأخر. ولا ضرر من تكراره.',
  ),
  check: localized('How to check', 'كيف تتأكدون'),
  checkText: localized(
    'Open any page with ?hadaya_debug=1 at the end of its address: a panel names every part, its state and what to do.',
    'افتحوا أي صفحة وأضيفوا ‎?hadaya_debug=1‎ إلى آخر عنوانها: تظهر لوحة بكل جزء وحالته وما يجب إصلاحه.',
  ),
  remove: localized('How to remove it', 'كيف تزيلونه'),
  removeText: localized(
    'Delete the tag. Nothing stays behind but the records in the visitor’s own browser.',
    'احذفوا الوسم. لا يبقى شيء سوى السجلات في متصفح الزائر نفسه.',
  ),
  trial: localized('Preview', 'المعاينة'),
  trialPage: localized('Page', 'الصفحة'),
  trialPanel: localized('With the owner’s panel', 'مع لوحة المالك'),
  trialPhone: localized('As on a phone', 'كما على الهاتف'),
  trialFrame: localized('A page of this shop with your settings', 'صفحة من هذا المتجر بإعداداتكم'),
  given: localized('Check a page', 'فحص صفحة'),
  givenLabel: localized('Your page’s address or its HTML', 'عنوان صفحتكم أو شيفرة HTML منها'),
  givenHelp: localized(
    'Most shops let no other page read theirs: then open your page, choose “View page source” and paste all of it. What you paste stays in this browser.',
    'لا تسمح معظم المتاجر لصفحة أخرى بقراءة صفحاتها: عندها افتحوا صفحتكم واختاروا «عرض مصدر الصفحة» والصقوه كله. ما تلصقونه يبقى في هذا المتصفح.',
  ),
  givenGo: localized('What would Hadaya find?', 'ماذا ستجد هدايا؟'),
  take: localized('Take its settings into the form', 'انقل إعداداتها إلى النموذج'),
  kind_good: localized('✓', '✓'),
  kind_bad: localized('What to do:', 'للإصلاح:'),
  kind_note: localized('Good to know:', 'للعلم:'),
  check_empty: localized('Paste an address or HTML first.', 'الصقوا عنوانًا أو شيفرة HTML أولًا.'),
  check_notReadable: localized(
    'The browser may not read that address. Open the page, view its source and paste it here.',
    'لا يُسمح للمتصفح بقراءة هذا العنوان. افتحوا الصفحة واعرضوا مصدرها والصقوه هنا.',
  ),
  check_noTag: localized(
    'No tag of Hadaya: copy the one above and put it before </head> or </body>.',
    'لا وسم لهدايا: انسخوا الوسم أعلاه وضعوه قبل ‎</head>‎ أو ‎</body>‎.',
  ),
  check_tag: localized('The tag is there: {{src}}', 'الوسم موجود: {{src}}'),
  check_twoTags: localized('{{count}} tags of Hadaya: keep one.', 'يوجد {{count}} من وسوم هدايا: أبقوا واحدًا.'),
  check_delayed: localized(
    'Something delays the tag (type “{{type}}”). If parts start only after the first touch, exclude hadaya.min.js there.',
    'هناك ما يؤخر الوسم (النوع «{{type}}»). إن بدأت الأجزاء بعد أول لمسة فاستثنوا hadaya.min.js فيه.',
  ),
  check_integrity: localized('Its integrity hash is that of this version.', 'بصمة الوسم هي بصمة هذا الإصدار.'),
  check_noIntegrity: localized(
    'The tag has no integrity hash, so changed files would run.',
    'لا يحمل الوسم بصمة، فالملف المعدّل سيعمل.',
  ),
  check_otherIntegrity: localized(
    'The integrity hash is not this version’s: take the tag above together with the files of its version.',
    'البصمة ليست لهذا الإصدار: خذوا الوسم أعلاه مع ملفات إصداره.',
  ),
  check_noCrossorigin: localized(
    'A tag with integrity needs crossorigin="anonymous".',
    'الوسم الذي يحمل بصمة يحتاج إلى ‎crossorigin="anonymous"‎.',
  ),
  check_unreadable: localized(
    'The settings are no JSON, so they could not be checked.',
    'الإعدادات ليست بصيغة JSON فتعذر فحصها.',
  ),
  check_misspelt: localized(
    '{{path}} is no setting. Did you mean “{{nearest}}”?',
    'لا يوجد إعداد باسم {{path}}. هل تقصدون «{{nearest}}»؟',
  ),
  check_unknown: localized('{{path}} is no setting.', 'لا يوجد إعداد باسم {{path}}.'),
  check_found: localized('{{name}} would start; elements: {{count}}.', 'سيعمل {{name}}؛ عدد العناصر: {{count}}.'),
  check_foundSettings: localized(
    '{{name}} would start: {{global}} is there.',
    'سيعمل {{name}}: الإعدادات {{global}} موجودة.',
  ),
  check_absent: localized('Nothing to do on this page for: {{names}}.', 'لا عمل في هذه الصفحة للأجزاء: {{names}}.'),
  check_replaced: localized(
    'The script of {{plugin}} is still there; without it the page is lighter.',
    'برنامج {{plugin}} لا يزال موجودًا، والصفحة أخف دونه.',
  ),
  check_noDoctype: localized('The page has no <!doctype html>.', 'الصفحة بلا ‎<!doctype html>‎.'),
  check_noViewport: localized(
    'The page has no <meta name="viewport">: phones show it small.',
    'الصفحة بلا ‎<meta name="viewport">‎ فتظهر صغيرة على الهاتف.',
  ),
  check_noLanguage: localized(
    'The page does not name its language: set lang on <html>.',
    'لا تذكر الصفحة لغتها: اضبطوا lang على ‎<html>‎.',
  ),
  check_onlyTag: localized(
    'This is only the tag. Paste a whole page to see what Hadaya would find there.',
    'هذا هو الوسم وحده. الصقوا صفحة كاملة لتروا ما ستجده هدايا فيها.',
  ),
} as const;
