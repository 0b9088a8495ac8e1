<?php
/**
 * A small shop for the quote list if the option `hadaya_stand_in_quotes` is set: a mug, a shirt in two sizes, a notebook in two colours. A page with
 * ?quote-product=7 shows a product as WooCommerce does, with ?quote-shop=1 a product list, and with ?quote-list=1 the quote list. An order is stored
 * as an option.
 *
 * @package Hadaya
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, Generic.Files.OneObjectStructurePerFile, Squiz.Commenting -- WooCommerce's names.
defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-wc-product.php';

final class Hadaya_Stand_In_Quoted extends WC_Product {

	const ALL = array(
		7  => array( 'Ceramic mug', 0, 5.0 ),
		20 => array( 'Shirt', 0, 8.0 ),
		31 => array( 'Shirt', 20, 8.0 ),
		32 => array( 'Shirt', 20, 9.5 ),
		40 => array( 'Notebook', 0, 3.0 ),
		51 => array( 'Notebook', 40, 3.0 ),
		52 => array( 'Notebook', 40, 3.0 ),
	);

	/** The attribute of each product with variations, with its values keyed by variation id. */
	const CHOICES = array(
		20 => array( 'Size', array( 31 => 'S', 32 => 'M' ) ),
		40 => array( 'Colour', array( 51 => 'Sand', 52 => 'Blue' ) ),
	);

	private int $id;

	public function __construct( int $id ) {
		$this->id = $id;
	}

	public function get_id() {
		return $this->id;
	}

	public function get_name() {
		return self::ALL[ $this->id ][0];
	}

	public function get_parent_id() {
		return self::ALL[ $this->id ][1];
	}

	public function get_price() {
		return (string) self::ALL[ $this->id ][2];
	}

	public function get_price_html() {
		return '<span class="woocommerce-Price-amount amount">' . $this->get_price() . '</span>';
	}

	public function get_status() {
		return 'publish';
	}

	public function get_image_id() {
		return 0;
	}

	public function get_permalink() {
		return home_url( '/ask/?quote-product=' . $this->id );
	}

	public function get_sku() {
		return 7 === $this->id ? 'MUG-7' : '';
	}

	public function is_in_stock() {
		return 20 !== $this->id;
	}

	public function is_type( $type ) {
		return 'variable' === $type && isset( self::CHOICES[ $this->id ] );
	}

	public function get_children() {
		return array_keys( self::CHOICES[ $this->id ][1] ?? array() );
	}

	public function get_variation_attributes() {
		list( $name, $values ) = self::CHOICES[ $this->id ] ?? self::CHOICES[ $this->get_parent_id() ];
		return isset( $values[ $this->id ] )
			? array( 'attribute_' . sanitize_title( $name ) => $values[ $this->id ] )
			: array( $name => array_values( $values ) );
	}
}

final class WC_Order {

	private array $parts = array( 'items' => array() );

	public function add_product( $product, $quantity, $prices ) {
		$this->parts['items'][] = array( $product->get_id(), $quantity, $prices );
	}

	public function __call( $name, $given ) {
		$this->parts[ $name ] = $given[0];
	}

	public function update_status( $status ) {
		$this->parts['status'] = $status;
		update_option( 'hadaya_stand_in_orders', array_merge( (array) get_option( 'hadaya_stand_in_orders', array() ), array( $this->parts ) ) );
	}

	public function get_id() {
		return 900;
	}

	public function get_order_number() {
		return '900';
	}

	public function get_edit_order_url() {
		return admin_url( 'admin.php?page=wc-orders&action=edit&id=900' );
	}
}

final class WC_Order_Item_Shipping {

	public array $parts = array();

	public function __call( $name, $given ) {
		$this->parts[ $name ] = $given[0];
	}
}

function wc_get_product( $id ) {
	return isset( Hadaya_Stand_In_Quoted::ALL[ $id ] ) ? new Hadaya_Stand_In_Quoted( (int) $id ) : false;
}

function wc_get_price_to_display( $product ) {
	return (float) $product->get_price();
}

function get_woocommerce_currency() {
	return 'OMR';
}

function wc_price( $price, $given = array( 'currency' => 'OMR' ) ) {
	return $given['currency'] . ' ' . number_format( $price, 3 );
}

function wc_attribute_label( $name ) {
	return $name;
}

function wc_get_order() {
	return new WC_Order();
}

function wc_create_order() {
	return new WC_Order();
}

function hadaya_stand_in_quoted_form( WC_Product $product ) {
	list( $label, $values ) = Hadaya_Stand_In_Quoted::CHOICES[ $product->get_id() ];

	$name       = sanitize_title( $label );
	$variations = array();
	$options    = '';
	foreach ( $values as $id => $value ) {
		$options     .= sprintf( '<option value="%1$s">%1$s</option>', $value );
		$variations[] = array(
			'variation_id'         => $id,
			'attributes'           => array( 'attribute_' . $name => $value ),
			'is_in_stock'          => true,
			'is_purchasable'       => true,
			'variation_is_active'  => true,
			'variation_is_visible' => true,
		);
	}
	return sprintf(
		'<form class="variations_form cart" data-product_id="%1$d" data-product_variations="%2$s">'
		. '<table class="variations"><tbody><tr><th class="label"><label for="%3$s">%4$s</label></th><td class="value">'
		. '<select id="%3$s" name="attribute_%3$s" data-attribute_name="attribute_%3$s"><option value="">Choose</option>%5$s</select></td></tr></tbody></table>'
		. '<input type="hidden" name="variation_id" class="variation_id" value="0"></form>',
		$product->get_id(),
		esc_attr( wp_json_encode( $variations ) ),
		$name,
		$label,
		$options
	);
}

function hadaya_stand_in_cards() {
	$html = '';
	foreach ( array( 7, 20, 40 ) as $id ) {
		$product = wc_get_product( $id );
		$cart    = apply_filters( 'woocommerce_loop_add_to_cart_link', '<a class="button" href="#">Add to cart</a>', $product );
		$html   .= '<li class="product"><h2>' . $product->get_name() . '</h2>' . $cart . '</li>';
	}
	return '<ul class="products">' . $html . '</ul>';
}

add_filter(
	'the_content',
	static function ( $html ) {
		$shown = isset( $_GET['quote-product'] ) ? wc_get_product( absint( $_GET['quote-product'] ) ) : false; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only displayed.
		if ( false !== $shown ) {
			$GLOBALS['product'] = $shown; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As WooCommerce does.
			ob_start();
			do_action( 'woocommerce_single_product_summary' );
			return '<div class="product"><h2>' . $shown->get_name() . '</h2>' . ( $shown->is_type( 'variable' ) ? hadaya_stand_in_quoted_form( $shown ) : '' ) . ob_get_clean() . '</div>';
		}
		if ( isset( $_GET['quote-shop'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only displayed.
			return hadaya_stand_in_cards();
		}
		return isset( $_GET['quote-list'] ) ? do_shortcode( '[hadaya_quote]' ) : $html; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only displayed.
	},
	// Runs after WordPress's own filter, which would add paragraphs to the form.
	99
);
