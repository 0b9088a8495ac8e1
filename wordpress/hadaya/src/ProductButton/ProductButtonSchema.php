<?php
/**
 * The settings of the button on product pages.
 *
 * @package Hadaya
 */

namespace Hadaya\ProductButton;

use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes where the button stands and what it says.
 */
final class ProductButtonSchema {

	/**
	 * Values of a fresh site: off. Empty texts are ours, in the language of the page.
	 */
	const DEFAULTS = array(
		'enabled'   => false,
		'position'  => 'after_button',
		'text'      => '',
		'sold_text' => '',
		'message'   => '',
		'colour'    => true,
	);

	/**
	 * What a message may name.
	 */
	const PLACES = array( 'product', 'sku', 'variation', 'qty', 'price', 'title', 'url' );

	private Schema $schema;

	public function __construct( Schema $schema ) {
		$this->schema = $schema;
	}

	/**
	 * The group, which the app shows in a shop only.
	 *
	 * @return array<string, mixed>
	 */
	public function all(): array {
		$positions = array(
			'before_title' => __( 'Above the product’s name', 'hadaya' ),
			'after_title'  => __( 'Below the product’s name', 'hadaya' ),
			'after_price'  => __( 'Below the price', 'hadaya' ),
			'before_form'  => __( 'Above the options and “Add to cart”', 'hadaya' ),
			'after_button' => __( 'Beside “Add to cart”', 'hadaya' ),
			'after_form'   => __( 'Below “Add to cart”', 'hadaya' ),
			'after_meta'   => __( 'Below SKU and categories', 'hadaya' ),
		);
		$fields    = array(
			'position'  => array_merge( Schema::choice( __( 'Position', 'hadaya' ), $positions ), array( 'default' => 'after_button' ) ),
			'text'      => $this->schema->text( __( 'Button text', 'hadaya' ) ) + array( 'example' => ProductButton::usual_text( true ) ),
			'sold_text' => $this->schema->text( __( 'Button text when sold out', 'hadaya' ) )
				+ array( 'example' => ProductButton::usual_text( false ) ),
			'message'   => $this->schema->text( __( 'Pre-filled message', 'hadaya' ), 'long' ) + array(
				'example' => ProductButton::usual_message( true ),
				'places'  => self::PLACES,
			),
			'colour'    => Schema::flag( __( 'Button in WhatsApp’s colour', 'hadaya' ), true ),
		);
		return Schema::switched(
			__( 'Button on product pages', 'hadaya' ),
			__( 'Show a button that opens a WhatsApp chat about the product', 'hadaya' ),
			$fields
		) + array( 'isHidden' => ! class_exists( 'WooCommerce', false ) );
	}
}
