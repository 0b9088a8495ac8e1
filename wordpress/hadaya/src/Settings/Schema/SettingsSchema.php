<?php
/**
 * The schema of all settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

use Hadaya\Languages\Translatable;
use Hadaya\Settings\SettingParts;

defined( 'ABSPATH' ) || exit;

/**
 * Describes every setting as a JSON schema: the REST route validates by it, and the settings app renders from it.
 * Additional keywords: `enumNames` are the labels of the choices, `when` names a field of the same object and the
 * values with which this one is active, `isRare` fields are collapsed, `isOptional` fields may stay unset,
 * `isTranslatable` texts may be given in several `languages`, and `format` may also be one of those that `Formats`
 * knows (`pattern` describes its texts), `channel` or `json`; formats that end in `long` allow line breaks.
 */
final class SettingsSchema {

	private Schema $schema;
	private Translatable $translatable;
	private SettingParts $setting_parts;
	private FrontSchema $front_schema;

	public function __construct(
		Schema $schema,
		Translatable $translatable,
		SettingParts $setting_parts,
		FrontSchema $front_schema
	) {
		$this->schema        = $schema;
		$this->translatable  = $translatable;
		$this->setting_parts = $setting_parts;
		$this->front_schema  = $front_schema;
	}

	/**
	 * The whole schema.
	 *
	 * @return array<string, mixed>
	 */
	public function all(): array {
		$own = array(
			'front'         => $this->front_schema->all(),
			'page_settings' => $this->schema->text(
				__( 'Other settings (JSON)', 'hadaya' ),
				'json',
				__(
					'Settings without a field above, for example {"contact": {"weekendDays": [5, 6]}}. Saving moves the others to their fields.',
					'hadaya'
				)
			),
		);
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'hadaya-settings',
			'type'       => 'object',
			'properties' => $this->translatable->mark( array_map( 'call_user_func', $this->setting_parts->of( 'schema' ) ) + $own ),
		);
	}
}
