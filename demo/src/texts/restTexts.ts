import { localized } from '@hadaya/testing/shop';

/** Texts of the page that shows the REST client. */
export const restTexts = {
  title: localized('Asking the server', 'سؤال الخادم'),
  summary: localized(
    'The client for the site’s REST API: nonce, method override, whole lists, uploads that are finished, answers that the page brought along, and errors.',
    'عميل واجهة REST للموقع: الرمز المؤقت، وتجاوز الطريقة، والقوائم الكاملة، ورفع يُستكمل، وإجابات جاءت مع الصفحة، والأخطاء.',
  ),
  lead: localized(
    'One file for themes and plugins; nothing else of the shop needs it. Each button asks the server and shows what the caller gets.',
    'ملف واحد للقوالب والإضافات، ولا يحتاجه شيء آخر في المتجر. كل زر يسأل الخادم ويعرض ما يحصل عليه المستدعي.',
  ),
} as const;

/** Available requests by the script's name for them. */
export const restQuestions = [
  {
    key: 'nonce',
    label: localized('Write with an old nonce', 'الكتابة برمز قديم'),
    about: localized(
      'The page came out of a cache: the nonce is refreshed once and the request repeated.',
      'جاءت الصفحة من ذاكرة التخزين: يُجدَّد الرمز مرة ويُعاد الطلب.',
    ),
  },
  {
    key: 'method',
    label: localized('Change a note (PUT)', 'تعديل ملاحظة (PUT)'),
    about: localized('Goes out as POST with a header, past servers that know no PUT.', 'يُرسل كطلب POST مع ترويسة.'),
  },
  {
    key: 'root',
    label: localized('Find the root', 'إيجاد الجذر'),
    about: localized(
      'From the link in the page’s head; the caller names a route.',
      'من رابط رأس الصفحة، والمستدعي يسمّي المسار.',
    ),
  },
  {
    key: 'all',
    label: localized('The whole list', 'القائمة كاملة'),
    about: localized('Asked for by hundreds, along the server’s own links.', 'تُطلب بالمئات عبر روابط الخادم نفسه.'),
  },
  {
    key: 'media',
    label: localized('Upload a large image', 'رفع صورة كبيرة'),
    about: localized(
      'The server dies while it makes the sizes and is asked again until they are there.',
      'يتوقف الخادم أثناء تحضير المقاسات ويُسأل مرة أخرى حتى تكتمل.',
    ),
  },
  {
    key: 'preload',
    label: localized('Ask twice', 'السؤال مرتين'),
    about: localized(
      'The first answer came with the page, the second from the server.',
      'الإجابة الأولى جاءت مع الصفحة والثانية من الخادم.',
    ),
  },
  {
    key: 'errors',
    label: localized('What can go wrong', 'ما قد يفشل'),
    about: localized('Every rejection has a code and a kind.', 'لكل رفض رمز ونوع.'),
  },
] as const;
