import type { GalleryTable } from './en.ts';

export const ar: GalleryTable = {
  region: 'صور المنتج',
  carousel: 'عارض صور',
  slide: 'شريحة',
  position: '{{index}} من {{count}}',
  positionVideo: '{{index}} من {{count}}، فيديو: {{alt}}',
  previous: 'الشريحة السابقة',
  next: 'الشريحة التالية',
  goTo: 'الانتقال إلى الشريحة {{index}}',
  thumbnails: 'الصور المصغّرة',
  trigger: 'عرض الصور بملء الشاشة',
  moved: 'الصورة {{index}} من {{count}}، {{alt}}',
  movedVideo: 'الفيديو {{index}} من {{count}}، {{alt}}',
  pictureFailed: 'تعذّر تحميل عارض الصور.',
  openPicture: 'فتح الصورة',
  videoFailed: 'تعذّر تحميل الفيديو هنا.',
  openVideo: 'مشاهدة الفيديو',
};
