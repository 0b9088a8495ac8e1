<?php
/**
 * Email sending.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Leads\Lead;

defined( 'ABSPATH' ) || exit;

/**
 * Passes an email to WordPress and detects failures from the return value, the action `wp_mail_failed`, or an exception in a mail plugin.
 */
final class Mailer {

	/**
	 * Sends an email about a lead, unless a filter removes its recipient.
	 *
	 * @param string                                                                                       $kind One of
	 * MailPlan's constants, or `answer`.
	 * @param Lead                                                                                         $lead Lead.
	 * @param array{to: string|string[], subject: string, message: string, headers: string[], id?: string} $mail The email's `to`, `subject`, `message`
	 * and `headers`, and its message id (see MailThread) as `id` if it has one.
	 * @return string The problem; empty if there is none, or if a filter has removed the email.
	 */
	public function send( string $kind, Lead $lead, array $mail ): string {
		/**
		 * Filters an email about a lead before it is sent. An email without an address in `to` is not sent.
		 *
		 * @since 1.0.0
		 *
		 * @param array  $mail Its `to`, `subject`, `message` and `headers`.
		 * @param string $kind Kind of email: `shop`, `reply` (the automatic reply) or `answer` (written in the inbox).
		 * @param Lead   $lead Lead.
		 */
		$mail = array_merge( $mail, array_intersect_key( (array) apply_filters( 'hadaya_mail', $mail, $kind, $lead ), $mail ) );
		if ( '' === $mail['to'] || array() === $mail['to'] || false === $mail['to'] ) {
			return '';
		}
		/**
		 * Fires before an email about a lead is sent.
		 *
		 * @since 1.0.0
		 *
		 * @param array  $mail Its `to`, `subject`, `message` and `headers`.
		 * @param string $kind Kind of email: `shop`, `reply` (the automatic reply) or `answer` (written in the inbox).
		 * @param Lead   $lead Lead.
		 */
		do_action( 'hadaya_before_mail', $mail, $kind, $lead );
		$problem = self::hand_over( $mail );
		/**
		 * Fires after an email about a lead has been sent or has failed.
		 *
		 * @since 1.0.0
		 *
		 * @param string $problem The problem; empty if there is none.
		 * @param array  $mail    Its `to`, `subject`, `message` and `headers`.
		 * @param string $kind    Kind of email: `shop`, `reply` (the automatic reply) or `answer` (written in the inbox).
		 * @param Lead   $lead    Lead.
		 */
		do_action( 'hadaya_after_mail', $problem, $mail, $kind, $lead );
		return $problem;
	}

	/**
	 * Sends an email with `wp_mail()`, and sets its message id if it has one.
	 *
	 * @param array{to: string|string[], subject: string, message: string, headers: string[], id?: string} $mail Email.
	 * @return string The problem; empty if there is none.
	 */
	private static function hand_over( array $mail ): string {
		$error_text = '';
		$listen     = static function ( $error ) use ( &$error_text ) {
			$error_text = is_wp_error( $error ) ? $error->get_error_message() : '';
		};
		$name       = static function ( $mailer ) use ( $mail ) {
			$mailer->MessageID = $mail['id']; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's property name.
		};
		add_action( 'wp_mail_failed', $listen );
		if ( ! empty( $mail['id'] ) ) {
			add_action( 'phpmailer_init', $name );
		}
		try {
			$is_sent = wp_mail( $mail['to'], $mail['subject'], $mail['message'], $mail['headers'] );
		} catch ( \Throwable $thrown ) {
			$is_sent    = false;
			$error_text = $thrown->getMessage();
		}
		remove_action( 'wp_mail_failed', $listen );
		remove_action( 'phpmailer_init', $name );
		if ( $is_sent ) {
			return '';
		}
		return '' === trim( $error_text ) ? __( 'This site could not send the email.', 'hadaya' ) : Problem::line( $error_text );
	}
}
