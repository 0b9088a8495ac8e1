<?php
/**
 * Delivery of a stored lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Jobs\Jobs;
use Hadaya\Leads\Lead;
use Hadaya\Leads\Leads;
use Hadaya\Mail\Mails;
use Hadaya\Mail\Outbox;
use Hadaya\Mail\ReplyLanguage;
use Hadaya\Webhook\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Notifies the shop, the visitor and the owner's other system of a new lead. This happens in a background job that starts immediately, so that a slow
 * mail server does not delay the visitor's request.
 */
final class LeadDelivery {

	private Mails $mails;
	private Outbox $outbox;
	private Webhook $webhook;
	private Jobs $jobs;
	private ReplyLanguage $reply_language;

	public function __construct(
		Mails $mails,
		Outbox $outbox,
		Webhook $webhook,
		Jobs $jobs,
		ReplyLanguage $reply_language
	) {
		$this->reply_language = $reply_language;
		$this->mails          = $mails;
		$this->outbox         = $outbox;
		$this->webhook        = $webhook;
		$this->jobs           = $jobs;
	}

	/**
	 * Delivers a newly stored lead. Skips spam, and repeated submissions, which have already been delivered.
	 *
	 * @param Lead $lead Lead.
	 */
	public function take( Lead $lead ): void {
		if ( $lead->is_repeat() ) {
			return;
		}
		/**
		 * Fires after a visitor's lead has been stored, before anybody is notified. The visitor waits until all callbacks have finished.
		 *
		 * @since 1.0.0
		 *
		 * @param Lead $lead Lead.
		 */
		do_action( 'hadaya_lead_created', $lead );
		if ( Leads::SPAM === $lead->state() ) {
			return;
		}
		update_post_meta( $lead->id(), ReplyLanguage::META, $this->reply_language->requested( $lead->origin()->to_array() )[0] ?? '' );
		$this->outbox->put( $lead, $this->mails->plan( $lead ), time() );
		$this->webhook->queue( $lead->id(), time() );
		add_action( 'shutdown', array( $this->jobs, 'wake' ) );
		add_action( 'shutdown', array( $this->outbox, 'send_late' ), 20 );
	}
}
