<?php
/**
 * The REST route of the settings.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Answers `hadaya/v1/settings` to people who may manage options: read, save, bring an earlier state back.
 */
final class Hadaya_Settings_Route {

	/**
	 * Namespace of the route.
	 */
	const SPACE = 'hadaya/v1';

	/**
	 * Where settings are kept.
	 *
	 * @var Hadaya_Settings_Store
	 */
	private $store;

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Settings_Store $store Where settings are kept.
	 */
	public function __construct( Hadaya_Settings_Store $store ) {
		$this->store = $store;
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
		$number = array(
			'type'     => 'integer',
			'required' => true,
		);
		register_rest_route(
			self::SPACE,
			'/settings',
			array(
				self::endpoint( 'GET', array( $this->store, 'state' ), array() ),
				self::endpoint(
					'POST',
					array( $this, 'save' ),
					array(
						'revision' => $number,
						'settings' => array(
							'type'     => 'object',
							'required' => true,
						),
					)
				),
				'schema' => array( 'Hadaya_Schema', 'all' ),
			)
		);
		$restoring = array(
			'revision' => $number,
			'to'       => $number,
		);
		register_rest_route( self::SPACE, '/settings/restore', self::endpoint( 'POST', array( $this, 'restore' ), $restoring ) );
	}

	/**
	 * An endpoint for people who may manage options.
	 *
	 * @param string   $method   Method.
	 * @param callable $callback What answers.
	 * @param array[]  $args     Its arguments.
	 * @return array
	 */
	public static function endpoint( $method, $callback, array $args ) {
		return array(
			'methods'             => $method,
			'callback'            => $callback,
			'args'                => $args,
			'permission_callback' => array( __CLASS__, 'is_allowed' ),
		);
	}

	/**
	 * Whether the user may read and change the settings.
	 *
	 * @return bool
	 */
	public static function is_allowed() {
		return current_user_can( Hadaya_Settings_Page::CAPABILITY );
	}

	/**
	 * Saves settings.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array|WP_Error
	 */
	public function save( WP_REST_Request $request ) {
		return $this->store->save( $request['settings'], $request['revision'] );
	}

	/**
	 * Brings an earlier state back.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array|WP_Error
	 */
	public function restore( WP_REST_Request $request ) {
		return $this->store->restore( $request['to'], $request['revision'] );
	}
}
