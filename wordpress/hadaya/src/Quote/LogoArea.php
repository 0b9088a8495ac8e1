<?php
/**
 * Logo area on a product's picture.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Assets\Manifest;

defined( 'ABSPATH' ) || exit;

/**
 * Position and size of the buyer's logo on a product's picture, in percent. The owner enters them in the product data.
 */
final class LogoArea {

	/**
	 * Product meta key for the area.
	 */
	const META = '_hadaya_quote_area';

	/**
	 * Names of the area's four numbers, in the order in which they are stored.
	 */
	const NAMES = array( 'x', 'y', 'width', 'height' );

	/**
	 * Handle for the script and the style sheet of the area's fields.
	 */
	const HANDLE = 'hadaya-area';

	/**
	 * Returns the logo area on a product as X, Y, width and height in percent, such as `40,45,18,18`; empty if there is none.
	 *
	 * @param int $product Id of the product.
	 * @return string
	 */
	public static function of( int $product ): string {
		$kept = get_post_meta( $product, self::META, true );
		return is_string( $kept ) ? self::valid( explode( ',', $kept ) ) : '';
	}

	/**
	 * Prints the container in which the script renders the area's fields, in the product data.
	 */
	public function print_fields(): void {
		$product = $GLOBALS['product_object'] ?? null;
		$files   = new Manifest( HADAYA_FOLDER . 'dist/admin', plugins_url( 'dist/admin', HADAYA_FILE ) );
		if ( ! $product instanceof \WC_Product || ! $files->has( 'area' ) ) {
			return;
		}
		$script = $files->describe( 'area' );
		wp_enqueue_style( self::HANDLE, $files->describe( 'area.css' )['url'], array(), $files->describe( 'area.css' )['version'] );
		wp_enqueue_script( self::HANDLE, $script['url'], array( 'react', 'wp-element', 'wp-i18n' ), $script['version'], true );
		wp_set_script_translations( self::HANDLE, 'hadaya', HADAYA_FOLDER . 'languages' );
		printf(
			'<div class="options_group" id="hadaya-quote-area" data-picture="%s" data-value="%s"></div>',
			esc_url( (string) wp_get_attachment_image_url( (int) $product->get_image_id(), 'medium' ) ),
			esc_attr( self::of( $product->get_id() ) )
		);
	}

	/**
	 * Stores the logo area of a product that is being saved, or removes an invalid one. WooCommerce has already checked the nonce and the user's
	 * capabilities.
	 *
	 * @param \WC_Product $product Product.
	 */
	public function save( $product ): void {
		$given = $_POST['hadaya_quote_area'] ?? null; // phpcs:ignore WordPress.Security -- WooCommerce has checked the nonce; only numbers are read.
		if ( ! is_array( $given ) ) {
			return;
		}
		$area = self::valid( array_map( static fn ( string $name ) => $given[ $name ] ?? '', self::NAMES ) );
		if ( '' === $area ) {
			$product->delete_meta_data( self::META );
		} else {
			$product->update_meta_data( self::META, $area );
		}
	}

	/**
	 * Returns the numbers in stored form, rounded to two decimal places; empty if one is invalid.
	 *
	 * @param list<mixed> $numbers Four numbers.
	 * @return string Empty for an area outside the picture.
	 */
	public static function valid( array $numbers ): string {
		if ( count( $numbers ) !== count( self::NAMES ) || array_filter( $numbers, 'is_numeric' ) !== $numbers ) {
			return '';
		}
		list( $x, $y, $width, $height ) = array_map( static fn ( $number ): float => round( (float) $number, 2 ), $numbers );
		$is_inside                      = $x >= 0 && $y >= 0 && $width > 0 && $height > 0 && $x + $width <= 100 && $y + $height <= 100;
		// Encodes the numbers as JSON, whose decimal separator is a dot in every locale.
		return $is_inside ? implode( ',', array_map( 'wp_json_encode', array( $x, $y, $width, $height ) ) ) : '';
	}
}
