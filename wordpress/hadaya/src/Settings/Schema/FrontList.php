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
	 * @return array<string, array<string, array{0: string, 1: string, 2: mixed, 3: string, 4: list<string|int|null>}>>
	 */
	public static function settings(): array {
		return array(
			'swatches' => array(
				'showVariationLabel' => array( 'flag', __( 'Show the chosen value after the attribute name', 'hadaya' ), true, 'show_variation_label', array() ),
				'labelSeparator' => array( 'text', __( 'Separator between the attribute name and the chosen value', 'hadaya' ), ':', 'variation_label_separator', array() ),
				'clearOnReselect' => array( 'flag', __( 'Clear a chosen swatch when it is selected again', 'hadaya' ), false, 'clear_on_reselect', array() ),
				'showVariationStock' => array( 'flag', __( 'Show the remaining stock on the swatch', 'hadaya' ), false, 'show_variation_stock', array() ),
				'stockLabelThreshold' => array( 'number', __( 'Show the remaining stock at or below this quantity', 'hadaya' ), 5, 'stock_label_threshold', array( 0, null ) ),
				'clickableOutOfStock' => array( 'flag', __( 'Mark out-of-stock values and let visitors choose them; if not set, the values are not marked', 'hadaya' ), null, 'clickable_out_of_stock', array() ),
				'disableOutOfStock' => array( 'flag', __( 'Disable out-of-stock swatches', 'hadaya' ), false, 'disable_out_of_stock', array() ),
				'deselectUnavailable' => array( 'flag', __( 'Clear the other attributes when an unavailable value is chosen', 'hadaya' ), false, 'deselect_unavailable', array() ),
				'unavailableTooltipText' => array( 'text', __( 'Tooltip for unavailable values', 'hadaya' ), null, 'unavailable_tooltip_text', array() ),
				'outOfStockTooltipText' => array( 'text', __( 'Tooltip for out-of-stock values', 'hadaya' ), null, 'out_of_stock_tooltip_text', array() ),
				'unavailableText' => array( 'text', __( 'WooCommerce’s message for an unavailable choice', 'hadaya' ), null, 'i18n_unavailable_text', array() ),
				'catalogMode' => array( 'flag', __( 'Show swatches of only one attribute on product cards', 'hadaya' ), false, 'enable_catalog_mode', array() ),
				'catalogModeOffForOneAttribute' => array( 'flag', __( 'Exclude products with one attribute from catalog mode', 'hadaya' ), false, 'disable_catalog_mode_on_single_attribute', array() ),
				'catalogModeTrigger' => array( 'choice', __( 'Event that shows a swatch’s image on a product card', 'hadaya' ), 'click', 'catalog_mode_trigger', array( 'click', 'hover' ) ),
				'catalogModeBehaviour' => array( 'text', __( 'Action of a card’s swatch: navigate opens the product, any other value stays on the list', 'hadaya' ), 'navigate', 'catalog_mode_behaviour', array() ),
				'cardSelector' => array( 'text', __( 'CSS selector of product cards', 'hadaya' ), '.wvs-archive-product-wrapper', 'archive_product_wrapper', array() ),
				'cardImageSelector' => array( 'text', __( 'CSS selector of the image on a product card', 'hadaya' ), '.wvs-archive-product-image', 'archive_image_selector', array() ),
				'cardButtonSelector' => array( 'text', __( 'CSS selector of the add-to-cart button on a product card', 'hadaya' ), '.wvs-add-to-cart-button', 'archive_cart_button_selector', array() ),
				'selectOnArrow' => array( 'flag', __( 'Select values with the arrow keys', 'hadaya' ), false, '', array() ),
				'markOutOfStock' => array( 'flag', __( 'Mark out-of-stock values found in the page’s product data', 'hadaya' ), true, '', array() ),
				'tooltipOnFocus' => array( 'flag', __( 'Show tooltips on keyboard focus', 'hadaya' ), true, '', array() ),
				'takeOver' => array( 'flag', __( 'Take over forms from the replaced plugin’s script', 'hadaya' ), true, '', array() ),
			),
			'gallery' => array(
				'resetsOnVariationChange' => array( 'flag', __( 'Show the default gallery when a choice matches no variation', 'hadaya' ), false, 'gallery_reset_on_variation_change', array() ),
				'hasZoom' => array( 'flag', __( 'Enable image zoom', 'hadaya' ), true, 'enable_gallery_zoom', array() ),
				'hasLightbox' => array( 'flag', __( 'Open images in a lightbox', 'hadaya' ), true, 'enable_gallery_lightbox', array() ),
				'hasPreload' => array( 'flag', __( 'Preload images of other variations', 'hadaya' ), true, 'enable_gallery_preload', array() ),
				'slidesThumbnails' => array( 'flag', __( 'Show thumbnails in a slider instead of rows', 'hadaya' ), true, 'enable_thumbnail_slide', array() ),
				'isVertical' => array( 'flag', __( 'Show thumbnails beside the image if no class sets their position', 'hadaya' ), false, 'is_vertical', array() ),
				'thumbnailPosition' => array( 'choice', __( 'Position of the thumbnails if no class sets it', 'hadaya' ), 'bottom', 'thumbnail_position', array( 'bottom', 'left', 'right' ) ),
				'positionPrefix' => array( 'text', __( 'Prefix of the class that sets the thumbnail position', 'hadaya' ), 'woo-variation-gallery-thumbnail-position-', 'thumbnail_position_class_prefix', array() ),
				'triggerText' => array( 'text', __( 'Accessible name of the zoom button', 'hadaya' ), null, 'i18n_product_gallery_trigger_text', array() ),
				'zoomOptions' => array( 'any', '', null, 'zoom_options', array() ),
				'lightboxOptions' => array( 'any', '', null, 'photoswipe_options', array() ),
				'openOnImageClick' => array( 'flag', __( 'Open the lightbox when the image is clicked', 'hadaya' ), true, '', array() ),
				'fit' => array( 'choice', __( 'Fit of images with a different aspect ratio', 'hadaya' ), 'contain', '', array( 'contain', 'cover' ) ),
				'preloadLimit' => array( 'number', __( 'Maximum number of preloaded images per page view', 'hadaya' ), 8, '', array( 0, 50 ) ),
				'swapFade' => array( 'number', __( 'Duration of the gallery transition, in milliseconds; 0 turns it off', 'hadaya' ), 120, '', array( 0, 1000 ) ),
				'previewPartial' => array( 'flag', __( 'Show images for an incomplete choice when all matching variations start with the same image', 'hadaya' ), true, '', array() ),
				'texts' => array( 'any', '', null, '', array() ),
			),
			'variations' => array(
				'ajaxIndex' => array( 'choice', __( 'Unavailable values in AJAX mode: hint dims them, filter disables them, off sends no request', 'hadaya' ), 'hint', '', array( 'off', 'hint', 'filter' ) ),
				'urlPreselect' => array( 'flag', __( 'Select the values in the URL on cached pages', 'hadaya' ), true, '', array() ),
				'keepChoiceInUrl' => array( 'flag', __( 'Add the visitor’s choice to the URL for sharing', 'hadaya' ), true, '', array() ),
				'inlineNotices' => array( 'flag', __( 'Show notices beside the attribute instead of in an alert box', 'hadaya' ), true, '', array() ),
				'insertedFormInitDelay' => array( 'number', __( 'Delay before WooCommerce’s script starts on a form added later, in milliseconds', 'hadaya' ), 1000, '', array( 0, 60000 ) ),
				'messages.variationFailed' => array( 'text', __( 'Error message when the server returns no variation', 'hadaya' ), null, '', array() ),
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
				'anchorScrollMs' => array( 'number', __( 'Duration of scrolling to an anchor, in milliseconds', 'hadaya' ), 800, '', array( 0, 5000 ) ),
				'hoverOpenMs' => array( 'number', __( 'Delay before a submenu opens on hover, in milliseconds', 'hadaya' ), 150, '', array( 0, 5000 ) ),
				'hoverCloseMs' => array( 'number', __( 'Delay before a submenu closes, in milliseconds', 'hadaya' ), 250, '', array( 0, 5000 ) ),
				'mapResize' => array( 'flag', __( 'Send a resize event when a submenu opens, so that maps in it update their size', 'hadaya' ), true, '', array() ),
				'respectReducedMotion' => array( 'flag', __( 'Turn off animations for visitors who prefer reduced motion', 'hadaya' ), true, '', array() ),
				'takeOver' => array( 'choice', __( 'Replace the menu script', 'hadaya' ), 'auto', '', array( 'auto', 'always', 'never' ) ),
				'suggestions' => array( 'flag', __( 'Show product suggestions below the search field', 'hadaya' ), false, '', array() ),
			),
			'quote' => array(
				'minimum' => array( 'number', __( 'Minimum quantity of a product; an attribute of its element can override it', 'hadaya' ), 1, '', array( 1, 1000000 ) ),
				'step' => array( 'number', __( 'Quantity step', 'hadaya' ), 1, '', array( 1, 1000000 ) ),
				'currency' => array( 'text', __( 'Currency code, for example OMR; if empty, no prices are shown', 'hadaya' ), null, '', array() ),
				'whatsApp' => array( 'text', __( 'The shop’s WhatsApp number; if empty, requests go only to the inbox', 'hadaya' ), null, '', array() ),
				'sendUrl' => array( 'text', __( 'Request URL; leave empty to use the site’s own', 'hadaya' ), null, '', array() ),
				'ticketUrl' => array( 'text', __( 'Token URL for requests; leave empty to use the site’s own', 'hadaya' ), null, '', array() ),
				'logoMegabytes' => array( 'number', __( 'Maximum size of a logo, in megabytes', 'hadaya' ), 8, '', array( 1, 64 ) ),
				'keepDays' => array( 'number', __( 'Days that the list stays on the device', 'hadaya' ), 30, '', array( 1, 365 ) ),
			),
			'content' => array(
				'activation' => array( 'choice', __( 'Tab activation by keyboard', 'hadaya' ), 'auto', '', array( 'auto', 'manual' ) ),
				'canLoad' => array( 'any', '', null, '', array() ),
				'respectReducedMotion' => array( 'flag', __( 'Turn off automatic motion for visitors who prefer reduced motion', 'hadaya' ), true, '', array() ),
			),
			'attribution' => array(
				'cookieDomain' => array( 'text', __( 'Cookie domain for a shop on several subdomains', 'hadaya' ), null, '', array() ),
				'returnHosts' => array( 'list', __( 'Domains of payment and login services that visitors return from', 'hadaya' ), null, '', array() ),
				'maskPersonalData' => array( 'flag', __( 'Remove email addresses and phone numbers from stored URLs', 'hadaya' ), true, '', array() ),
				'consentCategory' => array( 'text', __( 'WP Consent API category; the server’s category by default', 'hadaya' ), null, '', array() ),
				'consentSource' => array( 'choice', __( 'Source of consent on page load: client uses the consent API in the browser, for cached pages', 'hadaya' ), 'server', '', array( 'server', 'client' ) ),
				'respectGpc' => array( 'flag', __( 'Respect Global Privacy Control', 'hadaya' ), false, '', array() ),
				'keepLanding' => array( 'choice', __( 'Storage of the landing page URL before consent: session uses the browser tab', 'hadaya' ), 'memory', '', array( 'memory', 'session' ) ),
				'trackHistory' => array( 'flag', __( 'Count pages opened with history.pushState', 'hadaya' ), false, '', array() ),
				'clickIds' => array( 'flag', __( 'Count click IDs of known ad networks as campaigns', 'hadaya' ), false, '', array() ),
				'standalone' => array( 'any', '', null, '', array() ),
			),
			'http' => array(
				'ajaxUrl' => array( 'text', __( 'URL of admin-ajax.php; leave empty to use the page’s own', 'hadaya' ), null, '', array() ),
				'wcAjaxUrl' => array( 'text', __( 'URL of WooCommerce AJAX requests with %%endpoint%%; leave empty to use the page’s own', 'hadaya' ), null, '', array() ),
				'debug' => array( 'flag', __( 'Log all requests to the console', 'hadaya' ), false, '', array() ),
				'messages' => array( 'any', '', null, '', array() ),
				'timeouts.read' => array( 'number', __( 'Timeout for each read attempt, in milliseconds', 'hadaya' ), 10000, '', array( 0, 120000 ) ),
				'timeouts.write' => array( 'number', __( 'Timeout for write requests, in milliseconds', 'hadaya' ), 20000, '', array( 0, 120000 ) ),
				'timeouts.upload' => array( 'number', __( 'Timeout for forms with files, in milliseconds', 'hadaya' ), 60000, '', array( 0, 120000 ) ),
				'timeouts.nonce' => array( 'number', __( 'Timeout for nonce requests, in milliseconds', 'hadaya' ), 8000, '', array( 0, 120000 ) ),
				'timeouts.track' => array( 'number', __( 'Timeout for counting requests, in milliseconds', 'hadaya' ), 5000, '', array( 0, 120000 ) ),
				'retry.reads' => array( 'number', __( 'Number of retries of read requests', 'hadaya' ), 1, '', array( 0, 2 ) ),
				'retry.maxWaitMs' => array( 'number', __( 'Maximum delay before a retry (Retry-After), in milliseconds', 'hadaya' ), 5000, '', array( 0, 120000 ) ),
				'retry.totalMs' => array( 'number', __( 'Time limit for all attempts of a read request, in milliseconds', 'hadaya' ), 15000, '', array( 0, 120000 ) ),
				'root' => array( 'text', __( 'REST API root; leave empty to use the page’s own', 'hadaya' ), null, '', array() ),
				'nonce' => array( 'text', '', null, '', array() ),
				'nonceEndpoint' => array( 'text', __( 'URL that returns a new REST nonce', 'hadaya' ), null, '', array() ),
				'locale' => array( 'any', '', null, '', array() ),
				'extraQuery' => array( 'any', '', null, '', array() ),
			),
		);
	}
}
