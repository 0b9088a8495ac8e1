<?php
/**
 * Tests for the move from a contact plugin with malformed options.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Chaty;

use Hadaya\Chaty\ChatySource;
use Hadaya\Move\MovePlanner;
use Hadaya\Settings\Options;
use Hadaya\Settings\SettingChanges;
use Hadaya\Settings\SettingsInput;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Tests options that another plugin, an import or an attacker wrote: objects, nested lists, huge texts, invalid bytes. The owner still gets a plan
 * that can be saved.
 */
final class HostileChatyTest extends TestCase {

	/**
	 * Maximum length of a note, in characters.
	 */
	const LONGEST_LINE = 300;

	/**
	 * Maximum size of the moved settings, in bytes.
	 */
	const LONGEST_PLAN = 300000;

	/**
	 * Valid Chaty options, in which the tests replace values with hostile ones.
	 */
	const GOOD = array(
		'cht_active'                 => '1',
		'cht_numb_slug'              => 'Whatsapp,Custom_Link,Linkedin,WeChat,Phone,Email,SMS,Contact_Us',
		'cht_widget_title'           => 'Sales',
		'cht_color'                  => '#123456',
		'cht_date_and_time_settings' => array( array( 'days' => '8', 'start_time' => '8:00', 'end_time' => '13:30', 'gmt' => '+4' ) ),
		'cht_date_rules'             => array( 'status' => 'yes', 'start_date' => '03/09/2026', 'end_date' => '04/09/2026', 'start_time' => '08:00' ),
		'cht_page_settings'          => array( array( 'shown_on' => 'show_on', 'option' => 'page_start_with', 'value' => '/ask/' ) ),
		'cht_widget_img'             => array( 'url' => 'https://shop.example/a.png' ),
		'widget_icon'                => 'chat-image',
		'chaty_countries_list'       => array( 'OM' ),
		'chaty_traffic_source'       => 'yes',
		'chaty_custom_traffic_rules' => array( array( 'url_option' => 'contain', 'url_value' => 'partner.example' ) ),
		'chaty_total_settings'       => '1',
		'chaty_deleted_settings'     => array(),
	);

	/**
	 * Returns valid settings of Chaty's channels: one with agents, one with a form, and the others with a value.
	 *
	 * @return array[]
	 */
	private static function channels(): array {
		$look   = array( 'is_desktop' => 'checked', 'is_mobile' => 'checked', 'title' => 'Us' );
		$people = array( 'is_agent' => '1', 'agent_data' => array( array( 'agent_title' => 'Amal', 'value' => '96890000001', 'image_id' => '3' ) ) );
		$form   = array(
			'name'          => array( 'is_active' => 'yes' ),
			'email'         => array( 'is_active' => 'yes' ),
			'custom_fields' => array( array( 'field_dropdown' => 'dropdown', 'field_label' => 'Occasion', 'dropdown_option' => array( 'Eid' ) ) ),
		);
		return array(
			'Whatsapp'    => $look + array( 'value' => '96890000001' ),
			'Custom_Link' => $look + array( 'value' => 'https://shop.example/', 'channel_type' => 'Link' ),
			'Linkedin'    => $look + array( 'value' => 'gifts' ),
			'WeChat'      => $look + array( 'value' => 'gifts', 'qr_code' => '4' ),
			'Phone'       => $look + $people,
			'Email'       => $look + array( 'value' => 'a@shop.example' ),
			'SMS'         => $look + array( 'value' => '+96890000002' ),
			'Contact_Us'  => $look + $form,
		);
	}

	/**
	 * Returns hostile values, such as objects, deep lists, huge texts and invalid bytes.
	 *
	 * @return array
	 */
	private static function hostile(): array {
		$nested = array( 'x' );
		for ( $depth = 0; $depth < 30; $depth++ ) {
			$nested = array( $nested, 'value' => $nested );
			if ( $depth > 6 ) {
				$nested = array( 'value' => array_slice( $nested, 0, 1 ) );
			}
		}
		return array(
			'an object'              => new \ArrayObject( array( 'value' => 'x' ) ),
			'an unknown object'      => unserialize( 'O:7:"Gone_By":1:{s:1:"a";i:1;}' ), // phpcs:ignore -- WordPress unserialises such an option to this.
			'a list of objects'      => array( new \stdClass(), array( new \stdClass() ) ),
			'lists in lists'         => $nested,
			'an empty list'          => array(),
			'a long text'            => str_repeat( 'https://shop.example/', 10000 ),
			'tags without an end'    => str_repeat( '<script ', 25000 ),
			'entities without an end' => str_repeat( '&amp;', 40000 ),
			'bytes that are no text' => "\xff\xfe\x80 \xc3\x28",
			'control characters'     => "a\0b\x1b[2J\r\n\u{202e}c",
			'yes'                    => true,
			'a number beyond all'    => INF,
			'no number'              => NAN,
			'a huge number'          => '9' . str_repeat( '0', 400 ),
			'a negative number'      => -1,
			'many commas'            => str_repeat( 'a,b' . wp_hash( 'x' ) . ',', 5000 ),
			'nothing'                => null,
		);
	}

	/**
	 * Returns each hostile value as a row for a data provider.
	 *
	 * @return array[]
	 */
	public function values(): array {
		return array_map(
			static function ( $value ): array {
				return array( $value );
			},
			self::hostile()
		);
	}

	/**
	 * Returns all quoted words in the code that reads the options. These words include the names of the options and of the values in them.
	 *
	 * @return string[]
	 */
	private static function keys(): array {
		$keys = array();
		foreach ( (array) glob( HADAYA_FOLDER . 'src/Chaty/*.php' ) as $file ) {
			preg_match_all( "/'([a-zA-Z][\\w-]{2,40})'/", (string) file_get_contents( (string) $file ), $found );
			$keys = array_merge( $keys, $found[1] );
		}
		return array_values( array_diff( array_unique( $keys ), array( 'hadaya', 'intval', 'strval', 'trim', 'is_array', 'is_scalar', 'is_string', 'strlen' ) ) );
	}

	/**
	 * Adds the values to the options and to every map nested in them, where they replace values of the same name.
	 *
	 * @param array $options Options.
	 * @param array $values  Values by name.
	 * @return array
	 */
	private static function put( array $options, array $values ): array {
		foreach ( $options as $name => $given ) {
			if ( is_array( $given ) ) {
				$options[ $name ] = self::put( $given, $values );
			}
		}
		return isset( $options[0] ) || array() === $options ? $options : $values + $options;
	}

	/**
	 * Returns valid options for all channels, with the given values added on every level.
	 *
	 * @param array $values Values by name.
	 * @return array
	 */
	private static function options( array $values ): array {
		$options = self::GOOD;
		foreach ( self::channels() as $slug => $channel ) {
			$options[ 'cht_social_' . $slug ] = $channel;
		}
		return self::put( $options, $values );
	}

	/**
	 * Asserts that the plan for the current options can be described and saved.
	 *
	 * @param string $what Description of the change to the options.
	 */
	private function assert_plan( string $what ): void {
		$present = self::part( SettingChanges::class )->values( array() );
		$plan    = self::part( MovePlanner::class )->plan( self::part( ChatySource::class ), array( '', '_1' ), $present );
		$taken   = array_merge( array(), ...array_map( 'array_values', $plan->taken() ) );
		$left    = array_merge( array(), ...array_map( 'array_values', array_merge( $plan->notes()->lines( true ), $plan->notes()->lines( false ) ) ) );
		$this->assertTrue( mb_check_encoding( implode( '', array_merge( $taken, $left ) ), 'UTF-8' ), $what );
		$this->assertLessThanOrEqual( self::LONGEST_LINE, max( array_map( 'mb_strlen', array_merge( $left, array( '' ) ) ) ), $what );
		$this->assertLessThanOrEqual( self::LONGEST_PLAN, strlen( implode( '', $taken ) ), $what );
		$saved = self::part( SettingsInput::class )->check( $plan->settings( $present['widgets'] ) );
		$this->assertIsArray( $saved, $what . ': ' . ( is_wp_error( $saved ) ? implode( ' ', array_keys( $saved->get_error_data()['errors'] ) ) : '' ) );
	}

	public function test_the_initial_options_are_valid(): void {
		Site::$options  = self::options( array() );
		Site::$pictures = array( 4 => 'https://shop.example/code.png' );

		$plan = self::part( MovePlanner::class )->plan( self::part( ChatySource::class ), array( '' ), self::part( SettingChanges::class )->values( array() ) );
		$this->assertSame( array(), $plan->notes()->lines( false ) );
		$this->assertSame( array( 'Start and end times' ), array_column( $plan->notes()->lines( true ), 'name' ) );
		$this->assert_plan( 'nothing' );
	}

	/**
	 * @dataProvider values
	 *
	 * @param mixed $value Value.
	 */
	public function test_a_hostile_value_in_any_position_is_harmless( $value ): void {
		// Tests twelve keys at a time for speed, or four if the value is an object, because an object that cannot be converted to a string ends the
		// request.
		foreach ( array_chunk( self::keys(), is_object( $value ) ? 4 : 12 ) as $keys ) {
			Site::$options = self::options( array_fill_keys( $keys, $value ) );
			$this->assert_plan( implode( ', ', $keys ) );
		}
	}

	public function test_hostile_values_in_many_positions_are_harmless(): void {
		mt_srand( 20261126 );
		$keys   = self::keys();
		$values = array_values( self::hostile() );
		for ( $round = 0; $round < 60; $round++ ) {
			$given = array();
			for ( $time = 0; $time < 6; $time++ ) {
				$given[ $keys[ mt_rand( 0, count( $keys ) - 1 ) ] ] = $values[ mt_rand( 0, count( $values ) - 1 ) ];
			}
			Site::$options = self::options( $given );
			$this->assert_plan( 'round ' . $round );
		}
	}
}
