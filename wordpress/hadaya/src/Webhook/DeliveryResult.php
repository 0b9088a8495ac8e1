<?php
/**
 * Result of a delivery to another system.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Whether it has taken a lead, and what went wrong where it has not. It never changes.
 */
final class DeliveryResult {

	/**
	 * What went wrong; empty when it has taken the lead.
	 *
	 * @var string
	 */
	public string $problem;

	/**
	 * Whether another try of the same lead would end the same way, though the system works.
	 *
	 * @var bool
	 */
	public bool $is_final;

	public function __construct( string $problem = '', bool $is_final = false ) {
		$this->problem  = $problem;
		$this->is_final = $is_final;
	}
}
