<?php
/**
 * Response to the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Widgets\ContactForm;

defined( 'ABSPATH' ) || exit;

/**
 * Response to the contact widget. Its HTTP status is 200 even for a failure, because the widget reads the result from the body. Only a response to a
 * rate-limited sender has the status 429.
 *
 * @phpstan-type FieldProblem array{field: string, index?: string, message: string}
 * @phpstan-type FormResponse array{status: int, error: int, errors: list<FieldProblem>, message: string, redirect_action?: string,
 *   redirect_link?: string, link_in_new_tab?: string, close_form_after?: string, close_form_after_seconds?: string}
 */
final class FormAnswer {

	/**
	 * Response to an expired nonce. The widget recognises this exact text and fetches a fresh nonce, so it is not
	 * translated.
	 */
	const INVALID = 'Invalid request, Please try again';

	/** @var FormResponse */
	private array $body;

	private ?int $status;

	/**
	 * Seconds until the visitor may try again; 0 means immediately.
	 *
	 * @var int
	 */
	private int $wait;

	/**
	 * @param FormResponse $body   Body of the response.
	 * @param int|null     $status HTTP status.
	 * @param int          $wait   Seconds until the visitor may try again.
	 */
	private function __construct( array $body, ?int $status = null, int $wait = 0 ) {
		$this->body   = $body;
		$this->status = $status;
		$this->wait   = $wait;
	}

	/**
	 * Creates a response that rejects a message as a whole.
	 *
	 * @param string $message Message for the visitor.
	 * @return self
	 */
	public static function refusal( string $message ): self {
		return new self( self::failure( $message ), 200 );
	}

	/**
	 * Creates a response with status 429 for a rate-limited sender.
	 *
	 * @param int $seconds Seconds until the sender may try again.
	 * @return self
	 */
	public static function pause( int $seconds ): self {
		$text = __( 'Too many messages were sent from your connection. Please try again in ten minutes.', 'hadaya' );
		return new self( self::failure( $text ), 429, $seconds );
	}

	/**
	 * Creates a response that rejects a message because of errors in its fields.
	 *
	 * @param list<FieldProblem> $errors Errors by field.
	 * @return self
	 */
	public static function corrections( array $errors ): self {
		return new self(
			array(
				'status'  => 0,
				'error'   => 1,
				'errors'  => $errors,
				'message' => '',
			)
		);
	}

	/**
	 * Creates a response that confirms a stored message. If there is an additional message to read, the form neither closes nor redirects.
	 *
	 * @param ContactForm $form  Form.
	 * @param string      $texts Additional message for the visitor.
	 * @return self
	 */
	public static function thanks( ContactForm $form, string $texts = '' ): self {
		$stays = '' !== $texts;
		return new self(
			array(
				'status'                   => 1,
				'error'                    => 0,
				'errors'                   => array(),
				'message'                  => trim( $form->success() . ' ' . $texts ),
				'redirect_action'          => $stays || '' === $form->redirect() ? 'no' : 'yes',
				'redirect_link'            => $form->redirect(),
				'link_in_new_tab'          => 'no',
				'close_form_after'         => ! $stays && $form->close_after() > 0 ? 'yes' : 'no',
				'close_form_after_seconds' => (string) $form->close_after(),
			)
		);
	}

	/**
	 * Returns the response's body, which `send()` sends as JSON.
	 *
	 * @return FormResponse
	 */
	public function body(): array {
		return $this->body;
	}

	/**
	 * Sends the response and ends the request.
	 */
	public function send(): void {
		if ( $this->wait > 0 ) {
			header( 'Retry-After: ' . $this->wait );
		}
		wp_send_json( $this->body, $this->status );
	}

	/**
	 * Returns the body of a failure without field errors.
	 *
	 * @param string $message Message for the visitor.
	 * @return FormResponse
	 */
	private static function failure( string $message ): array {
		return array(
			'status'  => 0,
			'error'   => 0,
			'errors'  => array(),
			'message' => $message,
		);
	}
}
