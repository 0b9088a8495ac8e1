<?php
/**
 * Access to the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Defines the capability that screens, routes and the preview require for access to the settings.
 */
final class Access {

	/**
	 * Capability that is required unless a filter returns another one.
	 */
	const USUAL = 'manage_options';

	/**
	 * Returns the capability that a user needs for the settings; `USUAL` if the filter returns no valid one.
	 *
	 * @return string
	 */
	public function capability(): string {
		/**
		 * Filters the capability that is required to see, change and preview the settings, and to move from another contact plugin. Users with this
		 * capability decide where messages are sent and how the widgets look.
		 *
		 * @since 1.0.0
		 *
		 * @param string $capability Capability.
		 */
		$capability = apply_filters( 'hadaya_settings_capability', self::USUAL );
		return is_string( $capability ) && '' !== $capability ? $capability : self::USUAL;
	}

	/**
	 * Checks whether the current user has access to the settings.
	 *
	 * @return bool
	 */
	public function is_allowed(): bool {
		return current_user_can( $this->capability() );
	}
}
