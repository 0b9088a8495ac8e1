<?php
/**
 * What differs between two states of the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Settings\Schema\FrontSettings;
use Hadaya\Settings\Schema\SettingsSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Reads kept settings as the schema describes them, and names the fields that one save has changed.
 */
final class SettingChanges {

	private Options $options;
	private SettingsSchema $settings_schema;
	private FrontSettings $front_settings;

	public function __construct( Options $options, SettingsSchema $settings_schema, FrontSettings $front_settings ) {
		$this->options         = $options;
		$this->settings_schema = $settings_schema;
		$this->front_settings  = $front_settings;
	}

	/**
	 * Kept settings as the schema describes them.
	 *
	 * @param array<string, mixed> $stored What is kept.
	 * @return array<string, mixed>
	 */
	public function values( array $stored ): array {
		$all    = $this->options->complete( $stored );
		$all    = array_merge( $all, $this->front_settings->split( $all['page_settings'] ) );
		$schema = $this->settings_schema->all();
		$values = array();
		foreach ( $schema['properties'] as $group => $field ) {
			if ( 'array' === $field['type'] ) {
				$known            = $field['items']['properties'];
				$values[ $group ] = array_map( static fn ( array $item ): array => array_intersect_key( $item, $known ), $all[ $group ] );
			} else {
				$values[ $group ] = 'object' === $field['type']
					? array_intersect_key( $all[ $group ], $field['properties'] )
					: FrontSettings::to_text( $all[ $group ] );
			}
		}
		return $values;
	}

	/**
	 * The changes that lead from one state to the next: by group, and by widget, the names of the fields.
	 *
	 * @param array<string, mixed> $earlier What was kept.
	 * @param array<string, mixed> $later   What is kept then.
	 * @return array[] `group`, `widget` (its name where there are several), `kind` (`changed`, `added`, `removed`, `moved`), `fields`.
	 */
	public function between( array $earlier, array $later ): array {
		$before  = $this->values( $earlier );
		$after   = $this->values( $later );
		$lists   = $this->options->parts( 'fill' );
		$changes = array();
		// A secret that the first save has made is no change of the owner's.
		if ( '' === $before['form']['webhook']['secret'] ) {
			$after['form']['webhook']['secret'] = '';
		}
		foreach ( $after as $group => $values ) {
			if ( isset( $lists[ $group ] ) ) {
				$changes = array_merge( $changes, self::of_list( $group, $before[ $group ], $values ) );
				continue;
			}
			$fields    = is_array( $values )
				? self::fields( $before[ $group ], $values )
				: ( $before[ $group ] === $values ? array() : array( $group ) );
			$changes[] = self::change( $group, 'changed', $fields );
		}
		return array_values(
			array_filter(
				$changes,
				static function ( $change ) {
					return 'changed' !== $change['kind'] || array() !== $change['fields'];
				}
			)
		);
	}

	/**
	 * The changes of a list whose items have numbers and names.
	 *
	 * @param string  $group  Group.
	 * @param array[] $before Items of the earlier state.
	 * @param array[] $after  Items of the later one.
	 * @return array[]
	 */
	private static function of_list( string $group, array $before, array $after ): array {
		$earlier = array_column( $before, null, 'id' );
		$later   = array_column( $after, null, 'id' );
		$is_one  = 1 === count( $earlier + $later );
		$changes = array();
		foreach ( $later as $id => $item ) {
			$is_new    = ! isset( $earlier[ $id ] );
			$fields    = $is_new ? array() : self::fields( $earlier[ $id ], $item );
			$changes[] = self::change( $group, $is_new ? 'added' : 'changed', $fields, $is_one ? '' : $item['name'] );
		}
		foreach ( array_diff_key( $earlier, $later ) as $item ) {
			$changes[] = self::change( $group, 'removed', array(), $item['name'] );
		}
		$stayed = array_keys( array_intersect_key( $later, $earlier ) );
		if ( array_keys( array_intersect_key( $earlier, $later ) ) !== $stayed ) {
			$changes[] = self::change( $group, 'moved', array() );
		}
		return $changes;
	}

	/**
	 * A change.
	 *
	 * @param string   $group  Group.
	 * @param string   $kind   Kind.
	 * @param string[] $fields Names of fields.
	 * @param string   $widget Name of a widget.
	 * @return array{group: string, widget: string, kind: string, fields: string[]}
	 */
	private static function change( string $group, string $kind, array $fields, string $widget = '' ): array {
		return array(
			'group'  => $group,
			'widget' => $widget,
			'kind'   => $kind,
			'fields' => $fields,
		);
	}

	/**
	 * Names of the fields that differ.
	 *
	 * @param array<string, mixed> $before Earlier values.
	 * @param array<string, mixed> $after  Later ones.
	 * @return string[]
	 */
	private static function fields( array $before, array $after ): array {
		$names = array();
		foreach ( $after as $name => $value ) {
			if ( ! array_key_exists( $name, $before ) || self::sorted( $before[ $name ] ) !== self::sorted( $value ) ) {
				$names[] = $name;
			}
		}
		return $names;
	}

	/**
	 * A value whose fields stand in one order, for older versions kept them in another.
	 *
	 * @param mixed $value Value.
	 * @return mixed
	 */
	private static function sorted( $value ) {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( array_keys( $value ) !== array_keys( array_values( $value ) ) ) {
			ksort( $value );
		}
		return array_map( array( __CLASS__, 'sorted' ), $value );
	}
}
