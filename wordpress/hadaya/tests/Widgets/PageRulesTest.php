<?php
/**
 * Tests for page rules.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Widgets;

use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\PageRules;

/**
 * Tests which pages show a widget.
 */
final class PageRulesTest extends TestCase {

	/**
	 * Returns a page rule as it is stored.
	 *
	 * @param string $show Whether the rule shows or hides the widget.
	 * @param string $rule  Kind.
	 * @param string $value URL.
	 * @return string[]
	 */
	private static function rule( string $show, string $rule, string $value = '' ): array {
		return array(
			'show'  => $show,
			'rule'  => $rule,
			'value' => $value,
		);
	}

	public function test_shows_a_widget_everywhere_without_rules(): void {
		$_SERVER['REQUEST_URI'] = '/anything/';
		$this->assertTrue( self::part( PageRules::class )->allow( array() ) );
	}

	public function addresses(): array {
		return array(
			'the same address'                            => array( 'exact', '/shop/', '/shop/', true ),
			'the same without its slashes'                => array( 'exact', 'shop', '/shop/', true ),
			'the same with a query'                       => array( 'exact', '/shop/', '/shop/?page=2', true ),
			'the same as a whole address'                 => array( 'exact', 'https://shop.example/shop/', '/shop/', true ),
			'a page below is another one'                 => array( 'exact', '/shop/', '/shop/mugs/', false ),
			'the front page by its slash'                 => array( 'exact', '/', '/', true ),
			'the front page by its whole address'         => array( 'exact', 'https://shop.example', '/', true ),
			'the front page is not every page'            => array( 'exact', '/', '/shop/', false ),
			'an address begins with a folder'             => array( 'starts', '/shop/', '/shop/mugs/', true ),
			'a folder is not the beginning of a word'     => array( 'starts', '/shop', '/shopping/', false ),
			'every address begins with a slash'           => array( 'starts', '/', '/shop/', true ),
			'a part of an address'                        => array( 'contains', 'mug', '/shop/ceramic-mugs/', true ),
			'a slash alone is contained nowhere'          => array( 'contains', '/', '/shop/', false ),
			'nothing is contained nowhere'                => array( 'contains', '', '/shop/', false ),
			'an Arabic address as people read it'         => array( 'exact', '/هدايا/', '/%d9%87%d8%af%d8%a7%d9%8a%d8%a7/', true ),
			'an Arabic address as browsers copy it'       => array( 'starts', '/%D9%87%D8%AF%D8%A7%D9%8A%D8%A7/', '/%d9%87%d8%af%d8%a7%d9%8a%d8%a7/mug/', true ),
			'the end of an address'                       => array( 'ends', '-gift', '/shop/mug-gift/', true ),
			'the last part of an address'                 => array( 'ends', '/mug/', '/shop/mug/', true ),
			'a last part is not the end of a word'        => array( 'ends', '/mug', '/shop/bigmug/', false ),
			'the end is not the beginning'                => array( 'ends', '/shop/', '/shop/mug/', false ),
			'nothing is the end of nothing'               => array( 'ends', '/', '/shop/', false ),
			'a part as a whole address with a query'      => array( 'contains', 'https://shop.example/%d9%87%d8%af%d8%a7%d9%8a%d8%a7/?a=1', '/%d9%87%d8%af%d8%a7%d9%8a%d8%a7/', true ),
			'a part as a whole address of another page'   => array( 'contains', 'https://shop.example/mug/', '/ask/', false ),
			'the site’s address alone is contained nowhere' => array( 'contains', 'https://shop.example/', '/ask/', false ),
			'a part in Arabic letters'                    => array( 'contains', 'هدايا', '/%d9%87%d8%af%d8%a7%d9%8a%d8%a7/', true ),
			'an address in the query does not count'      => array( 'contains', 'mug', '/shop/?s=mug', false ),
		);
	}

	/**
	 * @dataProvider addresses
	 */
	public function test_matches_a_url_rule( string $rule, string $value, string $address, bool $is_meant ): void {
		$_SERVER['REQUEST_URI'] = $address;
		$this->assertSame( $is_meant, self::part( PageRules::class )->allow( array( self::rule( 'show', $rule, $value ) ) ) );
		$this->assertSame( ! $is_meant, self::part( PageRules::class )->allow( array( self::rule( 'hide', $rule, $value ) ) ) );
	}

	public function folders(): array {
		return array(
			'as if the site had no folder' => array( '/shop/', true ),
			'with the site’s folder'       => array( '/store/shop/', true ),
			'of another page'              => array( '/about/', false ),
		);
	}

	/**
	 * @dataProvider folders
	 */
	public function test_matches_a_url_on_a_site_in_a_subfolder( string $value, bool $is_meant ): void {
		Site::$home             = 'https://example.om/store';
		$_SERVER['REQUEST_URI'] = '/store/shop/';
		$this->assertSame( $is_meant, self::part( PageRules::class )->allow( array( self::rule( 'show', 'exact', $value ) ) ) );
	}

	public function kinds(): array {
		return array(
			'the front page' => array( 'front', 'is_front_page' ),
			'products'       => array( 'product', 'is_product' ),
			'categories'     => array( 'category', 'is_product_taxonomy' ),
		);
	}

	/**
	 * @dataProvider kinds
	 */
	public function test_a_page_type_rule_matches_only_pages_of_its_type( string $rule, string $question ): void {
		$_SERVER['REQUEST_URI'] = '/';
		$this->assertFalse( self::part( PageRules::class )->allow( array( self::rule( 'show', $rule ) ) ) );
		Site::$page[ $question ] = true;
		$this->assertTrue( self::part( PageRules::class )->allow( array( self::rule( 'show', $rule ) ) ) );
	}

	public function test_a_hide_rule_takes_precedence_over_a_show_rule(): void {
		$_SERVER['REQUEST_URI'] = '/shop/mugs/';
		$this->assertFalse( self::part( PageRules::class )->allow( array( self::rule( 'show', 'starts', '/shop/' ), self::rule( 'hide', 'contains', 'mugs' ) ) ) );
	}

	public function test_one_matching_show_rule_is_enough(): void {
		$_SERVER['REQUEST_URI'] = '/about/';
		$this->assertTrue( self::part( PageRules::class )->allow( array( self::rule( 'show', 'exact', '/shop/' ), self::rule( 'show', 'exact', '/about/' ) ) ) );
	}

	public function carts(): array {
		return array(
			'a full one alone'                       => array( array( array( 'show', 'cart' ) ), true, 'full' ),
			'a full one or this page'                => array( array( array( 'show', 'cart' ), array( 'show', 'exact', '/about/' ) ), true, '' ),
			'a full one or another page'             => array( array( array( 'show', 'cart' ), array( 'show', 'exact', '/shop/' ) ), true, 'full' ),
			'a full one, but not on this page'       => array( array( array( 'show', 'cart' ), array( 'hide', 'exact', '/about/' ) ), false, '' ),
			'no full one'                            => array( array( array( 'hide', 'cart' ) ), true, 'empty' ),
			'no full one, and this page'             => array( array( array( 'hide', 'cart' ), array( 'show', 'exact', '/about/' ) ), true, 'empty' ),
			'no full one, and another page'          => array( array( array( 'hide', 'cart' ), array( 'show', 'exact', '/shop/' ) ), false, '' ),
			'a full one and no full one'             => array( array( array( 'show', 'cart' ), array( 'hide', 'cart' ) ), false, '' ),
		);
	}

	/**
	 * @dataProvider carts
	 */
	public function test_leaves_cart_rules_to_the_browser( array $rules, bool $is_let_in, string $cart ): void {
		$_SERVER['REQUEST_URI'] = '/about/';
		$rules                  = array_map(
			static function ( array $rule ): array {
				return self::rule( ...$rule );
			},
			$rules
		);
		$this->assertSame( array( $is_let_in, $cart ), array( self::part( PageRules::class )->allow( $rules ), self::part( PageRules::class )->cart( $rules ) ) );
	}

	public function test_detects_user_rules(): void {
		$this->assertFalse( PageRules::ask_for_visitors( array( self::rule( 'show', 'front' ) ) ) );
		$this->assertTrue( PageRules::ask_for_visitors( array( self::rule( 'show', 'front' ), self::rule( 'hide', 'role' ) ) ) );
	}
}
