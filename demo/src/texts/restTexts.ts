import { localized } from '@hadaya/testing/shop';

export const restTexts = {
  title: localized('REST requests', 'طلبات REST'),
  summary: localized(
    'The client for the site’s REST API: nonce, method override, complete lists, uploads that finish, preloaded responses and errors.',
    'الطلبات إلى REST API في الموقع: رمز الأمان، وتغيير الطريقة، والقوائم الكاملة، ورفع الملفات حتى يكتمل، والردود المرفقة بالصفحة، والأخطاء.',
  ),
  lead: localized(
    'One file for themes and plugins; the shop itself does not need it. Each button sends a request and shows the response.',
    'ملف واحد للقوالب والإضافات، ولا يحتاج إليه شيء آخر في المتجر. يرسل كل زر طلبًا إلى الخادم ويعرض الرد.',
  ),
} as const;

/** Requests that the REST page offers; `key` is the name of the function in the page's script. */
export const restQuestions = [
  {
    key: 'nonce',
    label: localized('Send an expired nonce', 'إرسال رمز أمان منتهٍ'),
    about: localized(
      'The page came from a cache: the client refreshes the nonce once and repeats the request.',
      'الصفحة مخزنة مؤقتًا: يُجدَّد الرمز مرة ويُعاد الطلب.',
    ),
  },
  {
    key: 'method',
    label: localized('Change a note (PUT)', 'تعديل ملاحظة (PUT)'),
    about: localized(
      'Sent as POST with a header, for servers that reject PUT.',
      'يُرسل بطريقة POST مع ترويسة، للخوادم التي ترفض PUT.',
    ),
  },
  {
    key: 'root',
    label: localized('Find the API root', 'إيجاد جذر API'),
    about: localized(
      'Read from a link in the page’s head; the script names only the route.',
      'يُقرأ الجذر من رابط في رأس الصفحة، ويحدد السكربت المسار فقط.',
    ),
  },
  {
    key: 'all',
    label: localized('Load the whole list', 'تحميل القائمة كاملة'),
    about: localized(
      'Loaded a hundred at a time, through the server’s own links.',
      'تُحمَّل مئة مئة عبر روابط الخادم نفسه.',
    ),
  },
  {
    key: 'media',
    label: localized('Upload a large image', 'رفع صورة كبيرة'),
    about: localized(
      'The server fails while it creates the sizes. The client repeats the request until they are complete.',
      'يتعطل الخادم أثناء إنشاء المقاسات، فيُعاد الطلب حتى تكتمل.',
    ),
  },
  {
    key: 'preload',
    label: localized('Send a request twice', 'إرسال الطلب مرتين'),
    about: localized(
      'The first response comes with the page, the second from the server.',
      'جاء الرد الأول مع الصفحة، والثاني من الخادم.',
    ),
  },
  {
    key: 'errors',
    label: localized('Show errors', 'عرض الأخطاء'),
    about: localized('Every error has a code and a kind.', 'لكل خطأ رمز ونوع.'),
  },
] as const;
