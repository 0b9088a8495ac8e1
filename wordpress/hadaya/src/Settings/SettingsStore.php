<?php
/**
 * Keeping of settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Form\Consent;
use Hadaya\Settings\Schema\Schema;
use Hadaya\Webhook\OwnHeaders;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the settings as a whole. One save at a time: whoever has changed settings that are no longer the present ones
 * is told so.
 */
final class SettingsStore {

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * The earlier states.
	 *
	 * @var SettingsHistory
	 */
	private SettingsHistory $history;

	/**
	 * Remembers its parts.
	 *
	 * @param Options $options The owner's settings.
	 */
	public function __construct( Options $options ) {
		$this->options = $options;
		$this->history = new SettingsHistory();
	}

	/**
	 * The settings with their number, what is to be said beside them, and when and by whom the earlier ones were replaced and
	 * what that changed.
	 *
	 * @return array
	 */
	public function state(): array {
		$values = SettingChanges::values( $this->options->stored() );
		$notes  = SettingNotes::all( $this->options->form(), $this->options->widgets() );
		// Objects in JSON also while they are empty.
		$values['front']           = (object) $values['front'];
		$values['form']['webhook'] = OwnHeaders::hide( $values['form']['webhook'] );
		return array(
			'revision' => $this->revision(),
			'settings' => $values,
			'notes'    => (object) $notes,
			'history'  => $this->history->told( $this->options->stored() ),
		);
	}

	/**
	 * Cleans settings that are given whole or in part; what is not given stays. Groups that are not given are not judged, so
	 * what an older version let pass elsewhere keeps nobody from saving.
	 *
	 * @param array $given Given settings by group.
	 * @return array|\WP_Error The given groups, or every mistake by the path of its field.
	 */
	public function check( array $given ) {
		$values = SettingChanges::values( $this->options->stored() );
		if ( array() !== array_diff_key( $given, $values ) ) {
			return Refusal::invalid( __( 'Nothing was saved: this page is older than the plugin. Note down what you have entered, then load the page again.', 'hadaya' ) );
		}
		foreach ( array_intersect_key( $given, $values ) as $group => $fields ) {
			if ( 'widgets' === $group ) {
				$values[ $group ] = is_array( $fields ) ? WidgetList::fill( $values[ $group ], $fields, $this->next_id() ) : $fields;
			} else {
				$values[ $group ] = 'front' !== $group && is_array( $values[ $group ] ) && is_array( $fields ) ? array_merge( $values[ $group ], $fields ) : $fields;
			}
		}
		if ( isset( $values['form']['webhook'] ) && is_array( $values['form']['webhook'] ) ) {
			$values['form']['webhook'] = OwnHeaders::reveal( $values['form']['webhook'], $this->options->form()['webhook'] );
		}
		$schema               = Schema::all();
		$schema['properties'] = array_intersect_key( $schema['properties'], $given );

		$validator = new Validator();
		$clean     = $validator->clean( $values, $schema, '' );
		if ( array() === $validator->errors() ) {
			return $clean;
		}
		return Refusal::invalid( __( 'Nothing was saved: some fields need another value.', 'hadaya' ), $validator->errors() );
	}

	/**
	 * Saves settings.
	 *
	 * @param array $given    Given settings by group.
	 * @param int   $revision Number of the settings that were changed.
	 * @return array|\WP_Error The new state.
	 */
	public function save( array $given, int $revision ) {
		return $this->replace(
			$revision,
			function () use ( $given ) {
				$clean = $this->check( $given );
				return is_wp_error( $clean ) ? $clean : KeptSettings::with( $this->options, $clean );
			}
		);
	}

	/**
	 * The number of the next widget.
	 *
	 * @return int
	 */
	private function next_id(): int {
		return WidgetList::next_id( array_merge( array( $this->options->stored() ), array_column( $this->history->entries(), 'settings' ) ) );
	}

	/**
	 * Brings an earlier state back, with the secrets of today. The present one becomes an earlier one, so this can be undone as
	 * well.
	 *
	 * @param int $number   Number of the earlier state.
	 * @param int $revision Number of the settings that the owner sees.
	 * @return array|\WP_Error The new state.
	 */
	public function restore( int $number, int $revision ) {
		return $this->replace(
			$revision,
			function () use ( $number ) {
				$earlier = $this->history->find( $number );
				return null === $earlier ? Refusal::of( 'gone', __( 'This earlier state is no longer kept.', 'hadaya' ), 404 ) : Secrets::carry( $earlier, $this->options->stored() );
			}
		);
	}

	/**
	 * Replaces the settings, as the only one at this moment, and tells others of it.
	 *
	 * @param int      $revision Number of the settings that were changed.
	 * @param callable $make     Makes the new settings, as they are kept, from the present ones.
	 * @return array|\WP_Error The new state.
	 */
	private function replace( int $revision, callable $make ) {
		$lock = new SaveLock();
		if ( ! $lock->take() ) {
			return Refusal::busy();
		}
		try {
			// Another process may have saved since these were read.
			$this->options->forget();
			$earlier  = $this->options->stored();
			$settings = $this->revision() === $revision ? $make() : $this->conflict( $revision );
			if ( is_wp_error( $settings ) ) {
				return $settings;
			}
			if ( ! $lock->is_mine() ) {
				return Refusal::busy();
			}
			$changes = SettingChanges::between( $earlier, $settings );
			$this->history->add( $revision, $earlier, $changes );
			$settings['revision'] = $revision + 1;
			update_option( Options::NAME, WideLetters::option( Consent::remember( $earlier, $settings ) ) );
		} finally {
			$lock->release();
		}
		/**
		 * Runs when the settings were saved, moved here or brought back, after others may save again.
		 *
		 * @since 0.2.0
		 *
		 * @param array   $settings Settings as they are kept now.
		 * @param array   $earlier  Settings as they were kept before.
		 * @param array[] $changes  What has changed: group, kind, name of a widget and names of fields.
		 */
		do_action( 'hadaya_settings_saved', $this->options->stored(), $earlier, $changes );
		return $this->state();
	}

	/**
	 * The answer to somebody who has changed settings that are no longer the present ones.
	 *
	 * @param int $revision Number of the settings that were changed.
	 * @return \WP_Error
	 */
	private function conflict( int $revision ): \WP_Error {
		$since = $this->history->since( $revision, $this->options->stored() );
		return Refusal::of( 'conflict', __( 'Nothing was saved: the settings were changed in another tab or by somebody else meanwhile.', 'hadaya' ), 409, array( 'revision' => $this->revision() ) + $since );
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
}
