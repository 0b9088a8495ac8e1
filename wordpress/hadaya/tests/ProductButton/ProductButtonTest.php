<?php
/**
 * Tests for the button on product pages.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\ProductButton;

use Hadaya\ContactBlock\ContactButton;
use Hadaya\ContactBlock\ContactTarget;
use Hadaya\Hooks\Pages;
use Hadaya\ProductButton\ProductButton;
use Hadaya\ProductButton\ProductButtonSchema;
use Hadaya\Settings\Options;
use Hadaya\Tests\Quote\Shop;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Tests the button in a shop with a WhatsApp channel and a mug in stock.
 */
final class ProductButtonTest extends TestCase {

	protected function tearDown(): void {
		unset( $GLOBALS['product'] );
		parent::tearDown();
	}

	/**
	 * Returns the HTML that the button's hook prints for a product, in a shop whose widget has one channel.
	 *
	 * @param array  $product  Properties of the product.
	 * @param array  $settings Settings of the button.
	 * @param string $channel  Channel type in the widget.
	 * @param int    $times    How often the button's hook fires.
	 * @param string $consent  Text to which a visitor must agree before the chat; empty for none.
	 */
	private static function printed( array $product = array(), array $settings = array(), string $channel = 'Whatsapp', int $times = 1, string $consent = '' ): string {
		Shop::$products                  = array( 7 => $product );
		Site::$options['hadaya_options'] = (string) wp_json_encode(
			array(
				'widgets'        => array(
					array(
						'id'       => 0,
						'enabled'  => true,
						'channels' => array(
							array(
								'channel' => $channel,
								'value'   => '96890000001',
								'popup_consent' => $consent,
							),
						),
					),
				),
				'product_button' => $settings + array( 'enabled' => true ),
			)
		);
		self::part( Options::class )->forget();
		$GLOBALS['product'] = wc_get_product( 7 );
		ob_start();
		for ( $time = 0, $button = self::button(); $time < $times; $time++ ) {
			$button->print_button();
		}
		return (string) ob_get_clean();
	}

	private static function button(): ProductButton {
		return new ProductButton( self::part( Options::class ), self::part( ContactTarget::class ), self::part( ContactButton::class ) );
	}

	public function test_links_to_a_chat_with_the_products_name_sku_and_url(): void {
		$html = self::printed( array( 'sku' => 'MUG-7' ) );
		$this->assertStringContainsString( 'href="https://wa.me/96890000001?text=' . rawurlencode( 'Hello, I am interested in Mug (MUG-7): https://shop.example/?p=7' ) . '"', html_entity_decode( $html ) );
		$this->assertStringContainsString( 'data-hadaya-open="whatsapp"', $html );
		$this->assertStringContainsString( '<span>Ask about this product</span>', $html );
	}

	public function test_has_no_plain_url_if_the_chat_requires_consent(): void {
		$html = self::printed( array(), array(), 'Whatsapp', 1, 'I agree' );
		$this->assertStringContainsString( 'href="#contact-whatsapp"', $html );
		$this->assertStringContainsString( 'data-message="Hello, I am', $html );
	}

	public function test_omits_a_missing_sku(): void {
		$this->assertStringContainsString( rawurlencode( 'interested in Mug: ' ), self::printed() );
	}

	public function test_prints_a_placeholder_for_the_sku_of_a_variable_product(): void {
		$html = self::printed(
			array(
				'sku'  => 'MUG',
				'type' => 'variable',
			)
		);
		$this->assertStringContainsString( 'data-message="Hello, I am interested in Mug ({sku}):', $html );
	}

	public function test_uses_the_owners_text_and_another_text_when_sold_out(): void {
		$texts = array(
			'text'      => 'Chat <b>now</b>',
			'sold_text' => 'When is it back?',
			'message'   => '{title}!',
		);
		$this->assertStringContainsString( '<span>Chat now</span>', self::printed( array(), $texts ) );
		$this->assertStringContainsString( '?text=Mug%21"', self::printed( array(), $texts + array( 'colour' => false ) ) );
		$sold = array( 'in_stock' => false );
		$this->assertStringContainsString( '<span>When is it back?</span>', self::printed( $sold, $texts ) );
		$this->assertStringContainsString( '<span>Ask when it will be back in stock</span>', self::printed( $sold ) );
	}

	public function test_prints_the_button_once_per_product(): void {
		$this->assertSame( 1, substr_count( self::printed( array(), array(), 'Whatsapp', 2 ), '<a ' ) );
	}

	public function test_prints_nothing_without_a_whatsapp_channel(): void {
		$this->assertSame( '', self::printed( array(), array(), 'Phone' ) );
	}

	public function test_every_position_option_has_a_hook(): void {
		$schema = self::part( ProductButtonSchema::class )->all();
		$this->assertSame( $schema['properties']['position']['enum'], array_keys( Pages::BUTTON_POSITIONS ) );
		$this->assertCount( 7, Pages::BUTTON_POSITIONS );
	}
}
