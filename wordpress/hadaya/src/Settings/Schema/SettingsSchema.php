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
 * The one description of every setting, as a JSON schema: the REST route checks by it, and the settings app draws by it.
 * Beside the usual words: `enumNames` are the labels of the choices, `when` names a field of the same object and the values
 * at which this one has an effect, `isRare` fields lie behind a line that opens, `isOptional` ones may stay unset, `isTranslatable`
 * texts may be given in several `languages`,
 * and `format` may also be one of those that `Formats` knows (`pattern` says what its texts look like), `channel` or `json`; in one that ends in `long` lines may break.
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
