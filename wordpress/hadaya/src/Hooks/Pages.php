<?php
/**
 * Hooks for front-end pages.
 *
 * @package Hadaya
 */

namespace Hadaya\Hooks;

use Hadaya\Admin\Preview;
use Hadaya\Assets\ConsentAttributes;
use Hadaya\Assets\Loader;
use Hadaya\Assets\LookAttribute;
use Hadaya\Assets\PageIslands;
use Hadaya\Assets\PageSettings;
use Hadaya\Assets\ResourceHints;
use Hadaya\Blocks\BlockButton;
use Hadaya\Blocks\BlockChoice;
use Hadaya\Blocks\BlockGallery;
use Hadaya\Blocks\BlockPictures;
use Hadaya\Blocks\BlockSwatches;
use Hadaya\Container;
use Hadaya\Form\Nonces;
use Hadaya\Health\TextReport;
use Hadaya\Page\GalleryPictures;
use Hadaya\Page\PageKind;
use Hadaya\Page\ThemeFont;
use Hadaya\ProductButton\ProductButton;
use Hadaya\Quote\Catalogue;
use Hadaya\Quote\OfferPage;
use Hadaya\Quote\QuoteForm;
use Hadaya\Quote\QuoteMarkup;
use Hadaya\Quote\QuotePanel;
use Hadaya\Settings\Options;
use Hadaya\Swap\SharedHandles;
use Hadaya\Swap\Swap;
use Hadaya\WayBack\WayBack;
use Hadaya\Widgets\ContactSettings;
use Hadaya\Widgets\ContactWidgets;
use Hadaya\Widgets\PrintedTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the hooks for visitors' pages, in printing order.
 */
final class Pages {

	/**
	 * Filters of the markup of WooCommerce's "Add to Cart + Options" block and of its gallery block.
	 */
	const FORM_BLOCK    = 'render_block_woocommerce/add-to-cart-with-options';
	const GALLERY_BLOCK = 'render_block_woocommerce/product-gallery';

	/**
	 * Hook and priority for the product button, keyed by the button's position. WooCommerce prints name, price, form and meta at the priorities 5,
	 * 10, 30 and 40.
	 */
	const BUTTON_POSITIONS = array(
		'before_title' => array( 'woocommerce_single_product_summary', 4 ),
		'after_title'  => array( 'woocommerce_single_product_summary', 6 ),
		'after_price'  => array( 'woocommerce_single_product_summary', 12 ),
		'before_form'  => array( 'woocommerce_single_product_summary', 29 ),
		'after_button' => array( 'woocommerce_after_add_to_cart_button', 20 ),
		'after_form'   => array( 'woocommerce_single_product_summary', 32 ),
		'after_meta'   => array( 'woocommerce_single_product_summary', 42 ),
	);

	private Container $container;

	public function __construct( Container $container ) {
		$this->container = $container;
	}

	/**
	 * Registers the hooks. Most have a condition, so that a page creates only the services that it needs.
	 */
	public function register(): void {
		$options    = $this->container->get( Options::class );
		$is_used    = static fn (): bool => $options->has_islands();
		$is_preview = static fn (): bool => isset( $_GET['hadaya_preview'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The preview checks the nonce.
		$this->container->hook_where( $is_preview, 'wp', Preview::class, 'begin' );
		$is_asked   = static fn (): bool => isset( $_GET['hadaya_debug'] ) && TextReport::ASKED === $_GET['hadaya_debug']; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes nothing.
		$this->container->hook_where( $is_asked, 'template_redirect', TextReport::class, 'answer', 0 );
		$is_watched = static fn (): bool => $is_used() && is_user_logged_in();
		$this->container->hook_where( $is_watched, 'template_redirect', ContactWidgets::class, 'keep_out_of_caches' );
		$this->container->hook_where( array( $options, 'has_own_look' ), 'language_attributes', LookAttribute::class, 'add_attribute' );

		$this->container->hook_where( $is_used, 'wp_enqueue_scripts', SharedHandles::class, 'watch', PHP_INT_MIN );
		$this->container->hook_where( $is_used, 'wp_enqueue_scripts', ContactWidgets::class, 'enqueue', 20 );
		$has_contact_plugin = static fn (): bool => wp_script_is( 'chaty-front-end', 'enqueued' );
		$this->container->hook_where( $has_contact_plugin, 'wp_enqueue_scripts', Nonces::class, 'add_to_plugin', 1000 );

		$has_theme_font = fn (): bool => $is_used() && wp_is_block_theme() && $this->container->get( PageKind::class )->has_product();
		$this->container->hook_where( $has_theme_font, 'wp_head', ThemeFont::class, 'print_tags', 1 );
		$this->container->hook( 'wp_head', PageSettings::class, 'print_settings', 2 );
		$this->container->hook_where( $is_used, 'hadaya_page_settings', ContactSettings::class, 'add', 5 );
		$this->files( $is_used );
		$this->container->hook_where( $is_used, 'wp_footer', ContactSettings::class, 'print_fallback', 5 );
		$this->container->hook_where( $is_used, 'wp_footer', PrintedTexts::class, 'print_texts', 5 );

		$this->container->hook( 'elementor/frontend/the_content', Swap::class, 'read_builder', PHP_INT_MAX );
		$this->container->hook( 'woo_variation_gallery_get_image_props', GalleryPictures::class, 'set_sizes', 20 );
		$this->container->hook( 'woocommerce_single_product_image_thumbnail_html', GalleryPictures::class, 'put_first', 20, 2 );
		$this->blocks();
		$this->quotes();
		$this->product_button( $options );
	}

	/**
	 * Registers the hooks for the button that opens a chat about a product.
	 *
	 * @param Options $options The settings.
	 */
	private function product_button( Options $options ): void {
		foreach ( self::BUTTON_POSITIONS as $position => list( $hook, $priority ) ) {
			$is_here = static function () use ( $options, $position ): bool {
				$stored   = $options->stored()['product_button'] ?? array();
				$expected = $stored['position'] ?? 'after_button';
				// Hooks a button with the position `after_button` after the form as well, because an out-of-stock product has no form, so the hook
				// inside the form never fires.
				return ! empty( $stored['enabled'] )
					&& ( $position === $expected || ( 'after_form' === $position && 'after_button' === $expected ) );
			};
			$this->container->hook_where( $is_here, $hook, ProductButton::class, 'print_button', $priority );
		}
	}

	/**
	 * Registers the hooks for the quote list. A link to a quote keeps working after the owner has disabled the list.
	 */
	private function quotes(): void {
		$has_link = static fn (): bool => isset( $_GET['hadaya_quote'] ) && function_exists( 'wc_price' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The page checks the link's token.
		$has_form = static fn (): bool => isset( $_POST['hadaya_quote_form'] ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The handler checks the nonce.
		$is_on    = function (): bool {
			return $this->container->get( Options::class )->is_island_on( 'quote' )
				&& $this->container->get( Catalogue::class )->is_on();
		};
		$this->container->hook_where( $has_link, 'template_redirect', OfferPage::class, 'answer', 0 );
		$this->container->hook_where( $has_form, 'template_redirect', QuoteForm::class, 'take', 1 );
		$this->container->hook_where( $is_on, 'woocommerce_single_product_summary', QuoteMarkup::class, 'print_button', 31 );
		$this->container->hook_where( $is_on, 'woocommerce_after_add_to_cart_form', QuoteMarkup::class, 'print_button' );
		$this->container->hook_where( $is_on, 'hadaya_widget_channels', QuotePanel::class, 'add_channel' );
		$this->container->hook_where( $is_on, 'wp_footer', QuotePanel::class, 'print_element', 4 );
		$this->container->hook_where( $is_on, 'woocommerce_loop_add_to_cart_link', QuoteMarkup::class, 'add_to_card', 20, 2 );
		$this->container->hook_where( $is_on, 'body_class', QuoteMarkup::class, 'add_class' );
	}

	/**
	 * Registers the hooks that remove the replaced plugins' files just before they would be printed, and the hooks that print our files.
	 *
	 * @param callable $is_used Whether any island is enabled.
	 */
	private function files( callable $is_used ): void {
		$this->container->hook_where( $is_used, 'wp_head', Swap::class, 'replace', 6 );
		$this->container->hook_where( $is_used, 'wp_head', Swap::class, 'start_early', 6 );
		$this->container->hook_where( $is_used, 'wp_print_scripts', Swap::class, 'replace', 0 );
		$this->container->hook_where( $is_used, 'wp_print_footer_scripts', Swap::class, 'replace', 0 );
		$this->container->hook_where( $is_used, 'wp_footer', SharedHandles::class, 'leave_lightbox', 1 );

		$has_files = function () use ( $is_used ): bool {
			$is_debugged = isset( $_GET['hadaya_debug'] ) && '1' === $_GET['hadaya_debug']; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes nothing.
			return $is_debugged || $this->container->get( PageIslands::class )->is_used();
		};
		$this->container->hook_where( $has_files, 'wp_head', PageIslands::class, 'print_watcher', 7 );
		$this->container->hook_where( $has_files, 'wp_head', Loader::class, 'print_in_head', 7 );
		if ( $is_used() ) {
			$this->container->hook( 'wp_inline_script_attributes', ConsentAttributes::class, 'add' );
		}
		$this->container->hook_where( $has_files, 'wp_head', ResourceHints::class, 'print_links', 7 );
		// Prints inside a form with options, so that a theme's sibling rule such as `form.cart + .product_meta` still matches.
		$this->container->hook_where( $has_files, 'woocommerce_after_variations_form', Loader::class, 'print_at_form', 100 );
		$this->container->hook_where( $has_files, 'woocommerce_after_add_to_cart_form', Loader::class, 'print_at_form', 100 );
		$this->container->hook_where( $has_files, 'wp_print_footer_scripts', PageIslands::class, 'print_watcher', 7 );
		$this->container->hook_where( $has_files, 'wp_print_footer_scripts', Loader::class, 'print_before_footer', 7 );
		$this->container->hook_where( $has_files, 'wp_print_footer_scripts', ResourceHints::class, 'print_links', 7 );
		$this->container->hook_where( $has_files, 'wp_print_footer_scripts', Loader::class, 'print_after_footer', 11 );
		$has_replaced = fn (): bool => $has_files() && $this->container->get( SharedHandles::class )->has_replaced();
		$this->container->hook_where( $has_replaced, 'wp_print_footer_scripts', WayBack::class, 'print_list', 12 );
	}

	/**
	 * Registers the hooks for WooCommerce's blocks.
	 */
	private function blocks(): void {
		$this->container->hook( self::FORM_BLOCK, BlockSwatches::class, 'add_to', 20, 3 );
		$this->container->hook( self::GALLERY_BLOCK, PageKind::class, 'note_gallery' );
		$this->container->hook( self::FORM_BLOCK, BlockButton::class, 'mark', 20, 3 );
		$is_gallery = static fn ( ...$given ): bool => 'woocommerce/product-gallery' === $given[1]['blockName'];
		$this->container->hook_where( $is_gallery, 'pre_render_block', BlockGallery::class, 'open', PHP_INT_MAX, 2 );
		$this->container->hook( self::GALLERY_BLOCK, BlockGallery::class, 'close', 1 );
		$this->container->hook( self::FORM_BLOCK, BlockPictures::class, 'print_pictures', 30, 3 );
		$this->container->hook( self::FORM_BLOCK, BlockChoice::class, 'add_script', 40, 3 );
	}
}
