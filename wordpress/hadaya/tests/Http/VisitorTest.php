<?php
/**
 * Tests for the sender's identification.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Http;

use Hadaya\Http\Visitor;
use Hadaya\Settings\Options;
use Hadaya\Support\StoredJson;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Tests how visitors are identified: by IP address, also behind a proxy, and by signed token.
 */
final class VisitorTest extends TestCase {

	public function test_ignores_untrusted_headers(): void {
		$_SERVER['REMOTE_ADDR']          = '192.0.2.1';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.7';
		$this->assertSame( '192.0.2.1', self::part( Visitor::class )->address() );
	}

	public function proxies(): array {
		return array(
			'one address'                            => array( '198.51.100.7', '198.51.100.7' ),
			'the last of a list: the proxy’s own'    => array( '203.0.113.1, 198.51.100.7', '198.51.100.7' ),
			'no address'                             => array( 'unknown', '192.0.2.1' ),
			'nothing'                                => array( '', '192.0.2.1' ),
		);
	}

	/**
	 * @dataProvider proxies
	 */
	public function test_reads_the_configured_proxy_header( string $header, string $expected ): void {
		Site::$options[ Options::NAME ]  = StoredJson::encode( array( 'form' => array( 'proxy_header' => 'X-Forwarded-For' ) ) );
		$_SERVER['REMOTE_ADDR']          = '192.0.2.1';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = $header;
		$this->assertSame( $expected, self::part( Visitor::class )->address() );
	}

	public function test_treats_all_ipv6_addresses_of_a_household_as_one(): void {
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:2:aaaa::1';
		$one                    = self::part( Visitor::class )->address();
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:2:bbbb::2';
		$this->assertSame( $one, self::part( Visitor::class )->address() );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:3::1';
		$this->assertNotSame( $one, self::part( Visitor::class )->address() );
	}

	public function tokens(): array {
		return array(
			'none'         => array( null ),
			'not signed'   => array( 'abc' ),
			'badly signed' => array( 'abc.0123456789abcdef0123' ),
			'a list'       => array( array( 'abc' ) ),
		);
	}

	/**
	 * @dataProvider tokens
	 */
	public function test_ignores_a_token_without_a_valid_signature( $cookie ): void {
		$_COOKIE[ Visitor::COOKIE ] = $cookie;
		$this->assertSame( '', self::part( Visitor::class )->token() );
	}

	public function test_recognises_our_own_token(): void {
		$_COOKIE[ Visitor::COOKIE ] = str_repeat( 'ab', 12 ) . '.' . substr( wp_hash( 'hadaya_visitor' . str_repeat( 'ab', 12 ), 'nonce' ), 0, 20 );
		$this->assertSame( str_repeat( 'ab', 12 ), self::part( Visitor::class )->token() );
	}

	public function households(): array {
		return array(
			'an IPv4 address is one'                   => array( '203.0.113.5', '203.0.113.5' ),
			'one that is written as IPv6 is the same'  => array( '::ffff:203.0.113.5', '203.0.113.5' ),
			'the network of an IPv6 address'           => array( '2001:db8:1:2::1', '20010db800010002' ),
			'another address of it'                    => array( '2001:db8:1:2:ffff::2', '20010db800010002' ),
			'another network'                          => array( '2001:db8:1:3::1', '20010db800010003' ),
		);
	}

	/**
	 * @dataProvider households
	 */
	public function test_reduces_an_ip_address_to_its_household_prefix( string $address, string $expected ): void {
		$this->assertSame( $expected, self::part( Visitor::class )->household( $address ) );
	}
}
