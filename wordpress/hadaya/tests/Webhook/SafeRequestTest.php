<?php
/**
 * Tests for allowed webhook destinations.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Webhook;

use Hadaya\Tests\TestCase;
use Hadaya\Webhook\SafeRequest;

/**
 * Checks that internal addresses are rejected in any notation, and public ones are allowed.
 */
final class SafeRequestTest extends TestCase {

	public function closed(): array {
		$addresses = array( '0.0.0.0', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.168.1.1', '198.18.0.1', '198.19.255.255', '224.0.0.1', '255.255.255.255', '::', '::1', '::127.0.0.1', '::ffff:10.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::a00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1', '', 'localhost', '2130706433', '0x7f.1', '127.1', '0177.0.0.1', 'fe80::1%eth0', '[::1]' );
		return array_combine( $addresses, array_map( static fn( $address ) => array( $address ), $addresses ) );
	}

	/**
	 * @dataProvider closed
	 */
	public function test_blocks_internal_addresses( string $address ): void {
		$this->assertFalse( self::part( SafeRequest::class )->is_public( $address ) );
	}

	public function open(): array {
		$addresses = array( '1.1.1.1', '9.255.255.255', '11.0.0.1', '100.63.255.255', '100.128.0.1', '128.0.0.1', '169.253.0.1', '172.15.0.1', '172.32.0.1', '192.167.0.1', '198.17.0.1', '198.20.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1' );
		return array_combine( $addresses, array_map( static fn( $address ) => array( $address ), $addresses ) );
	}

	/**
	 * @dataProvider open
	 */
	public function test_allows_public_addresses( string $address ): void {
		$this->assertTrue( self::part( SafeRequest::class )->is_public( $address ) );
	}

	public function written(): array {
		return array(
			'decimal'     => array( '2130706433' ),
			'hexadecimal' => array( '0x7f000001' ),
			'octal'       => array( '0177.0.0.1' ),
			'short'       => array( '127.1' ),
			'a name'      => array( 'localhost' ),
			'IPv6'        => array( '[::1]' ),
			'mapped'      => array( '[::ffff:127.0.0.1]' ),
		);
	}

	/**
	 * Needs the machine's DNS resolver, which is missing from PHP compiled for Node.
	 *
	 * @group resolver
	 * @dataProvider written
	 */
	public function test_blocks_the_local_machine_in_any_notation( string $host ): void {
		$this->assertFalse( self::part( SafeRequest::class )->is_allowed( 'https://' . $host . '/' ) );
	}
}
