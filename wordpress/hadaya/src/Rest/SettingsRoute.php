<?php
/**
 * The REST route of the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Admin\SettingsPage;
use Hadaya\Settings\Schema\Schema;
use Hadaya\Settings\SettingsStore;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `hadaya/v1/settings` to people who may manage options: read, save, bring an earlier state back.
 */
final class SettingsRoute {


	/**
	 * Namespace of the route.
	 */
	const SPACE = 'hadaya/v1';

	/**
	 * Where settings are kept.
	 *
	 * @var SettingsStore
	 */
	private SettingsStore $store;

	/**
	 * Remembers its parts.
	 *
	 * @param SettingsStore $store Where settings are kept.
	 */
	public function __construct( SettingsStore $store ) {
		$this->store = $store;
	}

	/**
	 * Adds the routes.
	 */
	public function add_routes(): void {
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
				'schema' => array( Schema::class, 'all' ),
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
	 * @param  string   $method   Method.
	 * @param  callable $callback What answers.
	 * @param  array[]  $args     Its arguments.
	 * @return array
	 */
	public static function endpoint( string $method, callable $callback, array $args ): array {
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
	public static function is_allowed(): bool {
		return current_user_can( SettingsPage::CAPABILITY );
	}

	/**
	 * Saves settings.
	 *
	 * @param  WP_REST_Request $request Request.
	 * @return array|WP_Error
	 */
	public function save( \WP_REST_Request $request ) {
		return $this->store->save( $request['settings'], $request['revision'] );
	}

	/**
	 * Brings an earlier state back.
	 *
	 * @param  WP_REST_Request $request Request.
	 * @return array|WP_Error
	 */
	public function restore( \WP_REST_Request $request ) {
		return $this->store->restore( $request['to'], $request['revision'] );
	}
}
