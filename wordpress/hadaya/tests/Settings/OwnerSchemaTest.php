<?php
/**
 * Tests for owner settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Form\FormSchema;
use Hadaya\Form\Submission;
use Hadaya\Settings\Schema\OwnerSchema;
use Hadaya\Settings\Schema\Schema;
use Hadaya\Settings\Validator;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\WidgetDefaults;
use Hadaya\Widgets\WidgetSchema;

/**
 * Tests validation with the table of examples that the settings app and the tag builder share.
 */
final class OwnerSchemaTest extends TestCase {

	/**
	 * Returns the rows of the shared table: group of fields, given values, and paths of the rejected fields.
	 *
	 * @return array[]
	 */
	public function rows(): array {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/packages/contact-widget/src/owner/ownerSettings.json' ), true );
		array_walk_recursive(
			$table,
			static function ( &$value ): void {
				// Expands "a × 2001" to a string of 2001 letters.
				if ( is_string( $value ) && 1 === preg_match( '/^(.) × (\d+)$/u', $value, $part ) ) {
					$value = str_repeat( $part[1], (int) $part[2] );
				}
			}
		);
		$rows = array();
		foreach ( $table as $index => $row ) {
			$rows[ $index . ' ' . substr( (string) wp_json_encode( $row['given'] ), 0, 100 ) ] = array( $row['of'], $row['given'], $row['refused'] );
		}
		return $rows;
	}

	/**
	 * @dataProvider rows
	 */
	public function test_validates_a_value_by_its_schema( string $of, array $given, array $refused ): void {
		$fields    = array(
			'widget' => self::part( WidgetSchema::class )->fields(),
			'common' => self::part( WidgetSchema::class )->common(),
			'form'   => array_intersect_key( self::part( FormSchema::class )->fields(), self::part( OwnerSchema::class )->fields( 'form' ) ),
		);
		$validator = self::part( Validator::class );
		$validator->clean( array_merge( self::part( OwnerSchema::class )->fresh( $of ), $given ), Schema::group( $fields[ $of ] ), '' );
		$this->assertSame( $refused, array_keys( $validator->errors() ) );
	}

	public function test_a_new_widget_can_be_saved_unchanged(): void {
		$fresh     = self::part( WidgetDefaults::class )->fresh();
		$validator = self::part( Validator::class );
		$this->assertSame( $fresh, $validator->clean( $fresh, Schema::group( self::part( WidgetSchema::class )->fields() ), '' ) );
		$this->assertSame( array(), $validator->errors() );
	}

	public function test_every_pattern_is_valid(): void {
		foreach ( array_keys( json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/src/Settings/Schema/owner.json' ), true )['formats'] ) as $format ) {
			$this->assertNotFalse( preg_match( '`' . self::part( OwnerSchema::class )->pattern( $format ) . '`D', 'a' ), $format );
		}
	}

	public function test_a_form_may_have_as_many_fields_as_a_submission(): void {
		$this->assertSame( Submission::MAX_FIELDS, self::part( OwnerSchema::class )->fields( 'form' )['items']['maxItems'] );
	}
}
