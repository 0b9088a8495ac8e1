<?php
/**
 * Tests for the front end's settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\Schema\FrontSettings;
use Hadaya\Settings\Schema\FrontTypes;
use Hadaya\Tests\TestCase;

/**
 * Checks that no value is lost between fields and JSON, the two views of a setting.
 */
final class FrontSettingsTest extends TestCase {

	public function values(): array {
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
	 * @dataProvider values
	 */
	public function test_reads_booleans_as_the_front_end_does( $given, ?bool $expected ): void {
		$this->assertSame( $expected, FrontSettings::as_flag( $given ) );
	}

	public function test_moves_values_from_json_to_their_fields(): void {
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

	public function test_keeps_as_json_a_value_that_does_not_fit_its_field(): void {
		$kept = array( 'swatches' => array( 'selectOnArrow' => 'perhaps' ) );
		$this->assertSame( array( 'front' => array(), 'page_settings' => $kept ), self::part( FrontSettings::class )->split( $kept ) );
	}

	public function test_splitting_and_merging_lose_nothing(): void {
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

	public function test_explicit_json_overrides_the_field(): void {
		$clean = array(
			'front'         => array( 'swatches' => array( 'selectOnArrow' => false ) ),
			'page_settings' => array( 'swatches' => array( 'selectOnArrow' => true ) ),
		);
		$this->assertSame( array( 'swatches' => array( 'selectOnArrow' => true ) ), self::part( FrontSettings::class )->merge( array(), $clean ) );
	}

	public function test_saving_only_fields_leaves_unknown_json_unchanged(): void {
		$kept   = array( 'newer' => array( 'thing' => 'x' ) );
		$merged = self::part( FrontSettings::class )->merge( $kept, array( 'front' => array( 'swatches' => array( 'selectOnArrow' => true ) ) ) );
		$this->assertSame( 'x', $merged['newer']['thing'] );
		$this->assertTrue( $merged['swatches']['selectOnArrow'] );
	}

	public function test_merging_without_input_returns_the_stored_settings(): void {
		$kept = array( 'swatches' => array( 'selectOnArrow' => 'yes' ) );
		$this->assertSame( $kept, self::part( FrontSettings::class )->merge( $kept, array() ) );
	}

	public function test_prints_json_with_line_breaks_and_indentation(): void {
		$this->assertSame( '', FrontSettings::to_text( array() ) );
		$this->assertSame( "{\n    \"a\": \"هدايا/\"\n}", FrontSettings::to_text( array( 'a' => 'هدايا/' ) ) );
	}

	public function test_reports_a_part_that_is_not_an_object(): void {
		$this->assertSame( 'swatches: Enter a JSON object in braces.', FrontTypes::problem( array( 'swatches' => array( 1, 2 ) ) ) );
		$this->assertSame( '', FrontTypes::problem( array( 'swatches' => array() ) ) );
	}

	public function test_names_a_setting_of_the_wrong_type(): void {
		$this->assertSame( 'swatches.selectOnArrow: Enter true or false.', FrontTypes::problem( array( 'swatches' => array( 'selectOnArrow' => 'perhaps' ) ) ) );
	}

	public function test_accepts_an_unknown_name(): void {
		$this->assertSame( '', FrontTypes::problem( array( 'swatches' => array( 'invented' => array() ), 'newer' => 5 ) ) );
	}
}
