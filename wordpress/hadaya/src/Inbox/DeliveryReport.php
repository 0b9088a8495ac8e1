<?php
/**
 * Delivery status of a lead's emails and webhook.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\LeadAnswers;
use Hadaya\Mail\DueMails;
use Hadaya\Mail\MailReport;
use Hadaya\Mail\Outbox;
use Hadaya\Webhook\WebhookDeliveries;
use Hadaya\Webhook\WebhookReport;

defined( 'ABSPATH' ) || exit;

/**
 * Reports the delivery status of a lead's emails and webhook, with the URLs at which failed deliveries can be retried.
 */
final class DeliveryReport {

	private LeadAnswers $lead_answers;
	private DueMails $due_mails;
	private MailReport $mail_report;
	private WebhookDeliveries $webhook_deliveries;

	public function __construct(
		LeadAnswers $lead_answers,
		DueMails $due_mails,
		MailReport $mail_report,
		WebhookDeliveries $webhook_deliveries
	) {
		$this->lead_answers       = $lead_answers;
		$this->due_mails          = $due_mails;
		$this->mail_report        = $mail_report;
		$this->webhook_deliveries = $webhook_deliveries;
	}

	/**
	 * Checks whether an email, the webhook or the last reply of a lead has failed.
	 *
	 * @param int $id Id of the lead.
	 * @return bool
	 */
	public function has_problem( int $id ): bool {
		$plan    = Outbox::plan( $id );
		$answers = $this->lead_answers->read( $id );
		$last    = end( $answers );
		return ( ! $plan->is_done() && $plan->tries() > 0 )
			|| 'failed' === $this->webhook_deliveries->of( $id )->kind
			|| ( is_array( $last ) && 'failed' === $last['state'] );
	}

	/**
	 * Returns the status of a lead's emails; null if all are sent.
	 *
	 * @param int $id Id of the lead.
	 * @return array{text: string, url: string}|null `text`, and the `url` for a retry.
	 */
	public function of_mails( int $id ): ?array {
		return Outbox::plan( $id )->is_done() ? null : array(
			'text' => MailReport::explain( Outbox::plan( $id ), $this->due_mails->at( $id ) ),
			'url'  => $this->mail_report->may_try( $id ) ? MailReport::url( $id ) : '',
		);
	}

	/**
	 * Returns the status of a lead's webhook; null if there is none.
	 *
	 * @param int $id Id of the lead.
	 * @return array{text: string, url: string}|null `text`, and the `url` for a retry.
	 */
	public function of_webhook( int $id ): ?array {
		$delivery = $this->webhook_deliveries->of( $id );
		return 'none' === $delivery->kind ? null : array(
			'text' => WebhookReport::explain( $delivery ),
			'url'  => $delivery->may_restart() ? WebhookReport::url( $id ) : '',
		);
	}
}
