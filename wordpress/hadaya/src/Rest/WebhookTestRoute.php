<?php
/**
 * REST route for the webhook test.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Form\FormServicesSchema;
use Hadaya\Settings\Access;
use Hadaya\Settings\Options;
use Hadaya\Settings\Secrets;
use Hadaya\Settings\Validator;
use Hadaya\Webhook\NewsletterCall;
use Hadaya\Webhook\WebhookCall;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a sample to the entered URL, saved or not, and returns the result. It sends no request to a URL that would be invalid as a setting.
 */
final class WebhookTestRoute extends Route {

	private Options $options;
	private NewsletterCall $newsletter_call;
	private WebhookCall $webhook_call;
	private Validator $validator;
	private FormServicesSchema $form_services_schema;

	public function __construct(
		Options $options,
		NewsletterCall $newsletter_call,
		WebhookCall $webhook_call,
		Validator $validator,
		Access $access,
		FormServicesSchema $form_services_schema
	) {
		parent::__construct( $access );
		$this->newsletter_call      = $newsletter_call;
		$this->webhook_call         = $webhook_call;
		$this->validator            = $validator;
		$this->form_services_schema = $form_services_schema;
		$this->options              = $options;
	}

	public function path(): string {
		return '/webhook/test';
	}

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
	 * Sends a sample, if the entered settings are valid.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array{problem: string} `problem` is empty if the sample was accepted.
	 */
	public function test( \WP_REST_Request $request ): array {
		$validator = $this->validator->fresh();
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
		$is_letter = $this->newsletter_call->is_meant( $given );
		$clean     = $validator->clean( $given, $this->form_services_schema->fields()['webhook'], '' );
		$mistakes  = array_values( $validator->errors() );
		if ( array() === $mistakes && ! $is_letter && '' === $clean['url'] ) {
			$mistakes[] = __( 'Enter the webhook URL first.', 'hadaya' );
		}
		if ( ! $is_letter && '' === $request['secret'] ) {
			$mistakes[] = __( 'Save the settings first to create the shared secret.', 'hadaya' );
		}
		return array( 'problem' => array() === $mistakes ? $this->webhook_call->post_sample( $clean ) : $mistakes[0] );
	}
}
