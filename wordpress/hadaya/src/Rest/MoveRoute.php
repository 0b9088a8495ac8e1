<?php
/**
 * The REST route of the move from the replaced contact plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Chaty\ChatyData;
use Hadaya\Chaty\ChatyMessages;
use Hadaya\Chaty\MovePlan;
use Hadaya\Settings\Refusal;
use Hadaya\Settings\SettingsStore;

defined( 'ABSPATH' ) || exit;

/**
 * Says what a move would take, and moves. That is a save like any other, so the settings before it can be brought back.
 * Nothing of Chaty's is changed.
 */
final class MoveRoute extends Route {

	/**
	 * Where settings are kept.
	 *
	 * @var SettingsStore
	 */
	private SettingsStore $store;

	/**
	 * Chaty's messages.
	 *
	 * @var ChatyMessages
	 */
	private ChatyMessages $messages;

	/**
	 * Remembers its parts.
	 *
	 * @param SettingsStore $store    Where settings are kept.
	 * @param ChatyMessages $messages Chaty's messages.
	 */
	public function __construct( SettingsStore $store, ChatyMessages $messages ) {
		$this->store    = $store;
		$this->messages = $messages;
	}

	/**
	 * Its path.
	 *
	 * @return string
	 */
	public function path(): string {
		return '/move';
	}

	/**
	 * What it answers.
	 *
	 * @return array[]
	 */
	protected function endpoints(): array {
		$widgets = array(
			'widgets' => array(
				'type'    => 'array',
				'items'   => array(
					'type'    => 'string',
					'pattern' => '^(_[0-9]{1,3})?$',
				),
				'default' => array(),
			),
		);
		return array(
			'GET'  => array( array( $this, 'plan' ), $widgets ),
			'POST' => array( array( $this, 'move' ), $widgets + array( 'revision' => self::NUMBER ) ),
		);
	}

	/**
	 * What a move would do.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array
	 */
	public function plan( \WP_REST_Request $request ): array {
		$chosen = self::chosen( $request );
		$plan   = new MovePlan( $chosen, $this->store->state()['settings'] );
		return array(
			'chosen'   => $chosen,
			'widgets'  => ChatyData::widgets(),
			'taken'    => $plan->taken(),
			'left'     => $plan->left(),
			'messages' => $this->messages->count(),
		);
	}

	/**
	 * Moves.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error The new state of the settings.
	 */
	public function move( \WP_REST_Request $request ) {
		$chosen = self::chosen( $request );
		if ( array() === $chosen || array() !== array_diff( $chosen, wp_list_pluck( ChatyData::widgets(), 'id' ) ) ) {
			return Refusal::of( 'gone', __( 'Chaty does not keep this widget any more.', 'hadaya' ), 404 );
		}
		$present = $this->store->state()['settings'];
		return $this->store->save( ( new MovePlan( $chosen, $present ) )->settings( $present['widgets'] ), $request['revision'] );
	}

	/**
	 * The widgets that are asked for; the active ones when none is named, the first when none is active.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return string[] What the names of their options end in.
	 */
	private static function chosen( \WP_REST_Request $request ): array {
		$widgets = ChatyData::widgets();
		$active  = wp_list_filter( $widgets, array( 'active' => true ) );
		$usual   = array() === $active ? array_slice( $widgets, 0, 1 ) : $active;
		return array() === $request['widgets'] ? array_values( wp_list_pluck( $usual, 'id' ) ) : $request['widgets'];
	}
}
