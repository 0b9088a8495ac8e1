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
 * The test's data of the product.
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
 * The block is interactive: WordPress runs the directives of its markup when its filters are done.
 */
function hadaya_stand_in_register_block() {
	register_block_type( 'woocommerce/add-to-cart-with-options', array( 'supports' => array( 'interactivity' => true ) ) );
}

add_action( 'init', 'hadaya_stand_in_register_block' );

/**
 * The product of a number; from 100 on a variation.
 *
 * @param int $id Number.
 * @return Hadaya_Stand_In_Product|Hadaya_Stand_In_Variation
 */
function wc_get_product( $id ) {
	return $id < 100 ? new Hadaya_Stand_In_Product() : new Hadaya_Stand_In_Variation( hadaya_stand_in_block( 'variations' )[ $id - 100 ] );
}

/**
 * The sold-out variations, the only query.
 *
 * @param array $args The requested path.
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
 * Names of the attributes' taxonomies, `pa_…`.
 *
 * @return string[]
 */
function hadaya_stand_in_taxonomies() {
	return preg_grep( '/^pa_/', array_keys( hadaya_stand_in_block( 'attributes' ) ) );
}

/**
 * Number of an attribute.
 *
 * @param string $name Name of its taxonomy.
 * @return int
 */
function wc_attribute_taxonomy_id_by_name( $name ) {
	return 1 + (int) array_search( $name, hadaya_stand_in_taxonomies(), true );
}

/**
 * An attribute: `pa_color` is of the type "color", and so on, as the swatches plugin has them.
 *
 * @param int $id Number.
 * @return object
 */
function wc_get_attribute( $id ) {
	return (object) array( 'type' => substr( hadaya_stand_in_taxonomies()[ $id - 1 ], 3 ) );
}

/**
 * The terms that a product has of an attribute.
 *
 * @param int    $id   Number of the product.
 * @param string $name Name of the taxonomy.
 * @return WP_Term[]
 */
function wc_get_product_terms( $id, $name ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- WooCommerce's.
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
 * Form key of an attribute.
 *
 * @param string $name Name.
 * @return string
 */
function wc_variation_attribute_name( $name ) {
	return 'attribute_' . sanitize_title( $name );
}

// The swatches plugin's term data.
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

// A picture's id is its URL here.
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
