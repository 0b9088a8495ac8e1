<?php
/**
 * REST route for the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Settings\Access;
use Hadaya\Settings\Schema\SettingsSchema;
use Hadaya\Settings\SettingsStore;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the settings with their revision and history, and saves complete or partial settings.
 *
 * @phpstan-import-type RestSchema from Route
 */
final class SettingsRoute extends Route {

	private SettingsStore $store;
	private SettingsSchema $settings_schema;

	public function __construct( SettingsStore $store, Access $access, SettingsSchema $settings_schema ) {
		parent::__construct( $access );
		$this->settings_schema = $settings_schema;
		$this->store           = $store;
	}

	public function path(): string {
		return '/settings';
	}

	protected function endpoints(): array {
		$given = array(
			'revision' => self::NUMBER,
			'settings' => self::VALUES,
		);
		return array(
			'GET'  => array( array( $this->store, 'state' ), array() ),
			'POST' => array( array( $this, 'save' ), $given ),
		);
	}

	/**
	 * Returns the schema for all settings.
	 *
	 * @return RestSchema
	 */
	protected function schema(): array {
		return $this->settings_schema->all();
	}

	/**
	 * Saves settings, unless they have changed since the given revision.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function save( \WP_REST_Request $request ) {
		return $this->store->save( $request['settings'], $request['revision'] );
	}
}
