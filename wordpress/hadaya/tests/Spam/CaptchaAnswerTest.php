<?php
/**
 * Tests for captcha services' responses.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Spam;

use Hadaya\Spam\CaptchaAnswer;
use Hadaya\Tests\TestCase;

/**
 * Tests how a service's response is interpreted.
 */
final class CaptchaAnswerTest extends TestCase {

	public function answers(): array {
		return array(
			'a solved box'                     => array( 'v2', array( 'success' => true ), 'passed' ),
			'a box of this host'               => array( 'v2', array( 'success' => true, 'hostname' => 'shop.example' ), 'passed' ),
			'a box of this host with its www'  => array( 'turnstile', array( 'success' => true, 'hostname' => 'WWW.shop.example' ), 'passed' ),
			'a box of another host'            => array( 'hcaptcha', array( 'success' => true, 'hostname' => 'shop.example.evil.example' ), 'failed' ),
			'an unsolved box'                  => array( 'turnstile', array( 'success' => false, 'error-codes' => array( 'timeout-or-duplicate' ) ), 'failed' ),
			'a success in words'               => array( 'v2', array( 'success' => 'true' ), 'failed' ),
			'a good score'                     => array( 'v3', array( 'success' => true, 'score' => 0.5, 'action' => 'contact_form' ), 'passed' ),
			'a poor score'                     => array( 'v3', array( 'success' => true, 'score' => 0.4, 'action' => 'contact_form' ), 'failed' ),
			'a score of another form'          => array( 'v3', array( 'success' => true, 'score' => 0.9, 'action' => 'login' ), 'failed' ),
			'no score'                         => array( 'v3', array( 'success' => true ), 'failed' ),
			'nothing that can be read'         => array( 'v2', null, 'down' ),
			'an answer without a judgement'    => array( 'v2', array( 'message' => 'busy' ), 'down' ),
			'a secret key that is none'        => array( 'v2', array( 'success' => false, 'error-codes' => array( 'invalid-input-secret' ) ), 'bad-secret' ),
			'a secret key of another site key' => array( 'hcaptcha', array( 'success' => false, 'error-codes' => array( 'sitekey-secret-mismatch' ) ), 'bad-secret' ),
		);
	}

	/**
	 * @dataProvider answers
	 */
	public function test_interprets_a_captcha_response( string $kind, ?array $response, string $expected ): void {
		$this->assertSame( $expected, CaptchaAnswer::judge( array( 'kind' => $kind, 'least' => 5 ), $response, array( 'shop.example' ) ) );
	}
}
