<?php
/**
 * Result of a delivery to another system.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Result of sending a lead to the owner's other system, with the problem if sending failed. Immutable.
 */
final class DeliveryResult {

	/**
	 * Problem, as a string for the owner; empty if the lead was accepted.
	 *
	 * @var string
	 */
	public string $problem;

	/**
	 * True if a retry is pointless, because the other system works but rejects this lead.
	 *
	 * @var bool
	 */
	public bool $is_final;

	public function __construct( string $problem = '', bool $is_final = false ) {
		$this->problem  = $problem;
		$this->is_final = $is_final;
	}
}
