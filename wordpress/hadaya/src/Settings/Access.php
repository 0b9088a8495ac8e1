<?php
/**
 * Access to the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The only class that defines the capability for the settings; screens, routes and the preview use this class.
 */
final class Access {

	/**
	 * Default capability.
	 */
	const USUAL = 'manage_options';

	/**
	 * The capability.
	 *
	 * @return string
	 */
	public function capability(): string {
		/**
		 * Filters the capability to see, change and preview the settings and to move from another contact plugin. Users
		 * with this capability decide where messages are sent and which styles the widgets have.
		 *
		 * @since 1.0.0
		 *
		 * @param string $capability Capability.
		 */
		$capability = apply_filters( 'hadaya_settings_capability', self::USUAL );
		return is_string( $capability ) && '' !== $capability ? $capability : self::USUAL;
	}

	/**
	 * Checks whether the current user has access.
	 *
	 * @return bool
	 */
	public function is_allowed(): bool {
		return current_user_can( $this->capability() );
	}
}
