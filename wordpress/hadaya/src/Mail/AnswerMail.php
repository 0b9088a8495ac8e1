<?php
/**
 * Reply by email.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Leads\BidiControls;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadAnswers;
use Hadaya\Settings\Options;
use Hadaya\Widgets\ContactForm;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a reply to a lead by email. If the visitor answers that email, the answer goes to the shop's address.
 */
final class AnswerMail {

	/**
	 * Maximum length of the quoted message, in characters.
	 */
	const QUOTE = 4000;

	private Options $options;
	private Mailer $mailer;
	private MailThread $mail_thread;
	private LeadAnswers $lead_answers;

	public function __construct(
		Options $options,
		Mailer $mailer,
		MailThread $mail_thread,
		LeadAnswers $lead_answers
	) {
		$this->mail_thread  = $mail_thread;
		$this->lead_answers = $lead_answers;
		$this->options      = $options;
		$this->mailer       = $mailer;
	}

	/**
	 * Sends a reply by email, with the visitor's message quoted below it.
	 *
	 * @param Lead   $lead    Lead.
	 * @param int    $index   Index of the reply among those to the lead.
	 * @param string $subject Subject.
	 * @param string $text    Text.
	 * @return string The problem; empty if there is none.
	 */
	public function send( Lead $lead, int $index, string $subject, string $text ): string {
		$mail = array(
			'to'      => trim( $lead->text( 'email' ) ),
			'subject' => $subject,
			'message' => $text . self::quote( $lead ),
			'headers' => array_merge(
				array( 'Reply-To: ' . $this->address( $lead ) ),
				$this->mail_thread->headers( $lead->id(), $this->mails_before( $lead->id(), $index ) )
			),
			'id'      => $this->mail_thread->answer( $lead->id(), $index ),
		);
		add_filter( 'wp_mail_from_name', array( __CLASS__, 'sender' ), 1 );
		$problem = $this->mailer->send( 'answer', $lead, $mail );
		remove_filter( 'wp_mail_from_name', array( __CLASS__, 'sender' ), 1 );
		return $problem;
	}

	/**
	 * Replaces WordPress's default sender name with the shop's, unless another plugin has set one.
	 *
	 * @param string $name Name of the sender.
	 * @return string
	 */
	public static function sender( $name ): string {
		return 'WordPress' === $name ? wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) : (string) $name;
	}

	/**
	 * Returns the address that receives messages from a lead's form, by default the administrator's.
	 *
	 * @param Lead $lead Lead.
	 * @return string
	 */
	private function address( Lead $lead ): string {
		$to = ContactForm::of( $this->options, $lead->origin()->form() )->mail_to();
		return '' === $to ? (string) get_option( 'admin_email' ) : $to;
	}

	/**
	 * Returns the indices of the replies that were sent by email before a given reply.
	 *
	 * @param int $id    Id of the lead.
	 * @param int $index Index of the reply.
	 * @return int[]
	 */
	private function mails_before( int $id, int $index ): array {
		$before = array_slice( $this->lead_answers->read( $id ), 0, $index, true );
		return array_keys(
			array_filter(
				$before,
				static function ( array $answer ): bool {
					return 'mail' === $answer['kind'] && 'sent' === $answer['state'];
				}
			)
		);
	}

	/**
	 * Returns the visitor's message as a quotation, with `> ` before each line; empty if there is no message.
	 *
	 * @param Lead $lead Lead.
	 * @return string
	 */
	private static function quote( Lead $lead ): string {
		$text = trim( BidiControls::without( mb_substr( $lead->text( 'message' ), 0, self::QUOTE ) ) );
		return '' === $text ? '' : "\n\n> " . str_replace( "\n", "\n> ", str_replace( "\r", '', $text ) );
	}
}
