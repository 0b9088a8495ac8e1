<?php
/**
 * Settings of the quote list.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes where the quote list appears, which products it covers, and what an acceptance does.
 */
final class QuoteSchema {

	/**
	 * Defaults.
	 */
	const DEFAULTS = array(
		'place'      => 'beside',
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
	 * The settings group.
	 *
	 * @return array
	 */
	public function all(): array {
		$categories = $this->schema->text( __( 'Categories (slugs, separated by commas)', 'hadaya' ) );
		$step       = array(
			'from' => Schema::number( __( 'From this quantity', 'hadaya' ), 1, QuoteLine::MOST_PIECES ),
			'off'  => Schema::number( __( 'Percent off the shop’s price', 'hadaya' ), 0, 90 ),
			'ask'  => Schema::flag( __( 'Show “ask” in place of a price', 'hadaya' ) ),
		);
		$fields     = array(
			'place'      => Schema::choice(
				__( '“Add to quote” appears', 'hadaya' ),
				array(
					'beside'  => __( 'beside “Add to cart”', 'hadaya' ),
					'instead' => __( 'in place of “Add to cart”', 'hadaya' ),
				)
			),
			'products'   => Schema::choice(
				__( 'For', 'hadaya' ),
				array(
					'all'        => __( 'all products', 'hadaya' ),
					'categories' => __( 'products of some categories', 'hadaya' ),
					'no_price'   => __( 'products without a price', 'hadaya' ),
				)
			),
			'categories' => Schema::when( $categories, 'products', array( 'categories' ) ),
			'minimum'    => Schema::number( __( 'Smallest quantity', 'hadaya' ), 1, QuoteLine::MOST_PIECES ),
			'step'       => Schema::number( __( 'Quantity step', 'hadaya' ), 1, QuoteLine::MOST_PIECES ),
			'steps'      => Schema::items( __( 'Prices by quantity', 'hadaya' ), Schema::group( $step, __( 'Add a quantity', 'hadaya' ) ) ),
			'page'       => $this->schema->text( __( 'Address of the page with [hadaya_quote]', 'hadaya' ), 'uri' ),
			'in_widget'  => Schema::flag( __( 'Show the list in the contact widget', 'hadaya' ) ),
			'whatsapp'   => $this->schema->text( __( 'WhatsApp number with country code (empty: requests go to the inbox only)', 'hadaya' ) ),
			'accept'     => Schema::choice(
				__( 'When a buyer accepts an offer', 'hadaya' ),
				array(
					'order'   => __( 'create an order with the offered prices, status “On hold”', 'hadaya' ),
					'message' => __( 'only notify the shop', 'hadaya' ),
				)
			),
			'link_days'  => Schema::rare( Schema::number( __( 'Days until the link to a request expires', 'hadaya' ), 1, 365 ) ),
		);
		return Schema::group( $fields, __( 'Quote list', 'hadaya' ) );
	}
}
