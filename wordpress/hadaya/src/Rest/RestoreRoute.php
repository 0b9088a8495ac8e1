<?php
/**
 * REST route for restoring settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Settings\Access;
use Hadaya\Settings\SettingsStore;

defined( 'ABSPATH' ) || exit;

/**
 * Restores an earlier revision of the settings.
 */
final class RestoreRoute extends Route {

	private SettingsStore $store;

	public function __construct( SettingsStore $store, Access $access ) {
		parent::__construct( $access );
		$this->store = $store;
	}

	public function path(): string {
		return '/settings/restore';
	}

	protected function endpoints(): array {
		$given = array(
			'revision' => self::NUMBER,
			'to'       => self::NUMBER,
		);
		return array( 'POST' => array( array( $this, 'restore' ), $given ) );
	}

	/**
	 * Restores the revision `to`, unless the settings have changed since the argument `revision`.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function restore( \WP_REST_Request $request ) {
		return $this->store->restore( $request['to'], $request['revision'] );
	}
}
