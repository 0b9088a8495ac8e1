<?php
/**
 * Tests for channels.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Widgets;

use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\Channels;
use Hadaya\Widgets\ChannelValues;
use Hadaya\Widgets\Widget;

/**
 * Tests owners' channel values with the table of examples that the contact widget's tests share.
 */
final class ChannelsTest extends TestCase {

	/**
	 * Patterns for the error messages about invalid values, keyed by the reason that the table states.
	 */
	const REFUSALS = array(
		'number'    => '/^Enter (?:the number with the country code|a phone number)|^The country code (?:is|may be) missing/',
		'several'   => '/^Enter only one number/',
		'link'      => '/^This link contains no phone number/',
		'extension' => '/^Numbers with an extension cannot receive messages/',
		'email'     => '/^Enter an email address/',
		'name'      => '/^Enter the username without spaces/',
		'url'       => '/^Enter a URL that starts with https/',
	);

	/**
	 * Returns rows of the shared table: type, given value, expected value. An expected value that starts with "! " names the reason for a rejection.
	 *
	 * @return array[]
	 */
	public function examples(): array {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/packages/contact-widget/src/channels/model/ownerValues.json' ), true );
		$rows  = array();
		foreach ( $table as $group ) {
			foreach ( $group['rows'] as list( $given, $expected ) ) {
				$rows[ $group['type'] . ': ' . wp_json_encode( $given ) ] = array( $group['type'], (string) $given, $expected );
			}
		}
		return $rows;
	}

	/**
	 * @dataProvider examples
	 */
	public function test_reads_pasted_values_as_the_widget_does( string $type, string $given, string $expected ): void {
		list( $clean, $problem ) = self::part( ChannelValues::class )->clean( $type, $given );
		if ( 0 === strpos( $expected, '! ' ) ) {
			$this->assertMatchesRegularExpression( self::REFUSALS[ substr( $expected, 2 ) ], $problem );
			return;
		}
		$this->assertSame( array( $expected, '' ), array( $clean, $problem ) );
	}

	public function test_accepts_the_example_value_of_every_channel(): void {
		foreach ( self::part( Channels::class )->describe() as $type => $channel ) {
			$this->assertSame( array( $channel['example'], '' ), self::part( ChannelValues::class )->clean( $type, $channel['example'] ), $type );
		}
	}

	public function test_rejects_an_unknown_type(): void {
		$this->assertSame( array( 'x', 'Choose a channel.' ), self::part( ChannelValues::class )->clean( 'Fax', ' x ' ) );
	}

	public function test_suggests_the_shops_country_code_for_a_local_number(): void {
		Site::$options['woocommerce_default_country'] = 'OM';
		$this->assertStringContainsString( '968 91234567', self::part( ChannelValues::class )->clean( 'Whatsapp', '9123 4567' )[1] );
	}

	public function test_a_trunk_zero_does_not_hide_a_missing_country_code(): void {
		Site::$options['woocommerce_default_country'] = 'JO';
		$this->assertStringContainsString( '962 791234567', self::part( ChannelValues::class )->clean( 'Whatsapp', '٠٧٩ ١٢٣ ٤٥٦٧' )[1] );
	}

	public function test_drops_a_zero_after_the_country_code_where_numbers_have_none(): void {
		$this->assertSame( array( '442079460958', '' ), self::part( ChannelValues::class )->clean( 'Whatsapp', '+44 020 7946 0958' ) );
		$this->assertSame( array( '390612345678', '' ), self::part( ChannelValues::class )->clean( 'Whatsapp', '+39 06 1234 5678' ) );
	}

	public function test_keeps_a_local_looking_number_with_a_plus(): void {
		Site::$options['woocommerce_default_country'] = 'OM';
		$this->assertSame( array( '+91234567', '' ), self::part( ChannelValues::class )->clean( 'Whatsapp', '+91234567' ) );
		$this->assertSame( '91234567', self::part( Channels::class )->plain( 'Whatsapp', '+91234567' ) );
	}

	public function test_numbers_the_names_of_further_channels_of_the_same_type(): void {
		$channels = array( array( 'channel' => 'Phone' ), array( 'channel' => 'Email' ), array( 'channel' => 'Phone' ), array( 'channel' => 'Phone' ) );
		$this->assertSame( array( 'Phone', 'Email', 'Phone_2', 'Phone_3' ), Widget::from_array( array( 'channels' => $channels ) )->slugs() );
	}
}
