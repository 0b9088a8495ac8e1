<?php
/**
 * Tests for the field rules.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Form\Fields;

use Hadaya\Form\Fields\FieldRules;
use Hadaya\Form\Fields\FormField;
use Hadaya\Settings\Schema\OwnerSchema;
use Hadaya\Tests\TestCase;

/**
 * Tests which values form fields accept.
 */
final class FieldRulesTest extends TestCase {

	public function texts(): array {
		return array(
			'nothing where nothing is needed'        => array( 'text', '', '' ),
			'a whole address'                        => array( 'email', 'amal@company.example', '' ),
			'half an address'                        => array( 'email', 'amal@', 'mail' ),
			'an address of another script'           => array( 'email', 'محمد@shop.example', '' ),
			'a number with words around it'          => array( 'phone', 'call 91234567 after 6', '' ),
			'a number with its extension'            => array( 'phone', '24123456 ext. 12', '' ),
			'two numbers'                            => array( 'phone', '91234567 / 92345678', '' ),
			'a number in Arabic digits'              => array( 'phone', '٩١٢٣٤٥٦٧', '' ),
			'a number with brackets and stops'       => array( 'phone', '(968) 9123.4567', '' ),
			'an address of many letters'             => array( 'email', 'Amal.S+1@Shop.OM', '' ),
			'an address as machines write it'        => array( 'email', 'amal@xn--4gbrim.xn--mgb9awbf', '' ),
			'an address of another script’s host'     => array( 'email', 'amal@موقع.عمان', '' ),
			'words for an address'                   => array( 'email', 'amal at shop', 'mail' ),
			'no number'                              => array( 'phone', 'call me', 'phone' ),
			'a quantity in Arabic digits'            => array( 'number', '٢٥٠', '' ),
			'a span of quantities'                   => array( 'number', '10-20 pcs', '' ),
			'a quantity without a digit'             => array( 'number', 'many', 'number' ),
			'a day as a browser sends it'            => array( 'date', '2028-02-29', '' ),
			'a day as people write it'               => array( 'date', '31/12/2026', '' ),
			'a day in Arabic digits'                 => array( 'date', '٣١/١٢/٢٠٢٦', '' ),
			'a day that there is not'                => array( 'date', '2026-02-29', 'date' ),
			'a month that there is not'              => array( 'date', '2026-13-01', 'date' ),
			'a word for a day'                       => array( 'date', 'tomorrow', 'date' ),
			'an offered answer'                      => array( 'dropdown', 'Red & gold', '' ),
			'an answer as a page carries it encoded' => array( 'dropdown', 'Red &amp; gold', '' ),
			'any words for a web address'            => array( 'url', 'instagram: @shop', '' ),
			'a text of the longest length'           => array( 'message', str_repeat( 'ك', FieldRules::LONGEST ), '' ),
			'a text of one letter more'              => array( 'message', str_repeat( 'ك', FieldRules::LONGEST + 1 ), 'too-long' ),
			'a name that is a novel'                 => array( 'name', str_repeat( 'n', 501 ), 'too-long' ),
			'an address that is a novel'             => array( 'email', str_repeat( 'e', 320 ) . '@company.example', 'too-long' ),
		);
	}

	/**
	 * @dataProvider texts
	 */
	public function test_reports_invalid_values( string $kind, string $text, string $code ): void {
		$problem = FieldRules::problem( new FormField( $kind ), FieldRules::read( $text, $kind ) );
		$this->assertSame( $code, null === $problem ? '' : $problem->code );
	}

	public function test_a_required_field_rejects_white_space(): void {
		$field = new FormField( 'text', 'Company', true, array(), '4' );
		$this->assertSame(
			array(
				'field'   => 'chaty-field-text',
				'index'   => '4',
				'message' => '“Company”: Please fill in this field.',
			),
			FieldRules::problem( $field, FieldRules::read( " \u{200F}\n ", 'text' ) )->answer()
		);
	}

	public function test_reads_a_huge_text_only_up_to_its_limit(): void {
		foreach ( array_keys( FieldRules::MOST ) as $kind ) {
			$this->assertLessThanOrEqual( FieldRules::most( $kind ) + 1, mb_strlen( FieldRules::read( str_repeat( '%41', 1000000 ), $kind ) ) );
		}
	}

	public function test_only_multi_line_texts_keep_line_breaks(): void {
		$this->assertSame( "a\nb", FieldRules::read( "a\nb", 'message' ) );
		$this->assertSame( 'a b', FieldRules::read( "a\nb", 'name' ) );
	}

	public function test_every_text_type_has_a_limit(): void {
		$kinds = self::part( OwnerSchema::class )->fields( 'form' )['items']['items']['properties']['field']['enum'];
		$this->assertSame( array( 'file', 'textblock' ), array_values( array_diff( $kinds, array_keys( FieldRules::MOST ) ) ) );
	}
}
