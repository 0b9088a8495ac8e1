<?php
/**
 * Tests of the front end's settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\Schema\FrontSettings;
use Hadaya\Settings\Schema\FrontTypes;
use Hadaya\Tests\TestCase;

/**
 * Fields and JSON are one setting, and nothing is lost in between.
 */
final class FrontSettingsTest extends TestCase {

	public function words(): array {
		return array(
			'on'            => array( 'on', true ),
			'YES with room' => array( ' YES ', true ),
			'one'           => array( 1, true ),
			'true'          => array( true, true ),
			'off'           => array( 'off', false ),
			'nought'        => array( 0, false ),
			'perhaps'       => array( 'perhaps', null ),
			'nothing'       => array( '', null ),
			'a list'        => array( array( true ), null ),
			'null'          => array( null, null ),
		);
	}

	/**
	 * @dataProvider words
	 */
	public function test_on_and_off_as_the_front_end_reads_them( $given, ?bool $wanted ): void {
		$this->assertSame( $wanted, FrontSettings::as_flag( $given ) );
	}

	public function test_what_a_field_can_hold_moves_there_and_the_rest_stays_json(): void {
		$kept  = array(
			'swatches' => array(
				'selectOnArrow' => 'yes',
				'invented'      => 1,
			),
		);
		$parts = self::part( FrontSettings::class )->split( $kept );
		$this->assertTrue( $parts['front']['swatches']['selectOnArrow'] );
		$this->assertSame( array( 'swatches' => array( 'invented' => 1 ) ), $parts['page_settings'] );
	}

	public function test_a_value_that_its_field_cannot_hold_stays_json(): void {
		$kept = array( 'swatches' => array( 'selectOnArrow' => 'perhaps' ) );
		$this->assertSame( array( 'front' => array(), 'page_settings' => $kept ), self::part( FrontSettings::class )->split( $kept ) );
	}

	public function test_taken_apart_and_put_together_nothing_is_lost(): void {
		$kept  = array(
			'swatches' => array(
				'selectOnArrow' => true,
				'invented'      => array( 'a' => array( 1, 2 ) ),
			),
			'newer'    => array( 'thing' => 'x' ),
		);
		$parts = self::part( FrontSettings::class )->split( $kept );
		$this->assertEquals( $kept, self::part( FrontSettings::class )->merge( array(), $parts ) );
	}

	public function test_what_is_written_as_json_on_purpose_counts_before_its_field(): void {
		$clean = array(
			'front'         => array( 'swatches' => array( 'selectOnArrow' => false ) ),
			'page_settings' => array( 'swatches' => array( 'selectOnArrow' => true ) ),
		);
		$this->assertSame( array( 'swatches' => array( 'selectOnArrow' => true ) ), self::part( FrontSettings::class )->merge( array(), $clean ) );
	}

	public function test_fields_alone_leave_the_json_as_it_is(): void {
		$kept   = array( 'newer' => array( 'thing' => 'x' ) );
		$merged = self::part( FrontSettings::class )->merge( $kept, array( 'front' => array( 'swatches' => array( 'selectOnArrow' => true ) ) ) );
		$this->assertSame( 'x', $merged['newer']['thing'] );
		$this->assertTrue( $merged['swatches']['selectOnArrow'] );
	}

	public function test_without_changes_what_is_kept_is_printed_as_before(): void {
		$kept = array( 'swatches' => array( 'selectOnArrow' => 'yes' ) );
		$this->assertSame( $kept, self::part( FrontSettings::class )->merge( $kept, array() ) );
	}

	public function test_json_is_written_for_people(): void {
		$this->assertSame( '', FrontSettings::to_text( array() ) );
		$this->assertSame( "{\n    \"a\": \"هدايا/\"\n}", FrontSettings::to_text( array( 'a' => 'هدايا/' ) ) );
	}

	public function test_a_part_that_is_no_object_is_told(): void {
		$this->assertSame( 'swatches: Enter a JSON object in braces.', FrontTypes::problem( array( 'swatches' => array( 1, 2 ) ) ) );
		$this->assertSame( '', FrontTypes::problem( array( 'swatches' => array() ) ) );
	}

	public function test_a_wrong_type_is_told_with_its_name(): void {
		$this->assertSame( 'swatches.selectOnArrow: Enter true or false.', FrontTypes::problem( array( 'swatches' => array( 'selectOnArrow' => 'perhaps' ) ) ) );
	}

	public function test_a_name_that_is_not_known_is_no_mistake(): void {
		$this->assertSame( '', FrontTypes::problem( array( 'swatches' => array( 'invented' => array() ), 'newer' => 5 ) ) );
	}
}
