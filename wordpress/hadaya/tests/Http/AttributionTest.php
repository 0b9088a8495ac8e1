<?php
/**
 * Tests for visitors' traffic sources.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Http;

use Hadaya\Http\Attribution;
use Hadaya\Http\Request;
use Hadaya\Tests\TestCase;

/**
 * Tests how the source in the attribution cookies is described to the owner.
 */
final class AttributionTest extends TestCase {

	public function test_returns_no_source_without_cookies(): void {
		$this->assertSame( array(), self::part( Attribution::class )->read() );
	}

	public function test_reads_only_the_source_parts_that_have_a_value(): void {
		$_COOKIE['sbjs_current']     = 'typ=utm|||src=newsletter|||mdm=email|||cmp=(none)|||cnt=a';
		$_COOKIE['sbjs_current_add'] = 'fd=2026-11-26 10:00:00|||ep=https://shop.example/|||rf=https://google.com/';
		$this->assertSame(
			array(
				'source'   => 'newsletter',
				'medium'   => 'email',
				'referrer' => 'https://google.com/',
			),
			self::part( Attribution::class )->read()
		);
	}

	public function test_an_arabic_campaign_keeps_its_letters_and_percent_signs(): void {
		$_COOKIE['sbjs_current'] = 'src=google|||cmp=عيد%20الفطر 50%ad';
		$this->assertSame( 'عيد%20الفطر 50%ad', self::part( Attribution::class )->read()['campaign'] );
	}

	public function test_keeps_percent_signs_in_page_url_and_title(): void {
		$page   = array( 'ref_url' => 'https://shop.example/%D9%87/?q=%D8%B9', 'page_title' => 'هدايا 50%ad <3' );
		$origin = self::part( Attribution::class )->origin( new Request( $page ), '0' );
		$this->assertSame( $page, array( 'ref_url' => $origin['ref_url'], 'page_title' => $origin['page_title'] ) );
	}

	public function encoded(): array {
		return array(
			'once'                 => array( '%D8%B9%D9%8A%D8%AF', 'عيد' ),
			'twice'                => array( '%25D8%25B9%25D9%258A%25D8%25AF', 'عيد' ),
			'with a space'         => array( 'summer%20sale', 'summer sale' ),
			'a plus sign'          => array( 'mugs+cups', 'mugs+cups' ),
			'no UTF-8'             => array( 'gifts%ff%fe', 'gifts%ff%fe' ),
			'a percent sign alone' => array( '50% off', '50% off' ),
			'a line break'         => array( 'one%0Atwo', 'one two' ),
			'nothing, encoded'     => array( '%28none%29', null ),
		);
	}

	/**
	 * @dataProvider encoded
	 *
	 * @param string      $sent   Value of the cookie.
	 * @param string|null $expected Text for the owner.
	 */
	public function test_decodes_a_campaign_in_any_encoding( string $sent, ?string $expected ): void {
		$_COOKIE['sbjs_current'] = 'src=google|||cmp=' . $sent;
		$this->assertSame( $expected, self::part( Attribution::class )->read()['campaign'] ?? null );
	}

	public function test_ignores_an_invalid_referrer(): void {
		$_COOKIE['sbjs_current_add'] = 'rf=javascript:alert(1)';
		$this->assertSame( array(), self::part( Attribution::class )->read() );
	}

	public function test_truncates_a_long_part_and_ignores_an_array_cookie(): void {
		$_COOKIE['sbjs_current']     = 'src=' . str_repeat( 'ه', 300 );
		$_COOKIE['sbjs_current_add'] = array( 'rf=https://google.com/' );
		$this->assertSame( array( 'source' => str_repeat( 'ه', 200 ) ), self::part( Attribution::class )->read() );
	}

	public function descriptions(): array {
		return array(
			'nothing known'       => array( array(), '' ),
			'no list'             => array( array( 'source' => 'google' ), '' ),
			'direct'              => array( array( 'source' => array( 'source' => '(direct)', 'medium' => 'x' ) ), 'Direct visit' ),
			'source alone'        => array( array( 'source' => array( 'source' => 'google' ) ), 'google' ),
			'with a campaign'     => array( array( 'source' => array( 'source' => 'google', 'medium' => 'cpc', 'campaign' => 'Eid' ) ), 'google / cpc · Campaign: Eid' ),
			'referrer alone'      => array( array( 'source' => array( 'referrer' => 'https://a.example/' ) ), 'https://a.example/' ),
		);
	}

	/**
	 * @dataProvider descriptions
	 */
	public function test_describes_the_source( array $origin, string $expected ): void {
		$this->assertSame( $expected, Attribution::describe( $origin ) );
	}
}
