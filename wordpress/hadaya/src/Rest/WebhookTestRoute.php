<?php
/**
 * The REST route of the webhook's test.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Form\FormServicesSchema;
use Hadaya\Settings\Options;
use Hadaya\Settings\Secrets;
use Hadaya\Settings\Validator;
use Hadaya\Webhook\NewsletterCall;
use Hadaya\Webhook\WebhookCall;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a sample to the address that stands in the
 * field, saved or not, and says what became of it. An address that could not be saved is not called either.
 */
final class WebhookTestRoute extends Route {

	private Options $options;

	public function __construct( Options $options ) {
		$this->options = $options;
	}

	/**
	 * Its path.
	 *
	 * @return string
	 */
	public function path(): string {
		return '/webhook/test';
	}

	/**
	 * What it answers.
	 *
	 * @return array[]
	 */
	protected function endpoints(): array {
		$given = array(
			'recipe'  => self::MAYBE,
			'url'     => self::TEXT,
			'secret'  => self::TEXT,
			'api_key' => self::MAYBE,
			'list'    => self::MAYBE,
		);
		return array( 'POST' => array( array( $this, 'test' ), $given ) );
	}

	/**
	 * Sends a sample.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array `problem` is empty when the other side has taken it.
	 */
	public function test( \WP_REST_Request $request ): array {
		$validator = new Validator();
		$given     = array(
			'enabled' => true,
			'recipe'  => $request['recipe'],
			'url'     => $request['url'],
			'secret'  => $request['secret'],
			'api_key' => $request['api_key'],
			'list'    => $request['list'],
			'confirm' => true,
		);
		$given     = Secrets::reveal( $given, $this->options->form()['webhook'] );
		$is_letter = NewsletterCall::is_meant( $given );
		$clean     = $validator->clean( $given, FormServicesSchema::fields()['webhook'], '' );
		$mistakes  = array_values( $validator->errors() );
		if ( array() === $mistakes && ! $is_letter && '' === $clean['url'] ) {
			$mistakes[] = __( 'Enter the address first.', 'hadaya' );
		}
		if ( ! $is_letter && '' === $request['secret'] ) {
			$mistakes[] = __( 'Save first: then the shared secret is made', 'hadaya' );
		}
		return array( 'problem' => array() === $mistakes ? WebhookCall::post_sample( $clean ) : $mistakes[0] );
	}
}
