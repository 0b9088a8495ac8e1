<?php
/**
 * Settings for the product button.
 *
 * @package Hadaya
 */

namespace Hadaya\ProductButton;

use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings of the WhatsApp button on product pages.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class ProductButtonSchema {

	/**
	 * Default settings: the button is off. Empty texts are replaced by Hadaya's texts in the page's language.
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
	 * Placeholders that a message may contain.
	 */
	const PLACEHOLDERS = array( 'product', 'sku', 'variation', 'qty', 'price', 'title', 'url' );

	private Schema $schema;

	public function __construct( Schema $schema ) {
		$this->schema = $schema;
	}

	/**
	 * Returns the settings group, which the app shows only if WooCommerce is active.
	 *
	 * @return FieldSchema
	 */
	public function all(): array {
		$positions = array(
			'before_title' => __( 'Above the product title', 'hadaya' ),
			'after_title'  => __( 'Below the product title', 'hadaya' ),
			'after_price'  => __( 'Below the price', 'hadaya' ),
			'before_form'  => __( 'Above the options and “Add to cart”', 'hadaya' ),
			'after_button' => __( 'Beside “Add to cart”', 'hadaya' ),
			'after_form'   => __( 'Below “Add to cart”', 'hadaya' ),
			'after_meta'   => __( 'Below the SKU and categories', 'hadaya' ),
		);
		$fields    = array(
			'position'  => array_merge( Schema::choice( __( 'Position', 'hadaya' ), $positions ), array( 'default' => 'after_button' ) ),
			'text'      => $this->schema->text( __( 'Button text', 'hadaya' ) ) + array( 'example' => ProductButton::usual_text( true ) ),
			'sold_text' => $this->schema->text( __( 'Button text when out of stock', 'hadaya' ) )
				+ array( 'example' => ProductButton::usual_text( false ) ),
			'message'   => $this->schema->text( __( 'Pre-filled message', 'hadaya' ), 'long' ) + array(
				'example' => ProductButton::usual_message( true ),
				'placeholders'  => self::PLACEHOLDERS,
			),
			'colour'    => Schema::flag( __( 'Use WhatsApp’s colour', 'hadaya' ), true ),
		);
		return Schema::switched(
			__( 'Button on product pages', 'hadaya' ),
			__( 'Show a button that opens a WhatsApp chat about the product', 'hadaya' ),
			$fields
		) + array( 'isHidden' => ! class_exists( 'WooCommerce', false ) );
	}
}
