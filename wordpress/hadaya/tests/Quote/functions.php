<?php
/**
 * Stand-ins for the WordPress and WooCommerce functions that the quote list calls.
 *
 * @package Hadaya
 */

// phpcs:disable -- WordPress's and WooCommerce's names, none of them in a file of its own.

use Hadaya\Tests\Quote\Shop;
use Hadaya\Tests\Site;

class WC_Product {

	private int $id;
	private array $parts;

	public function __construct( int $id, array $parts ) {
		$this->id    = $id;
		$this->parts = $parts + array(
			'name'       => 'Mug',
			'price'      => '5',
			'html'       => '<span class="woocommerce-Price-amount amount">5</span>',
			'status'     => 'publish',
			'parent'     => 0,
			'type'       => 'simple',
			'attributes' => array(),
			'sku'        => '',
			'in_stock'   => true,
		);
	}

	public function get_id() {
		return $this->id;
	}

	public function get_name() {
		return $this->parts['name'];
	}

	public function get_price() {
		return $this->parts['price'];
	}

	public function get_price_html() {
		return $this->parts['html'];
	}

	public function get_status() {
		return $this->parts['status'];
	}

	public function get_parent_id() {
		return $this->parts['parent'];
	}

	public function get_image_id() {
		return 0;
	}

	public function get_sku() {
		return $this->parts['sku'];
	}

	public function get_permalink() {
		return 'https://shop.example/?p=' . $this->id;
	}

	public function is_in_stock() {
		return $this->parts['in_stock'];
	}

	public function is_type( $type ) {
		return $type === $this->parts['type'];
	}

	public function get_variation_attributes() {
		return $this->parts['attributes'];
	}

	public function get_children() {
		return array_keys( array_filter( Shop::$products, fn ( $parts ) => ( $parts['parent'] ?? 0 ) === $this->id ) );
	}

	public function is_taxable() {
		return true;
	}

	public function get_tax_class() {
		return '';
	}
}

/** Order that stores its data in `Shop`. */
class WC_Order {

	public array $items = array();
	public array $parts = array();

	public function add_product( $product, $quantity, $parts ) {
		$this->items[] = array( null === $product ? 0 : $product->get_id(), $quantity, $parts );
		return count( $this->items );
	}

	public function __call( $name, $given ) {
		$this->parts[ $name ] = $given[0];
	}

	public function get_id() {
		return 900;
	}

	public function get_order_number() {
		return 'W-900';
	}

	public function get_edit_order_url() {
		return 'https://shop.example/wp-admin/admin.php?page=wc-orders&action=edit&id=900';
	}
}

class WC_Order_Item_Shipping {

	public array $parts = array();

	public function __call( $name, $given ) {
		$this->parts[ $name ] = $given[0];
	}
}

final class WC_Tax {

	public static function get_base_tax_rates() {
		return array( 5 );
	}

	public static function calc_tax( $sum, $rates ) {
		return array( $sum - $sum * 100 / ( 100 + $rates[0] ) );
	}
}

function wc_create_order() {
	if ( '' !== Shop::$order_fault ) {
		throw new Exception( Shop::$order_fault );
	}
	Shop::$orders[] = new WC_Order();
	return end( Shop::$orders );
}

function wc_get_order( $id ) {
	return 900 === $id && array() !== Shop::$orders ? end( Shop::$orders ) : false;
}

function wc_get_logger() {
	return new class() {
		public function error( $text ) {
			Shop::$log[] = $text;
		}
	};
}

function wc_add_order_item_meta( $item, $key, $value ) {
	Shop::$meta[ 'item ' . $item ] = array( $key => $value );
}

function wc_price( $price, $given = array( 'currency' => 'OMR' ) ) {
	return '<span>' . $given['currency'] . ' ' . number_format( $price, 3 ) . '</span>';
}

function wc_attribute_label( $name ) {
	return $name;
}

function wp_create_nonce() {
	return 'right';
}

function get_available_languages() {
	return array();
}

function switch_to_locale( $locale ) {
	Site::$options['WPLANG'] = $locale;
	return true;
}

function restore_previous_locale() {
	unset( Site::$options['WPLANG'] );
}

function wp_mail( $to, $subject, $text ) {
	Shop::$mails[] = array( $to, $subject, $text );
}

function update_post_meta( $id, $key, $value ) {
	Shop::$meta[ $id ][ $key ] = wp_unslash( $value );
}

function add_post_meta( $id, $key, $value ) {
	Shop::$notes[] = wp_unslash( $value );
}

function wc_get_product( $id ) {
	return isset( Shop::$products[ $id ] ) ? new WC_Product( $id, Shop::$products[ $id ] ) : false;
}

function wc_get_price_to_display( $product ) {
	return (float) $product->get_price();
}

function get_woocommerce_currency() {
	return 'OMR';
}

function add_query_arg( $name, $value, $url ) {
	return $url . "?" . $name . "=" . $value;
}

function wp_get_attachment_image_url() {
	return false;
}

function wp_enqueue_style() {
}

function wp_allowed_protocols() {
	return array( 'https' );
}

function esc_url( $url ) {
	return htmlspecialchars( $url, ENT_QUOTES );
}

function get_queried_object() {
	return null;
}

function post_password_required( $id ) {
	return ! empty( Shop::$products[ $id ]['password'] );
}

function has_term( $slugs, $taxonomy, $id ) {
	return 'product_cat' === $taxonomy && array() !== array_intersect( $slugs, Shop::$categories[ $id ] ?? array() );
}

function sanitize_title( $text ) {
	return strtolower( str_replace( ' ', '-', $text ) );
}

function taxonomy_exists( $name ) {
	return '' === $name;
}

function wp_verify_nonce( $nonce ) {
	return Shop::$is_genuine && 'right' === $nonce ? 1 : false;
}

function get_post_meta( $id, $key ) {
	return Shop::$meta[ $id ][ $key ] ?? '';
}

function get_post( $id ) {
	return isset( Shop::$meta[ $id ] ) ? new WP_Post( $id ) : null;
}

function get_post_datetime() {
	return new DateTimeImmutable( '@1800000000' );
}

final class WP_Post {

	public int $ID; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WordPress's name.
	public string $post_type   = 'hadaya_lead';
	public string $post_status = 'private';

	public function __construct( int $id ) {
		$this->ID = $id; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WordPress's name.
	}
}

function nocache_headers(): void {
}
