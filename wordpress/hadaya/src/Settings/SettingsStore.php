<?php
/**
 * Storage of settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the settings as a whole. A save based on outdated settings is rejected as a conflict.
 *
 * @phpstan-import-type SettingChange from SettingChanges
 */
final class SettingsStore {

	private Options $options;
	private SettingsHistory $history;
	private SettingsInput $settings_input;
	private SettingChanges $setting_changes;
	private SettingParts $setting_parts;
	private StoredSettings $stored_settings;
	private SettingsRow $settings_row;

	public function __construct(
		Options $options,
		SettingsHistory $history,
		SettingsInput $settings_input,
		SettingChanges $setting_changes,
		SettingParts $setting_parts,
		StoredSettings $stored_settings,
		SettingsRow $settings_row
	) {
		$this->settings_input  = $settings_input;
		$this->setting_changes = $setting_changes;
		$this->setting_parts   = $setting_parts;
		$this->stored_settings = $stored_settings;
		$this->settings_row    = $settings_row;
		$this->options         = $options;
		$this->history         = $history;
	}

	/**
	 * Returns the settings with their revision, notes for the fields, and the history.
	 *
	 * @return array{revision: int, settings: array<string, mixed>, notes: object, history: list<array{revision: int, time: string, user: string, changes: list<SettingChange>}>}
	 */
	public function state(): array {
		$values = $this->setting_changes->values( $this->options->stored() );
		$notes  = array_filter( $this->setting_parts->gather( 'notes', $this->options ), 'strlen' );
		// Casts to an object, so that JSON encodes an empty array as `{}` rather than `[]`.
		$values['front']           = (object) $values['front'];
		$values['form']['webhook'] = Secrets::hide( $values['form']['webhook'] );
		return array(
			'revision' => $this->revision(),
			'settings' => $values,
			'notes'    => (object) $notes,
			'history'  => $this->history->public_entries(),
		);
	}

	/**
	 * Validates and saves settings; an error if they are invalid or the revision is outdated.
	 *
	 * @param array<string, mixed> $given    Given settings by group.
	 * @param int                  $revision Revision on which the save is based.
	 * @return array<string, mixed>|\WP_Error The new state.
	 */
	public function save( array $given, int $revision ) {
		return $this->replace(
			$revision,
			function () use ( $given ) {
				$clean = $this->settings_input->check( $given );
				return is_wp_error( $clean ) ? $clean : $this->stored_settings->with( $this->options, $clean );
			}
		);
	}

	/**
	 * Restores an earlier revision with the current secrets. The current revision is added to the history, so the restore can be undone.
	 *
	 * @param int $number   Number of the earlier revision.
	 * @param int $revision Revision that the owner sees.
	 * @return array<string, mixed>|\WP_Error The new state.
	 */
	public function restore( int $number, int $revision ) {
		return $this->replace(
			$revision,
			function () use ( $number ) {
				$earlier = $this->history->find( $number );
				return null === $earlier
					? RestError::of( 'gone', __( 'This revision no longer exists. Reload the page to see the current revisions.', 'hadaya' ), 404 )
					: Secrets::carry( $earlier, $this->options->stored() );
			}
		);
	}

	/**
	 * Replaces the settings and fires `hadaya_settings_saved`. Only one of several concurrent saves succeeds; the others fail with a conflict error.
	 *
	 * @param int      $revision Revision on which the save is based.
	 * @param callable $make     Function that returns the settings to be stored, or an error.
	 * @return array<string, mixed>|\WP_Error The new state.
	 */
	private function replace( int $revision, callable $make ) {
		// Reads from the database rather than from memory or a cache, because another process may have saved in the meantime.
		$written = $this->settings_row->read();
		$this->options->forget();
		$earlier  = $this->options->stored();
		$settings = $this->revision() === $revision ? $make() : $this->conflict( $revision );
		if ( is_wp_error( $settings ) ) {
			return $settings;
		}
		foreach ( $this->setting_parts->of( 'remember' ) as $remember ) {
			$settings = call_user_func( $remember, $earlier, $settings );
		}
		$settings['revision'] = $revision + 1;
		$changes              = $this->setting_changes->between( $earlier, $settings );
		$settings['saved']    = SettingsHistory::sign( $revision, $changes );
		$is_written           = $this->settings_row->replace( $written, StoredJson::encode( $settings ) );
		$this->options->forget();
		if ( ! $is_written ) {
			return $this->conflict( $revision );
		}
		$this->history->add( $settings['saved'], $earlier );
		/**
		 * Fires after the settings have been saved, imported or restored. By then, other requests may have saved the settings again.
		 *
		 * @since 1.0.0
		 *
		 * @param array   $settings Current stored settings.
		 * @param array   $earlier  Earlier stored settings.
		 * @param array[] $changes  The changes: group, kind, name of a widget and names of fields.
		 */
		do_action( 'hadaya_settings_saved', $this->options->stored(), $earlier, $changes );
		return $this->state();
	}

	/**
	 * Returns the error for a save based on outdated settings, with the changes that have been saved since.
	 *
	 * @param int $revision Revision on which the save is based.
	 * @return \WP_Error
	 */
	private function conflict( int $revision ): \WP_Error {
		$since = $this->history->since( $revision, $this->options->stored() );
		return RestError::of(
			'conflict',
			__( 'Nothing was saved: the settings were changed by another user or in another tab.', 'hadaya' ),
			409,
			array( 'revision' => $this->revision() ) + $since
		);
	}

	/**
	 * Returns the current revision number; it increases with each save.
	 *
	 * @return int
	 */
	private function revision(): int {
		$stored = $this->options->stored();
		return isset( $stored['revision'] ) ? (int) $stored['revision'] : 0;
	}
}
