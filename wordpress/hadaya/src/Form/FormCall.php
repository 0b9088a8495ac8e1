<?php
/**
 * The contact form's call.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadDelivery;
use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\SendingKey;
use Hadaya\Uploads\Uploads;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the contact widget's form on sites without a contact plugin: same action, same fields, same answers.
 * Every answer has status 200, because the widget reads success and failure out of the object; only too many messages
 * have the status that says so.
 */
final class FormCall {


	/**
	 * Name of the ajax action.
	 */
	const ACTION = 'chaty_front_form_save_data';

	/**
	 * Answer to an old nonce. The widget recognises this very text and fetches a fresh one, so it is not translated.
	 */
	const INVALID = 'Invalid request, Please try again';

	/**
	 * Our contact widget.
	 *
	 * @var Widget
	 */
	private Widget $widget;

	/**
	 * What happens to a lead once it is kept.
	 *
	 * @var LeadDelivery
	 */
	private LeadDelivery $delivery;

	/**
	 * Remembers its parts.
	 *
	 * @param Widget       $widget   Our contact widget.
	 * @param LeadDelivery $delivery What happens to a lead once it is kept.
	 */
	public function __construct( Widget $widget, LeadDelivery $delivery ) {
		$this->widget   = $widget;
		$this->delivery = $delivery;
	}

	/**
	 * Registers the action for visitors and logged-in users.
	 */
	public function register_action(): void {
		if (! $this->widget->is_active() ) {
			return;
		}
		add_action( 'wp_ajax_' . self::ACTION, array( $this, 'answer' ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, array( $this, 'answer' ) );
	}

	/**
	 * Checks, keeps and answers one message.
	 */
	public function answer(): void {
		nocache_headers();
		$form   = $this->widget->form();
		$widget = $this->widget->find( Submission::posted( 'widget' ) );
		if (null === $widget || ! $this->widget->has_form( $widget ) || ! self::is_genuine( $widget ) ) {
			$this->refuse( self::INVALID );
		}
		Visitor::introduce();
		$wait = RateLimit::wait();
		if ($wait > 0 ) {
			header( 'Retry-After: ' . $wait );
			$this->refuse( __( 'Too many messages were sent from your connection. Please try again in ten minutes.', 'hadaya' ), 429 );
		}
		$texts  = Submission::texts( $form );
		$custom = Submission::custom_fields();
		$files  = Submission::files();
		$errors = array_merge( $this->find_errors( $form, $texts ), Submission::errors( $custom ), Consent::errors( $form, $custom ), Uploads::errors( $files ) );
		if (array() !== $errors ) {
			wp_send_json(
				array(
					'status'  => 0,
					'error'   => 1,
					'errors'  => $errors,
					'message' => '',
				)
			);
		}
		// The same form once more, because its first answer never came: the answer is the same, and nothing happens twice.
		$key = SendingKey::make( Submission::posted( 'form_key' ), $texts, $custom, $files );
		if (0 !== ( new LeadRepository() )->find_by_key( $key ) ) {
			wp_send_json( $this->success( $form ) );
		}
		if (! Captcha::passes( $form['captcha'] ) ) {
			$this->refuse( __( 'The spam check was not passed. Please try again.', 'hadaya' ) );
		}
		$kept = array_values( array_filter( array_map( array( Uploads::class, 'keep' ), $files ) ) );
		$lead = Lead::from_submission( $texts, $custom, $kept, Submission::origin( $widget['name'] ), $key );
		if (! $lead->save() ) {
			$this->refuse( __( 'Your message could not be stored. Please try again or use another channel.', 'hadaya' ) );
		}
		$this->delivery->take( $lead );
		wp_send_json( $this->success( $form ) );
	}

	/**
	 * Whether the nonce is one of this site for the widget.
	 *
	 * @param  array $widget Settings of the widget.
	 * @return bool
	 */
	private static function is_genuine( array $widget ): bool {
		$nonce = isset( $_POST['nonce'] ) && is_string( $_POST['nonce'] ) ? sanitize_text_field( wp_unslash( $_POST['nonce'] ) ) : '';
		return false !== wp_verify_nonce( $nonce, Widget::NONCE_ACTION . Widget::index( $widget ) );
	}

	/**
	 * What is wrong with the built-in fields.
	 *
	 * @param  array    $form  Settings of the form.
	 * @param  string[] $texts Cleaned fields.
	 * @return array[]
	 */
	private function find_errors( array $form, array $texts ): array {
		$errors = array();
		foreach ( $texts as $field => $value ) {
			$message = '';
			if ('' === $value ) {
				$message = in_array( $field, $form['required'], true ) ? __( 'this field is required', 'hadaya' ) : '';
			} elseif (mb_strlen( $value ) > Submission::MAX_TEXT ) {
				$message = Submission::too_long();
			} elseif ('email' === $field && ! Texts::is_mail( $value ) ) {
				$message = __( 'Please enter a whole email address, for example name@example.com.', 'hadaya' );
			} elseif ('phone' === $field && ! Phones::is_number( $value ) ) {
				$message = __( 'Please write the phone number in digits, for example 9123 4567.', 'hadaya' );
			}
			if ('' !== $message ) {
				$errors[] = array(
					'field'   => 'chaty-field-' . $field,
					'message' => $message,
				);
			}
		}
		return $errors;
	}

	/**
	 * Ends the call with a message for the visitor.
	 *
	 * @param string $message Message.
	 * @param int    $status  Status of the answer.
	 */
	private function refuse( string $message, int $status = 200 ): void {
		wp_send_json(
			array(
				'status'  => 0,
				'error'   => 0,
				'errors'  => array(),
				'message' => $message,
			),
			$status
		);
	}

	/**
	 * The answer to a stored message.
	 *
	 * @param  array $form Settings of the form.
	 * @return array
	 */
	private function success( array $form ): array {
		return array(
			'status'                   => 1,
			'error'                    => 0,
			'errors'                   => array(),
			'message'                  => $form['success'],
			'redirect_action'          => '' === $form['redirect'] ? 'no' : 'yes',
			'redirect_link'            => $form['redirect'],
			'link_in_new_tab'          => 'no',
			'close_form_after'         => $form['close_after'] > 0 ? 'yes' : 'no',
			'close_form_after_seconds' => (string) $form['close_after'],
		);
	}
}
