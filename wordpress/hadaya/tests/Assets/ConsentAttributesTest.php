<?php
/**
 * Tests for the attributes for consent banners.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Assets;

use Hadaya\Assets\ConsentAttributes;
use Hadaya\Tests\Scripts;
use Hadaya\Tests\TestCase;

/**
 * Checks that our tags get the consent attributes whatever a theme's filter returns, and that other plugins' tags do not.
 */
final class ConsentAttributesTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		$names        = array( 'woo-variation-swatches', 'chaty-front-end', 'wc-order-attribution', 'shop' );
		Scripts::$all = Scripts::of( array_fill_keys( $names, array() ), $names );
	}

	public function test_marks_settings_of_replaced_scripts_but_not_of_order_attribution(): void {
		$is_marked = static fn ( string $handle ): bool => isset( self::part( ConsentAttributes::class )->add( array( 'id' => "$handle-js-extra" ) )['data-category'] );
		Scripts::$all->registered['woo-variation-swatches']->src = false;
		Scripts::$all->registered['wc-order-attribution']->src   = false;
		Scripts::$all->registered['shop']->src                   = false;
		// Gives the contact plugin's script a file, because that script is not replaced on this page.
		Scripts::$all->registered['chaty-front-end']->src = 'https://shop.example/chaty.js';
		$this->assertSame( array( true, false, false, false ), array_map( $is_marked, array( 'woo-variation-swatches', 'wc-order-attribution', 'shop', 'chaty-front-end' ) ) );
	}

	public function test_marks_our_settings_and_keeps_their_attributes(): void {
		$marked = self::part( ConsentAttributes::class )->add(
			array(
				'id'    => 'hadaya-settings',
				'nonce' => 'abc',
				'class' => 'theirs',
			)
		);
		$this->assertSame( 'abc', $marked['nonce'] );
		$this->assertSame( 'theirs', $marked['class'] );
		$this->assertSame( 'functional', $marked['data-category'] );
	}

	public function others(): array {
		return array(
			'no id'               => array( array() ),
			'an id of others'     => array( array( 'id' => 'shop-hadaya-settings' ) ),
			'code on a handle'    => array( array( 'id' => 'woo-variation-swatches-js-after' ) ),
			'a name that is none' => array( array( 'id' => '-js-extra' ) ),
		);
	}

	/**
	 * @dataProvider others
	 */
	public function test_leaves_other_scripts_unchanged( array $attributes ): void {
		$this->assertSame( $attributes, self::part( ConsentAttributes::class )->add( $attributes ) );
	}
}
