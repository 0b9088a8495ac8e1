import type { FormTexts } from './formTexts.ts';

/** The texts of the contact form on an Arabic page; other pages do not load them. */
export const formTextsAr: FormTexts = {
  required: 'مطلوب',
  choose: 'اختر…',
  submit: 'إرسال',
  sending: 'جارٍ الإرسال…',
  fieldRequired: 'يرجى ملء هذا الحقل.',
  errorSummary: 'يرجى مراجعة هذه الحقول:',
  didYouMean: 'هل تقصد',
  useAddress: 'استخدم {{address}}',
  phoneHint: 'هل الرقم كامل؟ يبدو هكذا: {{formatted}}',
  phoneOdd: 'يبدو هذا الرقم غير معتاد. يرجى التحقق منه.',
  fileTypes: 'صور أو مستندات أو صوت أو فيديو. حتى {{size}} مجتمعةً.',
  fileRefused: 'لا يمكن إرسال ملف من نوع {{name}}.',
  fileEmpty: 'الملف {{name}} فارغ.',
  fileTooLarge: 'الملف {{name}} كبير جدًا. الحد الأقصى للملفات مجتمعةً {{size}}.',
  filesTooLarge: 'رفض الخادم الملفات لأنها كبيرة جدًا. يرجى اختيار ملفات أصغر.',
  fileFieldLost: 'تعذّر فتح حقل الملفات الآن. حاول مرة أخرى أو أرسل رسالتك من دونها.',
  fileFieldNeeded:
    'تعذّر فتح حقل الملفات الآن، وهذا النموذج يتطلب ملفًا. تحقق من اتصالك وحاول مرة أخرى. كل ما كتبته محفوظ.',
  removeFile: 'إزالة {{name}}',
  cancel: 'إلغاء',
  uploaded: 'أُرسل {{percent}} ٪',
  notSent: 'لم تُرسل رسالتك.',
  offline: 'أنت غير متصل بالإنترنت. رسالتك محفوظة هنا؛ أرسلها عند عودة الاتصال.',
  online: 'عاد الاتصال بالإنترنت. اضغط إرسال للمحاولة مرة أخرى.',
  kept: 'كل ما كتبته محفوظ.',
  captchaFailed: 'تعذّر تحميل فحص الرسائل المزعجة، وقد يُرفض النموذج. يمكنك التواصل معنا بوسيلة أخرى:',
  captchaNotice: 'هذا الموقع محمي بواسطة reCAPTCHA وتنطبق سياسة الخصوصية وشروط الخدمة من Google.',
  continueTo: 'المتابعة إلى الصفحة التالية',
  tryAgain: 'حاول مرة أخرى',
};
