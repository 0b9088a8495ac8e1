<?php
/**
 * Tests for settings as text.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\Schema\Schema;
use Hadaya\Settings\SettingRows;
use Hadaya\Tests\TestCase;

/**
 * Checks that each setting that has an effect is listed with a name and a value.
 */
final class SettingRowsTest extends TestCase {

	public function values(): array {
		$choice = Schema::choice( 'Side', array( 'left' => 'Left', 'right' => 'Right' ) );
		$person = Schema::group(
			array(
				'name'  => self::part( Schema::class )->text( 'Name' ),
				'there' => Schema::flag( 'There', true ),
			)
		);
		return array(
			'a switch'                              => array( Schema::flag( 'On' ), true, 'yes' ),
			'a choice by its label'                 => array( $choice, 'right', 'Right' ),
			'a choice of another version'           => array( $choice, 'middle', 'middle' ),
			'a number'                              => array( Schema::number( 'Size', 0, 9 ), 7, '7' ),
			'a text of several lines'               => array( self::part( Schema::class )->text( 'Text', 'long' ), "a\nb", 'a, b' ),
			'a list'                                => array( Schema::items( 'Sides', $choice ), array( 'left', 'right' ), 'Left, Right' ),
			'an object without its usual switches'  => array( $person, array( 'name' => 'Amal', 'there' => true ), 'Amal' ),
			'an object with an unusual switch'      => array( $person, array( 'name' => 'Amal', 'there' => false ), 'Amal · There: no' ),
		);
	}

	/**
	 * @dataProvider values
	 */
	public function test_prints_a_value_on_one_line( array $schema, $value, string $expected ): void {
		$this->assertSame( $expected, SettingRows::describe( $schema, $value ) );
	}

	public function test_omits_rows_for_ineffective_and_empty_settings(): void {
		$schemas = array(
			'on'    => Schema::flag( 'On' ),
			'mail'  => Schema::when( self::part( Schema::class )->text( 'Mail' ), 'on', array( true ) ),
			'title' => self::part( Schema::class )->text( 'Title' ),
		);
		$rows    = SettingRows::rows_of( array( 'on' => false, 'mail' => 'a@shop.example', 'title' => '' ), $schemas );
		$this->assertSame( array( array( 'name' => 'On', 'value' => 'no' ) ), $rows );
	}

	public function test_prints_one_row_for_each_object_in_a_list(): void {
		$schemas = array( 'people' => Schema::items( 'People', Schema::group( array( 'name' => self::part( Schema::class )->text( 'Name' ) ) ) ) );
		$rows    = SettingRows::rows_of( array( 'people' => array( array( 'name' => 'Amal' ), array( 'name' => 'Said' ) ) ), $schemas );
		$this->assertSame( array( 'Amal', 'Said' ), array_column( $rows, 'value' ) );
	}
}
