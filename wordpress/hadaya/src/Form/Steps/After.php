<?php
/**
 * Follow-up to a message.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Steps;

use Hadaya\Form\FormAnswer;
use Hadaya\Form\FormPost;
use Hadaya\Form\LeadDelivery;

defined( 'ABSPATH' ) || exit;

/**
 * Queues the emails and the webhook for a stored message.
 */
final class After implements Step {

	private LeadDelivery $delivery;

	public function __construct( LeadDelivery $delivery ) {
		$this->delivery = $delivery;
	}

	public function take( FormPost $post ): ?FormAnswer {
		$this->delivery->take( $post->lead );
		return null;
	}
}
