<?php
/**
 * A product with WooCommerce's block "Add to Cart + Options" on pages with ?block=1: its data in WooCommerce and the swatches
 * plugin, and the block's markup, come from the test (option `hadaya_stand_in_block`).
 *
 * @package Hadaya
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's names.
defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-wc-product.php';
require_once __DIR__ . '/class-wc-product-variation.php';
require_once __DIR__ . '/class-hadaya-stand-in-product.php';
require_once __DIR__ . '/class-hadaya-stand-in-variation.php';
require_once __DIR__ . '/class-wc-data-store.php';

/**
 * Returns a field of the product that the test has stored.
 *
 * @param string $field Field: `type`, `attributes`, `variations`, `markup`, or the optional `sale` with deviations from the
 * default.
 * @return mixed
 */
function hadaya_stand_in_block( $field ) {
	$kept = get_option( 'hadaya_stand_in_block' ) + array( 'sale' => array() );
	return $kept[ $field ];
}

/**
 * Registers the block as interactive, so that WordPress processes the directives in its markup after its filters have run.
 */
function hadaya_stand_in_register_block() {
	register_block_type( 'woocommerce/add-to-cart-with-options', array( 'supports' => array( 'interactivity' => true ) ) );
}

add_action( 'init', 'hadaya_stand_in_register_block' );

/**
 * Returns the product or, for ids from 100, a variation.
 *
 * @param int $id Id.
 * @return Hadaya_Stand_In_Product|Hadaya_Stand_In_Variation
 */
function wc_get_product( $id ) {
	return $id < 100 ? new Hadaya_Stand_In_Product() : new Hadaya_Stand_In_Variation( hadaya_stand_in_block( 'variations' )[ $id - 100 ] );
}

/**
 * Returns the sold-out variations; no other query is supported.
 *
 * @param array $args Query arguments.
 * @return Hadaya_Stand_In_Variation[]
 */
function wc_get_products( $args ) {
	$found = array();
	foreach ( hadaya_stand_in_block( 'variations' ) as $data ) {
		if ( ! $data['inStock'] && 'outofstock' === $args['stock_status'] && 21 === $args['parent'] ) {
			$found[] = new Hadaya_Stand_In_Variation( $data );
		}
	}
	return array_slice( $found, 0, $args['limit'] );
}

/**
 * Returns the names of the attributes' taxonomies, `pa_…`.
 *
 * @return string[]
 */
function hadaya_stand_in_taxonomies() {
	return preg_grep( '/^pa_/', array_keys( hadaya_stand_in_block( 'attributes' ) ) );
}

/**
 * Returns the id of an attribute: its index in the test's data plus 1.
 *
 * @param string $name Name of its taxonomy.
 * @return int
 */
function wc_attribute_taxonomy_id_by_name( $name ) {
	return 1 + (int) array_search( $name, hadaya_stand_in_taxonomies(), true );
}

/**
 * Returns an attribute with one of the swatches plugin's types: `pa_color` has the type "color", and so on.
 *
 * @param int $id Id.
 * @return object
 */
function wc_get_attribute( $id ) {
	return (object) array( 'type' => substr( hadaya_stand_in_taxonomies()[ $id - 1 ], 3 ) );
}

/**
 * Returns the terms of an attribute in the test's data. Their names contain an entity, as WordPress stores them.
 *
 * @param int    $id   Id of the product.
 * @param string $name Name of the taxonomy.
 * @return WP_Term[]
 */
function wc_get_product_terms( $id, $name ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- WooCommerce's signature.
	$terms = array();
	foreach ( array_keys( hadaya_stand_in_block( 'attributes' )[ $name ] ) as $slug ) {
		$terms[] = new WP_Term(
			(object) array(
				'term_id' => crc32( $name . $slug ),
				'slug'    => (string) $slug,
				'name'    => ucfirst( $slug ) . ' &amp; co',
			)
		);
	}
	return $terms;
}

/**
 * Returns the form key of an attribute, such as `attribute_pa_color`.
 *
 * @param string $name Name.
 * @return string
 */
function wc_variation_attribute_name( $name ) {
	return 'attribute_' . sanitize_title( $name );
}

// Provides the swatches plugin's term data.
add_filter(
	'get_term_metadata',
	static function ( $value, $id, $key ) {
		foreach ( hadaya_stand_in_block( 'attributes' ) as $name => $terms ) {
			foreach ( $terms as $slug => $meta ) {
				if ( crc32( $name . $slug ) === $id ) {
					return array( isset( $meta[ $key ] ) ? $meta[ $key ] : '' );
				}
			}
		}
		return $value;
	},
	10,
	3
);

// Derives a picture's URL from its id.
add_filter(
	'image_downsize',
	static function ( $found, $id, $size ) {
		return 'variation_swatches_image_size' === $size && $id > 0 ? array( "https://shop.example/wood-$id.jpg", 50, 50, true ) : $found;
	},
	10,
	3
);

add_action(
	'init',
	static function () {
		foreach ( hadaya_stand_in_taxonomies() as $name ) {
			register_taxonomy( $name, 'page' );
		}
	}
);

add_filter(
	'the_content',
	static function () {
		return do_blocks( hadaya_stand_in_block( 'markup' ) );
	}
);
