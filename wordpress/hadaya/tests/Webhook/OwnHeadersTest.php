<?php
/**
 * Tests of an owner's own headers.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Webhook;

use Hadaya\Settings\Formats;
use Hadaya\Settings\Secrets;
use Hadaya\Tests\TestCase;
use Hadaya\Webhook\OwnHeaders;

/**
 * Values of headers leave the server to the host for which they were entered, and to nobody else.
 */
final class OwnHeadersTest extends TestCase {

	const KEPT = array(
		'recipe'  => '',
		'url'     => 'https://Hook.example/in',
		'api_key' => 'key-us21',
		'headers' => array( array( 'name' => 'Authorization', 'token' => 'Bearer 1' ), array( 'name' => 'X-Team', 'token' => 'gifts' ) ),
	);

	public function test_what_is_kept_is_not_told_and_comes_back_when_nothing_changed(): void {
		$told = OwnHeaders::hide( self::KEPT );
		$this->assertStringNotContainsString( 'Bearer', wp_json_encode( $told ) );
		$this->assertStringNotContainsString( 'key-us21', wp_json_encode( $told ) );
		$this->assertSame( self::KEPT, OwnHeaders::reveal( $told, self::KEPT ) );
		$moved = array( 'headers' => array_reverse( $told['headers'] ), 'url' => 'https://hook.example/other' ) + $told;
		$this->assertSame( array( 'gifts', 'Bearer 1' ), array_column( OwnHeaders::reveal( $moved, self::KEPT )['headers'], 'token' ) );
	}

	public function changes(): array {
		$told = OwnHeaders::hide( self::KEPT );
		$name = array( array( 'name' => 'X-Other' ) + $told['headers'][0], $told['headers'][1] );
		return array(
			'another host'        => array( array( 'url' => 'https://evil.example/in' ) + $told, array( '', '' ) ),
			'no address'          => array( array( 'url' => array() ) + $told, array( '', '' ) ),
			'another name'        => array( array( 'headers' => $name ) + $told, array( '', 'gifts' ) ),
			'a file of settings'  => array( array( 'headers' => array( array( 'name' => 'X-Team' ) ) ) + $told, array( 'gifts' ) ),
			'a name that is none' => array( array( 'headers' => array( array( 'name' => array() ), 'x' ) ) + $told, array( '' ) ),
		);
	}

	/**
	 * @dataProvider changes
	 */
	public function test_for_another_host_or_header_a_value_has_to_be_entered_again( array $given, array $tokens ): void {
		$this->assertSame( $tokens, array_column( OwnHeaders::reveal( $given, self::KEPT )['headers'], 'token' ) );
	}

	public function test_the_key_of_one_newsletter_is_not_sent_to_another(): void {
		$kept = array( 'recipe' => 'mailchimp' ) + self::KEPT;
		$this->assertSame( 'key-us21', OwnHeaders::reveal( OwnHeaders::hide( $kept ), $kept )['api_key'] );
		$this->assertSame( '', OwnHeaders::reveal( array( 'recipe' => 'brevo' ) + OwnHeaders::hide( $kept ), $kept )['api_key'] );
		$this->assertSame( 'new', OwnHeaders::reveal( array( 'recipe' => 'brevo', 'api_key' => 'new' ) + $kept, $kept )['api_key'] );
	}

	public function test_own_headers_go_to_an_own_system_only_and_over_the_usual_ones(): void {
		$own   = array( 'headers' => array( array( 'name' => 'content-type', 'token' => 'text/json' ), array( 'name' => 'X-Empty', 'token' => '' ) ) );
		$usual = array( 'Content-Type' => 'application/json', 'X-Hadaya-Message' => '1' );
		$this->assertEquals( array( 'content-type' => 'text/json', 'X-Hadaya-Message' => '1' ), OwnHeaders::over( array( 'recipe' => '' ) + $own, $usual ) );
		$this->assertSame( $usual, OwnHeaders::over( array( 'recipe' => 'n8n' ) + $own, $usual ) );
	}

	public function test_names_and_values_cannot_break_out_of_their_line(): void {
		foreach ( array( 'Host', 'content-length', "X\nY", 'X Y', 'X:', '' ) as $name ) {
			$this->assertNotSame( '', Formats::problem( $name, 'header-name' ) );
		}
		$this->assertSame( '', Formats::problem( 'X-Api-Key', 'header-name' ) );
		foreach ( array( "a\nb", OwnHeaders::MARK, OwnHeaders::MARK . 'x', '' ) as $value ) {
			$this->assertNotSame( '', Formats::problem( $value, 'hidden' ) );
		}
	}

	public function test_an_earlier_state_gets_no_value_of_another_header(): void {
		$earlier = array( 'headers' => array( array( 'name' => 'X-Other' ), array( 'name' => 'X-Team' ) ) );
		$back    = Secrets::carry( $earlier, array( 'headers' => self::KEPT['headers'] ) );
		$this->assertSame( self::KEPT['headers'], $back['headers'] );
	}
}
