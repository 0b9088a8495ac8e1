<?php
/**
 * Keeping of settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Form\Fields\EarlierForms;
use Hadaya\Settings\Schema\FrontSettings;
use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the settings as a whole, and keeps the states before the last saves.
 */
final class SettingsStore {


	/**
	 * Option with the earlier states, the latest first.
	 */
	const HISTORY = 'hadaya_history';

	/**
	 * Earlier states that are kept.
	 */
	const MOST = 10;

	/**
	 * The front end's settings in fields and as JSON, which are kept as one.
	 */
	const FRONT = array( 'front', 'page_settings' );

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * Remembers its parts.
	 *
	 * @param Options $options The owner's settings.
	 */
	public function __construct( Options $options ) {
		$this->options = $options;
	}

	/**
	 * The settings with their number, and when and by whom the earlier ones were replaced and what that changed.
	 *
	 * @return array
	 */
	public function state(): array {
		$history = array();
		$later   = $this->options->stored();
		foreach ( $this->history() as $entry ) {
			$user      = get_userdata( $entry['user'] );
			$history[] = array(
				'revision' => $entry['revision'],
				'time'     => wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $entry['time'] ),
				'user'     => $user ? $user->display_name : '',
			// Older versions kept no changes.
				'changes'  => isset( $entry['changes'] ) ? $entry['changes'] : SettingChanges::between( $entry['settings'], $later ),
			);

			$later = $entry['settings'];
		}
		$values = SettingChanges::values( $this->options->stored() );
		// An object in JSON also while it is empty.
		$values['front'] = (object) $values['front'];
		return array(
			'revision' => $this->revision(),
			'settings' => $values,
			'history'  => $history,
		);
	}

	/**
	 * Cleans settings that are given whole or in part; what is not given stays. Groups that are not given are not judged, so
	 * what an older version let pass elsewhere keeps nobody from saving.
	 *
	 * @param  array $given Given settings by group.
	 * @return array|WP_Error The given groups, or every mistake by the path of its field.
	 */
	public function check( array $given ) {
		$values = SettingChanges::values( $this->options->stored() );
		if (array() !== array_diff_key( $given, $values ) ) {
			return new \WP_Error( 'hadaya_invalid', __( 'Nothing was saved: this page is older than the plugin. Note down what you have entered, then load the page again.', 'hadaya' ), array( 'status' => 400 ) );
		}
		foreach ( array_intersect_key( $given, $values ) as $group => $fields ) {
			if ('widgets' === $group ) {
				$values[ $group ] = is_array( $fields ) ? WidgetList::fill( $values[ $group ], $fields, $this->next_id() ) : $fields;
			} else {
				$values[ $group ] = 'front' !== $group && is_array( $values[ $group ] ) && is_array( $fields ) ? array_merge( $values[ $group ], $fields ) : $fields;
			}
		}
		$schema               = Schema::all();
		$schema['properties'] = array_intersect_key( $schema['properties'], $given );

		$validator = new Validator();
		$clean     = $validator->clean( $values, $schema, '' );
		if (array() === $validator->errors() ) {
			return $clean;
		}
		return new \WP_Error(
			'hadaya_invalid',
			__( 'Nothing was saved: some fields need another value.', 'hadaya' ),
			array(
				'status' => 400,
				'errors' => $validator->errors(),
			)
		);
	}

	/**
	 * Saves settings.
	 *
	 * @param  array $given    Given settings by group.
	 * @param  int   $revision Number of the settings that were changed.
	 * @return array|WP_Error The new state.
	 */
	public function save( array $given, int $revision ) {
		$conflict = $this->find_conflict( $revision );
		$clean    = null === $conflict ? $this->check( $given ) : $conflict;
		if (is_wp_error( $clean ) ) {
			return $clean;
		}
		$stored = $this->migrated();
		foreach ( array_diff_key( $clean, array_flip( self::FRONT ) ) as $group => $fields ) {
			if ('widgets' === $group ) {
				$stored[ $group ] = WidgetList::merge( $stored[ $group ], $fields );
				continue;
			}
			// What another version of the plugin keeps beside our fields stays.
			$others           = isset( $stored[ $group ] ) && is_array( $stored[ $group ] ) ? $stored[ $group ] : array();
			$stored[ $group ] = array_merge( $others, $fields );
		}
		if (array() !== array_intersect_key( $clean, array_flip( self::FRONT ) ) ) {
			$stored['page_settings'] = FrontSettings::merge( $this->options->page_settings(), $clean );
		}
		return $this->replace( $stored );
	}

	/**
	 * What is kept, in today's shape: older versions had one widget.
	 *
	 * @return array
	 */
	private function migrated(): array {
		$stored = $this->options->stored();
		if (! isset( $stored['widgets'] ) ) {
			$stored['widgets'] = $this->options->widgets();
			$stored['common']  = $this->options->common();
		}
		unset( $stored['widget'] );
		return $stored;
	}

	/**
	 * The number of the next widget.
	 *
	 * @return int
	 */
	private function next_id(): int {
		return WidgetList::next_id( array_merge( array( $this->options->stored() ), array_column( $this->history(), 'settings' ) ) );
	}

	/**
	 * Brings an earlier state back. The present one becomes an earlier one, so this can be undone as well.
	 *
	 * @param  int $number   Number of the earlier state.
	 * @param  int $revision Number of the settings that the owner sees.
	 * @return array|WP_Error The new state.
	 */
	public function restore( int $number, int $revision ) {
		$conflict = $this->find_conflict( $revision );
		if (null !== $conflict ) {
			return $conflict;
		}
		foreach ( $this->history() as $entry ) {
			if ($number === $entry['revision'] ) {
				return $this->replace( $entry['settings'] );
			}
		}
		return new \WP_Error( 'hadaya_gone', __( 'This earlier state is no longer kept.', 'hadaya' ), array( 'status' => 404 ) );
	}

	/**
	 * Writes settings and puts the present ones before the earlier ones.
	 *
	 * @param  array $settings Settings as they are kept.
	 * @return array The new state.
	 */
	private function replace( array $settings ): array {
		$entry = array(
			'revision' => $this->revision(),
			'time'     => time(),
			'user'     => get_current_user_id(),
			'settings' => $this->options->stored(),
		// Now, while what neither state keeps is filled in by the same words: defaults are in the reader's language.
			'changes'  => SettingChanges::between( $this->options->stored(), $settings ),
		);
		update_option( self::HISTORY, array_slice( array_merge( array( $entry ), $this->history() ), 0, self::MOST ), false );
		$settings['revision'] = $entry['revision'] + 1;
		update_option( Options::NAME, EarlierForms::remember( $entry['settings'], $settings ) );
		return $this->state();
	}

	/**
	 * The answer to somebody who has changed settings that are no longer the present ones, or null.
	 *
	 * @param  int $revision Number of the settings that were changed.
	 * @return WP_Error|null
	 */
	private function find_conflict( int $revision ): ?\WP_Error {
		if ($this->revision() === $revision ) {
			return null;
		}
		return new \WP_Error( 'hadaya_conflict', __( 'Nothing was saved: the settings were changed in another tab or by somebody else meanwhile.', 'hadaya' ), array( 'status' => 409 ) );
	}

	/**
	 * Number of the present settings; it grows with each save.
	 *
	 * @return int
	 */
	private function revision(): int {
		$stored = $this->options->stored();
		return isset( $stored['revision'] ) ? (int) $stored['revision'] : 0;
	}

	/**
	 * The earlier states, the latest first.
	 *
	 * @return array[]
	 */
	private function history(): array {
		$history = get_option( self::HISTORY, array() );
		return is_array( $history ) ? $history : array();
	}
}
