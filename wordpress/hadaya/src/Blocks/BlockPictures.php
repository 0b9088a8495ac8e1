<?php
/**
 * Variation pictures on WooCommerce's "Add to Cart + Options" block.
 *
 * @package Hadaya
 */

namespace Hadaya\Blocks;

use Hadaya\Assets\PageSettings;
use Hadaya\Page\PageKind;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Supports pages that combine the gallery plugin's own gallery with WooCommerce's block form. The block prints no variation pictures, so this class
 * adds them to its form as JSON, each picture once. The gallery island reads them and follows the block. A theme can print the same data.
 */
final class BlockPictures {

	/**
	 * Attribute of the form that contains the pictures as JSON.
	 */
	const DATA = 'data-hadaya-pictures';

	/**
	 * Fields of a picture, named as in the gallery plugin, limited to what the gallery uses.
	 */
	const FIELDS = array(
		'image_id', 'title', 'caption', 'alt', 'src', 'src_w', 'src_h', 'srcset', 'full_src', 'full_src_w', 'full_src_h',
		'gallery_thumbnail_src', 'video_link', 'video_embed_url', 'video_embed_type', 'video_ratio', 'video_thumbnail_src',
	);

	private Options $options;
	private PageKind $page;

	public function __construct( Options $options, PageKind $page ) {
		$this->options = $options;
		$this->page    = $page;
	}

	/**
	 * Adds the variations' pictures to the block's form, unless the page has WooCommerce's gallery block, which does not need them.
	 *
	 * @param string               $html     Markup of the block.
	 * @param array<string, mixed> $block    Parsed block.
	 * @param WP_Block             $instance Block.
	 * @return string
	 */
	public function print_pictures( $html, $block, $instance ): string { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- The filter passes the unused parameter before `$instance`.
		if (
			! function_exists( 'woo_variation_gallery' )
			|| $this->page->is_untouched()
			|| ! $this->page->shows( 'gallery' )
			|| ! $this->options->is_island_on( 'gallery' )
		) {
			return $html;
		}
		$id      = isset( $instance->context['postId'] ) ? $instance->context['postId'] : get_the_ID();
		$product = wc_get_product( $id );
		if ( ! is_object( $product ) || ! $product->is_type( 'variable' ) ) {
			return $html;
		}
		/**
		 * Filters the variations' pictures that the gallery shows on a page with WooCommerce's "Add to Cart + Options" block.
		 *
		 * @since 1.0.0
		 *
		 * @param array      $data    `product`: product ID; `variations`: image keys by variation ID; `images`: image data by key.
		 * @param WC_Product $product The product.
		 */
		$data = apply_filters( 'hadaya_block_pictures', self::read_pictures( $product ), $product );
		$tags = new \WP_HTML_Tag_Processor( (string) $html );
		if ( empty( $data['variations'] ) || ! $tags->next_tag(
			array(
				'tag_name'   => 'form',
				'class_name' => 'wc-block-add-to-cart-with-options',
			)
		)
		) {
			return $html;
		}
		$tags->set_attribute( self::DATA, wp_json_encode( $data, PageSettings::JSON_FLAGS ) );
		return $tags->get_updated_html();
	}

	/**
	 * Returns the pictures of each variation, in the gallery plugin's format; none for a product with more variations than WooCommerce itself prints
	 * into a page.
	 *
	 * @param WC_Product $product Product with variations.
	 * @return array{product: int, variations: array<int, string[]>, images: array<string, array<string, string|int|float|bool>>}
	 */
	private static function read_pictures( \WC_Product $product ): array {
		$data = array(
			'product'    => $product->get_id(),
			'variations' => array(),
			'images'     => array(),
		);
		if ( count( $product->get_children() ) > BlockTerms::MOST_VARIATIONS ) {
			return $data;
		}
		foreach ( $product->get_available_variations() as $variation ) {
			$pictures = empty( $variation['variation_gallery_images'] ) ? array() : (array) $variation['variation_gallery_images'];
			foreach ( array_filter( $pictures, 'is_array' ) as $picture ) {
				$key = isset( $picture['image_id'] ) ? (string) $picture['image_id'] : md5( wp_json_encode( $picture ) );

				$data['images'][ $key ]                             = array_filter( array_intersect_key( $picture, array_flip( self::FIELDS ) ) );
				$data['variations'][ $variation['variation_id'] ][] = $key;
			}
		}
		return $data;
	}
}
