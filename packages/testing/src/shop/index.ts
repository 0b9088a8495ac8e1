export { attributeKey } from './attributeKey.ts';
export { type Catalogue, createCatalogue, shopProducts } from './catalogue.ts';
export {
  type ContactWidget,
  contactChannel,
  contactSettings,
  type PrintedRecord,
} from './contact/index.ts';
export { defaultGallery, variationGallery } from './galleryOf.ts';
export type { ShopImage, ShopVideo } from './image.ts';
export { archiveOf, displayOf, originalOf, thumbnailOf, UPLOAD_FOLDER } from './imageSizes.ts';
export { type GalleryImageJson, galleryImageJson } from './json/galleryImage.ts';
export { type VariationImageJson, variationImageJson } from './json/variationImage.ts';
export { type VariationJson, variationObject } from './json/variationObject.ts';
export { directionOf, type Locale, type Localized, localized } from './locale.ts';
export { attributeSelect } from './markup/attributeSelect.ts';
export { escapeHtml } from './markup/escapeHtml.ts';
export { type GalleryMarkup, galleryMarkup } from './markup/galleryMarkup.ts';
export type { ThumbnailPosition } from './markup/gallerySliderSettings.ts';
export {
  galleryOptions,
  type SettingsGlobal,
  swatchesOptions,
  variationParams,
  wcAjaxUrl,
} from './markup/settingsGlobals.ts';
export { swatchList } from './markup/swatchList.ts';
export {
  AJAX_VARIATION_THRESHOLD,
  embeddedVariations,
  type VariationFormMarkup,
  variationForm,
} from './markup/variationForm.ts';
export { variationTemplates } from './markup/variationTemplates.ts';
export { matchVariation } from './matchVariation.ts';
export { moneyHtml, moneyText, rials } from './money.ts';
export { phpJson } from './phpJson.ts';
export { priceRange, productPriceHtml, variationPriceHtml } from './priceHtml.ts';
export type {
  AttributeDisplay,
  Product,
  ShopAttribute,
  ShopTerm,
  ShopVariation,
  SimpleProduct,
  Stock,
  VariableProduct,
} from './product.ts';
export { bag } from './products/bag.ts';
export { BIG_PRODUCT_ID, bigProduct } from './products/bigProduct.ts';
export { bottle } from './products/bottle.ts';
export { burner } from './products/burner.ts';
export { card } from './products/card.ts';
export { dallah } from './products/dallah.ts';
export { dateFillings } from './products/dateFillings.ts';
export { datesBox } from './products/datesBox.ts';
export { keyRing } from './products/keyRing.ts';
export { mug } from './products/mug.ts';
export { notebook } from './products/notebook.ts';
export { pen } from './products/pen.ts';
export { selectFromUrl } from './selectFromUrl.ts';
export { type ServerTexts, serverTexts } from './serverTexts.ts';
