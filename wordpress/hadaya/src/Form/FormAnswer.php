<?php
/**
 * What the contact form's call answers.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

defined( 'ABSPATH' ) || exit;

/**
 * Ends the form's call as the contact widget reads it. Every answer has status 200, because the widget reads success and failure
 * out of the object; only too many messages have the status that says so.
 */
final class FormAnswer {

	/**
	 * Answer to an old nonce. The widget recognises this very text and fetches a fresh one, so it is not translated.
	 */
	const INVALID = 'Invalid request, Please try again';

	/**
	 * Refuses a message, with words for the visitor.
	 *
	 * @param string $message Words.
	 * @param int    $status  Status of the answer.
	 */
	public static function refuse( string $message, int $status = 200 ): void {
		$answer = array(
			'status'  => 0,
			'error'   => 0,
			'errors'  => array(),
			'message' => $message,
		);
		wp_send_json( $answer, $status );
	}

	/**
	 * Says at which fields something is wrong.
	 *
	 * @param array[] $errors Mistakes by field.
	 */
	public static function correct( array $errors ): void {
		wp_send_json(
			array(
				'status'  => 0,
				'error'   => 1,
				'errors'  => $errors,
				'message' => '',
			)
		);
	}

	/**
	 * Thanks for a message that is kept. Whoever has something to read stays.
	 *
	 * @param array  $form  Settings of the form.
	 * @param string $words What else the visitor should know.
	 */
	public static function thank( array $form, string $words = '' ): void {
		$stays = '' !== $words;
		wp_send_json(
			array(
				'status'                   => 1,
				'error'                    => 0,
				'errors'                   => array(),
				'message'                  => trim( $form['success'] . ' ' . $words ),
				'redirect_action'          => $stays || '' === $form['redirect'] ? 'no' : 'yes',
				'redirect_link'            => $form['redirect'],
				'link_in_new_tab'          => 'no',
				'close_form_after'         => ! $stays && $form['close_after'] > 0 ? 'yes' : 'no',
				'close_form_after_seconds' => (string) $form['close_after'],
			)
		);
	}
}
