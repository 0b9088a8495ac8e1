<?php
/**
 * Settings for a channel.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\FieldCondition;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings of a channel of our contact widget, from `owner.json`, limited to the channel types of this site.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class ChannelSchema {

	private ChannelValues $channel_values;
	private WidgetSchema $widget_schema;

	public function __construct( ChannelValues $channel_values, WidgetSchema $widget_schema ) {
		$this->channel_values = $channel_values;
		$this->widget_schema  = $widget_schema;
	}

	/**
	 * Returns all fields by name, in display order.
	 *
	 * @return array<string, FieldSchema>
	 */
	public function fields(): array {
		return $this->widget_schema->fields()['channels']['items']['properties'];
	}

	/**
	 * Prepares a channel for validation. The message in a chat link that the owner entered as the number becomes the channel's message, unless the
	 * owner wrote one. Agents inherit the channel's type, which determines how their numbers are sanitised. Other objects stay unchanged.
	 *
	 * @param array<string, mixed>       $given  Given object.
	 * @param array<string, FieldSchema> $fields Schemas of its fields.
	 * @return array<string, mixed>
	 */
	public static function prepare( array $given, array $fields ): array {
		if ( ! isset( $fields['channel'] ) ) {
			return $given;
		}
		$can_say = isset( $given['value'], $fields['message'] )
			&& is_string( $given['value'] )
			&& FieldCondition::is_met( $fields['message'], $given, $fields );
		if ( $can_say && '' === ( $given['message'] ?? '' ) ) {
			$given['message'] = PastedNumber::message_in_link( $given['value'] );
		}
		foreach ( isset( $given['agents'] ) && is_array( $given['agents'] ) ? $given['agents'] : array() as $index => $agent ) {
			if ( is_array( $agent ) ) {
				$given['agents'][ $index ]['channel'] = $given['channel'] ?? '';
			}
		}
		return $given;
	}

	/**
	 * Returns the sanitisers for a channel's texts, keyed by format.
	 *
	 * @return callable[]
	 */
	public function formats(): array {
		return array( 'channel' => array( $this, 'clean_value' ) );
	}

	/**
	 * Sanitises the number, URL or name of a channel according to the channel's type.
	 *
	 * @param string               $value   Given value.
	 * @param array<string, mixed> $channel Given channel, or one of its agents.
	 * @return string[] The sanitised value, and the problem, which is empty if the value is valid.
	 */
	public function clean_value( string $value, array $channel ): array {
		$type = $channel['channel'] ?? '';
		return $this->channel_values->clean( is_scalar( $type ) ? (string) $type : '', $value );
	}
}
