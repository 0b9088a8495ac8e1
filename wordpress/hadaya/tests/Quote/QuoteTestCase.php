<?php
/**
 * Base class for the tests of the quote list.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Quote;

use Hadaya\Quote\Catalogue;
use Hadaya\Settings\Options;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Provides a shop with a mug and a shirt. The shirt has two sizes, and its blue variation accepts either size.
 */
abstract class QuoteTestCase extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		Shop::$is_genuine  = true;
		Shop::$meta        = array();
		Shop::$orders      = array();
		Shop::$order_fault = '';
		Shop::$mails       = array();
		Shop::$notes       = array();
		Shop::$log         = array();
		Shop::$categories  = array( 7 => array( 'mugs' ) );
		Shop::$products    = array(
			7  => array(),
			20 => array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => array(
					'Colour' => array( 'blue', 'red' ),
					'Size'   => array( 'S', 'M' ),
				),
			),
			31 => array(
				'name'       => 'Shirt',
				'parent'     => 20,
				'price'      => '8',
				'attributes' => array(
					'attribute_colour' => 'blue',
					'attribute_size'   => '',
				),
			),
			41 => array( 'parent' => 40 ),
		);
	}

	/**
	 * Stores the owner's settings and returns the catalogue that uses them.
	 *
	 * @param array $settings Settings.
	 * @param bool  $is_on    Whether the owner has enabled the quote list.
	 */
	protected static function catalogue( array $settings = array(), bool $is_on = true ): Catalogue {
		Site::$options['hadaya_options'] = (string) wp_json_encode(
			array(
				'islands' => array( 'quote' => $is_on ),
				'quote'   => $settings,
			)
		);
		self::part( Options::class )->forget();
		return self::part( Catalogue::class );
	}
}
