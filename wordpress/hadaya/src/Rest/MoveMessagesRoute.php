<?php
/**
 * REST route for copying the replaced contact plugin's messages.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Chaty\ChatyMessages;
use Hadaya\Settings\Access;

defined( 'ABSPATH' ) || exit;

/**
 * Copies the next batch of Chaty's messages.
 */
final class MoveMessagesRoute extends Route {

	private ChatyMessages $messages;

	public function __construct( ChatyMessages $messages, Access $access ) {
		parent::__construct( $access );
		$this->messages = $messages;
	}

	public function path(): string {
		return '/move/messages';
	}

	protected function endpoints(): array {
		return array( 'POST' => array( array( $this->messages, 'copy' ), array() ) );
	}
}
