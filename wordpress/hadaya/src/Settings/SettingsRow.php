<?php
/**
 * The database row of the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the stored settings without any cache, and replaces them if nobody has saved in the meantime.
 */
final class SettingsRow {

	/**
	 * Clears the caches and returns the stored settings as text; null if there are none.
	 *
	 * @return string|null
	 */
	public function read(): ?string {
		global $wpdb;
		foreach ( array( Options::NAME, SettingsHistory::OPTION, 'alloptions', 'notoptions' ) as $key ) {
			wp_cache_delete( $key, 'options' );
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Compared in `replace`.
		return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", Options::NAME ) );
	}

	/**
	 * Writes the settings if the database still contains the settings that they replace. The revision number makes every stored text unique.
	 *
	 * @param string|null $before Stored text to replace.
	 * @param string      $after  New text.
	 * @return bool Whether the new text was written.
	 */
	public function replace( ?string $before, string $after ): bool {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- `update_option` does not compare.
		if ( null === $before ) {
			$rows = $wpdb->query(
				$wpdb->prepare(
					"INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'on')",
					Options::NAME,
					$after
				)
			);
		} else {
			$rows = $wpdb->update(
				$wpdb->options,
				array( 'option_value' => $after ),
				array(
					'option_name'  => Options::NAME,
					'option_value' => $before,
				)
			);
		}
		// phpcs:enable
		$this->read();
		return 1 === $rows;
	}
}
