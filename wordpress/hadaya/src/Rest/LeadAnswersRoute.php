<?php
/**
 * REST route for a lead's replies.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Inbox\LeadChange;
use Hadaya\Inbox\LeadResponse;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadAccess;
use Hadaya\Leads\LeadAnswers;
use Hadaya\Leads\Leads;
use Hadaya\Mail\AnswerMail;
use Hadaya\Settings\Access;
use Hadaya\Settings\RestError;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a reply by email, or records a reply sent in WhatsApp, and marks the lead as answered. The reply is stored before it is sent, so that only
 * one of two concurrent attempts succeeds and an interrupted attempt leaves a record.
 */
final class LeadAnswersRoute extends LeadRoutes {

	/**
	 * Maximum length of a reply, in characters.
	 */
	const LONGEST = 20000;

	private LeadChange $change;
	private AnswerMail $mail;
	private LeadAnswers $lead_answers;

	public function __construct(
		LeadChange $change,
		AnswerMail $mail,
		LeadAnswers $lead_answers,
		LeadResponse $lead_response,
		LeadAccess $lead_access,
		Access $access
	) {
		parent::__construct( $lead_access, $lead_response, $access );
		$this->lead_answers = $lead_answers;
		$this->change       = $change;
		$this->mail         = $mail;
	}

	public function path(): string {
		return self::ONE . '/answers';
	}

	protected function endpoints(): array {
		$given = array(
			'revision' => self::REVISION,
			'kind'     => array(
				'type'     => 'string',
				'enum'     => array( 'mail', 'whatsapp' ),
				'required' => true,
			),
			'subject'  => array(
				'type'      => 'string',
				'default'   => '',
				'maxLength' => 300,
			),
			'text'     => self::TEXT + array( 'maxLength' => self::LONGEST ),
		);
		return array( 'POST' => array( array( $this, 'answer_lead' ), $given ) );
	}

	/**
	 * Stores a reply, sends it if it is an email, and marks the lead as answered unless sending fails.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array<string, mixed>|\WP_Error The lead; `problem`: why the email was not sent, empty if it was.
	 */
	public function answer_lead( \WP_REST_Request $request ) {
		$is_mail = 'mail' === $request['kind'];
		$written = array(
			'subject' => $is_mail ? Texts::line( $request['subject'], 300 ) : '',
			'text'    => Texts::lines( $request['text'] ),
		);
		$index   = 0;
		$lead    = $this->change->apply(
			$request['id'],
			$request['revision'],
			function ( Lead $lead ) use ( $is_mail, $written, &$index ) {
				$refusal = $this->refusal( $lead, $is_mail, $written );
				if ( null !== $refusal ) {
					return $refusal;
				}
				$to    = $is_mail ? $lead->text( 'email' ) : $lead->text( 'phone' );
				$index = $this->lead_answers->add(
					$lead->id(),
					$is_mail ? 'mail' : 'whatsapp',
					$written + array( 'to' => $to ),
					$is_mail ? 'sending' : 'sent'
				);
				if ( ! $is_mail ) {
					$this->mark( $lead );
				}
				return null;
			}
		);
		if ( ! $is_mail || ! $lead instanceof Lead ) {
			return $this->respond( $lead, '' );
		}
		$problem = $this->mail->send( $lead, $index, $written['subject'], $written['text'] );
		$after   = $this->change->apply(
			$lead->id(),
			null,
			function ( Lead $lead ) use ( $index, $problem ): void {
				$this->lead_answers->finish( $lead->id(), $index, $problem );
				if ( '' === $problem ) {
					$this->mark( $lead );
				}
			}
		);
		return $this->respond( $after, $problem );
	}

	/**
	 * Returns the error for a reply that cannot be sent; null if it can be sent.
	 *
	 * @param Lead     $lead    Lead.
	 * @param bool     $is_mail True for an email, false for WhatsApp.
	 * @param string[] $written Subject and text.
	 * @return \WP_Error|null
	 */
	private function refusal( Lead $lead, bool $is_mail, array $written ): ?\WP_Error {
		if ( $is_mail && '' === $written['text'] ) {
			return RestError::invalid( __( 'Enter some text.', 'hadaya' ) );
		}
		if ( $is_mail && '' === $written['subject'] ) {
			return RestError::invalid( __( 'Enter a subject.', 'hadaya' ) );
		}
		if ( $is_mail && ! is_email( trim( $lead->text( 'email' ) ) ) ) {
			return RestError::invalid( __( 'This message has no valid email address. Choose another reply method.', 'hadaya' ) );
		}
		if ( $is_mail && $this->lead_answers->is_busy( $lead->id() ) ) {
			return RestError::of(
				'busy',
				__( 'Someone else is replying to this message. Check again in a minute.', 'hadaya' ),
				409
			);
		}
		return null;
	}

	/**
	 * Marks a lead as answered if it is new; a lead in another state stays unchanged.
	 *
	 * @param Lead $lead Lead.
	 */
	private function mark( Lead $lead ): void {
		if ( Leads::FRESH === $lead->state() ) {
			$this->change->set_state( $lead, 'answered' );
		}
	}

	/**
	 * Returns the lead and the problem as a response, or the error that was passed instead of a lead.
	 *
	 * @param Lead|\WP_Error $lead    Lead.
	 * @param string         $problem Reason why the email was not sent.
	 * @return array<string, mixed>|\WP_Error
	 */
	private function respond( $lead, string $problem ) {
		return $lead instanceof Lead ? array(
			'lead'    => $this->lead_response->whole( $lead ),
			'problem' => $problem,
		) : $lead;
	}
}
