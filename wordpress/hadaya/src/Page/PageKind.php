<?php
/**
 * Kind of the current page.
 *
 * @package Hadaya
 */

namespace Hadaya\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Detects the type of the current page before it is printed.
 */
final class PageKind {

	/**
	 * Query arguments with which page builders open a page in their editors.
	 */
	const EDITOR_ARGUMENTS = array( 'elementor-preview', 'fl_builder', 'et_fb', 'bricks', 'ct_builder', 'vc_editable', 'brizy-edit-iframe', 'tve' );

	/** @var bool[] */
	private array $in_blocks = array();

	/**
	 * Records that the page has a WooCommerce block instead of the classic elements that an island enhances.
	 *
	 * @param string $island Island.
	 */
	public function note_block( string $island ): void {
		$this->in_blocks[ $island ] = true;
	}

	/**
	 * Records that the page has WooCommerce's gallery block; returns its markup unchanged.
	 *
	 * @param string $html Markup of the block.
	 * @return string
	 */
	public function note_gallery( $html ): string {
		$this->note_block( 'gallery' );
		return $html;
	}

	/**
	 * Checks whether the page must not be changed, because it is an editor or its preview, a feed, or an AMP page, which cannot run our scripts.
	 *
	 * @return bool
	 */
	public function is_untouched(): bool {
		foreach ( self::EDITOR_ARGUMENTS as $argument ) {
			if ( isset( $_GET[ $argument ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only its presence is checked.
				return true;
			}
		}
		return is_admin() || is_customize_preview() || is_feed() || $this->is_amp();
	}

	/**
	 * Checks whether the page is an AMP page, with the function of the AMP plugin's current or older versions.
	 *
	 * @return bool
	 */
	private function is_amp(): bool {
		return ( function_exists( 'amp_is_request' ) && amp_is_request() ) || ( function_exists( 'is_amp_endpoint' ) && is_amp_endpoint() );
	}

	/**
	 * Checks whether the page shows one product, according to its URL or a shortcode in its content.
	 *
	 * @return bool
	 */
	public function has_product(): bool {
		$post = get_post();
		return ( function_exists( 'is_product' ) && is_product() )
			|| ( is_singular() && null !== $post && has_shortcode( $post->post_content, 'product_page' ) );
	}

	/**
	 * Checks whether the page shows one product that has variations. A product from a shortcode is assumed to have them.
	 *
	 * @return bool
	 */
	public function has_variations(): bool {
		$product = function_exists( 'is_product' ) && is_product() && function_exists( 'wc_get_product' )
			? wc_get_product( get_queried_object_id() )
			: null;
		return is_object( $product ) ? $product->is_type( 'variable' ) : $this->has_product();
	}

	/**
	 * Checks whether the page is the shop page or a product category, tag or attribute archive.
	 *
	 * @return bool
	 */
	public function has_product_list(): bool {
		return ( function_exists( 'is_shop' ) && is_shop() ) || ( function_exists( 'is_product_taxonomy' ) && is_product_taxonomy() );
	}

	/**
	 * Checks whether a product island is part of the page's first paint. For products that are added later (a quick view), the loader fetches the
	 * island at that time.
	 *
	 * @param string $island Island.
	 * @return bool
	 */
	public function shows( string $island ): bool {
		if ( isset( $this->in_blocks[ $island ] ) ) {
			return false;
		}
		if ( 'gallery' === $island ) {
			return $this->has_product();
		}
		return 'swatches' !== $island || $this->has_variations() || $this->has_product_list();
	}

	/**
	 * Checks whether an island's scripts are needed on page load and should be preloaded. Products in a list have swatches only with the paid version
	 * of the swatches plugin; with the free version, the scripts and React would load unnecessarily.
	 *
	 * @param string $island Island.
	 * @return bool
	 */
	public function starts( string $island ): bool {
		$is_needed = 'swatches' !== $island || $this->has_variations() || $this->has_paid_swatches();
		return $is_needed && $this->shows( $island );
	}

	/**
	 * Checks whether the paid version of the swatches plugin is active.
	 *
	 * @return bool
	 */
	private function has_paid_swatches(): bool {
		$plugin = function_exists( 'woo_variation_swatches' ) ? woo_variation_swatches() : null;
		return is_object( $plugin ) && method_exists( $plugin, 'is_pro' ) && $plugin->is_pro();
	}
}
