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
 * While the block "Product Gallery" renders, WooCommerce gets the pictures that the gallery plugin keeps for each
 * variation, as if they were its own. The block renders them itself, with its own markup, sizes, texts, keys and
 * dialog; no script of ours is involved. With WooCommerce's variation galleries (since 10.8) a choice shows the
 * pictures of its variation; before, the block has one strip for all of them.
 */
final class BlockGallery {

	/**
	 * The block.
	 */
	const BLOCK = 'woocommerce/product-gallery';

	/**
	 * Meta key of the gallery plugin for a variation's pictures, without the variation's main picture.
	 */
	const META = 'woo_variation_gallery_images';

	/**
	 * WooCommerce's switch for its own variation galleries; the owner's setting is not changed.
	 */
	const CORE_SWITCH = 'wc_feature_woocommerce_additional_variation_images_enabled';

	/**
	 * Maximum number of pictures added to the single strip of an older block.
	 */
	const MOST_PICTURES = 60;

	/**
	 * Classes of the strip, of a thumbnail's box in it, and of the large picture.
	 */
	const STRIP     = 'wc-block-product-gallery-thumbnails';
	const THUMBNAIL = 'wc-block-product-gallery-thumbnails__thumbnail';
	const LARGE     = 'wc-block-product-gallery-large-image';

	/**
	 * Attribute of a strip that precedes the large picture, and the style sheet that hides it.
	 */
	const FIRST = 'data-hadaya-strip-first';
	const STYLE = 'hadaya-block-gallery';

	private Options $options;
	private bool $is_open            = false;
	private bool $has_core_galleries = false;
	private PageKind $page;

	public function __construct( Options $options, PageKind $page ) {
		$this->options = $options;
		$this->page    = $page;
	}

	/**
	 * Before the block renders: passes the pictures to WooCommerce.
	 *
	 * @param string|null          $html  Markup that another plugin has drawn instead.
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
	 * After the block has rendered: restores the previous state and reserves space for thumbnails.
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
		return self::hide_alone( self::keep_room( (string) $html ) );
	}

	/**
	 * On phones the strip is below the large picture, which comes after it in the markup. A browser that paints while
	 * parsing would show the strip in the picture's position and then move it, so the strip is invisible until the next
	 * part of the gallery is parsed. Block themes render the page before its head.
	 *
	 * @param string $html Markup of the block.
	 * @return string
	 */
	private static function hide_alone( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( did_action( 'wp_head' ) || ! $tags->next_tag( array( 'class_name' => self::STRIP ) ) ) {
			return $html;
		}
		$tags->set_attribute( self::FIRST, '' );
		if ( ! $tags->next_tag( array( 'class_name' => self::LARGE ) ) ) {
			return $html;
		}
		if ( ! wp_style_is( self::STYLE, 'registered' ) ) {
			wp_register_style( self::STYLE, false, array(), HADAYA_VERSION );
			wp_add_inline_style( self::STYLE, '[' . self::FIRST . ']:not(:has(+*)){visibility:hidden}' );
		}
		wp_enqueue_style( self::STYLE );
		return $tags->get_updated_html();
	}

	/**
	 * Gives thumbnail boxes the aspect ratio of the block's pictures. Thumbnails load lazily and have no size before,
	 * so each would shift the next ones, and the plugin's pictures make more of them.
	 *
	 * @param string $html Markup of the block.
	 * @return string
	 */
	private static function keep_room( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'class_name' => self::THUMBNAIL ) ) && $tags->set_bookmark( 'box' ) ) {
			$has_shape = $tags->next_tag( 'img' )
				&& preg_match( '/(?<![\w-])aspect-ratio:\s*([\d.\/ ]+)/', (string) $tags->get_attribute( 'style' ), $found );
			$tags->seek( 'box' );
			if ( $has_shape ) {
				$tags->set_attribute( 'style', trim( $tags->get_attribute( 'style' ) . ';aspect-ratio:' . trim( $found[1] ), ';' ) );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * The value of an enabled switch.
	 *
	 * @return string
	 */
	public function answer_yes(): string {
		return 'yes';
	}

	/**
	 * The pictures of a variation: WooCommerce's own if the owner set them, else the plugin's.
	 *
	 * @param int[]      $ids       WooCommerce's own.
	 * @param WC_Product $variation Variation.
	 * @return int[]
	 */
	public function give_pictures( $ids, $variation ): array {
		return $this->has_core_galleries && ! empty( $ids ) ? $ids : self::read_pictures( $variation->get_id() );
	}

	/**
	 * The pictures for the single strip of an older block: the product's, then those of each variation that has more
	 * than one, its main picture first.
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
	 * The plugin's pictures of a variation, in the page's language.
	 *
	 * @param int $id Variation.
	 * @return int[]
	 */
	private static function read_pictures( int $id ): array {
		$ids = array();
		foreach ( array_filter( (array) get_post_meta( $id, self::META, true ) ) as $picture ) {
			$ids[] = (int) apply_filters( 'wpml_object_id', $picture, 'attachment', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML's.
		}
		return array_values( array_filter( $ids, 'wp_attachment_is_image' ) );
	}
}
