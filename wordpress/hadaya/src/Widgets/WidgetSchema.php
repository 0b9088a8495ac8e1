<?php
/**
 * Settings for the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Languages\Languages;
use Hadaya\Languages\LanguageTag;
use Hadaya\Languages\PluginLanguages;
use Hadaya\Settings\Schema\OwnerSchema;
use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings of our own contact widgets, from `owner.json`.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class WidgetSchema {

	/**
	 * Maximum number of widgets on a site.
	 */
	const MOST = 20;

	private OwnerSchema $owner_schema;
	private Channels $channels;
	private Schema $schema;
	private PluginLanguages $plugin_languages;

	public function __construct( OwnerSchema $owner_schema, Channels $channels, Schema $schema, PluginLanguages $plugin_languages ) {
		$this->owner_schema     = $owner_schema;
		$this->channels         = $channels;
		$this->schema           = $schema;
		$this->plugin_languages = $plugin_languages;
	}

	/**
	 * Returns the schema for the list of widgets, with 1 to `MOST` widgets.
	 *
	 * @return FieldSchema
	 */
	public function all(): array {
		$more = array(
			'minItems' => 1,
			'maxItems' => self::MOST,
		);
		return Schema::items( __( 'Contact widgets', 'hadaya' ), Schema::group( $this->fields(), __( 'Add widget', 'hadaya' ) ), $more );
	}

	/**
	 * Returns all fields of a widget, keyed by name, in display order.
	 *
	 * @return array<string, FieldSchema>
	 */
	public function fields(): array {
		$fields = $this->owner_schema->fields( 'widget' );

		$fields['channels']['items']['properties'] = $this->with_known_types( $fields['channels']['items']['properties'] );
		return $fields + $this->form();
	}

	/**
	 * Returns the fields of a channel, with only the channel types of this site as choices.
	 *
	 * @param array<string, FieldSchema> $fields Fields as the contact widget describes them.
	 * @return array<string, FieldSchema>
	 */
	private function with_known_types( array $fields ): array {
		$known = $this->channels->all();

		$fields['channel']['enum']      = array_keys( $known );
		$fields['channel']['enumNames'] = array_column( $known, 'name' );
		$fields['channel']['default']   = (string) key( $known );
		$fields['team']['when']['in']   = array_values( array_filter( array_keys( $known ), array( $this->channels, 'has_team' ) ) );
		return $fields;
	}

	/**
	 * Returns the fields of a widget's own form. Empty fields take their values from the shared form.
	 *
	 * @return array<string, FieldSchema>
	 */
	private function form(): array {
		$fields = $this->owner_schema->fields( 'form' );
		$empty  = __( 'Leave empty to use the text under “Form”.', 'hadaya' );
		$own    = array(
			'title'   => $this->schema->text( __( 'Title', 'hadaya' ), '', $empty ),
			'items'   => array_merge(
				$fields['items'],
				array( 'description' => __( 'Leave empty to use the fields under “Form”.', 'hadaya' ) )
			),
			'button'  => $this->schema->text( __( 'Button text', 'hadaya' ), '', $empty ),
			'success' => $this->schema->text( __( 'Confirmation message', 'hadaya' ), '', $empty ),
			'mail_to' => $this->schema->text(
				__( 'Send messages to', 'hadaya' ),
				'email',
				__( 'Leave empty to use the address under “Form”.', 'hadaya' )
			),
		);
		return array(
			'own_form' => Schema::when(
				Schema::flag( __( 'Use a custom form', 'hadaya' ) ),
				'form',
				array( true )
			),
			'own'      => Schema::when(
				Schema::group( $own, __( 'Custom form', 'hadaya' ) ) + array( 'default' => WidgetDefaults::OWN_FORM ),
				'own_form',
				array( true )
			),
		);
	}

	/**
	 * Returns a group with the fields for the settings that all widgets on a page share.
	 *
	 * @return FieldSchema
	 */
	public function shared(): array {
		return Schema::group( $this->common(), __( 'All widgets', 'hadaya' ) );
	}

	/**
	 * Returns the fields of the group in `shared()`, keyed by name.
	 *
	 * @return array<string, FieldSchema>
	 */
	public function common(): array {
		$added            = array_diff_key( LanguageTag::NAMES, array( LanguageTag::base( LanguageTag::of( Languages::of_site() ) ) => '' ) );
		$list             = Schema::items( __( 'Additional languages', 'hadaya' ), Schema::choice( '', $added ) );
		$list['isHidden'] = array() !== $this->plugin_languages->all();
		return array( 'languages' => $list ) + $this->owner_schema->fields( 'common' );
	}

	/**
	 * Returns the names of the weekdays by number, with 0 for Sunday.
	 *
	 * @return string[]
	 */
	public function days(): array {
		$fields = $this->owner_schema->fields( 'widget' );
		return $fields['hours']['properties']['lines']['items']['properties']['days']['items']['enumNames'];
	}

	/**
	 * Returns the labels of the traffic types, keyed by type.
	 *
	 * @return string[]
	 */
	public function sources(): array {
		$choice = $this->owner_schema->fields( 'widget' )['traffic']['properties']['sources']['items'];
		return array_combine( $choice['enum'], $choice['enumNames'] );
	}

	/**
	 * Returns the types of custom fields, which are those for which the owner enters a label.
	 *
	 * @return string[]
	 */
	public function own_kinds(): array {
		return $this->owner_schema->fields( 'form' )['items']['items']['properties']['label']['when']['in'];
	}
}
