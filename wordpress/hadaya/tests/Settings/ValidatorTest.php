<?php
/**
 * Tests for settings validation.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\FieldCondition;
use Hadaya\Settings\Schema\Schema;
use Hadaya\Settings\Validator;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\WidgetSchema;

/**
 * Tests accepted values, their sanitisation, and the paths of errors.
 */
final class ValidatorTest extends TestCase {

	/**
	 * Returns a sanitised value and its errors by path.
	 */
	private static function clean( $given, array $schema ): array {
		$validator = self::part( Validator::class );
		$clean     = $validator->clean( $given, $schema, 'field' );
		return array( $clean, $validator->errors() );
	}

	/**
	 * Returns rows with a channel type, the entered link, the owner's message, and the message to be stored.
	 *
	 * @return array[]
	 */
	public function links_with_messages(): array {
		return array(
			'a message in the link'     => array( 'Whatsapp', 'wa.me/96891234567?text=Hello%21+%D9%87%D8%AF%D9%8A%D8%A9', '', 'Hello! هدية' ),
			'one of the owner’s own'    => array( 'Whatsapp', 'https://wa.me/96891234567?text=Hi', 'Good day', 'Good day' ),
			'a link without one'        => array( 'Whatsapp', 'https://wa.me/96891234567', '', '' ),
			'a text message'            => array( 'SMS', 'sms:+96891234567?&body=Call%20me', '', 'Call me' ),
			'a type that sends no text' => array( 'Phone', 'tel:+96891234567?text=Hi', '', '' ),
			'a list of strings'           => array( 'Whatsapp', 'https://wa.me/96891234567?text[]=Hi', '', '' ),
		);
	}

	/**
	 * @dataProvider links_with_messages
	 */
	public function test_keeps_the_message_in_a_link_if_the_owner_has_written_none( string $type, string $link, string $own, string $kept ): void {
		$given = array(
			'channel' => $type,
			'value'   => $link,
			'message' => $own,
		);

		list( $clean ) = self::clean( $given, self::part( WidgetSchema::class )->fields()['channels']['items'] );
		$this->assertSame( $kept, $clean['message'] );
	}

	public function taken(): array {
		$number = Schema::number( 'Number', 1, 60 );
		$choice = Schema::choice( 'Choice', array( 'a' => 'A', 'b' => 'B' ) );
		return array(
			'a switch of a form'                    => array( 'false', Schema::flag( 'Switch' ), false ),
			'a switch'                              => array( 1, Schema::flag( 'Switch' ), true ),
			'a number as a text'                    => array( ' 12 ', $number, 12 ),
			'a least number'                        => array( 1, $number, 1 ),
			'a choice'                              => array( 'b', $choice, 'b' ),
			'a text without its tags'               => array( "<b>Hi</b>\nyou", self::part( Schema::class )->text( 'Text' ), 'Hi you' ),
			'a text with percent signs'             => array( '50%ad', self::part( Schema::class )->text( 'Text' ), '50%ad' ),
			'a long text with its breaks'           => array( "one\ntwo", self::part( Schema::class )->text( 'Text', 'long' ), "one\ntwo" ),
			'a path as people read it'              => array( '/%D9%87%D8%AF/', self::part( Schema::class )->text( 'Text', 'path' ), '/هد/' ),
			'an address with its percent signs'     => array( ' https://shop.example/%d9%87 ', self::part( Schema::class )->text( 'Text', 'uri' ), 'https://shop.example/%d9%87' ),
			'a text as it is'                       => array( "<b> a\tb", self::part( Schema::class )->text( 'Text', 'as-is' ), '<b> a b' ),
			'no JSON'                               => array( '', self::part( Schema::class )->text( 'JSON', 'json' ), array() ),
			'JSON of a name that is not known'      => array( '{"newer":{"a":1}}', self::part( Schema::class )->text( 'JSON', 'json' ), array( 'newer' => array( 'a' => 1 ) ) ),
			'a list whose keys have gaps'           => array( array( 3 => 'a' ), Schema::items( 'List', $choice ), array( 'a' ) ),
			'no list'                               => array( 'x', Schema::items( 'List', $choice ), array() ),
		);
	}

	/**
	 * @dataProvider taken
	 */
	public function test_accepts_valid_values( $given, array $schema, $expected ): void {
		$this->assertSame( array( $expected, array() ), self::clean( $given, $schema ) );
	}

	public function refused(): array {
		$number = Schema::number( 'Number', 1, 60 );
		$choice = Schema::choice( 'Choice', array( 'a' => 'A' ) );
		return array(
			'a list for a switch'          => array( array(), Schema::flag( 'Switch' ), 'field' ),
			'a number beyond the greatest' => array( 61, $number, 'field' ),
			'half a number'                => array( '1.5', $number, 'field' ),
			'a number too long to be one'  => array( '99999999999', $number, 'field' ),
			'no number'                    => array( '', $number, 'field' ),
			'no choice'                    => array( 'c', $choice, 'field' ),
			'a list for a text'            => array( array( 'a' ), self::part( Schema::class )->text( 'Text' ), 'field' ),
			'a text longer than any'       => array( str_repeat( 'ه', 2001 ), self::part( Schema::class )->text( 'Text', 'long' ), 'field' ),
			'a script for an address'      => array( 'javascript:alert(1)', self::part( Schema::class )->text( 'Text', 'uri' ), 'field' ),
			'a list for a JSON object'     => array( '[1]', self::part( Schema::class )->text( 'JSON', 'json' ), 'field' ),
			'broken JSON'                  => array( '{', self::part( Schema::class )->text( 'JSON', 'json' ), 'field' ),
			'JSON of a wrong type'         => array( '{"swatches":{"selectOnArrow":"perhaps"}}', self::part( Schema::class )->text( 'JSON', 'json' ), 'field' ),
			'a text for an object'         => array( 'x', Schema::group( array( 'a' => $number ) ), 'field' ),
			'a wrong item'                 => array( array( 'a', 'z' ), Schema::items( 'List', $choice ), 'field.1' ),
			'too many items'               => array( array( 'a', 'a' ), Schema::items( 'List', $choice, array( 'maxItems' => 1 ) ), 'field' ),
			'too few items'                => array( array(), Schema::items( 'List', $choice, array( 'minItems' => 1 ) ), 'field' ),
			'a wrong field of an object'   => array( array( 'a' => 0 ), Schema::group( array( 'a' => $number ) ), 'field.a' ),
		);
	}

	/**
	 * @dataProvider refused
	 */
	public function test_rejects_an_invalid_value_and_reports_its_path( $given, array $schema, string $path ): void {
		$this->assertSame( array( $path ), array_keys( self::clean( $given, $schema )[1] ) );
	}

	public function test_reports_all_errors_together(): void {
		$schema = Schema::group(
			array(
				'a' => Schema::number( 'A', 1, 2 ),
				'b' => self::part( Schema::class )->text( 'B', 'required' ),
			)
		);
		$this->assertSame( array( 'field.a', 'field.b' ), array_keys( self::clean( array( 'a' => 9, 'b' => '' ), $schema )[1] ) );
	}

	public function test_omits_unknown_values(): void {
		$schema = Schema::group( array( 'a' => Schema::flag( 'A' ) ) );
		$this->assertSame( array( array( 'a' => true ), array() ), self::clean( array( 'a' => true, 'z' => 1 ), $schema ) );
	}

	public function test_fills_missing_values_with_their_defaults(): void {
		$schema = Schema::group( array( 'a' => Schema::number( 'A', 5, 9 ) ) );
		$this->assertSame( array( array( 'a' => 5 ), array() ), self::clean( array(), $schema ) );
	}

	public function test_never_rejects_an_ineffective_field_and_keeps_it_if_valid(): void {
		$schema = Schema::switched( 'Group', 'On', array( 'mail' => self::part( Schema::class )->text( 'Mail', 'email' ) ) );
		$off    = array( 'enabled' => false );
		$this->assertSame( 'a@shop.example', self::clean( $off + array( 'mail' => 'a@shop.example' ), $schema )[0]['mail'] );
		$this->assertSame( array( $off + array( 'mail' => '' ), array() ), self::clean( $off + array( 'mail' => 'wrong' ), $schema ) );
		$this->assertSame( array( 'field.mail' ), array_keys( self::clean( array( 'enabled' => true, 'mail' => 'wrong' ), $schema )[1] ) );
	}

	public function test_treats_a_field_that_depends_on_an_ineffective_field_as_ineffective(): void {
		$fields = array(
			'on'    => Schema::flag( 'On' ),
			'kind'  => Schema::when( Schema::choice( 'Kind', array( 'a' => 'A', 'b' => 'B' ) ), 'on', array( true ) ),
			'of_b'  => Schema::when( self::part( Schema::class )->text( 'Of B', 'required' ), 'kind', array( 'b' ) ),
		);
		$this->assertFalse( FieldCondition::is_met( $fields['of_b'], array( 'on' => false, 'kind' => 'b' ), $fields ) );
		$this->assertTrue( FieldCondition::is_met( $fields['of_b'], array( 'on' => true, 'kind' => 'b' ), $fields ) );
	}

	public function test_generates_a_new_secret_for_an_empty_value(): void {
		$schema        = self::part( Schema::class )->text( 'Secret', 'secret' );
		list( $one )   = self::clean( '', $schema );
		list( $other ) = self::clean( '', $schema );
		$this->assertSame( 40, strlen( $one ) );
		$this->assertNotSame( $one, $other );
	}
}
