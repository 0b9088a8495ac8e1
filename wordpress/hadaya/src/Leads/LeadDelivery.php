<?php
/**
 * What happens to a lead once it is kept.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Inbox\AnswerDraft;
use Hadaya\Jobs\AfterAnswer;
use Hadaya\Jobs\Jobs;
use Hadaya\Mail\Mails;
use Hadaya\Mail\Outbox;
use Hadaya\Mail\ReplyLanguage;
use Hadaya\Webhook\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the shop, the visitor and the owner's other system of a new lead, without the visitor waiting for any of it: behind
 * the answer where the server can go on then, else by a job that is started at once. What cannot be told now is kept and
 * told later.
 */
final class LeadDelivery {

	/**
	 * Seconds after which a job does what the request behind the answer has not done.
	 */
	const GRACE = 120;

	/**
	 * Writes mails.
	 *
	 * @var Mails
	 */
	private Mails $mails;

	/**
	 * Mails that wait.
	 *
	 * @var Outbox
	 */
	private Outbox $outbox;

	/**
	 * The owner's other system.
	 *
	 * @var Webhook
	 */
	private Webhook $webhook;

	/**
	 * Work for later.
	 *
	 * @var Jobs
	 */
	private Jobs $jobs;

	/**
	 * Work behind the answer.
	 *
	 * @var AfterAnswer
	 */
	private AfterAnswer $after;

	/**
	 * Remembers its parts.
	 *
	 * @param Mails       $mails   Writes mails.
	 * @param Outbox      $outbox  Mails that wait.
	 * @param Webhook     $webhook The owner's other system.
	 * @param Jobs        $jobs    Work for later.
	 * @param AfterAnswer $after   Work behind the answer.
	 */
	public function __construct( Mails $mails, Outbox $outbox, Webhook $webhook, Jobs $jobs, AfterAnswer $after ) {
		$this->mails   = $mails;
		$this->outbox  = $outbox;
		$this->webhook = $webhook;
		$this->jobs    = $jobs;
		$this->after   = $after;
	}

	/**
	 * Takes a lead that was kept just now. One that had been kept before was told of then, and of spam nobody is told.
	 *
	 * @param Lead $lead Lead.
	 */
	public function take( Lead $lead ): void {
		if ( $lead->is_repeat() ) {
			return;
		}
		/**
		 * Runs when a visitor's lead is kept, before anybody is told of it. The visitor waits for what is done here.
		 *
		 * @since 0.2.0
		 *
		 * @param Lead $lead Lead.
		 */
		do_action( 'hadaya_lead_created', $lead );
		if ( LeadStates::SPAM === $lead->state() ) {
			return;
		}
		$is_now = $this->after->is_possible();
		$due    = time() + ( $is_now ? self::GRACE : 0 );
		update_post_meta( $lead->id(), AnswerDraft::LANGUAGE, ReplyLanguage::wanted( $lead->origin()->to_array() )[0] ?? '' );
		$this->outbox->put( $lead, $this->mails->plan( $lead ), $due );
		$this->webhook->queue( $lead->id(), $due );
		if ( ! $is_now ) {
			add_action( 'shutdown', array( $this->jobs, 'wake' ) );
			return;
		}
		$this->after->do_later(
			function () use ( $lead ): void {
				$this->outbox->send( $lead->id() );
				$this->webhook->send( $lead->id() );
			}
		);
	}
}
