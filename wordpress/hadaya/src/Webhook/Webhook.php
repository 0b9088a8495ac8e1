<?php
/**
 * Webhook for leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

use Hadaya\Jobs\Jobs;
use Hadaya\Leads\LeadRepository;
use Hadaya\Settings\Options;
use Hadaya\Widgets\ContactForm;

defined( 'ABSPATH' ) || exit;

/**
 * Sends each lead as JSON to the owner's URL, or its sender to the owner's newsletter service. A background job does this and retries failures with
 * increasing delays, so that no visitor has to wait.
 *
 * @phpstan-import-type WebhookSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class Webhook {

	/**
	 * Name of the job; its argument is the lead's id.
	 */
	const JOB = 'hadaya_send_webhook';

	/**
	 * Seconds between the five attempts: 1 minute, 10 minutes, 1 hour, 12 hours.
	 */
	const PAUSES = array( 60, 600, 3600, 43200 );

	private Options $options;
	private Jobs $jobs;
	private WebhookDeliveries $deliveries;
	private NewsletterCall $newsletter_call;
	private WebhookCall $webhook_call;
	private LeadRepository $leads;

	public function __construct(
		Options $options,
		Jobs $jobs,
		WebhookDeliveries $deliveries,
		NewsletterCall $newsletter_call,
		WebhookCall $webhook_call,
		LeadRepository $leads
	) {
		$this->newsletter_call = $newsletter_call;
		$this->webhook_call    = $webhook_call;
		$this->leads           = $leads;
		$this->options         = $options;
		$this->jobs            = $jobs;
		$this->deliveries      = $deliveries;
	}

	/**
	 * Queues a lead if the webhook is enabled and its settings are complete.
	 *
	 * @param int $id   Id of the lead.
	 * @param int $time Time, in seconds since 1970.
	 */
	public function queue( int $id, int $time ): void {
		if ( $this->settings()['enabled'] ) {
			$this->deliveries->put( $id, new WebhookDelivery( 'waiting', 0, '', $time ) );
			$this->jobs->plan( self::JOB, array( $id ), $time );
		}
	}

	/**
	 * Schedules the jobs of all waiting deliveries again.
	 */
	public function resume(): void {
		foreach ( $this->deliveries->waiting() as $id ) {
			$this->jobs->plan( self::JOB, array( $id ), max( time(), $this->deliveries->of( $id )->next ) );
		}
	}

	/**
	 * Sends a lead, and schedules a retry on failure. Leads that were deleted or already delivered are skipped. The retry is scheduled before the
	 * request and removed if it is not needed, so that no lead waits for ever if the job dies.
	 *
	 * @param int $id Id of the lead.
	 */
	public function send( $id ): void {
		$id   = (int) $id;
		$lead = $this->leads->find( $id );
		$last = $this->deliveries->of( $id );
		if ( null === $lead || 'waiting' !== $last->kind ) {
			return;
		}
		$settings = $this->settings();
		if ( ! $settings['enabled'] ) {
			$this->deliveries->put( $id, new WebhookDelivery( 'failed', $last->tries, __( 'turned off', 'hadaya' ) ) );
			return;
		}
		$this->jobs->unplan( self::JOB, array( $id ) );
		$reason = $this->newsletter_call->is_meant( $settings )
			? $this->newsletter_call->held_back( $lead, ContactForm::from_array( $this->options->complete( $this->options->stored() )['form'] ) )
			: '';
		if ( '' !== $reason ) {
			$this->deliveries->put( $id, new WebhookDelivery( 'held', $last->tries, $reason ) );
			return;
		}
		$tries = $last->tries + 1;
		$next  = isset( self::PAUSES[ $tries - 1 ] ) ? time() + self::PAUSES[ $tries - 1 ] : 0;
		$kind  = 0 === $next ? 'failed' : 'waiting';
		$this->deliveries->put( $id, new WebhookDelivery( $kind, $tries, __( 'sending was interrupted', 'hadaya' ), $next ) );
		if ( 0 !== $next ) {
			$this->jobs->plan( self::JOB, array( $id ), $next );
		}
		$result = $this->webhook_call->post( $settings, $lead );
		if ( '' === $result->problem || $result->is_final ) {
			$this->jobs->unplan( self::JOB, array( $id ) );
			$delivery = new WebhookDelivery( '' === $result->problem ? 'sent' : 'failed', $tries, $result->problem );
		} else {
			$delivery = new WebhookDelivery( $kind, $tries, $result->problem, $next );
		}
		$this->deliveries->put( $id, $delivery );
		/**
		 * Fires after a lead has been sent to the owner's other system, or after sending has failed.
		 *
		 * @since 1.0.0
		 *
		 * @param array $state Its `kind` (`sent`, `waiting` for another attempt, or `failed`), `tries`, `problem`,
		 * `time` and `next`.
		 * @param Lead  $lead  Lead.
		 */
		do_action( 'hadaya_webhook_result', $delivery->to_array(), $lead );
	}

	/**
	 * Deletes the record of a lead's delivery and queues the lead again, due now.
	 *
	 * @param int $id Id of the lead.
	 */
	public function send_again( int $id ): void {
		$this->deliveries->forget( $id );
		$this->jobs->unplan( self::JOB, array( $id ) );
		$this->queue( $id, time() );
		$this->jobs->wake();
	}

	/**
	 * Returns the owner's settings. A webhook with incomplete settings counts as disabled.
	 *
	 * @return WebhookSettings
	 */
	private function settings(): array {
		$form     = $this->options->form();
		$settings = $form['webhook'];

		$is_whole            = $this->newsletter_call->is_meant( $settings )
			? '' !== $settings['api_key'] && '' !== $settings['list']
			: '' !== $settings['url'];
		$settings['enabled'] = $settings['enabled'] && $is_whole;
		return $settings;
	}
}
