<?php
/**
 * Tests for the replaced contact plugin's data.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Chaty;

use Hadaya\Chaty\ChatyData;
use Hadaya\Chaty\ChatySource;
use Hadaya\Chaty\ChatyTimes;
use Hadaya\Chaty\ChatyValues;
use Hadaya\Move\MoveNotes;
use Hadaya\Move\PluginData;
use Hadaya\Move\StoredValue;
use Hadaya\Settings\Formats;
use Hadaya\Support\Countries;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Tests how Chaty's stored options are interpreted.
 */
final class ChatyDataTest extends TestCase {

	public function texts(): array {
		return array(
			'plain'                                  => array( 'Write to us', 'Write to us' ),
			'entities, three times over'             => array( 'Tom &amp;amp;amp; Co', 'Tom & Co' ),
			'tags go, breaks and paragraphs stay'    => array( '<p>one<br>two</p><p>three</p>', "one\ntwo\nthree" ),
			'scripts go with what is in them'        => array( 'hi<script>alert(1)</script>', 'hi' ),
			'slashes of a request go'                => array( "it\\'s", "it's" ),
			'a list is no text'                      => array( array( 'x' ), '' ),
			'nothing'                                => array( null, '' ),
		);
	}

	/**
	 * @dataProvider texts
	 */
	public function test_converts_texts( $given, string $expected ): void {
		$this->assertSame( $expected, StoredValue::text( $given ) );
	}

	public function colors(): array {
		return array(
			'of six digits'           => array( '#A886CD', '#a886cd' ),
			'without its sign'        => array( 'A886CD', '#a886cd' ),
			'of three digits'         => array( '#abc', '#aabbcc' ),
			'by its parts'            => array( 'rgb(1, 2, 255)', '#0102ff' ),
			'half transparent'        => array( 'rgba(255,0,0,0.5)', '#ff0000' ),
			'with parts beyond all'   => array( 'rgb(999,0,0)', '#ff0000' ),
			'by its name'             => array( 'red', '' ),
			'a list'                  => array( array(), '' ),
		);
	}

	/**
	 * @dataProvider colors
	 */
	public function test_converts_colors( $given, string $expected ): void {
		$this->assertSame( $expected, StoredValue::color( $given ) );
	}

	public function test_treats_only_truthy_keywords_as_on(): void {
		foreach ( array( '1', 1, true, 'Yes', 'checked' ) as $value ) {
			$this->assertTrue( StoredValue::is_true( $value ) );
		}
		foreach ( array( '', '0', 'no', 'off', 2, array( '1' ), null ) as $value ) {
			$this->assertFalse( StoredValue::is_true( $value ) );
		}
	}

	public function test_lists_active_widgets_first_and_omits_deleted_ones(): void {
		Site::$options = array(
			'cht_numb_slug'          => 'Phone',
			'cht_social_Phone'       => array( 'value' => '1' ),
			'cht_numb_slug_1'        => 'Phone',
			'cht_social_1_Phone'     => array( 'value' => '2' ),
			'cht_active_1'           => '1',
			'cht_widget_title_1'     => 'Second',
			'cht_numb_slug_2'        => 'Phone',
			'cht_social_2_Phone'     => array( 'value' => '3' ),
			'chaty_total_settings'   => 2,
			'chaty_deleted_settings' => array( '2' ),
		);
		$this->assertSame( array( '_1', '' ), array_column( self::part( ChatySource::class )->widgets(), 'id' ) );
		$this->assertSame( array( 'Second', 'Widget 1' ), array_column( self::part( ChatySource::class )->widgets(), 'name' ) );
	}

	public function test_omits_channels_without_settings(): void {
		Site::$options = array(
			'cht_numb_slug'       => 'Phone, Whatsapp,,Phone,Email',
			'cht_social_Phone'    => array( 'value' => '1' ),
			'cht_social_Email'    => 'broken',
			'cht_social_Whatsapp' => array( 'value' => '2' ),
		);
		$this->assertSame( array( 'Phone', 'Whatsapp' ), ( new ChatyData( self::part( PluginData::class ), '' ) )->slugs() );
	}

	public function types(): array {
		return array(
			'a channel is its own type'               => array( 'Whatsapp', array(), 'Whatsapp' ),
			'a link'                                  => array( 'Custom_Link_3', array(), 'Link' ),
			'a link that was given another’s type'    => array( 'Custom_Link', array( 'channel_type' => 'Phone' ), 'Phone' ),
			'another was given a type and keeps its'  => array( 'Phone', array( 'channel_type' => 'Email' ), 'Phone' ),
		);
	}

	/**
	 * @dataProvider types
	 */
	public function test_converts_channel_types( string $slug, array $given, string $expected ): void {
		$this->assertSame( $expected, ChatyValues::type( $slug, $given ) );
	}

	public function test_converts_a_linkedin_name_to_a_url(): void {
		$this->assertSame( 'https://www.linkedin.com/company/shop', ChatyValues::value( 'Linkedin', array( 'value' => 'shop' ) ) );
		$this->assertSame( 'https://www.linkedin.com/in/amal', ChatyValues::value( 'Linkedin', array( 'value' => 'amal', 'link_type' => 'personal' ) ) );
		$this->assertSame( 'https://linkedin.com/x', ChatyValues::value( 'Linkedin', array( 'value' => 'https://linkedin.com/x' ) ) );
	}

	public function test_recognises_an_owners_colour_that_neither_plugin_uses_by_default(): void {
		foreach ( array( '', '#ffffff', '#1daa61', '#49e670' ) as $usual ) {
			$this->assertFalse( ChatyValues::owns_color( 'Whatsapp', '#1DAA61', $usual ) );
		}
		$this->assertTrue( ChatyValues::owns_color( 'Whatsapp', '#1DAA61', '#123456' ) );
	}

	public function zones(): array {
		return array(
			'hours'              => array( '+4', '+04:00' ),
			'half hours behind'  => array( '-3.5', '-03:30' ),
			'hours with a word'  => array( 'UTC+5.75', '+05:45' ),
			'a city'             => array( 'Asia/Muscat', 'Asia/Muscat' ),
			'a country'          => array( 'Oman', 'UTC' ),
			'nothing'            => array( '', 'UTC' ),
		);
	}

	/**
	 * @dataProvider zones
	 */
	public function test_converts_the_time_zones_of_opening_hours( string $given, string $expected ): void {
		Site::$options['cht_date_and_time_settings'] = array( array( 'days' => 8, 'start_time' => '9:00', 'end_time' => '00:00', 'gmt' => $given ) );
		$hours                                       = ( new ChatyTimes( self::part( Countries::class ), self::part( Formats::class ), new MoveNotes() ) )->read( new ChatyData( self::part( PluginData::class ), '' ) )['hours'];
		$this->assertSame( $expected, $hours['zone'] );
		$this->assertSame( array( 'days' => array( '0', '1', '2', '3', '4' ), 'start' => '09:00', 'end' => '23:59' ), $hours['lines'][0] );
	}

	public function test_omits_invalid_countries(): void {
		Site::$options['chaty_countries_list'] = array( 'OM', 'XX', 'ae' );
		$this->assertSame( array( 'enabled' => true, 'codes' => array( 'OM' ) ), ( new ChatyTimes( self::part( Countries::class ), self::part( Formats::class ), new MoveNotes() ) )->read( new ChatyData( self::part( PluginData::class ), '' ) )['countries'] );
	}

	public function test_notes_an_unsupported_page_rule(): void {
		Site::$options['cht_page_settings'] = array(
			array( 'option' => 'page_contains', 'value' => 'https://shop.example/mug', 'shown_on' => 'not_show_on' ),
			array( 'option' => 'wp_tags', 'value' => 'sale' ),
		);
		$notes                              = new MoveNotes();
		$times                              = new ChatyTimes( self::part( Countries::class ), self::part( Formats::class ), $notes );
		$this->assertSame( array( array( 'show' => 'hide', 'rule' => 'contains', 'value' => '/mug' ) ), $times->read( new ChatyData( self::part( PluginData::class ), '' ) )['pages'] );
		$this->assertSame( array( 'Display rule: wp tags sale' ), array_column( $notes->lines( false ), 'name' ) );
	}
}
