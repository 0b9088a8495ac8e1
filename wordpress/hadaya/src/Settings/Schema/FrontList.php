<?php
/**
 * The settings of the front end.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Made by `npx -y pnpm@12 run docs:reference` from the schemas of the widgets: change those.
 */
final class FrontList {

	/**
	 * Settings by part of `window.hadaya.settings` and name; `a.b` is `b` in the object `a`. Each: kind, what it means (empty: no field of its own), default, name that a replaced plugin prints it under, and the choices or the least and greatest number.
	 *
	 * @return array
	 */
	public static function settings(): array {
		return array(
			'swatches' => array(
				'showVariationLabel' => array( 'flag', __( 'Writes the chosen value behind the attribute’s name.', 'hadaya' ), true, 'show_variation_label', array() ),
				'labelSeparator' => array( 'text', __( 'What stands between the attribute’s name and the chosen value.', 'hadaya' ), ':', 'variation_label_separator', array() ),
				'clearOnReselect' => array( 'flag', __( 'A second tap on the chosen swatch takes the choice back.', 'hadaya' ), false, 'clear_on_reselect', array() ),
				'showVariationStock' => array( 'flag', __( 'Says at the swatch how many are left.', 'hadaya' ), false, 'show_variation_stock', array() ),
				'stockLabelThreshold' => array( 'number', __( 'From how many pieces down the number left is said.', 'hadaya' ), 5, 'stock_label_threshold', array( 0, null ) ),
				'clickableOutOfStock' => array( 'flag', __( 'Absent: sold-out values may be chosen. On: they may, and are marked. Off: they may not.', 'hadaya' ), null, 'clickable_out_of_stock', array() ),
				'disableOutOfStock' => array( 'flag', __( 'Swatches of what is sold out cannot be chosen.', 'hadaya' ), false, 'disable_out_of_stock', array() ),
				'deselectUnavailable' => array( 'flag', __( 'A choice that does not fit takes back the other attributes instead of being refused.', 'hadaya' ), false, 'deselect_unavailable', array() ),
				'unavailableTooltipText' => array( 'text', __( 'Tooltip of a value that does not exist with the present choice.', 'hadaya' ), null, 'unavailable_tooltip_text', array() ),
				'outOfStockTooltipText' => array( 'text', __( 'Tooltip of a value that is sold out.', 'hadaya' ), null, 'out_of_stock_tooltip_text', array() ),
				'unavailableText' => array( 'text', __( 'WooCommerce\'s words for a choice that cannot be had.', 'hadaya' ), null, 'i18n_unavailable_text', array() ),
				'catalogMode' => array( 'flag', __( 'On product lists each card shows the swatches of one attribute only.', 'hadaya' ), false, 'enable_catalog_mode', array() ),
				'catalogModeOffForOneAttribute' => array( 'flag', __( 'Products with a single attribute are left out of the catalogue mode.', 'hadaya' ), false, 'disable_catalog_mode_on_single_attribute', array() ),
				'catalogModeTrigger' => array( 'choice', __( 'What shows a swatch’s picture on a card.', 'hadaya' ), 'click', 'catalog_mode_trigger', array( 'click', 'hover' ) ),
				'catalogModeBehaviour' => array( 'text', __( 'What a press on a card’s swatch does: navigate opens the product, anything else stays on the list.', 'hadaya' ), 'navigate', 'catalog_mode_behaviour', array() ),
				'cardSelector' => array( 'text', __( 'CSS selector of a product card.', 'hadaya' ), '.wvs-archive-product-wrapper', 'archive_product_wrapper', array() ),
				'cardImageSelector' => array( 'text', __( 'CSS selector of the picture on a card.', 'hadaya' ), '.wvs-archive-product-image', 'archive_image_selector', array() ),
				'cardButtonSelector' => array( 'text', __( 'CSS selector of the cart button on a card.', 'hadaya' ), '.wvs-add-to-cart-button', 'archive_cart_button_selector', array() ),
				'selectOnArrow' => array( 'flag', __( 'Arrow keys choose as well as move.', 'hadaya' ), false, '', array() ),
				'markOutOfStock' => array( 'flag', __( 'Mark values that the embedded data show to be sold out.', 'hadaya' ), true, '', array() ),
				'tooltipOnFocus' => array( 'flag', __( 'Show the tooltip on keyboard focus too.', 'hadaya' ), true, '', array() ),
				'takeOver' => array( 'flag', __( 'Take a form over from the plugin\'s own script when both are on the page.', 'hadaya' ), true, '', array() ),
			),
			'gallery' => array(
				'resetsOnVariationChange' => array( 'flag', __( 'Every choice that leads to no variation brings the default gallery back.', 'hadaya' ), false, 'gallery_reset_on_variation_change', array() ),
				'hasZoom' => array( 'flag', __( 'The picture can be magnified.', 'hadaya' ), true, 'enable_gallery_zoom', array() ),
				'hasLightbox' => array( 'flag', __( 'The pictures open large, over the page.', 'hadaya' ), true, 'enable_gallery_lightbox', array() ),
				'hasPreload' => array( 'flag', __( 'Pictures of other variations are loaded ahead.', 'hadaya' ), true, 'enable_gallery_preload', array() ),
				'slidesThumbnails' => array( 'flag', __( 'The thumbnails move as a strip; off: they stand in rows.', 'hadaya' ), true, 'enable_thumbnail_slide', array() ),
				'isVertical' => array( 'flag', __( 'Thumbnails stand beside the picture; read only where no class says it, for the server prints it wrong.', 'hadaya' ), false, 'is_vertical', array() ),
				'thumbnailPosition' => array( 'choice', __( 'Where the thumbnails stand; read only where no class says it, for the server prints it wrong.', 'hadaya' ), 'bottom', 'thumbnail_position', array( 'bottom', 'left', 'right' ) ),
				'positionPrefix' => array( 'text', __( 'Beginning of the class that says where the thumbnails stand.', 'hadaya' ), 'woo-variation-gallery-thumbnail-position-', 'thumbnail_position_class_prefix', array() ),
				'triggerText' => array( 'text', __( 'Name of the magnifier for screen readers.', 'hadaya' ), null, 'i18n_product_gallery_trigger_text', array() ),
				'zoomOptions' => array( 'any', '', null, 'zoom_options', array() ),
				'lightboxOptions' => array( 'any', '', null, 'photoswipe_options', array() ),
				'openOnImageClick' => array( 'flag', __( 'A click on the image opens the lightbox.', 'hadaya' ), true, '', array() ),
				'fit' => array( 'choice', __( 'How images of another shape than the first fill the box.', 'hadaya' ), 'contain', '', array( 'contain', 'cover' ) ),
				'preloadLimit' => array( 'number', __( 'Images that may be loaded ahead in one page view.', 'hadaya' ), 8, '', array( 0, 50 ) ),
				'swapFade' => array( 'number', __( 'Milliseconds of the change from one gallery to the next; 0 changes at once.', 'hadaya' ), 120, '', array( 0, 1000 ) ),
				'previewPartial' => array( 'flag', __( 'An incomplete choice shows its images when all variations left begin with the same one.', 'hadaya' ), true, '', array() ),
				'texts' => array( 'any', '', null, '', array() ),
			),
			'variations' => array(
				'ajaxIndex' => array( 'choice', __( 'In ajax mode: hint dims values that fit nothing, filter disables them, off asks for no list.', 'hadaya' ), 'hint', '', array( 'off', 'hint', 'filter' ) ),
				'urlPreselect' => array( 'flag', __( 'Choose what the address names, when the page came from a cache that ignores the query.', 'hadaya' ), true, '', array() ),
				'keepChoiceInUrl' => array( 'flag', __( 'Keep the visitor\'s choice in the address, so that it can be shared.', 'hadaya' ), true, '', array() ),
				'inlineNotices' => array( 'flag', __( 'Say beside the attribute, not in an alert box, why the button does nothing.', 'hadaya' ), true, '', array() ),
				'insertedFormInitDelay' => array( 'number', __( 'Milliseconds that a form inserted later is left to its owner before WooCommerce\'s script is started on it.', 'hadaya' ), 1000, '', array( 0, 60000 ) ),
				'messages.variationFailed' => array( 'text', __( 'Text when the server could not be asked for a variation.', 'hadaya' ), null, '', array() ),
			),
			'contact' => array(
				'isolation' => array( 'choice', '', 'shadow', '', array( 'shadow', 'none' ) ),
				'weekendDays' => array( 'any', '', null, '', array() ),
				'hoursMode' => array( 'choice', '', 'hide', '', array( 'hide', 'status' ) ),
				'agentHours' => array( 'any', '', null, '', array() ),
				'siteClock' => array( 'flag', '', false, '', array() ),
				'avoidBars' => array( 'flag', '', true, '', array() ),
				'triggerMode' => array( 'choice', '', 'all', '', array( 'all', 'any' ) ),
				'countryFallback' => array( 'choice', '', 'show', '', array( 'show', 'hide' ) ),
				'countryTimeoutMs' => array( 'number', '', 3000, '', array( 0, 30000 ) ),
				'zIndex' => array( 'number', '', 99999, '', array( null, null ) ),
				'allowClickEvent' => array( 'flag', '', false, '', array() ),
				'splitFiles' => array( 'flag', '', true, '', array() ),
				'networkNotice' => array( 'flag', '', true, '', array() ),
				'extraMailDomains' => array( 'list', '', null, '', array() ),
				'phoneCountry' => array( 'text', '', null, '', array() ),
				'emojiDataUrl' => array( 'text', '', null, '', array() ),
				'nonce' => array( 'text', '', null, '', array() ),
				'autostart' => array( 'flag', '', true, '', array() ),
				'refreshToken' => array( 'flag', '', false, '', array() ),
				'labels' => array( 'any', '', null, '', array() ),
				'redirectSameOrigin' => array( 'flag', '', false, '', array() ),
				'redirectHosts' => array( 'list', '', null, '', array() ),
				'keepDraft' => array( 'flag', '', true, '', array() ),
				'widgets' => array( 'any', '', null, '', array() ),
				'ajaxUrl' => array( 'text', '', null, '', array() ),
				'frontAjaxUrl' => array( 'text', '', null, '', array() ),
				'tracking' => array( 'flag', '', false, '', array() ),
				'pageId' => array( 'text', '', null, '', array() ),
				'tokenAction' => array( 'text', '', null, '', array() ),
				'maxUploadBytes' => array( 'number', '', 0, '', array( 0, null ) ),
				'maxTotalBytes' => array( 'number', '', 0, '', array( 0, null ) ),
			),
			'menu' => array(
				'anchorScrollMs' => array( 'number', __( 'Duration of an in-page scroll, in milliseconds.', 'hadaya' ), 800, '', array( 0, 5000 ) ),
				'hoverOpenMs' => array( 'number', __( 'How long the pointer rests on a parent before it opens.', 'hadaya' ), 150, '', array( 0, 5000 ) ),
				'hoverCloseMs' => array( 'number', __( 'How long a submenu stays after the pointer has left.', 'hadaya' ), 250, '', array( 0, 5000 ) ),
				'mapResize' => array( 'flag', __( 'Send one resize when a submenu opens, so that hidden maps measure again.', 'hadaya' ), true, '', array() ),
				'respectReducedMotion' => array( 'flag', __( 'Nothing glides for visitors who ask for less motion.', 'hadaya' ), true, '', array() ),
				'takeOver' => array( 'choice', __( 'Whether to take the menu over from the replaced script when that is still on the page.', 'hadaya' ), 'auto', '', array( 'auto', 'always', 'never' ) ),
				'suggestions' => array( 'flag', __( 'Products below the search field while typing, from the public Store API, else WordPress\' search.', 'hadaya' ), false, '', array() ),
			),
			'quote' => array(
				'minimum' => array( 'number', __( 'Smallest quantity of a product, also as an attribute of its element.', 'hadaya' ), 1, '', array( 1, 1000000 ) ),
				'step' => array( 'number', __( 'Packs that a quantity grows by.', 'hadaya' ), 1, '', array( 1, 1000000 ) ),
				'currency' => array( 'text', __( 'Currency of the prices, OMR. Without one no price is shown.', 'hadaya' ), null, '', array() ),
				'whatsApp' => array( 'text', __( 'The shop’s WhatsApp number. Without one the request goes to the shop’s inbox only.', 'hadaya' ), null, '', array() ),
				'sendUrl' => array( 'text', __( 'Where requests are sent; the site’s own route when empty.', 'hadaya' ), null, '', array() ),
				'ticketUrl' => array( 'text', __( 'Where a ticket for sending is fetched; the site’s own route when empty.', 'hadaya' ), null, '', array() ),
				'logoMegabytes' => array( 'number', __( 'Megabytes of a logo at most.', 'hadaya' ), 8, '', array( 1, 64 ) ),
				'keepDays' => array( 'number', __( 'Days for which the list is kept on the device.', 'hadaya' ), 30, '', array( 1, 365 ) ),
			),
			'content' => array(
				'activation' => array( 'choice', __( 'Whether arrow keys open the tab they reach, or Enter and Space do.', 'hadaya' ), 'auto', '', array( 'auto', 'manual' ) ),
				'canLoad' => array( 'any', '', null, '', array() ),
				'respectReducedMotion' => array( 'flag', __( 'Nothing moves by itself for visitors who ask for less motion.', 'hadaya' ), true, '', array() ),
			),
			'attribution' => array(
				'cookieDomain' => array( 'text', __( 'Domain of the cookies, for a shop on several subdomains.', 'hadaya' ), null, '', array() ),
				'returnHosts' => array( 'list', __( 'More hosts, of payment or login, that buyers come back from.', 'hadaya' ), null, '', array() ),
				'maskPersonalData' => array( 'flag', __( 'Keep e-mail addresses and phone numbers in links out of the records.', 'hadaya' ), true, '', array() ),
				'consentCategory' => array( 'text', __( 'Category of the WP Consent API; the server\'s when absent.', 'hadaya' ), null, '', array() ),
				'consentSource' => array( 'choice', __( 'Who decides at load: client the consent API in the browser (cached pages), else the flag that the server printed.', 'hadaya' ), 'server', '', array( 'server', 'client' ) ),
				'respectGpc' => array( 'flag', __( 'Honour Global Privacy Control.', 'hadaya' ), false, '', array() ),
				'keepLanding' => array( 'choice', __( 'Where the landing page\'s address waits for consent: session the tab\'s storage, else memory.', 'hadaya' ), 'memory', '', array( 'memory', 'session' ) ),
				'trackHistory' => array( 'flag', __( 'Count pages that scripts open with history.pushState.', 'hadaya' ), false, '', array() ),
				'clickIds' => array( 'flag', __( 'Count the click ids of all known networks as campaigns.', 'hadaya' ), false, '', array() ),
				'standalone' => array( 'any', '', null, '', array() ),
			),
			'http' => array(
				'ajaxUrl' => array( 'text', __( 'Address of admin-ajax.php; the page’s own when empty.', 'hadaya' ), null, '', array() ),
				'wcAjaxUrl' => array( 'text', __( 'Address of WooCommerce’s calls, with %%endpoint%% where the name goes; the page’s own when empty.', 'hadaya' ), null, '', array() ),
				'debug' => array( 'flag', __( 'Says every call on the console.', 'hadaya' ), false, '', array() ),
				'messages' => array( 'any', '', null, '', array() ),
				'timeouts.read' => array( 'number', __( 'Milliseconds that a reading call may take, each try by itself.', 'hadaya' ), 10000, '', array( 0, 120000 ) ),
				'timeouts.write' => array( 'number', __( 'Milliseconds that a writing call may take.', 'hadaya' ), 20000, '', array( 0, 120000 ) ),
				'timeouts.upload' => array( 'number', __( 'Milliseconds that a form with files may take.', 'hadaya' ), 60000, '', array( 0, 120000 ) ),
				'timeouts.nonce' => array( 'number', __( 'Milliseconds that a fresh token may take.', 'hadaya' ), 8000, '', array( 0, 120000 ) ),
				'timeouts.track' => array( 'number', __( 'Milliseconds that a counting call may take.', 'hadaya' ), 5000, '', array( 0, 120000 ) ),
				'retry.reads' => array( 'number', __( 'Further tries of a reading call.', 'hadaya' ), 1, '', array( 0, 2 ) ),
				'retry.maxWaitMs' => array( 'number', __( 'The longest Retry-After of the server that is waited for, in milliseconds.', 'hadaya' ), 5000, '', array( 0, 120000 ) ),
				'retry.totalMs' => array( 'number', __( 'All tries of one reading call end within these milliseconds.', 'hadaya' ), 15000, '', array( 0, 120000 ) ),
				'root' => array( 'text', __( 'Root of the REST interface; the page\'s own when empty.', 'hadaya' ), null, '', array() ),
				'nonce' => array( 'text', '', null, '', array() ),
				'nonceEndpoint' => array( 'text', __( 'Address that hands out a fresh REST token.', 'hadaya' ), null, '', array() ),
				'locale' => array( 'any', '', null, '', array() ),
				'extraQuery' => array( 'any', '', null, '', array() ),
			),
		);
	}

	/**
	 * Names of the parts that have fields.
	 *
	 * @return array
	 */
	public static function titles(): array {
		return array(
			'swatches' => __( 'Swatches', 'hadaya' ),
			'gallery' => __( 'Gallery', 'hadaya' ),
			'variations' => __( 'Variation form', 'hadaya' ),
			'menu' => __( 'Menu and search', 'hadaya' ),
			'quote' => __( 'Quote list', 'hadaya' ),
			'content' => __( 'Content widgets', 'hadaya' ),
			'attribution' => __( 'Traffic sources', 'hadaya' ),
			'http' => __( 'Calls to the server', 'hadaya' ),
		);
	}

	/**
	 * What a choice does.
	 *
	 * @return array
	 */
	public static function choices(): array {
		return array(
			'click' => __( 'at a click', 'hadaya' ),
			'hover' => __( 'when the mouse comes near', 'hadaya' ),
			'bottom' => __( 'below the picture', 'hadaya' ),
			'left' => __( 'on the left', 'hadaya' ),
			'right' => __( 'on the right', 'hadaya' ),
			'contain' => __( 'whole, with a margin where it is needed', 'hadaya' ),
			'cover' => __( 'without a margin, cut where it is needed', 'hadaya' ),
			'off' => __( 'no list is asked for', 'hadaya' ),
			'hint' => __( 'they are dimmed', 'hadaya' ),
			'filter' => __( 'they cannot be chosen', 'hadaya' ),
			'auto' => __( 'by itself, where it fits', 'hadaya' ),
			'always' => __( 'always', 'hadaya' ),
			'never' => __( 'never', 'hadaya' ),
			'manual' => __( 'at Enter or the space bar', 'hadaya' ),
			'server' => __( 'the flag that the server printed', 'hadaya' ),
			'client' => __( 'the visitor’s browser', 'hadaya' ),
			'memory' => __( 'in the page alone', 'hadaya' ),
			'session' => __( 'in the tab’s storage', 'hadaya' ),
		);
	}
}
