<?php
/**
 * REST route for undoing the copying of messages.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Chaty\ChatyMessages;
use Hadaya\Settings\Access;

defined( 'ABSPATH' ) || exit;

/**
 * Moves the copies of Chaty's messages to the Trash.
 */
final class MoveUndoRoute extends Route {

	private ChatyMessages $messages;

	public function __construct( ChatyMessages $messages, Access $access ) {
		parent::__construct( $access );
		$this->messages = $messages;
	}

	public function path(): string {
		return '/move/messages/undo';
	}

	protected function endpoints(): array {
		return array( 'POST' => array( array( $this->messages, 'undo' ), array() ) );
	}
}
