<?php
/**
 * Tests for a widget's printed settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Widgets;

use Hadaya\Settings\Schema\OwnerSchema;
use Hadaya\Settings\Schema\PublicSchema;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\PrintedWidgets;
use Hadaya\Widgets\Widget;

/**
 * Tests every field in the schema of the owner's settings, so it covers new fields.
 */
final class PrintedWidgetsTest extends TestCase {

	/**
	 * Fields that stay on the server or are printed under another name.
	 */
	const APART = array( 'id', 'name', 'enabled', 'admins_only', 'channels', 'form', 'pages' );

	/**
	 * Returns a valid value that differs from the field's default.
	 *
	 * @param array $field Field.
	 * @return mixed
	 */
	private static function other( array $field ) {
		switch ( $field['type'] ) {
			case 'object':
				return array_map( array( self::class, 'other' ), $field['properties'] );
			case 'array':
				return array( self::other( $field['items'] ) );
			case 'boolean':
				return empty( $field['default'] );
			case 'integer':
				return $field['default'] === $field['maximum'] ? $field['minimum'] : $field['maximum'];
		}
		return isset( $field['enum'] ) ? current( array_diff( $field['enum'], array( $field['default'] ) ) ) : 'other';
	}

	/**
	 * Returns the names of all settings of a widget except those in `APART`.
	 *
	 * @return array[]
	 */
	public function fields(): array {
		$names = array_diff( array_keys( self::part( OwnerSchema::class )->fields( 'widget' ) ), self::APART );
		return array_combine( $names, array_map( fn( string $name ): array => array( $name ), $names ) );
	}

	/**
	 * @dataProvider fields
	 */
	public function test_prints_owner_settings_on_the_page( string $name ): void {
		$fields = self::part( OwnerSchema::class )->fields( 'widget' );
		$stored = array_merge( self::part( OwnerSchema::class )->fresh( 'widget' ), array( $name => self::other( $fields[ $name ] ) ) );
		$this->assertArrayHasKey( key( self::part( PublicSchema::class )->renamed( array( $name => true ) ) ), self::part( PrintedWidgets::class )->look( Widget::from_array( $stored ) ) );
	}

	public function test_does_not_print_a_disabled_group(): void {
		$fields = self::part( OwnerSchema::class )->fields( 'widget' );
		foreach ( array( 'chat', 'hours', 'dates', 'countries', 'ads', 'traffic' ) as $name ) {
			$off    = array( 'enabled' => false ) + self::other( $fields[ $name ] );
			$stored = array_merge( self::part( OwnerSchema::class )->fresh( 'widget' ), array( $name => $off ) );
			$this->assertArrayNotHasKey( $name, self::part( PrintedWidgets::class )->look( Widget::from_array( $stored ) ) );
		}
	}
}
