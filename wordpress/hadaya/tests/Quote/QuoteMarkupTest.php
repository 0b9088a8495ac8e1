<?php
/**
 * Tests for the quote list's markup.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Quote;

use Hadaya\Assets\Manifest;
use Hadaya\Quote\Catalogue;
use Hadaya\Quote\QuoteMarkup;
use Hadaya\Quote\QuotePanel;
use Hadaya\Settings\Options;
use Hadaya\Tests\Site;

/**
 * Tests the buttons on product pages, in quick views and on cards, and the list in the contact widget.
 */
final class QuoteMarkupTest extends QuoteTestCase {

	const PAGE = 'https://shop.example/quote/';

	protected function tearDown(): void {
		unset( $GLOBALS['product'] );
		parent::tearDown();
	}

	/**
	 * Returns the catalogue of a plugin whose built files are in the test's folder `build`.
	 *
	 * @param array $settings Settings.
	 * @param bool  $is_on    Whether the owner has enabled the quote list.
	 */
	protected static function catalogue( array $settings = array(), bool $is_on = true ): Catalogue {
		// Uses a bound closure, because ReflectionProperty needs a call in PHP 7.4 that PHP 8.5 deprecates.
		$set_folder = static function ( Manifest $manifest ): void {
			$manifest->folder = __DIR__ . '/build';
		};
		\Closure::bind( $set_folder, null, Manifest::class )( self::part( Manifest::class ) );
		return parent::catalogue( $settings, $is_on );
	}

	/**
	 * Returns the output of a call.
	 *
	 * @param callable $prints Call.
	 */
	private static function printed( callable $prints ): string {
		ob_start();
		$prints();
		return (string) ob_get_clean();
	}

	public function test_prints_the_button_once_per_product_page(): void {
		self::catalogue();
		$GLOBALS['product'] = wc_get_product( 7 );

		$markup = self::part( QuoteMarkup::class );
		$this->assertStringContainsString( 'data-product="7"', self::printed( array( $markup, 'print_button' ) ) );
		$this->assertSame( '', self::printed( array( $markup, 'print_button' ) ) );
	}

	public function test_a_card_adds_simple_products_to_the_cart_and_links_to_the_pages_of_variable_ones(): void {
		self::catalogue( array( 'page' => self::PAGE ) );
		$markup = self::part( QuoteMarkup::class );
		$card   = $markup->add_to_card( '<a>Cart</a>', wc_get_product( 7 ) );
		$this->assertStringStartsWith( '<a>Cart</a> <div data-hadaya="quote"', $card );
		$this->assertStringContainsString( 'data-view="card" data-product="7"', $card );
		$this->assertStringContainsString( 'data-prices="1=5"', $card );
		$shirt = $markup->add_to_card( '', wc_get_product( 20 ) );
		$this->assertStringContainsString( 'href="https://shop.example/?p=20"', $shirt );
		$this->assertStringNotContainsString( 'data-hadaya', $shirt );
	}

	public function test_the_list_requires_the_contact_widgets_consent_before_a_chat(): void {
		self::catalogue();
		$this->assertStringNotContainsString( 'data-consent', self::part( QuoteMarkup::class )->element( array(), '' ) );
		$stored                          = json_decode( Site::$options['hadaya_options'], true );
		$stored['widgets']               = array(
			array(
				'enabled'  => true,
				'channels' => array( array( 'channel' => 'Whatsapp', 'popup_consent' => 'I "agree"', 'popup_consent_page' => 'https://shop.example/privacy/' ) ),
			),
		);
		Site::$options['hadaya_options'] = (string) wp_json_encode( $stored );
		self::part( Options::class )->forget();
		$element = self::part( QuoteMarkup::class )->element( array(), '' );
		$this->assertStringContainsString( 'data-consent="I &quot;agree&quot;" data-consent-page="https://shop.example/privacy/"', $element );
	}

	public function test_a_card_shows_no_hidden_price(): void {
		self::catalogue( array( 'position' => 'instead' ) );
		Shop::$products[7] = array( 'html' => 'Log in to see prices' );

		$card = self::part( QuoteMarkup::class )->add_to_card( '<a>Cart</a>', wc_get_product( 7 ) );
		$this->assertStringNotContainsString( 'data-prices', $card );
		$this->assertStringNotContainsString( 'Cart', $card );
	}

	public function test_the_contact_widget_links_to_the_quote_list_only_if_the_link_is_enabled_and_a_page_is_set(): void {
		$form = array( 'type' => 'form' );
		foreach ( array( array(), array( 'in_widget' => true ), array( 'page' => self::PAGE ) ) as $settings ) {
			self::catalogue( $settings );
			$panel = self::part( QuotePanel::class );
			$this->assertSame( array( $form ), $panel->add_channel( array( $form ) ) );
			$this->assertSame( '', self::printed( array( $panel, 'print_element' ) ) );
		}
		self::catalogue( array( 'in_widget' => true, 'page' => self::PAGE ) );
		$this->assertSame( array( $form, array( 'type' => 'link', 'label' => 'Your quote list', 'value' => self::PAGE ) ), $panel->add_channel( array( $form ) ) );
		$this->assertStringContainsString( 'data-view="panel" data-link="' . self::PAGE . '"', self::printed( array( $panel, 'print_element' ) ) );
	}
}
