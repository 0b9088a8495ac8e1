import { localized } from '@hadaya/testing/shop';

/** Texts of the REST client page. */
export const restTexts = {
  title: localized('Asking the server', 'الاتصال بالخادم'),
  summary: localized(
    'The client for the site’s REST API: nonce, method override, whole lists, uploads that are finished, answers that the page brought along, and errors.',
    'الطلبات إلى REST API في الموقع: رمز الأمان، وتغيير الطريقة، والقوائم الكاملة، ورفع الملفات حتى يكتمل، والردود المرفقة بالصفحة، والأخطاء.',
  ),
  lead: localized(
    'One file for themes and plugins; nothing else of the shop needs it. Each button asks the server and shows what the caller gets.',
    'ملف واحد للقوالب والإضافات، ولا يحتاج إليه شيء آخر في المتجر. يرسل كل زر طلبًا إلى الخادم ويعرض الرد.',
  ),
} as const;

/** Available requests, by their names in the script. */
export const restQuestions = [
  {
    key: 'nonce',
    label: localized('Write with an old nonce', 'الكتابة برمز أمان قديم'),
    about: localized(
      'The page came out of a cache: the nonce is refreshed once and the request repeated.',
      'الصفحة مخزنة مؤقتًا: يُجدَّد الرمز مرة ويُعاد الطلب.',
    ),
  },
  {
    key: 'method',
    label: localized('Change a note (PUT)', 'تعديل ملاحظة (PUT)'),
    about: localized('Goes out as POST with a header, past servers that know no PUT.', 'يُرسل بطريقة POST مع ترويسة.'),
  },
  {
    key: 'root',
    label: localized('Find the root', 'إيجاد الجذر'),
    about: localized(
      'From the link in the page’s head; the caller names a route.',
      'يُقرأ الجذر من رابط في رأس الصفحة، ويحدد السكربت المسار.',
    ),
  },
  {
    key: 'all',
    label: localized('The whole list', 'القائمة كاملة'),
    about: localized('Asked for by hundreds, along the server’s own links.', 'تُطلب مئة مئة عبر روابط الخادم نفسه.'),
  },
  {
    key: 'media',
    label: localized('Upload a large image', 'رفع صورة كبيرة'),
    about: localized(
      'The server dies while it makes the sizes and is asked again until they are there.',
      'يتعطل الخادم أثناء إنشاء المقاسات، فيُعاد الطلب حتى تكتمل.',
    ),
  },
  {
    key: 'preload',
    label: localized('Ask twice', 'طلب مرتين'),
    about: localized(
      'The first answer came with the page, the second from the server.',
      'جاء الرد الأول مع الصفحة، والثاني من الخادم.',
    ),
  },
  {
    key: 'errors',
    label: localized('What can go wrong', 'ما قد يحدث من أخطاء'),
    about: localized('Every rejection has a code and a kind.', 'لكل خطأ رمز ونوع.'),
  },
] as const;
