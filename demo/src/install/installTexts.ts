import { localized } from '@hadaya/testing/shop';

export const installTexts = {
  title: localized('Add Hadaya to your shop', 'أضف هدايا إلى متجرك'),
  summary: localized(
    'Choose your settings, preview them on this shop, copy the tag and check your page.',
    'اختر إعداداتك وعاينها في هذا المتجر، ثم انسخ الوسم وافحص صفحتك.',
  ),
  lead: localized(
    'A WooCommerce shop needs only one script tag. Your plugins keep their settings and data. Your choices update the preview and the tag, and are saved in this page’s URL.',
    'لا يحتاج متجر ووكومرس إلا إلى وسم واحد. تحتفظ إضافاتك بإعداداتها وبياناتها. تُحدّث اختياراتك المعاينة والوسم، وتُحفظ في رابط هذه الصفحة.',
  ),
  settings: localized('Settings', 'الإعدادات'),
  fromPlugin: localized('Settings of the replaced plugin', 'إعدادات الإضافة الأصلية'),
  own: localized('Contact widget', 'أداة التواصل'),
  ownHelp: localized(
    'For shops without a contact plugin. The contact form and statistics require the Hadaya plugin for WordPress.',
    'للمتاجر التي لا تستخدم إضافة تواصل. يتطلب نموذج التواصل والإحصاءات إضافة هدايا لووردبريس.',
  ),
  more: localized('More settings', 'المزيد من الإعدادات'),
  up: localized('Move up', 'نقل للأعلى'),
  down: localized('Move down', 'نقل للأسفل'),
  out: localized('Remove', 'إزالة'),
  notUsable: localized(
    '“{{name}}” is not valid and is left out of the tag. Example: {{example}}.',
    '«{{name}}» غير صالح ولن يُضاف إلى الوسم. مثال: {{example}}.',
  ),
  look: localized('Design', 'التصميم'),
  lookPlugin: localized('Replaced plugins', 'الإضافات الأصلية'),
  lookHadaya: localized('Hadaya', 'هدايا'),
  unset: localized('Not set', 'غير محدد'),
  on: localized('On', 'مفعّل'),
  off: localized('Off', 'معطّل'),
  folderExample: localized(
    'This URL is an example. Enter the URL of your uploaded files.',
    'هذا الرابط مثال. أدخل رابط ملفاتك المرفوعة.',
  ),
  folderFound: localized('The files of this version were found.', 'عُثر على ملفات هذا الإصدار.'),
  folderOther: localized(
    'The files belong to another version, so the browser would block them. Upload the files of this version.',
    'الملفات من إصدار آخر، ولذلك سيحظرها المتصفح. ارفع ملفات هذا الإصدار.',
  ),
  folderMissing: localized(
    'No files were found at this URL. Upload the folder there. On another domain, the server must allow CORS.',
    'لم يُعثر على ملفات في هذا الرابط. ارفع المجلد إليه. وإن كان على نطاق آخر فيجب أن يسمح الخادم بـ CORS.',
  ),
  folder: localized('Files URL', 'رابط الملفات'),
  runtime: localized('JavaScript library', 'مكتبة جافاسكربت'),
  runtimeReact: localized('React (default)', 'React (الافتراضي)'),
  runtimeLight: localized('Preact (lighter)', 'Preact (أخف)'),
  number: localized('WhatsApp number for visitors without JavaScript', 'رقم واتساب للزوار من دون جافاسكربت'),
  inOrder: localized('All settings are valid.', 'كل الإعدادات صالحة.'),
  noChannel: localized(
    'Add a channel. The contact widget does not appear without one.',
    'أضف قناة: لا تظهر أداة التواصل من دونها.',
  ),
  notInRange: localized(
    '{{name}} must be a number in the range {{range}}. It is left out of the tag.',
    'يجب أن يكون {{name}} رقمًا ضمن {{range}}. لن يُضاف إلى الوسم.',
  ),
  notJson: localized(
    '{{name}} is not valid JSON and is left out of the tag. Check for a missing quote, comma or bracket.',
    'قيمة {{name}} ليست JSON صالحًا ولن تُضاف إلى الوسم. تحقق من علامات التنصيص والفواصل والأقواس.',
  ),
  tag: localized('Script tag', 'الوسم'),
  copy: localized('Copy tag', 'نسخ الوسم'),
  copyLink: localized('Copy link to these settings', 'نسخ رابط هذه الإعدادات'),
  copied: localized('Copied.', 'تم النسخ.'),
  notCopied: localized('Copying failed. Select the text and copy it.', 'فشل النسخ. حدد النص وانسخه.'),
  where: localized('Where to add the tag', 'مكان الوسم'),
  whereText: localized(
    'Add it as high as possible in the head: with your page builder’s custom code, a code snippet plugin or the theme’s header.php. It also works before </body>, but starts later.',
    'أضفه في أعلى head قدر الإمكان: في الكود المخصص لمنشئ الصفحات، أو إضافة أكواد، أو ملف header.php في القالب. ويعمل قبل ‎</body>‎ أيضًا لكنه يبدأ متأخرًا.',
  ),
  check: localized('How to check the tag', 'التحقق من الوسم'),
  checkText: localized(
    'Open a page with ?hadaya_debug=1 added to its URL. A panel lists every part, its status and what to do.',
    'افتح صفحة مع إضافة ‎?hadaya_debug=1‎ إلى رابطها. تظهر لوحة تبيّن حالة كل ميزة وما يلزم فعله.',
  ),
  remove: localized('How to remove the tag', 'إزالة الوسم'),
  removeText: localized(
    'Delete the tag. Only data in visitors’ own browsers remains.',
    'احذف الوسم. لا تبقى إلا البيانات في متصفحات الزوار.',
  ),
  trial: localized('Preview', 'المعاينة'),
  trialPage: localized('Page', 'الصفحة'),
  trialPanel: localized('Show diagnostics panel', 'إظهار لوحة التشخيص'),
  trialPhone: localized('Mobile view', 'عرض الهاتف'),
  trialFrame: localized('Shop preview', 'معاينة المتجر'),
  given: localized('Check a page', 'فحص صفحة'),
  givenLabel: localized('Page URL or HTML', 'رابط الصفحة أو كود HTML'),
  givenHelp: localized(
    'If the URL cannot be read, open your page, choose “View page source” and paste all of it. It stays in this browser.',
    'إن تعذّرت قراءة الرابط فافتح صفحتك واختر «عرض مصدر الصفحة» والصقه كله. يبقى في هذا المتصفح.',
  ),
  givenGo: localized('Check page', 'فحص الصفحة'),
  take: localized('Use these settings', 'استخدام هذه الإعدادات'),
  kind_good: localized('✓', '✓'),
  kind_bad: localized('To fix:', 'للإصلاح:'),
  kind_note: localized('Note:', 'ملاحظة:'),
  check_empty: localized('Enter a URL or HTML first.', 'أدخل رابطًا أو كود HTML أولًا.'),
  check_notReadable: localized(
    'The browser could not read this URL. Open the page, view its source and paste it here.',
    'تعذّر على المتصفح قراءة هذا الرابط. افتح الصفحة واعرض مصدرها والصقه هنا.',
  ),
  check_noTag: localized(
    'No Hadaya tag found. Copy the tag above and add it before </head> or </body>.',
    'لم يُعثر على وسم هدايا. انسخ الوسم أعلاه وأضفه قبل ‎</head>‎ أو ‎</body>‎.',
  ),
  check_tag: localized('Tag found: {{src}}', 'عُثر على الوسم: {{src}}'),
  check_twoTags: localized('{{count}} Hadaya tags found. Keep only one.', 'عدد وسوم هدايا: {{count}}. أبقِ واحدًا فقط.'),
  check_delayed: localized(
    'The tag is delayed (type “{{type}}”). If parts start only after the first interaction, exclude hadaya.min.js from delaying.',
    'الوسم مؤجل (النوع «{{type}}»). إن لم تعمل الأجزاء إلا بعد أول تفاعل فاستثنِ hadaya.min.js من التأخير.',
  ),
  check_integrity: localized('The integrity hash matches this version.', 'بصمة السلامة تطابق هذا الإصدار.'),
  check_noIntegrity: localized(
    'The tag has no integrity hash, so modified files would run.',
    'لا يحمل الوسم بصمة سلامة، فستعمل الملفات المعدّلة.',
  ),
  check_otherIntegrity: localized(
    'The integrity hash belongs to another version. Use the tag above with the files of its version.',
    'بصمة السلامة لإصدار آخر. استخدم الوسم أعلاه مع ملفات إصداره.',
  ),
  check_noCrossorigin: localized(
    'A tag with integrity needs crossorigin="anonymous". Add it.',
    'الوسم الذي يحمل integrity يحتاج إلى ‎crossorigin="anonymous"‎. أضفه.',
  ),
  check_unreadable: localized(
    'The settings are not valid JSON and could not be checked.',
    'الإعدادات ليست JSON صالحًا وتعذّر فحصها.',
  ),
  check_misspelt: localized(
    'There is no setting {{path}}. Did you mean “{{nearest}}”?',
    'لا يوجد إعداد باسم {{path}}. هل تقصد «{{nearest}}»؟',
  ),
  check_unknown: localized('There is no setting {{path}}.', 'لا يوجد إعداد باسم {{path}}.'),
  check_found: localized(
    '{{name}} starts on this page. Elements: {{count}}.',
    'يعمل {{name}} في هذه الصفحة. عدد العناصر: {{count}}.',
  ),
  check_foundSettings: localized(
    '{{name}} starts on this page: {{global}} was found.',
    'يعمل {{name}} في هذه الصفحة: عُثر على {{global}}.',
  ),
  check_absent: localized('Not used on this page: {{names}}.', 'غير مستخدمة في هذه الصفحة: {{names}}.'),
  check_replaced: localized(
    'The script of {{plugin}} is still loaded. Remove it to make the page lighter.',
    'لا يزال سكربت {{plugin}} يُحمَّل. أزِله لتصبح الصفحة أخف.',
  ),
  check_noDoctype: localized('The page has no <!doctype html>.', 'الصفحة بلا ‎<!doctype html>‎.'),
  check_noViewport: localized(
    'The page has no <meta name="viewport">, so phones show it small. Add it.',
    'الصفحة بلا ‎<meta name="viewport">‎ فتظهر صغيرة على الهاتف. أضفه.',
  ),
  check_noLanguage: localized(
    'The page has no language. Set lang on <html>.',
    'لم تُحدد لغة الصفحة. اضبط lang في ‎<html>‎.',
  ),
  check_onlyTag: localized(
    'This is only the tag. Paste a whole page to check it.',
    'هذا هو الوسم وحده. الصق صفحة كاملة لفحصها.',
  ),
} as const;
