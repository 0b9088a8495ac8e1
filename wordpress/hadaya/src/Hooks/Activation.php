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

defined( 'ABSPATH' ) || exit;

/**
 * Prepares the site on activation, and removes scheduled jobs on deactivation.
 */
final class Activation {

	private Tables $tables;
	private LeadAccess $lead_access;
	private LeadRetention $lead_retention;
	private Jobs $jobs;

	public function __construct( Tables $tables, LeadAccess $lead_access, LeadRetention $lead_retention, Jobs $jobs ) {
		$this->tables         = $tables;
		$this->lead_access    = $lead_access;
		$this->lead_retention = $lead_retention;
		$this->jobs           = $jobs;
	}

	/**
	 * Prepares the site on activation.
	 */
	public function begin(): void {
		$this->tables->make();
		$this->lead_access->grant();
		Welcome::prepare();
	}

	/**
	 * Removes scheduled jobs on deactivation.
	 */
	public function end(): void {
		$this->lead_retention->forget();
		CountRetention::forget();
		$this->jobs->unplan( Outbox::JOB, array() );
	}
}
