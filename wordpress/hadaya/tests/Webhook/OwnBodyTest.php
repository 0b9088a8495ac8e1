<?php
/**
 * Tests of an owner's own body.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Webhook;

use Hadaya\Leads\Lead;
use Hadaya\Settings\Formats;
use Hadaya\Tests\TestCase;
use Hadaya\Webhook\OwnBody;

/**
 * What a visitor writes fills texts and changes nothing else.
 */
final class OwnBodyTest extends TestCase {

	private static function lead( ?string $newsletter = null ): Lead {
		$texts = array( 'name' => 'Amal "A" \\', 'email' => 'amal@shop.example', 'message' => "سطر\n\"}, {\"admin\": true {link}" );
		return Lead::from_submission( $texts, array(), array(), array( 'ref_url' => 'https://shop.example/a' ) )->with_newsletter( $newsletter );
	}

	public function test_nothing_that_a_visitor_writes_ends_a_text_or_is_filled_once_more(): void {
		$body = OwnBody::of( '{"text": "{name}: {message}", "list": ["{url}", 5, {}], "none": null}', self::lead() );
		$this->assertSame(
			array(
				'text' => 'Amal "A" \\: ' . self::lead()->text( 'message' ),
				'list' => array( 'https://shop.example/a', 5, array() ),
				'none' => null,
			),
			json_decode( $body, true )
		);
		$this->assertStringContainsString( '{}', $body );
	}

	public function test_a_number_and_an_answer_are_no_texts(): void {
		$template = '{"id": "{id}", "news": "{newsletter}"}';
		foreach ( array( '"news":null' => null, '"news":false' => '', '"news":true' => 'Send me offers' ) as $wanted => $words ) {
			$this->assertSame( '{"id":0,' . $wanted . '}', OwnBody::of( $template, self::lead( '' === $words ? '' : $words ) ) );
		}
	}

	public function templates(): array {
		return array(
			'nothing'           => array( '', '' ),
			'good'              => array( '{"text": "{message}"}', '' ),
			'no quotes'         => array( '{"text": {message}}', 'This is not JSON' ),
			'cut off'           => array( '{"text": "{message}"', 'This is not JSON' ),
			'a text alone'      => array( '"{message}"', 'This is not JSON' ),
			'a place of nobody' => array( '{"text": "{password}"}', '{password} is not known' ),
		);
	}

	/**
	 * @dataProvider templates
	 */
	public function test_a_template_is_judged( string $template, string $words ): void {
		$problem = Formats::problem( $template, 'json-template-long' );
		$this->assertSame( '' === $words, '' === $problem );
		$this->assertStringContainsString( $words, $problem );
	}
}
