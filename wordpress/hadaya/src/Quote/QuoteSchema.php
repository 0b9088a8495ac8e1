<?php
/**
 * Settings for the quote list.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the quote list's settings: its position, the products it covers, and the effect of accepting an offer.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class QuoteSchema {

	/**
	 * Defaults.
	 */
	const DEFAULTS = array(
		'position'   => 'beside',
		'products'   => 'all',
		'categories' => '',
		'minimum'    => 1,
		'step'       => 1,
		'steps'      => array(),
		'page'       => '',
		'in_widget'  => false,
		'whatsapp'   => '',
		'accept'     => 'order',
		'link_days'  => 60,
	);

	private Schema $schema;

	public function __construct( Schema $schema ) {
		$this->schema = $schema;
	}

	/**
	 * Returns the schema of the settings group `quote`.
	 *
	 * @return FieldSchema
	 */
	public function all(): array {
		$categories = $this->schema->text( __( 'Category slugs, separated by commas', 'hadaya' ) );
		$step       = array(
			'from' => Schema::number( __( 'Minimum quantity', 'hadaya' ), 1, QuoteLine::MOST_PIECES ),
			'off'  => Schema::number( __( 'Discount (%)', 'hadaya' ), 0, 90 ),
			'ask'  => Schema::flag( __( 'Show “Price on request” instead of a price', 'hadaya' ) ),
		);
		$fields     = array(
			'position'   => Schema::choice(
				__( 'Position of “Add to quote”', 'hadaya' ),
				array(
					'beside'  => __( 'Beside “Add to cart”', 'hadaya' ),
					'instead' => __( 'Instead of “Add to cart”', 'hadaya' ),
				)
			),
			'products'   => Schema::choice(
				__( 'Available for', 'hadaya' ),
				array(
					'all'        => __( 'All products', 'hadaya' ),
					'categories' => __( 'Products in certain categories', 'hadaya' ),
					'no_price'   => __( 'Products without a price', 'hadaya' ),
				)
			),
			'categories' => Schema::when( $categories, 'products', array( 'categories' ) ),
			'minimum'    => Schema::number( __( 'Minimum quantity', 'hadaya' ), 1, QuoteLine::MOST_PIECES ),
			'step'       => Schema::number( __( 'Quantity step', 'hadaya' ), 1, QuoteLine::MOST_PIECES ),
			'steps'      => Schema::items( __( 'Quantity discounts', 'hadaya' ), Schema::group( $step, __( 'Add discount', 'hadaya' ) ) ),
			'page'       => $this->schema->text( __( 'URL of the quote list page', 'hadaya' ), 'uri' ),
			'in_widget'  => Schema::flag( __( 'Show the quote list in the contact widget', 'hadaya' ) ),
			'whatsapp'   => $this->schema->text( __( 'WhatsApp number with country code (leave empty to use only the inbox)', 'hadaya' ) ),
			'accept'     => Schema::choice(
				__( 'When a buyer accepts a quote', 'hadaya' ),
				array(
					'order'   => __( 'Create an order with the quoted prices and the status “On hold”', 'hadaya' ),
					'message' => __( 'Only notify the shop', 'hadaya' ),
				)
			),
			'link_days'  => Schema::rare( Schema::number( __( 'Links to requests and quotes expire after (days)', 'hadaya' ), 1, 365 ) ),
		);
		return Schema::group( $fields, __( 'Quote list', 'hadaya' ) );
	}
}
