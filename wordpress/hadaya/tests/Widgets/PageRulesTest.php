<?php
/**
 * Tests of page rules.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Widgets;

use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\PageRules;

/**
 * On which pages a widget shows.
 */
final class PageRulesTest extends TestCase {

	/**
	 * A rule.
	 *
	 * @param string $show  Whether it shows or hides.
	 * @param string $rule  Kind.
	 * @param string $value Address.
	 * @return string[]
	 */
	private static function rule( string $show, string $rule, string $value = '' ): array {
		return array(
			'show'  => $show,
			'rule'  => $rule,
			'value' => $value,
		);
	}

	public function test_without_rules_it_shows_everywhere(): void {
		$_SERVER['REQUEST_URI'] = '/anything/';
		$this->assertTrue( PageRules::allow( array() ) );
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
			'an address in the query does not count'      => array( 'contains', 'mug', '/shop/?s=mug', false ),
		);
	}

	/**
	 * @dataProvider addresses
	 */
	public function test_a_rule_means( string $rule, string $value, string $address, bool $is_meant ): void {
		$_SERVER['REQUEST_URI'] = $address;
		$this->assertSame( $is_meant, PageRules::allow( array( self::rule( 'show', $rule, $value ) ) ) );
		$this->assertSame( ! $is_meant, PageRules::allow( array( self::rule( 'hide', $rule, $value ) ) ) );
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
	public function test_a_site_in_a_folder_knows_an_address( string $value, bool $is_meant ): void {
		Site::$home             = 'https://example.om/store';
		$_SERVER['REQUEST_URI'] = '/store/shop/';
		$this->assertSame( $is_meant, PageRules::allow( array( self::rule( 'show', 'exact', $value ) ) ) );
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
	public function test_a_kind_of_page_is_meant_and_no_other( string $rule, string $question ): void {
		$_SERVER['REQUEST_URI'] = '/';
		$this->assertFalse( PageRules::allow( array( self::rule( 'show', $rule ) ) ) );
		Site::$page[ $question ] = true;
		$this->assertTrue( PageRules::allow( array( self::rule( 'show', $rule ) ) ) );
	}

	public function test_a_rule_that_hides_wins(): void {
		$_SERVER['REQUEST_URI'] = '/shop/mugs/';
		$this->assertFalse( PageRules::allow( array( self::rule( 'show', 'starts', '/shop/' ), self::rule( 'hide', 'contains', 'mugs' ) ) ) );
	}

	public function test_one_of_several_that_show_is_enough(): void {
		$_SERVER['REQUEST_URI'] = '/about/';
		$this->assertTrue( PageRules::allow( array( self::rule( 'show', 'exact', '/shop/' ), self::rule( 'show', 'exact', '/about/' ) ) ) );
	}
}
