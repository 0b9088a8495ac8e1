<?php
/**
 * Tests for the lines of a quote request.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Quote;

use Hadaya\Quote\QuoteLine;

/**
 * Checks that names and prices come from the shop, whatever the browser sends.
 */
final class QuoteLineTest extends QuoteTestCase {

	const SHIRT = array(
		'product'    => 20,
		'variation'  => 31,
		'quantity'   => 5,
		'attributes' => array( 'attribute_size' => 'M' ),
	);

	public function test_ignores_names_and_prices_from_the_browser(): void {
		$line = QuoteLine::from_request(
			array(
				'product'  => 7,
				'quantity' => '12',
				'name'     => 'Gold bar',
				'price'    => 0.01,
				'prices'   => array( array( 'price' => 0 ) ),
				'note'     => " logo\n<b>left</b> ",
			),
			self::catalogue()
		);
		$this->assertNotNull( $line );
		$this->assertSame( array( 'Mug', 5.0, 12, 'logo <b>left</b>' ), array( $line->title(), $line->price(), $line->quantity(), $line->note() ) );
	}

	public function test_takes_from_the_buyer_only_values_that_the_variation_leaves_open(): void {
		$given = array( 'attributes' => array( 'attribute_size' => 'M', 'attribute_colour' => 'red', 'x' => 'y' ) ) + self::SHIRT;
		$line  = QuoteLine::from_request( $given, self::catalogue() );
		$this->assertNotNull( $line );
		$this->assertSame( array( 'attribute_colour' => 'blue', 'attribute_size' => 'M' ), $line->attributes() );
		$this->assertSame( 31, $line->id() );
	}

	/**
	 * Returns lines that are rejected, such as an unknown product or a negative quantity.
	 *
	 * @return array[]
	 */
	public function refused(): array {
		return array(
			'nothing'                       => array( null ),
			'a text'                        => array( 'product' ),
			'an unknown product'            => array( array( 'product' => 99, 'quantity' => 1 ) ),
			'a number with more behind it'  => array( array( 'product' => '7 OR 1=1', 'quantity' => 1 ) ),
			'a list for a number'           => array( array( 'product' => array( 7 ), 'quantity' => 1 ) ),
			'no quantity'                   => array( array( 'product' => 7, 'quantity' => 0 ) ),
			'a negative quantity'           => array( array( 'product' => 7, 'quantity' => -5 ) ),
			'a variation alone'             => array( array( 'product' => 31, 'quantity' => 1 ) ),
			'a product without its choice'  => array( array( 'product' => 20, 'quantity' => 1 ) ),
			'somebody else’s variation'     => array( array( 'variation' => 41 ) + self::SHIRT ),
			'a value that is none'          => array( array( 'attributes' => array( 'attribute_size' => '<img>' ) ) + self::SHIRT ),
			'no value'                      => array( array( 'attributes' => array() ) + self::SHIRT ),
			'a list for a value'            => array( array( 'attributes' => array( 'attribute_size' => array( 'M' ) ) ) + self::SHIRT ),
		);
	}

	/**
	 * @dataProvider refused
	 * @param mixed $given Submitted line.
	 */
	public function test_rejects_an_invalid_line( $given ): void {
		$this->assertNull( QuoteLine::from_request( $given, self::catalogue() ) );
	}

	public function test_rejects_hidden_products(): void {
		foreach ( array( array( 'status' => 'draft' ), array( 'status' => 'private' ), array( 'password' => true ), array( 'parent' => 7, 'status' => 'private' ) ) as $parts ) {
			Shop::$products[7] = $parts;
			$this->assertNull( QuoteLine::from_request( array( 'product' => 7, 'quantity' => 1 ), self::catalogue() ), (string) wp_json_encode( $parts ) );
		}
	}

	public function test_a_line_contains_no_hidden_price(): void {
		Shop::$products[7] = array( 'html' => '<a href="/login">Log in to see prices</a>' );

		$line = QuoteLine::from_request( array( 'product' => 7, 'quantity' => 1 ), self::catalogue() );
		$this->assertNotNull( $line );
		$this->assertNull( $line->price() );
	}

	public function test_adjusts_a_quantity_to_the_minimum_the_pack_size_and_the_maximum(): void {
		$this->assertSame( array( 24, 24, 36, 36 ), array_map( static fn ( int $given ): int => QuoteLine::fit( $given, 24, 12 ), array( 1, 24, 25, 36 ) ) );
		$this->assertSame( QuoteLine::MOST_PIECES, QuoteLine::fit( PHP_INT_MAX, 1, 1 ) );
	}

	public function test_accepts_only_products_that_the_owner_has_selected(): void {
		$mug = array( 'product' => 7, 'quantity' => 1 );
		$this->assertNotNull( QuoteLine::from_request( $mug, self::catalogue( array( 'products' => 'categories', 'categories' => 'pens, mugs' ) ) ) );
		$this->assertNull( QuoteLine::from_request( $mug, self::catalogue( array( 'products' => 'categories', 'categories' => 'pens' ) ) ) );
		$this->assertNull( QuoteLine::from_request( $mug, self::catalogue( array( 'products' => 'categories' ) ) ) );
		$this->assertNull( QuoteLine::from_request( $mug, self::catalogue( array( 'products' => 'no_price' ) ) ) );
	}
}
