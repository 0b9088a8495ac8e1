<?php
/**
 * Tests for newsletter services.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Webhook;

use Hadaya\Tests\TestCase;
use Hadaya\Webhook\Brevo;
use Hadaya\Webhook\Mailchimp;
use Hadaya\Webhook\NewsletterService;
use Hadaya\Webhook\WebhookCall;

/**
 * Tests how the responses that the services document publicly are interpreted.
 */
final class NewsletterTest extends TestCase {

	const WISHES = array(
		'api_key' => '0123456789abcdef0123456789abcdef-us21',
		'list'    => 'a1b2c3',
		'confirm' => true,
	);

	const PERSON = array(
		'email' => 'Amal@Shop.example',
		'name'  => 'Amal',
		'phone' => '',
	);

	/**
	 * Returns rows with the service, the status and body of its response, whether the person is subscribed, whether a retry is pointless, and the
	 * text for the owner.
	 *
	 * @return array[]
	 */
	public function answers(): array {
		return array(
			'Mailchimp: entered'           => array( new Mailchimp(), 200, array( 'status' => 'pending' ), true, false, '' ),
			'Mailchimp: there already'     => array( new Mailchimp(), 400, array( 'title' => 'Member Exists' ), true, false, '' ),
			'Mailchimp: unsubscribed'      => array( new Mailchimp(), 400, array( 'title' => 'Member In Compliance State', 'detail' => 'x' ), false, true, 'signup form' ),
			'Mailchimp: not an address'    => array( new Mailchimp(), 400, array( 'title' => 'Invalid Resource', 'detail' => 'a@b.c looks fake or invalid, please enter a real email address.' ), false, true, 'looks fake' ),
			'Mailchimp: wrong key'         => array( new Mailchimp(), 401, array( 'title' => 'API Key Invalid' ), false, false, 'Account > Extras > API keys' ),
			'Mailchimp: no such audience'  => array( new Mailchimp(), 404, array( 'title' => 'Resource Not Found' ), false, false, 'Audience > Settings' ),
			'Mailchimp: too many'          => array( new Mailchimp(), 429, array( 'title' => 'TooManyRequests' ), false, false, 'try again automatically' ),
			'Mailchimp: down, no JSON'     => array( new Mailchimp(), 503, array(), false, false, '503' ),
			'Brevo: entered'               => array( new Brevo(), 201, array( 'id' => 21 ), true, false, '' ),
			'Brevo: brought up to date'    => array( new Brevo(), 204, array(), true, false, '' ),
			'Brevo: there already'         => array( new Brevo(), 400, array( 'code' => 'duplicate_parameter', 'message' => 'Contact already exist' ), true, false, '' ),
			'Brevo: not an address'        => array( new Brevo(), 400, array( 'code' => 'invalid_parameter', 'message' => 'Invalid email address' ), false, true, 'Invalid email address' ),
			'Brevo: no such list'          => array( new Brevo(), 400, array( 'code' => 'invalid_parameter', 'message' => 'List ID does not exist' ), false, false, 'Contacts > Lists' ),
			'Brevo: no such list, a look'  => array( new Brevo(), 404, array( 'code' => 'document_not_found', 'message' => 'List ID does not exist' ), false, false, 'Contacts > Lists' ),
			'Brevo: wrong key'             => array( new Brevo(), 401, array( 'code' => 'unauthorized', 'message' => 'Key not found' ), false, false, 'API keys' ),
			'Brevo: too many'              => array( new Brevo(), 429, array( 'code' => 'too_many_requests' ), false, false, 'try again automatically' ),
			'Brevo: answers with nonsense' => array( new Brevo(), 500, array( 'message' => array( 'x' ) ), false, false, '500' ),
		);
	}

	/**
	 * @dataProvider answers
	 */
	public function test_interprets_a_response_and_explains_what_to_do( NewsletterService $recipe, int $code, array $answer, bool $is_taken, bool $is_final, string $texts ): void {
		$result = $recipe->judge( $code, $answer );
		$this->assertSame( $is_taken, '' === $result->problem );
		$this->assertSame( $is_final, $result->is_final );
		$this->assertStringContainsString( $texts, $result->problem );
	}

	public function test_mailchimp_uses_the_keys_data_centre_and_keeps_a_known_subscribers_status(): void {
		$call = ( new Mailchimp() )->enter( self::WISHES, self::PERSON );
		$this->assertSame( 'PUT', $call['method'] );
		$this->assertSame( 'https://us21.api.mailchimp.com/3.0/lists/a1b2c3/members/' . md5( 'amal@shop.example' ), $call['url'] );
		$this->assertSame( 'pending', $call['body']['status_if_new'] );
		$this->assertArrayNotHasKey( 'status', $call['body'] );
		$this->assertSame( 'subscribed', ( new Mailchimp() )->enter( array( 'confirm' => false ) + self::WISHES, self::PERSON )['body']['status_if_new'] );
	}

	public function test_a_key_cannot_name_another_host(): void {
		foreach ( array( 'x-evil.example/', 'x', "x-us21\n", 'x-us1.evil' ) as $key ) {
			$url = ( new Mailchimp() )->look( array( 'api_key' => $key ) + self::WISHES )['url'];
			$this->assertSame( 'https://us1.api.mailchimp.com/3.0/lists/a1b2c3?fields=id,name', $url );
		}
	}

	public function test_brevo_gets_the_list_id_as_a_number(): void {
		$call = ( new Brevo() )->enter( array( 'list' => '5' ) + self::WISHES, self::PERSON );
		$this->assertSame( array( 5 ), $call['body']['listIds'] );
		$this->assertSame( 'https://api.brevo.com/v3/contacts/lists/5', ( new Brevo() )->look( array( 'list' => '5' ) + self::WISHES )['url'] );
	}

	public function test_explains_what_to_do_when_the_webhook_url_is_not_found(): void {
		$this->assertSame( 'HTTP status 404: the URL was not found; copy it again', self::part( WebhookCall::class )->explain( 404 ) );
		$this->assertSame( 'HTTP status 500', self::part( WebhookCall::class )->explain( 500 ) );
	}
}
