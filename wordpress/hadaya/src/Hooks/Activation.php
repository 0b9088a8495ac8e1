<?php
/**
 * Activation and deactivation.
 *
 * @package Hadaya
 */

namespace Hadaya\Hooks;

use Hadaya\Admin\Welcome;
use Hadaya\Jobs\Jobs;
use Hadaya\Leads\LeadAccess;
use Hadaya\Leads\LeadRetention;
use Hadaya\Mail\Outbox;
use Hadaya\Statistics\CountRetention;
use Hadaya\Statistics\Tables;
use Hadaya\Webhook\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * On activation, prepares the site and resumes deliveries. On deactivation, removes scheduled jobs, because nothing could run them.
 */
final class Activation {

	private Tables $tables;
	private LeadAccess $lead_access;
	private LeadRetention $lead_retention;
	private Jobs $jobs;
	private Outbox $outbox;
	private Webhook $webhook;

	public function __construct(
		Tables $tables,
		LeadAccess $lead_access,
		LeadRetention $lead_retention,
		Jobs $jobs,
		Outbox $outbox,
		Webhook $webhook
	) {
		$this->tables         = $tables;
		$this->lead_access    = $lead_access;
		$this->lead_retention = $lead_retention;
		$this->jobs           = $jobs;
		$this->outbox         = $outbox;
		$this->webhook        = $webhook;
	}

	/**
	 * Prepares the site on activation, and resumes the deliveries that deactivation interrupted.
	 */
	public function begin(): void {
		$this->tables->make();
		$this->lead_access->grant();
		Welcome::prepare();
		$this->outbox->resume();
		$this->webhook->resume();
	}

	/**
	 * Removes scheduled jobs on deactivation.
	 */
	public function end(): void {
		$this->lead_retention->forget();
		CountRetention::forget();
		$this->jobs->unplan_all( Outbox::JOB );
		$this->jobs->unplan_all( Webhook::JOB );
	}
}
