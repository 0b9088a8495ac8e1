export { isFilm, type LightboxItem } from './lightboxItem.ts';
export {
  fitWidth,
  mostSide,
  type PictureSize,
  padRoom,
  readRoom,
  type ShownPicture,
  sizeBefore,
  trueSize,
} from './model/pictureSize.ts';
