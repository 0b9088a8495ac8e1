<?php
/**
 * WooCommerce's gallery block on pages with ?block=gallery: the product's data in WooCommerce and the gallery plugin, and the
 * page's markup, come from the test (option `hadaya_stand_in_gallery`).
 *
 * @package Hadaya
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's and the gallery plugin's names.
// phpcs:disable Generic.Files.OneObjectStructurePerFile -- Two small stand-ins.
defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-wc-product.php';
require_once __DIR__ . '/class-wc-product-variation.php';

/**
 * Returns a field of the product that the test has stored.
 *
 * @param string $field Field: `version`, `coreSwitch`, `own`, `core`, `meta`, `available` or `markup`.
 * @return mixed
 */
function hadaya_stand_in_gallery( $field ) {
	return get_option( 'hadaya_stand_in_gallery' )[ $field ];
}

if ( is_array( get_option( 'hadaya_stand_in_gallery' ) ) ) {
	define( 'WC_VERSION', hadaya_stand_in_gallery( 'version' ) );
}

/**
 * Does nothing. Hadaya treats the gallery plugin as active because this function exists.
 */
function woo_variation_gallery() {}

/**
 * Stand-in for the variable product with id 21, and for each of its variations.
 */
final class Hadaya_Stand_In_Gallery_Product extends WC_Product {

	/**
	 * Id of the product or variation.
	 *
	 * @var int
	 */
	private $id;

	/**
	 * Creates the product with the id 21, or a variation with any other id.
	 *
	 * @param int $id Id; 21 for the product.
	 */
	public function __construct( $id ) {
		$this->id = $id;
	}

	/**
	 * Returns 21 for the product, otherwise the id of the variation.
	 *
	 * @return int
	 */
	public function get_id() {
		return $this->id;
	}

	/**
	 * Checks whether this is the product and the given type is `variable`. Variations have no type.
	 *
	 * @param string $type Type.
	 * @return bool
	 */
	public function is_type( $type ) {
		return 21 === $this->id && 'variable' === $type;
	}

	/**
	 * Returns the ids of the variations in the test's field `own`.
	 *
	 * @return int[]
	 */
	public function get_children() {
		return array_keys( hadaya_stand_in_gallery( 'own' ) );
	}

	/**
	 * Returns the id of the first picture, as a string.
	 *
	 * @return string
	 */
	public function get_image_id() {
		return (string) hadaya_stand_in_gallery( 'own' )[ $this->id ];
	}

	/**
	 * Returns the ids of the other pictures after WooCommerce's filter has run.
	 *
	 * @return int[]
	 */
	public function get_gallery_image_ids() {
		$core = hadaya_stand_in_gallery( 'core' );
		$kind = 21 === $this->id ? 'product' : 'product_variation';
		return apply_filters( "woocommerce_{$kind}_get_gallery_image_ids", isset( $core[ $this->id ] ) ? $core[ $this->id ] : array(), $this );
	}

	/**
	 * Returns the variations as WooCommerce's classic form gets them; empty for any other format.
	 *
	 * @param string $what Format.
	 * @return array[]
	 */
	public function get_available_variations( $what = 'array' ) {
		return 'array' === $what ? hadaya_stand_in_gallery( 'available' ) : array();
	}

	/**
	 * Returns an empty list, so that the product has no swatches.
	 *
	 * @return array
	 */
	public function get_variation_attributes() {
		return array();
	}
}

/**
 * Returns the variation with the given id; the product if the test has no such variation.
 *
 * @param int $id Id.
 * @return Hadaya_Stand_In_Gallery_Product
 */
function wc_get_product( $id ) {
	return new Hadaya_Stand_In_Gallery_Product( isset( hadaya_stand_in_gallery( 'own' )[ $id ] ) ? (int) $id : 21 );
}

/**
 * Returns the sold-out variations that the swatches request for a large product; always empty.
 *
 * @return array
 */
function wc_get_products() {
	return array();
}

/**
 * Returns an element with WooCommerce's data about pictures at this point in the page: the switch for its own variation pictures, the product's
 * pictures, and each variation's pictures.
 *
 * @return string
 */
function hadaya_stand_in_ask_for_pictures() {
	$product    = wc_get_product( 21 );
	$variations = array();
	foreach ( $product->get_children() as $id ) {
		$variations[ $id ] = wc_get_product( $id )->get_gallery_image_ids();
	}
	$known = array(
		'switch'     => get_option( 'wc_feature_woocommerce_additional_variation_images_enabled', 'no' ),
		'product'    => $product->get_gallery_image_ids(),
		'variations' => $variations,
	);
	return '<pre class="known">' . wp_json_encode( $known ) . '</pre>';
}

add_action(
	'init',
	static function () {
		register_block_type( 'hadaya-stand-ins/known', array( 'render_callback' => 'hadaya_stand_in_ask_for_pictures' ) );
	}
);

// Adds attachments with ids from 50 to 89 to the cache, so that WordPress finds these pictures.
foreach ( range( 50, 89 ) as $hadaya_stand_in_id ) {
	$hadaya_stand_in_picture = array(
		'ID'             => $hadaya_stand_in_id,
		'post_type'      => 'attachment',
		'post_mime_type' => 'image/jpeg',
		'filter'         => 'raw',
	);
	wp_cache_add( $hadaya_stand_in_id, (object) $hadaya_stand_in_picture, 'posts' );
}

// Provides the gallery plugin's data for a variation.
add_filter(
	'get_post_metadata',
	static function ( $value, $id, $key ) {
		if ( '_wp_attached_file' === $key ) {
			return array( "$id.jpg" );
		}
		$meta = hadaya_stand_in_gallery( 'meta' );
		return 'woo_variation_gallery_images' === $key && isset( $meta[ $id ] ) ? array( $meta[ $id ] ) : $value;
	},
	10,
	3
);
add_filter(
	'pre_option_wc_feature_woocommerce_additional_variation_images_enabled',
	static function ( $value ) {
		return false === $value ? hadaya_stand_in_gallery( 'coreSwitch' ) : $value;
	}
);

add_filter(
	'the_content',
	static function () {
		return do_blocks( hadaya_stand_in_gallery( 'markup' ) );
	}
);
