<?php
/**
 * Tests for email recipients.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Mail;

use Hadaya\Leads\Lead;
use Hadaya\Mail\Recipients;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\ContactForm;

/**
 * Checks that the first matching rule selects the recipient.
 */
final class RecipientsTest extends TestCase {

	/**
	 * Returns a lead's recipient according to rules, each written as `<field> <value> <recipient>`.
	 */
	private static function to( string ...$rules ): string {
		$fields = array(
			array(
				'label' => 'Topic',
				'value' => 'Wedding gifts',
			),
		);
		$origin = array(
			'ref_url'  => 'https://shop.example/%D9%87%D8%AF%D8%A7%D9%8A%D8%A7/mug/?a=1',
			'language' => 'ar',
		);
		$lead   = Lead::from_submission( array(), $fields, array(), $origin );
		$read   = static function ( string $rule ): array {
			return array_combine( array( 'by', 'value', 'to' ), explode( '|', $rule ) );
		};
		return Recipients::of(
			$lead,
			ContactForm::from_array(
				array(
					'mail_to'    => 'all@shop.example',
					'recipients' => array_map( $read, $rules ),
				)
			)
		);
	}

	public function rules(): array {
		return array(
			'an answer, whatever its letters'     => array( 'a@shop.example', array( 'answer|wedding GIFTS|a@shop.example' ) ),
			'a part of an answer is another one'  => array( 'all@shop.example', array( 'answer|wedding|a@shop.example' ) ),
			'a part of the address'               => array( 'a@shop.example', array( 'page|/هدايا/|a@shop.example' ) ),
			'the language'                        => array( 'a@shop.example', array( 'language|ar|a@shop.example' ) ),
			'another language'                    => array( 'all@shop.example', array( 'language|en|a@shop.example' ) ),
			'the first that fits'                 => array( 'b@shop.example', array( 'language|en|a@shop.example', 'page|mug|b@shop.example', 'language|ar|c@shop.example' ) ),
			'nothing means nobody'                => array( 'all@shop.example', array( 'page||a@shop.example' ) ),
			'no rule'                             => array( 'all@shop.example', array() ),
		);
	}

	/**
	 * @dataProvider rules
	 */
	public function test_the_first_matching_rule_selects_the_recipient( string $to, array $rules ): void {
		$this->assertSame( $to, self::to( ...$rules ) );
	}
}
