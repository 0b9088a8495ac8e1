<?php
/**
 * Settings sent by the settings app.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Settings\Schema\SettingsSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Fills in the stored values of settings that were not submitted, and validates the result before it is saved or previewed.
 */
final class SettingsInput {

	private Options $options;
	private SettingsHistory $history;
	private Validator $validator;
	private SettingChanges $setting_changes;
	private SettingParts $setting_parts;
	private SettingsSchema $settings_schema;

	public function __construct(
		Options $options,
		SettingsHistory $history,
		Validator $validator,
		SettingChanges $setting_changes,
		SettingParts $setting_parts,
		SettingsSchema $settings_schema
	) {
		$this->options         = $options;
		$this->history         = $history;
		$this->validator       = $validator;
		$this->setting_changes = $setting_changes;
		$this->setting_parts   = $setting_parts;
		$this->settings_schema = $settings_schema;
	}

	/**
	 * Validates complete or partial settings. Missing groups are not validated, so that invalid values from an older
	 * version do not prevent saving other groups.
	 *
	 * @param array<string, mixed> $given Given settings by group.
	 * @return array<string, mixed>|\WP_Error The given groups, or the errors by field path.
	 */
	public function check( array $given ) {
		$values = $this->setting_changes->values( $this->options->stored() );
		if ( array() !== array_diff_key( $given, $values ) ) {
			return RestError::invalid(
				__( 'Nothing was saved: the plugin was updated while this page was open. Copy your changes, then reload the page.', 'hadaya' )
			);
		}
		$lists = $this->setting_parts->of( 'fill' );
		foreach ( array_intersect_key( $given, $values ) as $group => $fields ) {
			if ( isset( $lists[ $group ] ) ) {
				$values[ $group ] = is_array( $fields ) ? call_user_func( $lists[ $group ], $values[ $group ], $fields, $this->states() ) : $fields;
			} else {
				$values[ $group ] = 'front' !== $group && is_array( $values[ $group ] ) && is_array( $fields )
					? array_merge( $values[ $group ], $fields )
					: $fields;
			}
		}
		if ( isset( $values['form']['webhook'] ) && is_array( $values['form']['webhook'] ) ) {
			$values['form']['webhook'] = Secrets::reveal( $values['form']['webhook'], $this->options->form()['webhook'] );
		}
		$schema               = $this->settings_schema->all();
		$schema['properties'] = array_intersect_key( $schema['properties'], $given );

		$validator = $this->validator->fresh();
		$clean     = $validator->clean( $values, $schema, '' );
		if ( array() === $validator->errors() ) {
			return $clean;
		}
		return RestError::invalid( __( 'Nothing was saved. Correct the invalid fields, then save again.', 'hadaya' ), $validator->errors() );
	}

	/**
	 * Returns the current settings and the earlier revisions, so that a new list item gets an id that none of them contains.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function states(): array {
		return array_merge( array( $this->options->stored() ), array_column( $this->history->entries(), 'settings' ) );
	}
}
