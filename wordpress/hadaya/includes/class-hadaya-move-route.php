<?php
/**
 * The REST route of the move from the replaced contact plugin.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Answers `hadaya/v1/move` to people who may manage options: what would be taken, the move itself, and the messages. The
 * move is a save like any other, so the settings before it can be brought back. Nothing of Chaty's is changed.
 */
final class Hadaya_Move_Route {

	/**
	 * Where settings are kept.
	 *
	 * @var Hadaya_Settings_Store
	 */
	private $store;

	/**
	 * Chaty's messages.
	 *
	 * @var Hadaya_Chaty_Messages
	 */
	private $messages;

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Settings_Store $store    Where settings are kept.
	 * @param Hadaya_Chaty_Messages $messages Chaty's messages.
	 */
	public function __construct( Hadaya_Settings_Store $store, Hadaya_Chaty_Messages $messages ) {
		$this->store    = $store;
		$this->messages = $messages;
	}

	/**
	 * Hooks the routes.
	 */
	public function register() {
		add_action( 'rest_api_init', array( $this, 'add_routes' ) );
	}

	/**
	 * Adds the routes.
	 */
	public function add_routes() {
		$widget = array(
			'widgets' => array(
				'type'    => 'array',
				'items'   => array(
					'type'    => 'string',
					'pattern' => '^(_[0-9]{1,3})?$',
				),
				'default' => array(),
			),
		);
		$number = array(
			'revision' => array(
				'type'     => 'integer',
				'required' => true,
			),
		);
		$routes = array(
			'/move'               => array(
				Hadaya_Settings_Route::endpoint( 'GET', array( $this, 'plan' ), $widget ),
				Hadaya_Settings_Route::endpoint( 'POST', array( $this, 'move' ), $widget + $number ),
			),
			'/move/messages'      => array( Hadaya_Settings_Route::endpoint( 'POST', array( $this->messages, 'copy' ), array() ) ),
			'/move/messages/undo' => array( Hadaya_Settings_Route::endpoint( 'POST', array( $this->messages, 'undo' ), array() ) ),
		);
		foreach ( $routes as $path => $endpoints ) {
			register_rest_route( Hadaya_Settings_Route::SPACE, $path, $endpoints );
		}
	}

	/**
	 * What a move would do.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array
	 */
	public function plan( WP_REST_Request $request ) {
		$chosen = self::chosen( $request );
		$plan   = new Hadaya_Move_Plan( $chosen, $this->store->state()['settings'] );
		return array(
			'chosen'   => $chosen,
			'widgets'  => Hadaya_Chaty_Data::widgets(),
			'taken'    => $plan->taken(),
			'left'     => $plan->left(),
			'messages' => $this->messages->count(),
		);
	}

	/**
	 * Moves.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array|WP_Error The new state of the settings.
	 */
	public function move( WP_REST_Request $request ) {
		$chosen = self::chosen( $request );
		if ( array() === $chosen || array() !== array_diff( $chosen, wp_list_pluck( Hadaya_Chaty_Data::widgets(), 'id' ) ) ) {
			return new WP_Error( 'hadaya_gone', __( 'Chaty does not keep this widget any more.', 'hadaya' ), array( 'status' => 404 ) );
		}
		$present = $this->store->state()['settings'];
		return $this->store->save( ( new Hadaya_Move_Plan( $chosen, $present ) )->settings( $present['widgets'] ), $request['revision'] );
	}

	/**
	 * The widgets that are asked for; the active ones when none is named, the first when none is active.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return string[] What the names of their options end in.
	 */
	private static function chosen( WP_REST_Request $request ) {
		$widgets = Hadaya_Chaty_Data::widgets();
		$active  = wp_list_filter( $widgets, array( 'active' => true ) );
		$usual   = array() === $active ? array_slice( $widgets, 0, 1 ) : $active;
		return array() === $request['widgets'] ? array_values( wp_list_pluck( $usual, 'id' ) ) : $request['widgets'];
	}
}
