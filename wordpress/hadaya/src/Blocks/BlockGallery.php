<?php
/**
 * Variation Gallery's pictures in WooCommerce's gallery block.
 *
 * @package Hadaya
 */

namespace Hadaya\Blocks;

use Hadaya\Page\PageKind;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * While the "Product Gallery" block renders, this class passes the gallery plugin's pictures of each variation to WooCommerce, as if they were
 * WooCommerce's own. The block renders them itself, with its own markup, sizes, wording, keyboard control and dialog; none of our scripts is
 * involved. With WooCommerce's variation galleries (since 10.8), choosing a variation shows its pictures; older blocks have one strip for all
 * variations.
 */
final class BlockGallery {

	/**
	 * Name of WooCommerce's "Product Gallery" block.
	 */
	const BLOCK = 'woocommerce/product-gallery';

	/**
	 * The gallery plugin's meta key for a variation's pictures, not including its main picture.
	 */
	const META = 'woo_variation_gallery_images';

	/**
	 * Option that enables WooCommerce's own variation galleries. A filter turns it on while the block renders; the stored value does not change.
	 */
	const CORE_SWITCH = 'wc_feature_woocommerce_additional_variation_images_enabled';

	/**
	 * Maximum number of pictures in the single strip of an older block, unless the product alone has more.
	 */
	const MOST_PICTURES = 60;

	private Options $options;
	private bool $is_open            = false;
	private bool $has_core_galleries = false;
	private PageKind $page;
	private GalleryMarkup $gallery_markup;

	public function __construct( Options $options, PageKind $page, GalleryMarkup $gallery_markup ) {
		$this->options        = $options;
		$this->page           = $page;
		$this->gallery_markup = $gallery_markup;
	}

	/**
	 * Adds the filters that pass the gallery plugin's pictures to WooCommerce while the block renders.
	 *
	 * @param string|null          $html  Markup that another plugin has rendered instead.
	 * @param array<string, mixed> $block Parsed block.
	 * @return string|null
	 */
	public function open( $html, $block ): ?string {
		if (
			null !== $html
			|| self::BLOCK !== $block['blockName']
			|| ! function_exists( 'woo_variation_gallery' )
			|| $this->page->is_untouched()
			|| ! $this->options->is_island_on( 'gallery' )
		) {
			return $html;
		}
		$this->is_open = true;
		if ( version_compare( WC_VERSION, '10.8', '<' ) ) {
			add_filter( 'woocommerce_product_get_gallery_image_ids', array( $this, 'add_to_strip' ), 20, 2 );
			return $html;
		}
		$this->has_core_galleries = 'yes' === get_option( self::CORE_SWITCH );
		add_filter( 'pre_option_' . self::CORE_SWITCH, array( $this, 'answer_yes' ) );
		add_filter( 'woocommerce_product_variation_get_gallery_image_ids', array( $this, 'give_pictures' ), 20, 2 );
		return $html;
	}

	/**
	 * Removes the filters of `open()` after the block has rendered, and reserves space for thumbnails.
	 *
	 * @param string $html Markup of the block.
	 * @return string
	 */
	public function close( $html ): string {
		remove_filter( 'woocommerce_product_get_gallery_image_ids', array( $this, 'add_to_strip' ), 20 );
		remove_filter( 'pre_option_' . self::CORE_SWITCH, array( $this, 'answer_yes' ) );
		remove_filter( 'woocommerce_product_variation_get_gallery_image_ids', array( $this, 'give_pictures' ), 20 );
		if ( ! $this->is_open ) {
			return $html;
		}
		$this->is_open = false;
		return $this->gallery_markup->without_shift( (string) $html );
	}

	/**
	 * Returns `yes`, with which WooCommerce enables its variation galleries.
	 *
	 * @return string
	 */
	public function answer_yes(): string {
		return 'yes';
	}

	/**
	 * Returns the pictures for a variation: WooCommerce's own if the owner set them, otherwise the gallery plugin's.
	 *
	 * @param int[]      $ids       WooCommerce's own pictures.
	 * @param WC_Product $variation Variation.
	 * @return int[]
	 */
	public function give_pictures( $ids, $variation ): array {
		return $this->has_core_galleries && ! empty( $ids ) ? $ids : self::read_pictures( $variation->get_id() );
	}

	/**
	 * Returns the pictures for the single strip of WooCommerce's block before version 10.8: first the product's pictures, then those of each
	 * variation with more than one, its main picture first.
	 *
	 * @param int[]      $ids     Pictures of the product.
	 * @param WC_Product $product Product.
	 * @return int[]
	 */
	public function add_to_strip( $ids, $product ): array {
		$all = (array) $ids;
		foreach ( $product->is_type( 'variable' ) ? $product->get_children() : array() as $id ) {
			$pictures  = self::read_pictures( $id );
			$variation = array() === $pictures ? null : wc_get_product( $id );
			if ( is_object( $variation ) ) {
				$all = array_merge( $all, array_filter( array( (int) $variation->get_image_id() ) ), $pictures );
			}
		}
		$all = array_values( array_unique( array_map( 'intval', $all ) ) );
		return array_slice( $all, 0, max( self::MOST_PICTURES, count( (array) $ids ) ) );
	}

	/**
	 * Returns the gallery plugin's pictures for a variation, in the page's language.
	 *
	 * @param int $id Variation.
	 * @return int[]
	 */
	private static function read_pictures( int $id ): array {
		$ids = array();
		foreach ( array_filter( (array) get_post_meta( $id, self::META, true ) ) as $picture ) {
			$ids[] = (int) apply_filters( 'wpml_object_id', $picture, 'attachment', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WPML.
		}
		return array_values( array_filter( $ids, 'wp_attachment_is_image' ) );
	}
}
